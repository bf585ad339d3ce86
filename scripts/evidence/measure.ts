/** How the judgement by evidence does: on signed formulas with their round left out, and on nonsense searched for. */
import { readFileSync } from 'node:fs';
import { CRAFTS, type Craft } from '@obrador/engine';
import { foodOf } from '../../packages/engine/src/despensa/table.ts';
import { comparable, featuresOf } from '../../packages/engine/src/evidencia/features.ts';
import { judgedAmong, strangerIn } from '../../packages/engine/src/evidencia/precedent.ts';
import { variantOf } from '../../packages/engine/src/evidencia/variants.ts';
import { TYPE_GROUPS } from '../../packages/web/src/crafts/type-groups.gen.ts';
import { isSigned } from './adversarial.ts';
import { type Broad, type Calibrated, calibrateAll, type VariantRows } from './calibrate.ts';
import type { EvidenceRow } from './rows.ts';

/** Formulas by what is said of them. */
export interface Tally {
  readonly formulas: number;
  readonly refused: number;
  readonly noted: number;
}

/** Files of formulas found by searching inside every range: those thresholds were tried on, and those read later. */
const SEARCHED = {
  known: 'adversarias',
  anew: 'adversarias-nuevas',
  masters: 'adversarias-tres-maestros',
  others: 'adversarias-ajenas',
} as const;

/** A formula found by searching inside every range, as it was read before it was measured. */
interface Searched {
  readonly craft: string;
  readonly type: string;
  readonly lectura: 'mala' | 'dudosa' | 'aceptable';
  readonly foods: EvidenceRow['foods'];
}

/** What `npm run evidence` measures, as kept in `data/evidencia/medida.json`. */
export interface Measured {
  /** By craft: good formulas that ranges sign, and bad ones that they let pass, each with its round left out. */
  readonly leftOut: Readonly<Record<string, { readonly good: Tally; readonly bad: Tally; readonly types: number }>>;
  /** By reading: what was searched for inside every range, all of it signed without evidence. */
  readonly searched: Readonly<Record<Searched['lectura'], Tally>>;
  /** The same of formulas searched for and read after thresholds were set. */
  readonly anew: Readonly<Record<Searched['lectura'], Tally>>;
  /** The same of formulas that two of three masters at least read alike. */
  readonly masters: Readonly<Record<Searched['lectura'], Tally>>;
  /** The same of formulas with what is published of other types of the craft. */
  readonly others: Readonly<Record<Searched['lectura'], Tally>>;
}

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../data/evidencia/${file}.json`, import.meta.url), 'utf8'));
}

const read = <T>(file: string) => readData<readonly T[]>(file);

const VARIANTS = readData<Readonly<Record<string, VariantRows>>>('variantes');

const portionsOf = (foods: EvidenceRow['foods']) => foods.map(([food, grams]) => ({ food: foodOf(food), grams }));

const baseOf = (craft: Craft) => craft.comparedOn ?? 'total';

function calibrated(craft: Craft, rows: readonly EvidenceRow[]): ReadonlyMap<string, Broad> {
  const shelves = new Map((TYPE_GROUPS[craft.id] ?? []).flatMap(({ label, types }) => types.map((id) => [id, label])));
  const signed = rows
    .filter(({ veredicto }) => veredicto === 'buena')
    .map(({ type, ronda, foods }) => {
      return { type, round: String(ronda), features: featuresOf(portionsOf(foods), baseOf(craft))! };
    });
  return calibrateAll(signed, baseOf(craft), (type) => shelves.get(type)!, VARIANTS[craft.id] ?? {});
}

type Formula = Pick<EvidenceRow, 'type' | 'foods'>;

function tallied(craft: Craft, model: ReadonlyMap<string, Broad>, formulas: readonly Formula[]): Tally {
  const tiers = formulas.map(({ type, foods }) => {
    const known = model.get(type);
    if (known === undefined) return null;
    const one = comparable(portionsOf(foods), baseOf(craft), known.sample.high);
    if (one === undefined) return null;
    const { tier } = judgedAmong<Calibrated>(known, variantOf(known.variants, one.features)?.known, one.features);
    return tier ?? (strangerIn(known.sample, one) === null ? null : 'poco_habitual');
  });
  const count = (code: (typeof tiers)[number]) => tiers.filter((tier) => tier === code).length;
  return { formulas: formulas.length, refused: count('sin_precedente'), noted: count('poco_habitual') };
}

const added = (a: Tally, b: Tally): Tally => ({
  formulas: a.formulas + b.formulas,
  refused: a.refused + b.refused,
  noted: a.noted + b.noted,
});

const NONE: Tally = { formulas: 0, refused: 0, noted: 0 };

/** Each round judged by a model that has not seen it; the corpus is evidence, but no test. */
function leftOutOf(craft: Craft) {
  const rows = read<EvidenceRow>(craft.id);
  let [good, bad] = [NONE, NONE];
  for (const round of new Set(rows.map(({ ronda }) => ronda))) {
    if (round === 'corpus') continue;
    const model = calibrated(
      craft,
      rows.filter(({ ronda }) => ronda !== round),
    );
    const tried = rows.filter(({ ronda, type, foods }) => ronda === round && isSigned(craft, type, new Map(foods)));
    good = added(
      good,
      tallied(
        craft,
        model,
        tried.filter(({ veredicto }) => veredicto === 'buena'),
      ),
    );
    bad = added(
      bad,
      tallied(
        craft,
        model,
        tried.filter(({ veredicto }) => veredicto === 'mala'),
      ),
    );
  }
  return { good, bad, types: new Set(rows.map(({ type }) => type)).size };
}

export function measureSearched(series: keyof typeof SEARCHED): Measured['searched'] {
  const all = read<Searched>(SEARCHED[series]);
  const tally = (lectura: Searched['lectura']) =>
    CRAFTS.map((craft) => {
      const own = all.filter((one) => one.craft === craft.id && one.lectura === lectura);
      return own.length === 0 ? NONE : tallied(craft, calibrated(craft, read(craft.id)), own);
    }).reduce(added, NONE);
  return { mala: tally('mala'), dudosa: tally('dudosa'), aceptable: tally('aceptable') };
}

export function measure(): Measured {
  return {
    leftOut: Object.fromEntries(CRAFTS.map((craft) => [craft.id, leftOutOf(craft)])),
    searched: measureSearched('known'),
    anew: measureSearched('anew'),
    masters: measureSearched('masters'),
    others: measureSearched('others'),
  };
}

/** The crafts whose outcome it may take, together. */
export function together({ leftOut }: Measured, side: 'good' | 'bad'): Tally {
  return CRAFTS.filter(({ onlyTold }) => !onlyTold)
    .map(({ id }) => leftOut[id]![side])
    .reduce(added, NONE);
}
