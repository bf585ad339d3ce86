import { round2 } from '../craft/round.ts';
import type { Row } from './catalogue.ts';
import {
  almondGrowth,
  type Batch,
  gramsToReach,
  honeyToAdd,
  honeyToSwap,
  NEGLIGIBLE,
  wholeGrams,
  yolkToAdd,
} from './grams.ts';
import type { Group } from './groups.ts';
import type { MeasureKey, Measures } from './measure.ts';
import { type Ingredient, unknowns } from './resolve.ts';
import * as text from './texts.ts';
import { type Category, figureOf, LEVELS, type Level } from './types.ts';

/** A judged formula, with all that its reasons speak of. */
export interface Judged extends Batch {
  readonly ingredients: readonly Ingredient[];
  readonly m: Measures;
  readonly category: Category;
  /** Rows the IGP does not admit. */
  readonly excluded: readonly Row[];
  readonly waived: boolean;
  /** `type` as sent, when it was not recognised. */
  readonly unknownType: string | undefined;
}

/** Reasons for the category, advice with grams and remarks, in the order a person should read them. */
export function motivos(judged: Judged): string[] {
  return [
    ...opening(judged),
    ...obstacles(judged),
    ...honeyAdvice(judged),
    ...almondAdvice(judged),
    ...denomination(judged),
    ...qualityMarks(judged),
    ...honeySugarBalance(judged),
    ...remarks(judged),
  ];
}

function isTurronIgp({ type }: Judged): boolean {
  return type.id === 'jijona' || type.id === 'alicante';
}

function isLevel(category: Category): category is Level {
  return (LEVELS as readonly string[]).includes(category);
}

function opening(judged: Judged): string[] {
  const { type, m, category, waived } = judged;
  switch (type.id) {
    case 'jijona':
    case 'alicante': {
      const igp = type.igp!.name;
      if (!isLevel(category)) return [text.outsideIgp(igp)];
      const minimum = figureOf(type, 'pctAlmendra', category)!;
      return [text.igpMet(igp, category, m.pctAlmendra, minimum, waived ? null : m.pctMiel)];
    }
    case 'mazapan':
      return mazapanOpening(judged);
    case 'yema_tostada':
      return [text.yemaCategory(category, m.pctAlmendra, m.yema)];
    case 'guirlache':
      return [text.guirlacheCategory(category, m.pctFrutosSecos)];
    case 'peladilla':
      return [text.peladillaCategory(category, m.pctAlmendra)];
    case 'generico':
      return [text.genericoCategory(category, m.basica, m.pctAlmendra)];
  }
}

function mazapanOpening(judged: Judged): string[] {
  const { type, q, m, category } = judged;
  if (category === 'Suprema') return [text.mazapanSuprema(m.pctAlmendra)];
  if (category === 'Extra') {
    const parity = figureOf(type, 'paridad', 'Suprema')!;
    return [text.mazapanExtra(m.pctAlmendra), ...(m.paridad < parity ? [text.MAZAPAN_BELOW_PARITY] : [])];
  }
  const outside = text.outsideIgp(type.igp!.name);
  const minimum = figureOf(type, 'pctAlmendra', 'Extra')!;
  if (m.pctAlmendra >= minimum) return [outside];
  return [outside, text.mazapanShort(m.pctAlmendra, gramsToReach(minimum, q.almond, judged))];
}

/** RD 1787/1982: «con fécula» admits at most 15 % of starch on dry matter. */
const LEGAL_STARCH = 15;

function obstacles(judged: Judged): string[] {
  const { type, m, excluded } = judged;
  const found = excluded.map((row) =>
    type.id === 'mazapan' && row.es_almendra === 1
      ? text.toastedInMazapan(row.nombre)
      : text.notAdmitted(row.nombre, type.igp!.name),
  );
  if (exceeds(judged, 'fecula')) found.push(text.withStarch(m.fecula, type, m.feculaSeca > LEGAL_STARCH));
  if (exceeds(judged, 'desconocido')) found.push(text.unidentified(m.desconocido));
  if (exceeds(judged, 'huevo')) found.push(text.tooMuchEgg(m.huevo));
  return found;
}

