import type { Nutrient } from './nutrition.ts';
import { NUTRIENT_LABELS as rows } from './texts.gen.ts';

export * from './texts.gen.ts';

/** Rows of the nutrition table as annex XV names them. */
export const NUTRIENT_LABELS: Readonly<Record<Nutrient, string>> = rows;

/** «a», «b» o «c»; «u» before the sound o. */
export function anyOf(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.pop() ?? '';
  if (quoted.length === 0) return last;
  return `${quoted.join(', ')} ${/^«h?o/i.test(last) ? 'u' : 'o'} ${last}`;
}

/** 10000 → «10 000». */
export const spaced = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');

/** «pan de centeno» → «pan de centeno 65 %»; a wholemeal one is made with so much wholemeal flour. */
export function wordingDue(said: string, percent: number): string {
  const bread = said.replace(/ integral(?:es)?$/, '');
  return bread === said ? `${said} ${percent} %` : `${bread} elaborado con harina integral ${percent} %`;
}
