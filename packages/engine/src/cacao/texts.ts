import type { Deed } from '../craft/correct.ts';
import { awText, hangsOnBar } from '../craft/keeping.ts';
import { fold } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import { fixed, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Row } from './catalogue.ts';
import { type Finding, type Level, MOST_VEGETABLE_FAT } from './law.ts';
import { CONTENTS } from './params.gen.ts';
import type { Part } from './params.ts';
import { type Family, isFilling } from './profile.ts';
import {
  added,
  afterChanges,
  aw,
  COCOA_BUTTER_AND_MILK_FAT,
  changed,
  confirm,
  KINDS,
  labelWords,
  perKilo,
  reason,
  reasons,
  remedies,
  SUGARS,
  taken,
  tooWet,
  unknownTypeAs,
} from './texts.gen.ts';
import { bound } from './title-texts.ts';
import { DEFAULT_TYPE, labelOf } from './types.ts';

export * from './texts.gen.ts';

/** Under so many grams a formula is parts: advice is per kilo. */
export const SMALLEST_BATCH = 100;

/** «añade 30 g de pasta de cacao», «cambia 30 g de azúcar por pasta de cacao»; `total` is the weight of the formula. */
export function change(deed: Deed<Row>, total: number): string {
  if (total >= SMALLEST_BATCH) return changeOf(deed, deed.grams);
  return perKilo(changeOf(deed, (1000 * deed.grams) / total));
}

function changeOf({ from, to }: Deed<Row>, grams: number): string {
  const amount = `${trimmed(grams, grams < 10 ? 1 : 0)} g`;
  const nameOf = ({ row }: { readonly row: Row }) => weighedName(row.nombre);
  if (from && to) return changed(amount, nameOf(from), nameOf(to));
  return from ? taken(amount, nameOf(from)) : added(amount, nameOf(to!));
}

/** What stands in brackets tells rows apart, not what to weigh. */
const weighedName = remember((name) => lowerFirst(name.split(' (')[0]!));

/**
 * One reason: what is out, the limit, and what to do about it; in words where nothing can be weighed. `fresh` is a
 * number that only the changes told before push out.
 */
export function reasonOf(finding: Finding, family: Family, told: string | undefined, fresh: boolean): string {
  const { level, authority } = finding.rule;
  // What we ask for ourselves is nobody's law.
  const limit = bound(finding, authority === 'consejo' ? '' : (KIND_OF[level] ?? ''));
  const usual = reason(subject(finding, family), finding.value, limit, told ?? remedyOf(finding, family));
  return fresh ? afterChanges(usual) : (specialReason(finding, limit, family, told) ?? usual);
}

const KIND_OF: Partial<Record<Level, string>> = KINDS;

function subject({ rule: { param } }: Finding, family: Family): string {
  if (param.part === 'mantecaGrasaLactea') return COCOA_BUTTER_AND_MILK_FAT(param.suffix);
  return param.part === 'azucar' && isFilling(family) ? SUGARS : param.label;
}

/** The few reasons that do not read «what, how much, limit: remedy». */
function specialReason(finding: Finding, limit: string, family: Family, told: string | undefined): string | undefined {
  const { rule, side, value } = finding;
  const legal = rule.level === 'legal';
  switch (rule.param.part) {
    case 'cacaoTotal':
      return legal && isFilling(family) ? reasons.fillingWithoutCocoa(value, bound(finding, ''), told) : undefined;
    case 'csd':
      return legal && side === 'high'
        ? reasons.notWhite(value, bound(finding, ''), told ?? remedies.ONLY_BUTTER)
        : undefined;
    case 'ratio':
      return reasons.ratio(value, limit, told ?? remedyOf(finding, family));
    case 'aguaPorManteca':
      return reasons.runny(value, limit, told ?? remedyOf(finding, family));
    case 'lacteos':
      return side === 'high' && family === 'negro' ? reasons.milky(value, limit, told) : undefined;
    case 'agua':
      if (!legal || isFilling(family)) return undefined;
      return (family === 'untable' ? reasons.wetSpread : reasons.wet)(value, finding.limit, told);
    case 'grasaVegetal':
      return legal ? undefined : reasons.vegetableFat(value, MOST_VEGETABLE_FAT, told ?? remedies.BUTTER);
    case 'almidon':
      return finding.limit === 0 ? reasons.starch(value, told) : undefined;
    case 'grasaNoAutorizada':
      return reasons.foreignFat(value, told ?? remedies.BUTTER);
    case 'azucarAnadido':
      return reasons.addedSugar(value, told);
    case 'coberturas':
      return reasons.MADE_COUVERTURE;
    default:
      return undefined;
  }
}

/** What to do about a part, whatever the family or family by family. */
type Remedy = string | Readonly<Partial<Record<Family | 'otro', string>>>;
interface Remedied {
  readonly label: string;
  readonly remedy?: { readonly low?: Remedy; readonly high?: Remedy };
}
const REMEDIED: Readonly<Record<Part, Remedied>> = CONTENTS;

function remedyOf({ rule: { param }, side }: Finding, family: Family): string {
  const remedy = REMEDIED[param.part].remedy?.[side];
  const found = typeof remedy === 'string' ? remedy : (remedy?.[family] ?? remedy?.otro);
  return found ?? remedies.look(param.label);
}

/** Its weights are of before the pot, which may do it all. */
export function highWaterActivity(value: number, bar: number, most: number, told: string | undefined, cooked: boolean) {
  return tooWet(awText(value, bar), most, cooked, told ?? remedies.BIND_WATER);
}

export function confirmed(finding: Finding): string {
  return confirm(finding.rule.param.label, finding.value, bound(finding, KINDS.legal));
}

/** Two decimals, or the three a meter gives. */
export const reading = (value: number) => fixed(value, Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? 2 : 3);

/** `cooked` is what loses water in the pot: its weights are of before. */
export function measureAw(value: number, bar: number, most: number, measured: number | undefined, cooked: boolean) {
  const reckoned = awText(value, bar);
  if (measured === undefined) {
    return hangsOnBar(value, most, bar) ? aw.hanging(reckoned, cooked, most) : aw.reckoned(bar, cooked);
  }
  const apart = Math.abs(measured - value);
  return aw.measured(reading(measured), reckoned, most, apart > bar ? apart : undefined);
}

/** What a name that claims a quality is short of. */
export function qualityMissed(name: string, said: string, missed: readonly Finding[]): string {
  const each = missed.map(({ rule, value, limit }) => labelWords.missed(rule.param.label, limit, value));
  return labelWords.quality(name, said, each);
}

/** The word by which a name claims a quality above the common one. */
export function qualityIn(name: string): string | undefined {
  return /\b(?:extra|superior(?:es)?|suprem[oa]s?|gran calidad|calidad superior)\b/.exec(fold(name))?.[0];
}

export function unknownType(type: string): string {
  return unknownTypeAs(type, labelOf(DEFAULT_TYPE));
}
