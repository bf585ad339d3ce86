import { type Advice, add, remark, type Step } from '../craft/advice.ts';
import type { Warning } from '../craft/analysis.ts';
import { asked } from '../despensa/understand.ts';
import { findRow, SHELF } from './catalogue.ts';
import type { Judgement } from './judge.ts';
import { BOMBON } from './law.ts';
import { inProduct, measure } from './measure.ts';
import { isAnnexTwoFat, isForbiddenFat, type Part } from './params.ts';
import { type Formula, readingWarnings } from './resolve.ts';
import { type Finding, findingOf } from './rules.ts';
import { AW_TARGET } from './targets.ts';
import { couvertureFamily, isNutFilling } from './tempering.ts';
import * as texts from './texts.ts';
import { type Family, isFilling, type TypeId } from './types.ts';

/** The denomination reached, or why it is not; for a filling, how long it keeps. */
export function titleOf(type: TypeId, judgement: Judgement, formula: Formula): string {
  const { profile, named, superior, legal, trade, aw } = judgement;
  if (aw !== undefined) {
    return legal[0] ? texts.noFilling(legal[0]) : texts.filling(fillingTitle(judgement, formula), aw);
  }
  if (legal.length > 0) return texts.unlawful(profile.legalName, legal);
  if (trade) return texts.shortOfTrade(trade);
  const fromBean = type === 'bean_to_bar' && inProduct('coberturas', formula) === 0;
  return texts.lawful(fromBean ? `${named.title}${texts.BEAN_TO_BAR_SUFFIX}` : named.title, superior);
}

function fillingTitle({ profile }: Judgement, formula: Formula): string {
  if (profile.family === 'ganache') return texts.GANACHE_TITLES[couvertureFamily(formula)];
  return isNutFilling(formula) ? texts.NUT_FILLING_TITLE : texts.CHOCOLATE_FILLING_TITLE;
}

/** Reasons for the medal; never empty. */
export function advise(judgement: Judgement, formula: Formula): readonly Advice[] {
  const { profile, legal, trade, targets, aw, awOut } = judgement;
  const binding = trade ? [...legal, trade] : legal;
  // One text per problem: what the law already told on the same side is not told again.
  const left = targets.filter((finding) => !binding.some((told) => covers(told, finding)));
  const reasons = [...binding, ...left].flatMap((finding) =>
    finding.rule.param.part === 'grasaNoAutorizada'
      ? forbiddenFats(finding, formula)
      : reasonFor(finding, profile.family, formula),
  );
  if (awOut && aw !== undefined) {
    reasons.push({ text: texts.highWaterActivity(aw), steps: [], mends: [AW_TARGET.param.key] });
  }
  if (reasons.length === 0) reasons.push(remark(texts.ALL_IN_RANGE));
  if (profile.family === 'ganache') reasons.push(remark(texts.PIPE_GANACHE));
  return reasons;
}

function reasonFor(finding: Finding, family: Family, formula: Formula): Advice {
  const dose = doseFor(finding, family);
  return {
    text: texts.reason(finding, family, dose),
    steps: dose ? stepsOf(dose, formula) : [],
    mends: [finding.rule.param.key],
  };
}

function forbiddenFats({ rule }: Finding, { ingredients }: Formula): Advice[] {
  const fats = new Set(ingredients.map(({ row }) => row).filter(isForbiddenFat));
  return [...fats].map((row) => ({ text: texts.forbiddenFat(row), steps: [], mends: [rule.param.key] }));
}

/** Raising cocoa butter and milk fat raises the whole fat. */
function covers(told: Finding, target: Finding): boolean {
  if (told.side !== target.side) return false;
  const part = told.rule.param.part;
  return part === target.rule.param.part || (part === 'mantecaGrasaLactea' && target.rule.param.part === 'grasaTotal');
}

/** What brings up a part that falls short. */
const DOSED: Readonly<Partial<Record<Part, texts.DosedId>>> = {
  cacaoTotal: 'pasta_cacao',
  manteca: 'manteca_cacao',
  mantecaGrasaLactea: 'manteca_cacao',
  grasaTotal: 'manteca_cacao',
  azucar: 'azucar',
  lacteos: 'leche_entera_polvo',
};

/** Larger doses are another recipe, not a correction. */
const LARGEST_DOSE = 400;

/** Grams per kg, rounded up to 5 so that the minimum is reached. */
function doseFor({ rule: { param }, value, side, limit }: Finding, family: Family): texts.Dose | undefined {
  const id = DOSED[param.part];
  // Fillings, and the fat of a gianduja, have several ways out: none is told by the gram.
  const open = isFilling(family) || (family === 'gianduja' && param.part === 'grasaTotal');
  if (id === undefined || side === 'high' || open) return undefined;
  const content = param.num(findRow(id)!);
  const grams = Math.ceil((1000 * (limit - value)) / (content - limit) / 5 - 1e-9) * 5;
  return { id, perKg: content > limit && grams <= LARGEST_DOSE ? grams : null };
}

/** The dose for the weight sent, put to the heaviest of the lines that already carry it. */
function stepsOf({ id, perKg }: texts.Dose, { lines }: Formula): readonly Step[] {
  if (perKg === null) return [];
  const total = lines.reduce((sum, { item }) => sum + item.grams, 0);
  const [here] = lines.filter(({ row }) => row?.id === id).sort((a, b) => b.item.grams - a.item.grams);
  return [add(here?.item.name ?? id, Math.min((perKg / 1000) * total, Number.MAX_VALUE))];
}

/** What the reasons for the medal do not tell. */
export function warn(type: TypeId, formula: Formula, unknownType: string | undefined): readonly Warning[] {
  const found: Warning[] = [];
  if (type === 'bombon') {
    found.push({ code: 'aw_estimada', text: texts.MEASURE_AW });
    const little = findingOf(BOMBON, measure(BOMBON.param, formula));
    if (little) found.push({ code: 'poco_chocolate', text: texts.littleChocolate(little) });
  }
  if (formula.ingredients.some(({ row }) => isAnnexTwoFat(row))) {
    found.push({ code: 'etiqueta_grasa_vegetal', text: texts.LABEL_VEGETABLE_FAT });
  }
  if (unknownType !== undefined) found.push({ code: 'tipo_desconocido', text: texts.unknownType(unknownType) });
  formula.lines.forEach(({ item, row, understood }, index) => {
    if (row || item.grams === 0) return;
    found.push({
      code: 'ingrediente_desconocido',
      text: texts.unknownIngredient(item, asked(SHELF, understood)),
      index,
    });
  });
  return [...found, ...readingWarnings(formula)];
}
