import { awText, shelfLife } from '../craft/keeping.ts';
import { trimmed } from '../craft/spanish.ts';
import type { Finding } from './law.ts';
import {
  failures,
  fillingAs,
  KINDS,
  noSpreadBy,
  notAsBy,
  objectedAs,
  shortOfTradeBy,
  unlawfulAs,
} from './texts.gen.ts';

export * from './texts.gen.ts';

function failure(finding: Finding): string {
  return failing(finding, limitText(finding));
}

/** «cacao total 30,00 % (mínimo 35 %)». */
function failing({ rule, value }: Finding, limit: string): string {
  return `${failures.part(rule.param.label, value)} (${limit})`;
}

function limitText(finding: Finding): string {
  const { part } = finding.rule.param;
  if (part === 'agua') return failures.water(finding.limit);
  if (part === 'almidon' && finding.limit === 0) return failures.STARCH;
  if (part === 'azucarAnadido') return failures.ADDED_SUGAR;
  return part === 'grasaNoAutorizada' ? failures.FOREIGN_FAT : bound(finding, '');
}

const failuresOf = (findings: readonly Finding[]) => findings.map(failure).join('; ');

/** «mínimo legal 35 %»; `kind` ends in a space unless it is empty. */
export function bound({ side, limit }: Finding, kind: string): string {
  return `${side === 'low' ? 'mínimo' : 'máximo'} ${kind}${trimmed(limit)} %`;
}

export const unlawful = (name: string, findings: readonly Finding[]) => unlawfulAs(name, failuresOf(findings));

export const shortOfTrade = (finding: Finding) => shortOfTradeBy(failing(finding, bound(finding, KINDS.oficio)));

export const filling = (title: string, aw: number, bar: number) => fillingAs(title, awText(aw, bar), shelfLife(aw));

export const noSpread = (findings: readonly Finding[]) => noSpreadBy(failuresOf(findings));

export const notAs = (name: string, finding: Finding) => notAsBy(name, failure(finding));

/** `text` is what is said against it. */
export const objected = (title: string, text: string) => objectedAs(title, text.slice(0, -1));
