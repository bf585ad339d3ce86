/** Brings what people say and chats add to the form of a list: «[18:03] Ana: medio kilo…» → «½ kilo…». */

/** Stamp and sender of a message, as WhatsApp exports and copies them. */
const STAMP =
  /^[\u200e\u200f\s]*(?:\[\d{1,4}[^\]\n]{3,30}\]\s*(?:[^:\n]{1,40}:(?:\s|$))?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\s+[-–]\s+(?:[^:\n]{1,40}:(?:\s|$))?)/i;

/** «Ana, [14.11.26 07:22]»: the line Telegram puts above a message. */
export const ABOVE = /^[^[\n\d]{1,40},?\s*\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}[^\]\n]{0,10}\]\s*$/;

/** «Ana: leche 6 l» line after line: who speaks, where no stamp says so. */
export function withoutSenders(text: string): string {
  // «Azúcar: 20 g» says a quantity and nothing else: nobody speaks.
  const senders = /^(\p{Alpha}[^:\n\d]{1,40}): (?=\S)(?![\d.,½¼¾⅓⅔⅛ ]+\p{Alpha}{0,10}\.?[ \t]*$)/gmu;
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(senders)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return text.replace(senders, (head, name: string) => (counts.get(name)! > 2 ? '' : head));
}

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
/** «kilo y cuarto», «2 litros y medio», wherever it stands in a line. */
const KILO_AND = new RegExp(
  `(?<![\\p{Alpha}\\d.,])(?:(\\d{1,3}|${NUMBER})\\s+)?(kilos?|litros?|(?:kg|l|lts?)(?=\\s+y\\s+\\p{Alpha}+(?:\\s+de\\s|\\s*$)))\\s+y\\s+(?:un\\s+)?(medio|½|cuarto|tres cuartos)(?![\\p{Alpha}])`,
  'giu',
);
const PART_OF: Readonly<Record<string, string>> = { medio: '½', '½': '½', cuarto: '¼', 'tres cuartos': '¾' };
/** «1 kg 300 g», «1k 300» at the end. */
const KILO_GRAMS =
  /(?<![\p{Alpha}\d.,/])(\d{1,3})\s?(?:kgs?|k|kilos?)\.?\s?(?:y\s+)?(\d{3})(?:\s?(?:g|gr|grs|gramos)(?![\p{Alpha}\d])|\s*$)/giu;
/** «1k2», «1k25». */
const KILO_TENTHS = /(?<![\p{Alpha}\d.,/])(\d{1,2})k(\d{1,2})(?![\p{Alpha}\d])/giu;
/** «6 l 400» at the end. */
const LITRES_AND = /(?<![\p{Alpha}\d.,/])(\d{1,3})\s?(?:l|lts?|litros?)\.?\s?(?:y\s+)?(\d{3})(?:\s?ml|\s*$)/giu;
/** «1 kg + 50 g». */
const KILO_PLUS =
  /(?<![\p{Alpha}\d.,/])(\d{1,3})\s?(?:kgs?|k|kilos?)\.?\s*\+\s*(\d{1,3})\s?(?:g|gr|grs|gramos)(?![\p{Alpha}\d])/giu;
/** «250 + 50 g». */
const SUM = /(?<![\p{Alpha}\d.,])(\d{1,5})\s?(?:g|grs?)?\.?\s*\+\s*(\d{1,5})\s?(?:g|gr|grs|gramos)(?![\p{Alpha}\d])/giu;
const inGrams = (_: string, kilos: string, grams: string) => `${1000 * Number(kilos) + Number(grams)} g`;
const SPOKEN_START = new RegExp(`^${NUMBER}(?=\\s)`, 'i');
const SPOKEN_WITHIN = new RegExp(`(?<=[\\s,:(])${NUMBER}(?=\\s+${MEASURE}(?![\\p{Alpha}]))`, 'giu');
const ABOUT =
  /^(?:unos|unas|aprox(?:imadamente)?\.?|más o menos|mas o menos|como|casi|sobre|alrededor de|~|≈|±)\s*(?=[\d½¼¾⅓⅔⅛])/i;
const ROUGHLY = /[\s,(]*\b(?:aprox(?:imadamente)?\b\.?|m[aá]s o menos\b|\+\/-)\)?$/i;