function exceeds({ type, m }: Judged, key: MeasureKey): boolean {
  const most = figureOf(type, key, 'Extra');
  return most !== null && m[key] > most;
}

function honeyAdvice(judged: Judged): string[] {
  const { type, m, waived } = judged;
  const minimum = figureOf(type, 'pctMiel', 'Extra');
  if (minimum === null || waived || m.pctMiel >= minimum) return [];
  const swap = honeyToSwap(judged);
  return [swap === undefined ? text.moreHoney(m.pctMiel, honeyToAdd(judged)) : text.honeyForSugar(m.pctMiel, swap)];
}

function almondAdvice(judged: Judged): string[] {
  const { type, q, m, category } = judged;
  if (isTurronIgp(judged)) {
    const minimum = figureOf(type, 'pctAlmendra', 'Extra')!;
    if (m.pctAlmendra < minimum) {
      return [text.almondShort(m.pctAlmendra, minimum, gramsToReach(minimum, q.almond, judged))];
    }
  }
  const next = category === 'Extra' ? 'Suprema' : category === 'Básico' ? 'Extra' : undefined;
  const climb = next === undefined ? [] : stepUp(judged, next);
  const yolk = figureOf(type, 'yema', 'Extra');
  return yolk !== null && m.yema < yolk ? [...climb, text.yolkShort(yolkToAdd(judged))] : climb;
}

/** What is missing for the next category, if it is almond, nuts or basic materials. */
function stepUp(judged: Judged, next: Level): string[] {
  switch (judged.type.id) {
    case 'mazapan':
      return mazapanStepUp(judged, next);
    case 'yema_tostada':
      return yemaStepUp(judged, next);
    case 'guirlache':
      return plainStepUp(judged, next, 'pctFrutosSecos', judged.q.nuts, 'frutos secos');
    case 'generico':
      return plainStepUp(judged, next, 'basica', judged.q.noble, 'materias básicas');
    default:
      return plainStepUp(judged, next, 'pctAlmendra', judged.q.almond, 'almendra');
  }
}

function plainStepUp(judged: Judged, next: Level, key: MeasureKey, counted: number, what: string): string[] {
  const figure = figureOf(judged.type, key, next)!;
  if (judged.m[key] >= figure) return [];
  const x = gramsToReach(figure, counted, judged);
  return [text.toReach(next, figure, what, x, leavesHoneyShort(judged, x))];
}

/** Almond dilutes the honey: true when adding `x` grams would take it under its minimum. */
function leavesHoneyShort(judged: Judged, x: number): boolean {
  const minimum = figureOf(judged.type, 'pctMiel', 'Extra');
  if (minimum === null || judged.waived) return false;
  const enlarged = judged.finished + (almondGrowth(judged) * x) / judged.grams;
  return round2((100 * judged.q.honey) / enlarged) < minimum;
}

function mazapanStepUp(judged: Judged, next: Level): string[] {
  const { type, q } = judged;
  const almond = gramsToReach(figureOf(type, 'pctAlmendra', next)!, q.almond, judged);
  return [text.mazapanToSuprema(Math.max(almond, wholeGrams(q.drySweet - q.almond, judged)))];
}

function yemaStepUp(judged: Judged, next: Level): string[] {
  const { type, q, m } = judged;
  const almond = figureOf(type, 'pctAlmendra', next)!;
  const sum = figureOf(type, 'almendraYema', next)!;
  if (m.pctAlmendra >= almond && m.almendraYema >= sum) return [];
  const x = Math.max(gramsToReach(almond, q.almond, judged), gramsToReach(sum, q.almond + q.yolk, judged));
  return [text.yemaToReach(next, almond, sum, x)];
}

