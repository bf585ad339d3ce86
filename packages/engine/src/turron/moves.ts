import type { Step } from '../craft/advice.ts';
import {
  alike,
  followed,
  heaviest,
  type Move,
  merged,
  type Named,
  type Scale,
  type Side,
  sumsWith,
  weightOf,
} from '../craft/correct.ts';
import { lastOf, lazyFor, lazyOf } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import { rowOfId } from './catalogue.ts';
import type { Judgement } from './judge.ts';
import { MEASURED, type MeasureKey, type TurronParam } from './params.ts';
import { type Ingredient, resolve } from './resolve.ts';
import type { TypeRules } from './types.ts';

type Formula = Scale<Ingredient>;
type Moves = readonly Move<Ingredient>[];
type Kind = (one: Ingredient) => boolean;
/** A way out of a fault: its moves by rank, worked out as asked for. */
type Way = (formula: Formula, type: TypeRules) => Iterable<Moves>;

/** What is on the scale once some steps are done. */
export function weighedIn({ lines, type }: Pick<Judgement, 'lines' | 'type'>, steps: readonly Step[]): Formula {
  return followed(scaleOf(lines), steps, absentIn(type));
}

/** The lines as sent, asked for by what stands in the way and by corrections. */
const scaleOf = lastOf(
  (lines: Judgement['lines']): Formula => merged(lines.map((row) => ({ name: row.name, row, grams: row.grams }))),
);

/** What a name that is not in the formula brings, once for each type. */
const absentIn = lazyOf((type: TypeRules) =>
  lazyFor((name: string) => resolve({ name, grams: 0, numbers: undefined, raw: {} }, -1, type)),
);

/** The heaviest of a kind, also of weight 0, or a new one. */
function comingIn(formula: Formula, kind: Kind, id: string, type: TypeRules): Named<Ingredient> {
  return heaviest(formula, kind) ?? formula.find(({ row }) => kind(row)) ?? { name: id, row: absentIn(type)(id) };
}

function ofKind(formula: Formula, kind: Kind) {
  return formula.filter(({ row, grams }) => grams > 0 && kind(row)).sort((a, b) => b.grams - a.grams);
}

const isHoney: Kind = ({ row }) => row?.es_miel === 1;
const isSugar: Kind = ({ row }) => row?.es_azucar === 1;
/** Fresh or pasteurised, whichever is in the formula. */
const isYolk: Kind = ({ row }) => row?.yema_eq === rowOfId('yema').yema_eq;

/** Out of the heaviest of a kind, or of all alike. */
const outOf =
  (kind: Kind): Way =>
  (formula) => {
    const found = ofKind(formula, kind);
    return [alike(found.slice(0, 1)), alike(found)];
  };

/** Noble matter that counts for a type; an IGP admits only some. */
function isNoble({ main, almond, igp }: TypeRules): Kind {
  const like = rowOfId(almond);
  return ({ row }) => {
    if (row === undefined || (igp !== undefined && !igp.admits.has(row.grupo))) return false;
    if (main === MEASURED.pctAlmendra) return row.es_almendra === 1;
    if (main === MEASURED.pctFrutosSecos) return row.es_fruto_seco === 1;
    // What is noble only in part would have to be added by the kilo.
    if (row.materia_basica < like.materia_basica) return false;
    if (main === MEASURED.coco) return row.grupo === 'coco';
    return row.grupo === like.grupo || row.es_fruto_seco === 1 || row.grupo === 'coco';
  };
}

function nobleIn(formula: Formula, type: TypeRules): Named<Ingredient> {
  const isChocolate = formula.some(({ row, grams }) => row.row?.grupo === 'chocolate' && grams > 0);
  // Dark chocolate would spoil a white or milk one; cocoa butter suits them all.
  const isPale = type.almond === 'chocolate_negro' && isChocolate;
  return comingIn(formula, isNoble(type), isPale ? 'manteca_cacao' : type.almond, type);
}

const honeyIn = (formula: Formula, type: TypeRules) => comingIn(formula, isHoney, 'miel', type);
const yolkIn = (formula: Formula, type: TypeRules) => comingIn(formula, isYolk, 'yema', type);

/** At last with as much honey or yolk as keeps its share. */
function* noble(formula: Formula, type: TypeRules): Iterable<Moves> {
  const plain: Moves = [{ from: undefined, to: nobleIn(formula, type) }];
  yield plain;
  yield flatMap(plain, holding(formula, MEASURED.pctMiel, honeyIn(formula, type)));
  yield flatMap(plain, holding(formula, MEASURED.yema, yolkIn(formula, type)));
}

/** For sugar, the heaviest first, or besides; at last with almond to keep its share. */
function* honey(formula: Formula, type: TypeRules): Iterable<Moves> {
  const to = honeyIn(formula, type);
  const sugars = ofKind(formula, isSugar);
  const plain: readonly Moves[] = [
    sugars.slice(0, 1).map((from) => ({ from, to })),
    alike(sugars, () => [{ ...to, per: 1 }]),
    [{ from: undefined, to }],
  ];
  yield* plain;
  const withAlmond = holding(formula, type.main, nobleIn(formula, type));
  for (const moves of plain) yield flatMap(moves, withAlmond);
}

const yolk: Way = (formula, type) => [[{ from: undefined, to: yolkIn(formula, type) }]];

/** Adds to a move what it would dilute: its share of the dry matter stays. */
function holding(formula: Formula, { num }: TurronParam, one: Named<Ingredient>): (move: Move<Ingredient>) => Moves {
  const sumsAfter = sumsWith(({ perGram }: Ingredient) => perGram, [num, ({ dry }) => dry], formula);
  return (move) => {
    const sum = sumsAfter(move);
    const share = sum(0, 0) / sum(1, 0);
    const { perGram } = one.row;
    const per = (share * sum(1, 1) - sum(0, 1)) / (num(perGram) - share * perGram.dry);
    return per > 0 && Number.isFinite(per) ? [{ ...move, along: [...(move.along ?? []), { ...one, per }] }] : [];
  };
}

/** In the order of correction: what has to go, then what is short. */
const MOVES: Readonly<Partial<Record<MeasureKey, Readonly<Partial<Record<Side, Way>>>>>> = {
  huevo: { high: outOf(({ perGram }) => perGram.egg > 0) },
  cereal: { high: outOf(({ perGram }) => perGram.cereal > 0) },
  pctMiel: { low: honey },
  pctAlmendra: { low: noble },
  pctFrutosSecos: { low: noble },
  basica: { low: noble },
  coco: { low: noble },
  almendraYema: { low: noble },
  paridad: { low: noble },
  yema: { low: yolk },
};

/** What can be mended, in the order of correction. */
export const ORDER = Object.keys(MOVES) as readonly MeasureKey[];

export function movesFor(key: MeasureKey, side: Side, type: TypeRules, formula: Formula): Iterable<Moves> {
  return MOVES[key]?.[side]?.(formula, type) ?? [];
}

/** More than this many times the formula is not added. */
const MOST_ADDED = 10;

export function mostOf({ from }: Move<Ingredient>, formula: Formula): number {
  return from === undefined ? MOST_ADDED * weightOf(formula) : from.grams;
}
