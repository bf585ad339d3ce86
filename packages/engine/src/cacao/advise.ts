import { type Advice, add, remark, replace, type Step, take } from '../craft/advice.ts';
import type { Warning } from '../craft/analysis.ts';
import { type Examination, NO_EXAMINATION, objectionAdvice, objectionWarnings, UNKNOWN } from '../craft/examine.ts';
import { findingOf } from '../craft/judge.ts';
import { AW_FRESH, AW_SAFE } from '../craft/keeping.ts';
import { flatMap } from '../craft/lists.ts';
import { coreOf } from '../craft/meter.ts';
import { round2 } from '../craft/round.ts';
import { asked, unknownCode } from '../despensa/understand.ts';
import { shelf, UNKNOWN as UNKNOWN_ROW } from './catalogue.ts';
import { type Judgement, judge, tightest } from './judge.ts';
import { AW_TARGET } from './keeping.ts';
import { BOMBON } from './law.ts';
import { inProduct, measure } from './measure.ts';
import { metersAtTheLimit } from './meters.ts';
import { isAnnexTwoFat } from './params.ts';
import { barOf, FAMILIES, type Family } from './profile.ts';
import { after, allOf, type Deed, enough, type Fault, mixtureOf, movesFor, type Weighed } from './remedies.ts';
import { type Formula, readingWarnings } from './resolve.ts';
import type { Finding } from './rules.ts';
import { couvertureFamily, isNutFilling } from './tempering.ts';
import * as texts from './texts.ts';
import * as titles from './title-texts.ts';
import { freshOf, isFillingType, isOf, type TypeId } from './types.ts';

/** The denomination reached, or why it is not; for a filling, how long it keeps. */
export function titleOf(type: TypeId, judgement: Judgement, formula: Formula): string {
  const { profile, named, superior, legal, trade, aw, examination } = judgement;
  const fault = examination.objections.find((objection) => objection.fault);
  if (isFillingType(type)) {
    if (legal[0]) return titles.notAs(profile.legalName, legal[0]);
    if (aw === undefined) return titles.unvouchedFilling(examination.unknown);
    const title = isOf(type, 'bombon') ? fillingTitle(judgement, formula) : named.title;
    return fault ? titles.objected(title, fault.text) : titles.filling(title, aw, barOf(profile.family));
  }
  if (legal[0] && profile.family === 'bebida') return titles.notAs(profile.legalName, legal[0]);
  if (legal.length > 0) {
    return isOf(type, 'untable') ? titles.noSpread(legal) : titles.unlawful(profile.legalName, legal);
  }
  if (examination.provisional) return titles.unvouched(examination.unknown);
  if (fault) return titles.objected(named.title, fault.text);
  if (trade) return titles.shortOfTrade(trade);
  if (isOf(type, 'untable') || profile.family === 'bebida') return named.title;
  const fromBean = isOf(type, 'del_haba') && inProduct('coberturas', formula) === 0;
  return titles.lawful(fromBean ? `${named.title}${titles.BEAN_TO_BAR_SUFFIX}` : named.title, superior);
}

function fillingTitle({ profile }: Judgement, formula: Formula): string {
  if (profile.family === 'ganache') return titles.GANACHE_TITLES[couvertureFamily(formula)];
  return isNutFilling(formula) ? titles.NUT_FILLING_TITLE : titles.CHOCOLATE_FILLING_TITLE;
}

/** Reasons for the medal; never empty. Each counts on the ones before it. */
export function advise(type: TypeId, judgement: Judgement, formula: Formula): readonly Advice[] {
  const { profile, unsure, spoils, examination, medal } = judgement;
  const reasons = [...objectionAdvice(examination), ...corrections(type, judgement, formula)];
  const doubtful = unsure.length > 0 || examination.provisional;
  const stands = medal !== 'bronze' && reasons.length === 0;
  if (stands && !doubtful) reasons.push(remark(texts.ALL_IN_RANGE));
  if (spoils) reasons.push(remark(texts.TOO_WET));
  for (const finding of unsure) reasons.push(remark(texts.confirm(finding)));
  // Accepted, but not what the trade aims at: said of what stays as it is, without grams.
  for (const meter of stands ? metersAtTheLimit(judgement, formula) : []) {
    reasons.push(remark(texts.atTheLimit(meter, coreOf(meter.limits)!)));
  }
  if (profile.family === 'ganache') reasons.push(remark(texts.PIPE_GANACHE));
  const weeks = freshWeeks(type, judgement, formula);
  if (weeks !== undefined) reasons.push(remark(freshOf(type) ? texts.asFresh(weeks) : texts.keepCold(weeks)));
  return reasons;
}