/** Qualities of RD 1787/1982 by their minimum of almond, best first. */
const LEGAL_QUALITIES = {
  jijona: { texture: 'blando', minima: { Suprema: 64, Extra: 50, Estándar: 44, Popular: 30 } },
  alicante: { texture: 'duro', minima: { Suprema: 60, Extra: 46, Estándar: 40, Popular: 34 } },
} as const;

function denomination(judged: Judged): string[] {
  const { type, m, excluded } = judged;
  if (type.id === 'jijona' || type.id === 'alicante') {
    if (excluded.length > 0) return [text.ONLY_DIVERSO];
    if (isLevel(judged.category) || exceeds(judged, 'fecula') || exceeds(judged, 'desconocido')) return [];
    const { texture, minima } = LEGAL_QUALITIES[type.id];
    const quality = Object.entries(minima).find(([, minimum]) => m.pctAlmendra >= minimum);
    return quality === undefined ? [] : [text.legalQuality(texture, quality[0])];
  }
  if (type.id !== 'guirlache' && type.id !== 'generico') return [];
  const found = m.pctFrutosSecos > 0 && 2 * m.pctAlmendra < m.pctFrutosSecos ? [text.NAME_THE_NUT] : [];
  const level = type.id === 'generico' ? agramuntLevel(judged) : undefined;
  return level === undefined ? found : [...found, text.agramunt(level)];
}

/** Specification of the IGP Turrón de Agramunt: almond and hazelnut, honey and egg white, and nothing else but these. */
const AGRAMUNT = {
  nuts: { Suprema: 60, Extra: 46 },
  honey: 10,
  eggWhite: 1,
  groups: new Set<Group>([
    'almendra_tostada',
    'almendra_cruda',
    'miel',
    'azucar',
    'clara',
    'agua',
    'aroma',
    'aditivo',
    'cobertura',
  ]),
};

function agramuntLevel({ ingredients, m }: Judged): Level | undefined {
  if (m.pctMiel < AGRAMUNT.honey || m.clara < AGRAMUNT.eggWhite) return undefined;
  const belongs = ({ row, perGram }: Ingredient) =>
    row !== undefined && (perGram.agramuntNuts > 0 || AGRAMUNT.groups.has(row.grupo));
  if (!ingredients.every(belongs)) return undefined;
  return LEVELS.find((level) => m.frutosAgramunt >= AGRAMUNT.nuts[level]);
}

/** Marks of quality of the trade; they never change the category. */
function qualityMarks(judged: Judged): string[] {
  const { honey, sugar, sweetener, glucose } = judged.q;
  if (!isTurronIgp(judged)) return [];
  if (glucose > 0) return judged.type.id === 'jijona' ? [text.WITH_GLUCOSE] : [];
  if (sweetener > 0) return [];
  if (sugar === 0) return honey > 0 ? [text.HONEY_ONLY] : [];
  return honey > sugar + NEGLIGIBLE ? [text.MORE_HONEY_THAN_SUGAR] : [];
}

/** Usual window of published formulas, honey per 1 of sugar. */
const USUAL_RATIO = [0.3, 4] as const;

function honeySugarBalance(judged: Judged): string[] {
  const { q, m } = judged;
  if (!isTurronIgp(judged) || q.honey === 0 || q.sugar === 0) return [];
  if (m.ratioMielAzucar < USUAL_RATIO[0]) return [text.ratioLow(m.ratioMielAzucar)];
  return m.ratioMielAzucar > USUAL_RATIO[1] ? [text.ratioHigh(m.ratioMielAzucar)] : [];
}

/** More wafer than this, % of the mass, is a slip of the pen. */
const USUAL_COVERING = 5;

function remarks({ q, ingredients, unknownType }: Judged): string[] {
  const found: string[] = [];
  if (round2((100 * q.covering) / q.mass) > USUAL_COVERING) found.push(text.COVERING_HEAVY);
  if (unknownType !== undefined) found.push(text.unknownType(unknownType));
  for (const { name, grams } of unknowns(ingredients)) found.push(text.unknownIngredient(name, grams));
  return found;
}
