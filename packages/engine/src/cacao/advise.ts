import { type Advice, remark } from '../craft/advice.ts';
import type { Warning } from '../craft/analysis.ts';
import { objectionAdvice, objectionWarnings } from '../craft/examine.ts';
import { findingOf } from '../craft/judge.ts';
import { AW_FRESH, AW_SAFE } from '../craft/keeping.ts';
import { round2 } from '../craft/round.ts';
import { laxative } from '../craft/texts.ts';
import { unusual } from '../craft/unusual.ts';
import { asked, unknownCode } from '../despensa/understand.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { shelf } from './catalogue.ts';
import { correctionsOf } from './corrections.ts';
import { FIGURES } from './figures.gen.ts';
import { type Judgement, judge } from './judge.ts';
import { inProduct, measure } from './measure.ts';
import { metersAtTheLimit } from './meters.ts';
import { isAnnexTwoFat } from './params.ts';
import { barOf } from './profile.ts';
import { bombonRule } from './profiles.ts';
import { type Formula, readingWarnings } from './resolve.ts';
import { couvertureFamily, isNutFilling } from './tempering.ts';
import * as texts from './texts.ts';
import * as titles from './title-texts.ts';
import { freshOf, isOf, type TypeId } from './types.ts';

/** The denomination reached, or why it is not; for a filling, how long it keeps. */
export function titleOf(type: TypeId, judgement: Judgement, formula: Formula): string {
  const { profile, named, superior, legal, trade, aw, examination } = judgement;
  const fault = examination.objections.find((objection) => objection.fault);
  if (isOf(type, 'relleno')) {
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
export function advise(type: TypeId, judgement: Judgement, formula: Formula, measured?: number): readonly Advice[] {
  const { profile, unsure, spoils, examination, medal, awOut } = judgement;
  const reasons = [...objectionAdvice(examination), ...correctionsOf(type, judgement, formula)];
  if (awOut && measured !== undefined)
    reasons.unshift(remark(texts.aw.tooWet(texts.reading(measured), profile.aw.max)));
  const doubtful = unsure.length > 0 || examination.provisional;
  const stands = medal !== 'bronze' && reasons.length === 0;
  if (stands && !doubtful) reasons.push(remark(texts.ALL_IN_RANGE));
  if (spoils) reasons.push(remark(texts.TOO_WET));
  for (const finding of unsure) reasons.push(remark(texts.confirmed(finding)));
  if (stands) reasons.push(...unusual(metersAtTheLimit(judgement, formula)));
  if (profile.family === 'ganache') reasons.push(remark(texts.PIPE_GANACHE));
  const weeks = freshWeeks(type, judgement, formula);
  if (weeks !== undefined) reasons.push(remark(freshOf(type) ? texts.asFresh(weeks) : texts.keepCold(weeks)));
  return reasons;
}

/**
 * How many weeks a filling that only the cold keeps lasts: of a fresh one, and of one sent as what has to keep in a shop
 * that would be right as a fresh one.
 */
function freshWeeks(type: TypeId, { ruling: aw, medal, examination }: Judgement, formula: Formula): string | undefined {
  if (aw === undefined || aw <= AW_SAFE) return undefined;
  const fresh = freshOf(type);
  if (fresh === undefined && !isOf(type, 'fresco')) return undefined;
  const good = fresh ? isRightFresh(judge(fresh, formula, examination)) : medal !== 'bronze';
  if (!good) return undefined;
  return aw > AW_FRESH ? 'dos' : 'tres';
}

/** Not only good: what else is out is a fault of the fresh one too. */
function isRightFresh({ medal, targets }: Judgement): boolean {
  return medal !== 'bronze' && targets.length === 0;
}

function polyolsOf({ ingredients }: Formula): number {
  return round2(
    ingredients.reduce((sum, { row, share }) => sum + share * (row.maltitol + row.eritritol + row.sorbitol), 0),
  );
}

/** What the reasons for the medal do not tell. */
export function warn(
  type: TypeId,
  { profile, named, legal, examination, aw }: Judgement,
  formula: Formula,
  unknownType: string | undefined,
  measured: number | undefined,
): readonly Warning[] {
  const found: Warning[] = [...objectionWarnings(examination)];
  if (named !== profile && legal.length === 0) {
    found.push({ code: 'otra_denominacion', text: texts.otherName(profile.title, named.title), law: true });
  }
  const water = inProduct('agua', formula);
  if (isOf(type, 'polvo') && water > FIGURES.agua_de_bebida) {
    found.push({ code: 'bebida_hecha', text: texts.readyDrink(water) });
  }
  if (aw !== undefined) {
    const text = texts.measureAw(aw, barOf(profile.family), profile.aw.max, measured, isOf(type, 'caramelo'));
    found.push({ code: measured === undefined ? 'aw_estimada' : 'aw_medida', text });
  }
  if (isOf(type, 'bombon') || isOf(type, 'caramelo')) {
    const rule = bombonRule();
    const little = findingOf(rule, measure(rule.param, formula));
    if (little) found.push({ code: 'poco_chocolate', text: texts.littleChocolate(little.limit) });
  }
  if (formula.ingredients.some(({ row }) => isAnnexTwoFat(row))) {
    found.push({ code: 'etiqueta_grasa_vegetal', text: texts.LABEL_VEGETABLE_FAT });
  }
  const polyols = polyolsOf(formula);
  if (polyols > LABEL_LAW.laxante) found.push({ code: 'etiqueta_polialcoholes', text: laxative(polyols) });
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
