/** Brings what people say and chats add to the form of a list: «[18:03] Ana: medio kilo…» → «½ kilo…». */

/** Stamp and sender of a message, as WhatsApp exports and copies them. */
const STAMP =
  /^[\u200e\u200f\s]*(?:\[\d{1,4}[^\]\n]{3,30}\]\s*(?:[^:\n]{1,40}:(?:\s|$))?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\s+[-–]\s+(?:[^:\n]{1,40}:(?:\s|$))?)/i;

export function withoutStamp(line: string): string {
  return line.slice(0, 120).replace(STAMP, '') + line.slice(120);
}

/** Pictures, their joints and tones, and digits in a box. */
const PICTURES =
  /[\d#*]\uFE0F?\u20E3|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D)+/gu;

export function withoutPictures(text: string): string {
  return text
    .replace(PICTURES, ' ')
    .replace(/[\u200b\u200e\u200f\u2060]/g, '')
    .trim();
}

const WORDS: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
  medio: '½',
  media: '½',
};
const NUMBER = `(?:${Object.keys(WORDS).join('|')})`;
const MEASURE =
  '(?:kilos?|kg|litros?|l|gramos?|cucharad(?:it)?as?|cdas?|cdtas?|cditas?|tazas?|vasos?|vasitos?|medidas?|pizcas?|pu[nñ]ados?|sobres?|docenas?|huevos?|yemas?|claras?|lim[oó]n(?:es)?|naranjas?|limas?|mandarinas?)';
const SPOKEN_START = new RegExp(`^${NUMBER}(?=\\s)`, 'i');
const SPOKEN_WITHIN = new RegExp(`(?<=[\\s,:(])${NUMBER}(?=\\s+${MEASURE}(?![\\p{Alpha}]))`, 'giu');
const ABOUT =
  /^(?:unos|unas|aprox(?:imadamente)?\.?|más o menos|mas o menos|como|casi|sobre|alrededor de|~|≈|±)\s*(?=[\d½¼¾⅓⅔⅛])/i;
const ROUGHLY = /[\s,(]*\b(?:aprox(?:imadamente)?\b\.?|m[aá]s o menos\b|\+\/-)\)?$/i;

/** Number words as numbers, «y medio» as a half, a dozen as twelve. `rough` when the text itself says «unos», «aprox.». */
export function spoken(text: string): { readonly plain: string; readonly rough: boolean } {
  const digit = (word: string) => WORDS[word.toLowerCase()]!;
  const numbers = text
    .replace(/^(?:y|e)\s+(?=[\d½¼¾⅓⅔⅛])/i, '')
    .replace(/^(?:un )?cuarto de (?=kilo|litro)/i, '¼ ')
    .replace(/^tres cuartos de (?=kilo|litro)/i, '¾ ')
    .replace(/^(kilo|litro)(?= )/i, '1 $1')
    .replace(
      /^(?=(?:pizca|pinch|chorr(?:it)?o|pu[nñ]ado|cucharad(?:it)?a|vaso|taza|sobre|vaina|rama) (?:de|of) )/i,
      '1 ',
    )
    .replace(SPOKEN_START, digit)
    .replace(SPOKEN_WITHIN, digit)
    .replace(/(\d) y (?:½|1\/2|media?)(?= )/gi, '$1½')
    .replace(/^(\d{1,3})(\s+\p{Alpha}{2,12}) y (?:½|media?|medio)(?= )/giu, '$1½$2')
    .replace(/½ docena (?:de )?/gi, '6 ')
    .replace(/(\d{1,2}) docenas? (?:de )?/gi, (_, dozens: string) => `${12 * Number(dozens)} `)
    .replace(/\b(?:vas(?:it)?os?|envases?) (?:de |del )yogurt?(?= de )/gi, 'medidas')
    .replace(OTHER_SYSTEM, '$<metric>');
  const plain = numbers.replace(ABOUT, '').replace(ROUGHLY, '');
  return { plain, rough: plain !== numbers };
}

/** «225 g / 8 oz», «8 oz (225 g)»: one quantity in two systems. */
const OTHER_SYSTEM =
  /(?<metric>\d[\d.,]*\s?(?:g|gr|kg|ml|l)\b)\s*[/|]\s*[\d.,½¼¾⅓⅔⅛/ ]+\s?(?:fl\.? )?(?:oz|lbs?|ounces?|pounds?|cups?)\b\.?/i;
