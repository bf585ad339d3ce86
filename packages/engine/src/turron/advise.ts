import { type Advice, remark } from '../craft/advice.ts';
import type { Objection, Warning } from '../craft/analysis.ts';
import { objectionAdvice, objectionWarnings } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { flatMap } from '../craft/lists.ts';
import { asked, unknownCode } from '../despensa/understand.ts';
import { shelf } from './catalogue.ts';
import { correctionsOf, isBarredByStarch } from './corrections.ts';
import { exceeded, isLevel, type Judgement, levelOf, meets, qualityOf } from './judge.ts';
import { isStarchy, obstacles } from './obstacles.ts';
import { MEASURED, type TurronParam } from './params.ts';
import { type Ingredient, unknowns } from './resolve.ts';
import * as text from './texts.ts';
import {
  AGRAMUNT,
  LEVELS,
  type Level,
  type LevelRule,
  QUALITIES,
  ruleOf,
  USUAL_COVERING,
  USUAL_HONEY,
} from './types.ts';

const { pctAlmendra, pctMiel, pctFrutosSecos, basica, fecula, desconocido, paridad } = MEASURED;

/** Reasons for the category and advice in grams, in reading order. */
export function advise(judged: Judgement): readonly Advice[] {
  const { examination } = judged;
  // With so much unidentified no gram can be vouched for.
  if (examination.unknown > UNKNOWN.blind) return [remark(text.UNCERTIFIED)];
  const away = [...objectionAdvice(examination), ...obstacles(judged)];
  return [
    ...opening(judged),
    ...away,
    ...correctionsOf(judged, away),
    ...denomination(judged).map(remark),
    ...qualityMarks(judged).map(remark),
    ...honeySugarBalance(judged),
  ];
}

/** What to look at again in the formula as sent. */
export function warn(judged: Judgement): readonly Warning[] {
  const { type, m, ingredients, unknownType, examination } = judged;
  // Where an IGP is lost for it, nothing is provisional any more.
  const isTold = ({ code, fault }: Objection) =>
    code === 'sin_identificar' && !fault && exceeded(judged, desconocido) !== undefined;
  const objections = examination.objections.filter((objection) => !isTold(objection));
  const found: Warning[] = [...objectionWarnings({ ...examination, objections })];
  if (!meets(USUAL_COVERING, m)) found.push({ code: 'oblea_excesiva', text: text.coveringHeavy(USUAL_COVERING.max) });
  if (unknownType !== undefined) {
    found.push({ code: 'tipo_desconocido', text: text.unknownType(unknownType, type.id) });
  }
  for (const { name, understood, index, grams } of unknowns(ingredients)) {
    const sentence = text.unknownIngredient(name, grams, asked(shelf, understood));
    found.push({ code: unknownCode(understood), text: sentence, index });
  }
  return [...found, ...flatMap(ingredients, ({ understood }) => understood.warnings)];
}

function isTurronIgp({ type }: Judgement): boolean {
  return type.opening === 'de_igp';
}

type Minimum = LevelRule & { readonly min: number };

/** The minimum a type asks for at a level; undefined for none, or waived. */
function minimum({ type, waived }: Judgement, param: TurronParam, level: Level): Minimum | undefined {
  const rule = ruleOf(type, param, level);
  return rule === undefined || rule.min === null || (waived && rule.waivable) ? undefined : { ...rule, min: rule.min };
}

function shareOf({ m }: Judgement, { param, min }: Minimum): { readonly value: number; readonly min: number } {
  return { value: m[param.key], min };
}

function opening(judged: Judgement): readonly Advice[] {
  const { type, m, category } = judged;
  switch (type.opening) {
    case 'de_igp': {
      if (!isLevel(category)) return [remark(text.outsideIgp(type.igp!.name))];
      const almond = shareOf(judged, minimum(judged, pctAlmendra, category)!);
      const honey = minimum(judged, pctMiel, category);
      return [remark(text.igpMet(type.igp!.name, category, almond, honey ? shareOf(judged, honey) : null))];
    }
    case 'de_mazapan':
      return mazapanOpening(judged);
    case 'de_yema':
      return [remark(text.yemaCategory(category, m.pctAlmendra, m.yema))];
    case 'de_guirlache':
      return [remark(text.guirlacheCategory(category, m.pctFrutosSecos))];
    case 'de_peladilla':
      return [remark(text.peladillaCategory(category, m.pctAlmendra))];
    case 'de_panellets':
      return panelletsOpening(judged);
    case 'diverso': {
      const what = type.main === basica ? basicMatter(judged) : type.main.label;
      const share = m[type.main.key];
      if (!isVouched(judged)) return [remark(text.diversoUnvouched(category, what, share))];
      const quality = isLevel(category) ? category : qualityOf(type, m)?.reached;
      return [remark(text.diversoQuality(quality, what, share))];
    }
  }
}