/**
 * How many weeks a filling that only the cold keeps lasts: of a fresh one, and of one sent as what has to keep in a shop
 * that would be right as a fresh one.
 */
function freshWeeks(type: TypeId, { aw, medal, examination }: Judgement, formula: Formula): string | undefined {
  if (aw === undefined || aw <= AW_SAFE) return undefined;
  const fresh = freshOf(type);
  if (fresh === undefined && !isOf(type, 'fresco')) return undefined;
  const good = fresh ? isRightFresh(judge(fresh, formula, examination)) : medal !== 'bronze';
  if (!good) return undefined;
  return aw > AW_FRESH ? 'dos' : 'tres';
}

/** Not only good: what else is out would be a fault of the fresh one too. */
function isRightFresh({ medal, targets }: Judgement): boolean {
  return medal !== 'bronze' && targets.length === 0;
}

/** Faults told, at most; a formula with more is another recipe. */
const MOST_FAULTS = 12;

/**
 * Corrects the formula fault by fault on a copy, so that following all of it once is enough: what an earlier change
 * already mended is told without grams, and what no change mends without making another number worse is told in words.
 */
function corrections(type: TypeId, judgement: Judgement, formula: Formula): readonly Advice[] {
  const { profile, examination } = judgement;
  const total = totalOf(formula);
  const nature: Nature = { family: profile.family, total };
  const told = faultsOf(judgement);
  // With so much unidentified, or a weight no scale knows, no gram can be vouched for.
  if (examination.unknown > UNKNOWN.blind || !isWeighed(total)) {
    return told.map((fault) => adviceOn(fault, nature, null));
  }
  const weigh = weighableIn(total);
  // What nobody identified stays in the formula, and with it no water activity is told.
  const known = examination.provisional ? PROVISIONAL : NO_EXAMINATION;
  const state = afterSteps(formula, objectionAdvice(examination));
  // What nothing is said against was judged as it stands.
  let standing: Standing =
    examination === NO_EXAMINATION ? { state, judgement, faults: told.slice() } : standingOf(type, state, known);
  // What no move mends is not tried again while nothing else has moved.
  let hopeless = new Set<string>();
  const mend = (fault: Told): Deed | undefined => {
    if (hopeless.has(fault.key)) return undefined;
    const found = bestDeed(type, standing, fault, weigh);
    if (found === undefined) {
      hopeless.add(fault.key);
      return undefined;
    }
    standing = found.then;
    hopeless = new Set();
    return found.deed;
  };
  const first: (Advice | undefined)[] = told.map((fault) => {
    const same = withKey(standing.faults, fault.key);
    if (same === undefined) return adviceOn(fault, nature, undefined);
    const deed = mend(same);
    return deed && adviceOn(fault, nature, deed);
  });
  // What nothing mended yet may be mended now, and what a change pushed out is mended as what it is.
  const later: Advice[] = [];
  for (let round = 0; round < MOST_FAULTS; round++) {
    let moved = false;
    for (const fault of standing.faults) {
      const deed = mend(fault);
      if (deed === undefined) continue;
      const place = told.findIndex(({ key }, i) => key === fault.key && first[i] === undefined);
      const again = place < 0 && withKey(told, fault.key) !== undefined;
      later.push(again ? once(fault, nature, deed) : adviceOn(told[place] ?? fault, nature, deed, place < 0));
      if (place >= 0) told.splice(place, 1);
      if (place >= 0) first.splice(place, 1);
      moved = true;
      break;
    }
    if (!moved) break;
  }
  const left = standing.faults;
  const words = told.map(
    (fault, i) => first[i] ?? adviceOn(fault, nature, withKey(left, fault.key) ? null : undefined),
  );
  const fresh = left.filter(({ key }) => withKey(told, key) === undefined);
  return [...words, ...later, ...fresh.map((fault) => adviceOn(fault, nature, null, true))];
}

