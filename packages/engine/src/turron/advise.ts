import { type Advice, remark } from '../craft/advice.ts';
import type { Objection, Warning } from '../craft/analysis.ts';
import { objectionAdvice, objectionWarnings } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { flatMap } from '../craft/lists.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { asked, unknownCode } from '../despensa/understand.ts';
import {
  gramsToReach,
  honeyToSwap,
  isMinimum,
  isShort,
  type Minimum,
  NEGLIGIBLE,
  valueWith,
  yolkToAdd,
} from './batch-arithmetic.ts';
import { rowOfId, shelf } from './catalogue.ts';
import { isLevel, levelOf, meets, qualityOf } from './judge.ts';
import { advice, exceeded, type Judgement } from './judgement.ts';
import { obstacles } from './obstacles.ts';
import { MEASURED, type TurronParam } from './params.ts';
import { type Ingredient, quantitiesOf, unknowns } from './resolve.ts';
import { isStarchy, mainGram, nobleOf, type Raise, raiseAlmond, raiseHoney, raiseYolk } from './steps.ts';
import * as text from './texts.ts';
import { AGRAMUNT, LEVELS, type Level, QUALITIES, ruleOf, USUAL_COVERING, USUAL_HONEY } from './types.ts';

const { pctAlmendra, pctMiel, pctFrutosSecos, basica, cereal, fecula, desconocido, yema, almendraYema, paridad } =
  MEASURED;