/** Whether the share of its main matter alone tells the legal quality of a turrón. */
function isVouched(judged: Judgement): boolean {
  const { provisional, faulty } = judged.examination;
  return !provisional && !faulty && exceeded(judged, fecula) === undefined;
}

/** Basic matter that is all nuts is called by what it is. */
function basicMatter({ m }: Judgement): string {
  return m.basica > 0 && m.basica === m.pctFrutosSecos ? pctFrutosSecos.label : basica.label;
}

function mazapanOpening(judged: Judgement): readonly Advice[] {
  const { type, m, category } = judged;
  if (category === 'Suprema') return [remark(text.mazapanSuprema(m.pctAlmendra))];
  const almond = minimum(judged, pctAlmendra, 'Extra')!;
  if (category === 'Extra') {
    const below = meets(minimum(judged, paridad, 'Suprema')!, m) ? [] : [remark(text.MAZAPAN_BELOW_PARITY)];
    return [remark(text.mazapanExtra(shareOf(judged, almond))), ...below];
  }
  return [remark(text.outsideIgp(type.igp!.name))];
}

/** Potato and sweet potato are of the home; the guaranteed speciality has none. */
function panelletsOpening(judged: Judgement): readonly Advice[] {
  const { m, category, ingredients } = judged;
  const starchy = flatMap(ingredients, ({ row }) => (row && isStarchy(row) ? [row.nombre] : []));
  const told = isBarredByStarch(judged, 'Suprema') ? [remark(text.panelletsWithStarch(starchy, m.fecula))] : [];
  return [remark(text.panelletsCategory(category, basicMatter(judged), m.basica)), ...told];
}

function denomination(judged: Judgement): readonly string[] {
  const { type, m, excluded, category, examination } = judged;
  if (type.legal?.texture) {
    if (excluded.length > 0) return [text.ONLY_DIVERSO];
    if (examination.faulty) return [];
    if (isLevel(category) || exceeded(judged, fecula) || exceeded(judged, desconocido)) return [];
    const { texture, starchy, minima } = type.legal;
    const quality = levelOf(QUALITIES, minima, m);
    return quality === undefined ? [] : [text.legalQuality(texture, quality, starchy.includes(quality))];
  }
  if (!type.namesNut) return [];
  const found = m.pctFrutosSecos > 0 && 2 * m.pctAlmendra < m.pctFrutosSecos ? [text.NAME_THE_NUT] : [];
  const level = type.mayBeAgramunt ? agramuntLevel(judged) : undefined;
  return level === undefined ? found : [...found, text.agramunt(level)];
}

function agramuntLevel({ ingredients, m, examination }: Judgement): Level | undefined {
  if (examination.faulty) return undefined;
  const belongs = ({ row, perGram }: Ingredient) =>
    row !== undefined && (perGram.agramuntNuts > 0 || AGRAMUNT.admits.has(row.grupo));
  return ingredients.every(belongs) ? levelOf(LEVELS, AGRAMUNT.rules, m) : undefined;
}

/** A smaller share of the batch is no difference: it is the rounding of doubles. */
const NEGLIGIBLE = 1e-12;

/** Marks of quality of the trade; they never change the category. */
function qualityMarks(judged: Judgement): readonly string[] {
  const { honey, sugar, sweetener, glucose } = judged.q;
  const { faulty, provisional } = judged.examination;
  if (!isTurronIgp(judged) || faulty || provisional) return [];
  if (glucose > 0) return judged.type.legal?.texture === 'blando' ? [text.WITH_GLUCOSE] : [];
  if (sweetener > 0) return [];
  if (sugar === 0) return honey > 0 ? [text.HONEY_ONLY] : [];
  return honey > sugar + NEGLIGIBLE ? [text.MORE_HONEY_THAN_SUGAR] : [];
}

function honeySugarBalance(judged: Judgement): readonly Advice[] {
  const { param } = USUAL_HONEY;
  const { q, m } = judged;
  if (!isTurronIgp(judged) || q.honey === 0 || q.sugar === 0 || meets(USUAL_HONEY, m)) return [];
  const ratio = m[param.key];
  const sentence = ratio < USUAL_HONEY.min ? text.ratioLow : text.ratioHigh;
  return [{ text: sentence(ratio, USUAL_HONEY), steps: [], mends: [param.key] }];
}
