import { NUMBER_WORDS, ROUGHLY, SAID } from './pasted.gen.ts';

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

/** «mantequilla 60, a 35°»: how warm it goes in. */
export const AT_DEGREES = /(?<=\d\D{0,12}),\s+a\s+\d{1,3}\s?[º°]\s?c?\.?$/i;

/** Number words as numbers, «y medio» as a half, a dozen as twelve. `rough` when the text itself says «unos», «aprox.». */
export function spoken(text: string): { readonly plain: string; readonly rough: boolean } {
  const written = SAID.reduce((said, [pattern, { as, factors, unit }]) => {
    if (as !== undefined) return said.replace(pattern, as);
    if (factors === undefined) return said.replace(pattern, (word) => NUMBER_WORDS[word.toLowerCase()]!);
    const sumOf = (numbers: readonly unknown[]) =>
      factors.reduce((sum, factor, i) => sum + factor * Number(numbers[i]), 0);
    return said.replace(pattern, (_, ...numbers: unknown[]) => `${sumOf(numbers)} ${unit}`);
  }, text);
  const cold = written.replace(AT_DEGREES, '');
  const plain = ROUGHLY.reduce((said, pattern) => said.replace(pattern, ''), cold);
  return { plain, rough: plain !== cold };
}