/** A formula on the scale and what it is judged as. */
interface Standing {
  readonly state: readonly Weighed[];
  readonly judgement: Judgement;
  readonly faults: readonly Told[];
}

/** As nothing said against it, but for what is not known. */
const PROVISIONAL: Examination = { ...NO_EXAMINATION, provisional: true };

function standingOf(type: TypeId, state: readonly Weighed[], examination: Examination): Standing {
  const judgement = judge(type, mixtureOf(state), examination);
  return { state, judgement, faults: faultsOf(judgement) };
}

function withKey(faults: readonly Told[], key: string): Told | undefined {
  return faults.find((fault) => fault.key === key);
}

/** A share of what was there that only adding up in another order leaves. */
const NOISE = 1e-9;

/** The grams that are left of each name once the objections are dealt with. */
function afterSteps({ lines }: Formula, first: readonly Advice[]): readonly Weighed[] {
  const left = new Map<string, Weighed>();
  for (const { item, row = UNKNOWN_ROW } of lines) {
    const { name } = item;
    left.set(name, { name, row, grams: (left.get(name)?.grams ?? 0) + item.grams });
  }
  for (const { ingredient, grams } of flatMap(first, ({ steps }) => steps)) {
    const one = left.get(ingredient);
    if (one === undefined) continue;
    const rest = one.grams - grams;
    left.set(ingredient, { ...one, grams: rest > NOISE * one.grams ? rest : 0 });
  }
  return [...left.values()];
}

/** What the sentences depend on: the family of the product and the weight of the formula. */
interface Nature {
  readonly family: Family;
  readonly total: number;
}

function totalOf({ lines }: Formula): number {
  return lines.reduce((sum, { item }) => sum + item.grams, 0);
}

/** From a formula in fractions of a part to a thousand tonnes. */
function isWeighed(total: number): boolean {
  return total >= 1e-6 && total <= 1e9;
}

/** Whole grams where a batch is weighed in hundreds, coarser ones in kilos; in parts, a gram of each kilo. */
function weighableIn(total: number): (grams: number) => number {
  const step = total >= 20_000 ? 25 : total >= 2000 ? 5 : total >= texts.SMALLEST_BATCH ? 1 : total / 1000;
  return (grams) => Math.ceil(grams / step - 1e-9) * step;
}

type Told = Fault & { readonly key: string };

/** One fault per number: what the law already tells on the same side is not told again. */
function faultsOf({ profile, legal, trade, targets, aw, awOut }: Judgement): Told[] {
  const binding = trade ? [...legal, trade] : legal;
  const faults: Told[] = [];
  for (const finding of binding) faults.push({ finding, key: keyOf(finding) });
  for (const finding of targets) {
    if (!binding.some((told) => covers(told, finding))) faults.push({ finding, key: keyOf(finding) });
  }
  if (awOut && aw !== undefined)
    faults.push({ aw, bar: barOf(profile.family), most: profile.aw.max, key: AW_TARGET.param.key });
  return faults.length > MOST_FAULTS ? faults.slice(0, MOST_FAULTS) : faults;
}

function keyOf({ rule, side }: Finding): string {
  return rule.param.faults[side];
}

/** What the law or the trade forbids weighs more than any number of targets. */
function burdenOf({ faults }: Standing): number {
  return faults.reduce(
    (sum, fault) => sum + ('finding' in fault && fault.finding.rule.level !== 'objetivo' ? 2 * MOST_FAULTS : 1),
    0,
  );
}

/** The fault held against the narrowest limit; the fault itself where that is its own. */
function goalOf(judgement: Judgement, fault: Extract<Fault, { finding: Finding }>): Fault {
  const finding = tightest(judgement, fault.finding);
  return finding === fault.finding ? fault : { finding };
}

