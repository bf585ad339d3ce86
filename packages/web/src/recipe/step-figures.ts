import type { KeptStep } from '../storage/workshop-records.ts';

const TEMPERATURE = /(?<![\d.,])([−–-]?\d{1,3}(?:[.,]\d)?)\s?(?:°|º)\s?C?(?![a-z])/gi;
/** «1 h 30 min», «20 minutos», «2 hours». */
const TIME =
  /(?<![\d.,])(?:(\d{1,3}(?:[.,]\d)?)\s?(?:h|hr?s|horas?|hores|hours?|heures?|ore|ora)(?![a-z])\.?(?:\s?(?:y|i|e|et|and)?\s?))?(?:(\d{1,4})\s?(?:min|minut(?:os?|es?|s|i|en|a)?|mins|′|')(?![a-z]))?/gi;
/** A figure before it that it is joined to: «180-200 ºC», «10 a 12 min». */
const JOINED = String.raw`\s?(?:[-–—/]|a|o|y|to|à|bis)\s?$`;
const WARMER = new RegExp(String.raw`\d\s?(?:[º°]\s?C?)?${JOINED}`, 'i');
const LONGER = new RegExp(String.raw`\d\s?(?:min|h)?${JOINED}`, 'i');

const figure = (text: string | undefined) => Number((text ?? '0').replace(',', '.').replace(/[−–]/, '-'));

/** The only figure of its kind in a step; nothing where several, or a span, leave a choice. */
function only(
  text: string,
  found: readonly RegExpMatchArray[],
  span: RegExp,
  read: (match: RegExpMatchArray) => number,
): number | null {
  const values = new Set(found.map((match) => (span.test(text.slice(0, match.index)) ? Number.NaN : read(match))));
  const [value = Number.NaN] = values;
  return values.size === 1 && Number.isFinite(value) ? value : null;
}

/** A step as it was written, with the temperature and the minutes it names. */
export function stepFrom(texto: string): KeptStep {
  const times = [...texto.matchAll(TIME)].filter(([whole]) => whole !== '');
  return {
    texto,
    temperatura: only(texto, [...texto.matchAll(TEMPERATURE)], WARMER, ([, degrees]) => figure(degrees)),
    minutos: only(texto, times, LONGER, ([, hours, minutes]) => 60 * figure(hours) + figure(minutes)),
  };
}