/** Reasons for the category and advice with grams, in the order a person should read them. */
export function advise(judged: Judgement): readonly Advice[] {
  const { examination } = judged;
  // With so much unidentified no gram can be vouched for.
  if (examination.unknown > UNKNOWN.blind) return [remark(text.UNCERTIFIED)];
  return [
    ...opening(judged),
    ...objectionAdvice(examination),
    ...obstacles(judged),
    ...honeyAdvice(judged),
    ...almondAdvice(judged),
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

/** The minimum a type asks for at a level; undefined when it asks for none, or waives it. */
function minimum({ type, waived }: Judgement, param: TurronParam, level: Level): Minimum | undefined {
  const rule = ruleOf(type, param, level);
  return rule === undefined || (waived && rule.waivable) || !isMinimum(rule) ? undefined : rule;
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

/** The basic matter of a turrón that is all nuts is called by what it is. */
function basicMatter({ m }: Judgement): string {
  return m.basica > 0 && m.basica === m.pctFrutosSecos ? pctFrutosSecos.label : basica.label;
}

function mazapanOpening(judged: Judgement): readonly Advice[] {
  const { type, m, category } = judged;
  if (category === 'Suprema') return [remark(text.mazapanSuprema(m.pctAlmendra))];
  const almond = minimum(judged, pctAlmendra, 'Extra')!;
  if (category === 'Extra') {
    const below = isShort(minimum(judged, paridad, 'Suprema')!, m) ? [remark(text.MAZAPAN_BELOW_PARITY)] : [];
    return [remark(text.mazapanExtra(shareOf(judged, almond))), ...below];
  }
  const outside = remark(text.outsideIgp(type.igp!.name));
  if (!isShort(almond, m)) return [outside];
  return [outside, moreAlmond(judged, [almond], (x) => text.mazapanShort(shareOf(judged, almond), x))];
}

/** Potato and sweet potato are of the home and of many a shop; the guaranteed speciality has none. */
function panelletsOpening(judged: Judgement): readonly Advice[] {
  const { m, category, ingredients } = judged;
  const starchy = flatMap(ingredients, ({ row }) => (row && isStarchy(row) ? [row.nombre] : []));
  const told = isBarredByStarch(judged, 'Suprema') ? [remark(text.panelletsWithStarch(starchy, m.fecula))] : [];
  return [remark(text.panelletsCategory(category, basicMatter(judged), m.basica)), ...told];
}

/** Whether a formula of one category carries more starch than a better one admits, which no almond mends. */
function isBarredByStarch({ type, m, category }: Judgement, next: Level): boolean {
  const most = ruleOf(type, fecula, next);
  return isLevel(category) && most !== undefined && !meets(most, m);
}

function honeyAdvice(judged: Judgement): readonly Advice[] {
  const honey = minimum(judged, pctMiel, 'Extra');
  if (honey === undefined || !isShort(honey, judged.m)) return [];
  const share = shareOf(judged, honey);
  const swap = honeyToSwap(honey, judged);
  const sentence =
    swap === undefined
      ? text.moreHoney(share, gramsToReach(honey, quantitiesOf(rowOfId('miel'), judged.type), judged))
      : text.honeyForSugar(share, swap);
  return [advice(sentence, [pctMiel], () => raiseHoney(honey)(judged).steps)];
}

function almondAdvice(judged: Judgement): readonly Advice[] {
  const { m } = judged;
  const almond = minimum(judged, pctAlmendra, 'Extra');
  if (almond && isTurronIgp(judged) && isShort(almond, m)) {
    return [moreAlmond(judged, [almond], (x) => text.almondShort(shareOf(judged, almond), x))];
  }
  const next = nextOf(judged);
  const higher = next === undefined || isBarredByStarch(judged, next) ? [] : stepUp(judged, next);
  return [...higher, ...cerealAdvice(judged), ...yolkAdvice(judged)];
}

/** The category a formula may still reach: what is not identified is vouched for by no almond. */
function nextOf({ category, examination }: Judgement): Level | undefined {
  if (category === 'Básico') return examination.unknown >= UNKNOWN.unjudged ? undefined : 'Extra';
  return category === 'Extra' && !examination.provisional ? 'Suprema' : undefined;
}

/** The cereal that alone keeps a turrón from Suprema. */
function cerealAdvice({ type, m, category }: Judgement): readonly Advice[] {
  const most = ruleOf(type, cereal, 'Suprema');
  if (category !== 'Extra' || most === undefined || meets(most, m)) return [];
  return [advice(text.cerealHeavy(m.cereal, most.max!), [cereal])];
}

function yolkAdvice(judged: Judgement): readonly Advice[] {
  const yolk = minimum(judged, yema, 'Extra');
  if (yolk === undefined || !isShort(yolk, judged.m)) return [];
  const x = yolkToAdd(yolk, quantitiesOf(rowOfId('yema'), judged.type), judged);
  return [advice(text.yolkShort(yolk.min, x), [yema], () => raiseYolk(yolk)(judged).steps)];
}

/** What is missing for the next category, if it is almond, nuts or basic materials. */
function stepUp(judged: Judgement, next: Level): readonly Advice[] {
  const { type, m } = judged;
  const asked = flatMap([type.main, almendraYema, paridad], (param) => minimum(judged, param, next) ?? []);
  if (!asked.some((rule) => isShort(rule, m))) return [];
  const [{ min }, second] = asked as [Minimum, Minimum?];
  if (type.opening === 'de_mazapan') return [moreAlmond(judged, asked, (x) => text.mazapanToSuprema(min, x))];
  if (second) return [moreAlmond(judged, asked, (x) => text.yemaToReach(next, min, second.min, x))];
  const what = lowerFirst(type.main.label);
  const of = type.main === basica ? nobleOf(judged).row!.nombre : null;
  return [moreAlmond(judged, asked, (x) => text.toReach(next, min, what, x, of, dilutedHoney(judged, x)))];
}

/** Advice to add almond, or nuts, until all that is asked for is met. */
function moreAlmond(judged: Judgement, asked: readonly Minimum[], sentence: (x: number) => string): Advice {
  const x = Math.max(...asked.map((rule) => gramsToReach(rule, mainGram(judged), judged)));
  const short = asked.filter((rule) => isShort(rule, judged.m)).map(({ param }) => param);
  return advice(sentence(x), short, () => raiseAlmond(judged, asked, x, diluted(judged)));
}

/** What more almond may take under its minimum: the honey of the IGP, the yolk of turrón de yema. */
function diluted(judged: Judgement): Raise | undefined {
  const honey = minimum(judged, pctMiel, 'Extra');
  const yolk = minimum(judged, yema, 'Extra');
  return honey ? raiseHoney(honey) : yolk && raiseYolk(yolk);
}

/** The minimum of honey, when `x` grams of almond would take it under it. */
function dilutedHoney(judged: Judgement, x: number): number | null {
  const honey = minimum(judged, pctMiel, 'Extra');
  return honey && valueWith(pctMiel, mainGram(judged), x, judged) < honey.min ? honey.min : null;
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
  return [advice(sentence(ratio, USUAL_HONEY), [param])];
}