/** The first move that mends the fault and no other number pays for, else the one that leaves fewest faults. */
function bestDeed(
  type: TypeId,
  standing: Standing,
  fault: Told,
  weigh: (grams: number) => number,
): { readonly deed: Deed; readonly then: Standing } | undefined {
  const { state, judgement } = standing;
  const { family } = judgement.profile;
  const goal = 'finding' in fault ? goalOf(judgement, fault) : fault;
  let best: { readonly deed: Deed; readonly then: Standing } | undefined;
  let least = burdenOf(standing);
  for (const move of movesFor(goal, family, state)) {
    const mending =
      enough(state, move, goal, weigh) ?? (goal === fault ? undefined : enough(state, move, fault, weigh));
    const deed = mending ?? allOf(move, goal);
    if (deed === undefined) continue;
    const then = standingOf(type, after(state, deed), judgement.examination);
    // The nature of a product is not a remedy for its faults.
    if (then.judgement.profile.family !== family) continue;
    const burden = burdenOf(then);
    if (burden < least || (mending === undefined && best === undefined && burden === least)) {
      least = burden;
      best = { deed, then };
    }
    if (least === 0) break;
  }
  return best;
}

/** `deed` null: nothing to weigh; undefined: the changes before it are enough. */
function adviceOn(fault: Fault, { family, total }: Nature, deed: Deed | null | undefined, fresh = false): Advice {
  const mends = [mendedBy(fault)];
  const change = deed ? texts.change(deed, total) : undefined;
  const remedy = deed === undefined ? texts.MENDED_BEFORE : change;
  const text =
    'aw' in fault
      ? texts.highWaterActivity(fault.aw, fault.bar, fault.most, remedy)
      : texts.reason(fault.finding, family, remedy, fresh);
  return { text, steps: deed ? stepsOf(deed) : [], mends };
}

/** One more change for a number already told. */
function once(fault: Fault, { total }: Nature, deed: Deed): Advice {
  return { text: texts.besides(texts.change(deed, total)), steps: stepsOf(deed), mends: [mendedBy(fault)] };
}

function mendedBy(fault: Fault): string {
  return 'aw' in fault ? AW_TARGET.param.key : fault.finding.rule.param.key;
}

function stepsOf({ from, to, grams }: Deed): readonly Step[] {
  if (from && to) return [replace(from.name, to.name, grams)];
  return from ? [take(from.name, grams)] : [add(to!.name, grams)];
}

/** Raising cocoa butter and milk fat raises the whole fat. */
function covers(told: Finding, target: Finding): boolean {
  if (told.side !== target.side) return false;
  const part = told.rule.param.part;
  return part === target.rule.param.part || (part === 'mantecaGrasaLactea' && target.rule.param.part === 'grasaTotal');
}

/** % of polyols beyond which the label warns of them (Regulation (EU) 1169/2011, annex III). */
const MOST_POLYOLS = 10;

function polyolsOf({ ingredients }: Formula): number {
  return round2(
    ingredients.reduce((sum, { row, share }) => sum + share * (row.maltitol + row.eritritol + row.sorbitol), 0),
  );
}

/** What the reasons for the medal do not tell. */
export function warn(
  type: TypeId,
  { profile, examination, aw }: Judgement,
  formula: Formula,
  unknownType: string | undefined,
): readonly Warning[] {
  const found: Warning[] = [...objectionWarnings(examination)];
  const water = inProduct('agua', formula);
  if (isOf(type, 'polvo') && water > FAMILIES.drinkWater) {
    found.push({ code: 'bebida_hecha', text: texts.readyDrink(water) });
  }
  if (aw !== undefined)
    found.push({ code: 'aw_estimada', text: texts.measureAw(aw, barOf(profile.family), profile.aw.max) });
  if (isOf(type, 'bombon') || isOf(type, 'caramelo')) {
    const little = findingOf(BOMBON, measure(BOMBON.param, formula));
    if (little) found.push({ code: 'poco_chocolate', text: texts.littleChocolate(little) });
  }
  if (formula.ingredients.some(({ row }) => isAnnexTwoFat(row))) {
    found.push({ code: 'etiqueta_grasa_vegetal', text: texts.LABEL_VEGETABLE_FAT });
  }
  const polyols = polyolsOf(formula);
  if (polyols > MOST_POLYOLS) found.push({ code: 'etiqueta_polialcoholes', text: texts.laxative(polyols) });
  if (unknownType !== undefined) found.push({ code: 'tipo_desconocido', text: texts.unknownType(unknownType) });
  formula.lines.forEach(({ item, row, understood }, index) => {
    if (row || item.grams === 0) return;
    found.push({
      code: unknownCode(understood),
      text: texts.unknownIngredient(item, asked(shelf, understood)),
      index,
    });
  });
  return [...found, ...readingWarnings(formula)];
}