/** «mantequilla 60, a 35°»: how warm it goes in. */
export const AT_DEGREES = /(?<=\d\D{0,12}),\s+a\s+\d{1,3}\s?[º°]\s?c?\.?$/i;

/** Number words as numbers, «y medio» as a half, a dozen as twelve. `rough` when the text itself says «unos», «aprox.». */
export function spoken(text: string): { readonly plain: string; readonly rough: boolean } {
  const digit = (word: string) => WORDS[word.toLowerCase()]!;
  const numbers = text
    .replace(/^(?:(?:ah|eh|bueno|pues|vale|(?:o )?sea|luego|despu[eé]s)[\s,]+)+(?=\S)/i, '')
    .replace(/^(?:y|e)\s+(?=\p{Alpha}.*\d|(?:medi[oa]|una?|dos|tres)\s)/iu, '')
    .replace(/^(?:el|la|los|las)\s+(?=\p{Alpha}\D*\d)/iu, '')
    .replace(/^(?:(?:y|e)\s+)?(?:pon(?:le|es)?|echa(?:le|s)?|lleva|van?|usa)\s+(?=[\d½¼¾⅓⅔⅛])/i, '')
    .replace(/^(?:y|e)\s+(?=[\d½¼¾⅓⅔⅛])/i, '')
    .replace(/^(?:y|e)\s+(?:el|la|los|las)\s+/i, '')
    .replace(/^(?:opcional|ademas|además|tambien|también)(?:mente)?\s*:\s*/i, '')
    .replace(/(?<![\p{Alpha}\d])(?:un )?(?<!tres )cuarto de (?=kilo|litro)/giu, '¼ ')
    .replace(/(?<![\p{Alpha}\d])tres cuartos de (?=kilo|litro)/giu, '¾ ')
    .replace(
      KILO_AND,
      (_, whole: string | undefined, unit: string, part: string) =>
        `${WORDS[whole?.toLowerCase() ?? ''] ?? whole ?? 1}${PART_OF[part.toLowerCase()]} ${unit}`,
    )
    .replace(/\s*\((?:salen?|rinden?|para|hacen?)\s[^()]*\)/i, '')
    .replace(KILO_GRAMS, inGrams)
    .replace(KILO_TENTHS, '$1.$2 kg')
    .replace(LITRES_AND, (_, litres: string, rest: string) => `${1000 * Number(litres) + Number(rest)} ml`)
    .replace(KILO_PLUS, inGrams)
    .replace(SUM, (_, first: string, second: string) => `${Number(first) + Number(second)} g`)
    .replace(/^(kilo|litro)(?= )/i, '1 $1')
    .replace(
      /^(?=(?:pizca|pinch|chorr(?:it)?o|pu[nñ]ado|cucharad(?:it)?a|vaso|taza|sobre|vaina|rama) (?:de |of )?\p{Alpha}\D*$)/iu,
      '1 ',
    )
    .replace(SPOKEN_START, digit)
    .replace(SPOKEN_WITHIN, digit)
    .replace(/(\d) y (?:½|1\/2|media?)(?= )/gi, '$1½')
    .replace(/(\d) y (?=[13]\/\d )/g, '$1 ')
    .replace(/^(\d{1,3})(\s+\p{Alpha}{2,12}) y (?:½|1\/2|media?|medio)(?= )/giu, '$1½$2')
    .replace(/½ docena (?:de )?/gi, '6 ')
    .replace(/(\d{1,2}) docenas? (?:de )?/gi, (_, dozens: string) => `${12 * Number(dozens)} `)
    .replace(/\b(?:vas(?:it)?os?|envases?) (?:de |del )yogurt?(?= de )/gi, 'medidas')
    .replace(OTHER_SYSTEM, '$<metric>');
  const cold = numbers.replace(AT_DEGREES, '');
  const plain = cold.replace(ABOUT, '').replace(ROUGHLY, '');
  return { plain, rough: plain !== cold };
}

/** «225 g / 8 oz», «8 oz (225 g)»: one quantity in two systems. */
const OTHER_SYSTEM =
  /(?<metric>\d[\d.,]*\s?(?:g|gr|kg|ml|l)\b)\s*[/|]\s*[\d.,½¼¾⅓⅔⅛/ ]+\s?(?:fl\.? )?(?:oz|lbs?|ounces?|pounds?|cups?)\b\.?/i;
