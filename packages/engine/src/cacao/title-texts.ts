import { awText, shelfLife } from '../craft/keeping.ts';
import { fixed, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Finding, Level } from './law.ts';

/** Who asks for a limit: law, the trade's rule, or the trade's advice. */
export const KINDS: Readonly<Partial<Record<Level, string>>> & { readonly oficio: string } = {
  legal: 'legal ',
  oficio: 'profesional ',
  objetivo: 'recomendado ',
};

export function lawful(title: string, superior: boolean): string {
  return `${title}${superior ? ' de calidad superior' : ''} (cumple RD 1055/2003)`;
}

export function unlawful(legalName: string, findings: readonly Finding[]): string {
  return `No cumple la denominación «${legalName}» (RD 1055/2003): ${findings.map(failure).join('; ')}`;
}

function failure(finding: Finding): string {
  const { part } = finding.rule.param;
  if (part === 'agua') return `${shown(finding)} (máximo técnico ${trimmed(finding.limit)} %)`;
  if (part === 'almidon' && finding.limit === 0) return `${shown(finding)} (solo se admite en el chocolate a la taza)`;
  if (part === 'azucarAnadido') return `${shown(finding)} (no se admiten: Reglamento (CE) 1924/2006)`;
  if (part === 'grasaNoAutorizada') return `${shown(finding)} (solo las del anexo II)`;
  return `${shown(finding)} (${bound(finding, '')})`;
}

/** «cacao total 30,00 %». */
export function shown({ rule, value }: Finding): string {
  return `${lowerFirst(rule.param.label)} ${fixed(value)} %`;
}

/** «mínimo legal 35 %»; `kind` ends in a space unless it is empty. */
export function bound({ side, limit }: Finding, kind: string): string {
  return `${side === 'low' ? 'mínimo' : 'máximo'} ${kind}${trimmed(limit)} %`;
}

export function shortOfTrade(finding: Finding): string {
  return `No llega a cobertura blanca: ${shown(finding)} (${bound(finding, KINDS.oficio)})`;
}

export function filling(title: string, aw: number, bar: number): string {
  return `${title} (aw estimada ${awText(aw, bar)}: ${shelfLife(aw)})`;
}

export function noSpread(findings: readonly Finding[]): string {
  return `No llega a crema de cacao y avellanas: ${findings.map(failure).join('; ')}`;
}

export function notAs(name: string, finding: Finding): string {
  return `No cumple como ${name}: ${failure(finding)}`;
}

export const BEAN_TO_BAR_SUFFIX = ' bean to bar';

export const GANACHE_TITLES = {
  negro: 'Ganache negra',
  leche: 'Ganache con leche',
  blanco: 'Ganache blanca',
} as const;

export const NUT_FILLING_TITLE = 'Relleno anhidro de frutos secos';
export const CHOCOLATE_FILLING_TITLE = 'Relleno anhidro de chocolate';

export function unvouched(unknown: number): string {
  return `No se puede acreditar la denominación: ${trimmed(unknown)} % sin identificar`;
}

/** Neither dry nor wet can be told of a filling that is not known. */
export function unvouchedFilling(unknown: number): string {
  return `Relleno de bombón sin aw ni conservación: ${trimmed(unknown)} % sin identificar`;
}

/** `text` is what is said against it. */
export function objected(title: string, text: string): string {
  return `${title} sin acreditar (${lowerFirst(text.slice(0, -1))})`;
}
