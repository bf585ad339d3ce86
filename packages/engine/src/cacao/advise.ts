import type { Row } from './catalogue.ts';
import type { Finding, Judgement } from './judge.ts';
import { inProduct } from './measure.ts';
import { isForbiddenFat } from './quantities.ts';
import type { Formula } from './resolve.ts';
import { AW_TARGET } from './targets.ts';
import { couvertureFamily, isNutFilling } from './tempering.ts';
import * as texts from './texts.ts';
import type { TypeId } from './types.ts';

/** The denomination reached, or why it is not; for a filling, how long it keeps. */
export function tipoOf(type: TypeId, judgement: Judgement, ingredients: Formula['ingredients']): string {
  const { profile, title, superior, legal, trade, aw } = judgement;
  if (aw !== undefined) {
    return legal[0] ? texts.noFilling(legal[0]) : texts.filling(fillingTitle(judgement, ingredients), aw);
  }
  if (legal.length > 0) return texts.unlawful(profile.legalName, legal);
  if (trade) return texts.shortOfTrade(trade);
  const fromBean = type === 'bean_to_bar' && inProduct('coberturas', ingredients) === 0;
  return texts.lawful(fromBean ? `${title}${texts.BEAN_TO_BAR_SUFFIX}` : title, superior);
}

function fillingTitle({ profile }: Judgement, ingredients: Formula['ingredients']): string {
  if (profile.family === 'ganache') return texts.GANACHE_TITLES[couvertureFamily(ingredients)];
  return isNutFilling(ingredients) ? texts.NUT_FILLING_TITLE : texts.CHOCOLATE_FILLING_TITLE;
}

/** Reasons for the medal, then notes and warnings; never empty. */
export function motivosOf(
  type: TypeId,
  judgement: Judgement,
  formula: Formula,
  unknownType: string | undefined,
): string[] {
  const reasons = [...legalReasons(judgement, formula), ...targetReasons(judgement)];
  return [
    ...(reasons.length === 0 ? [texts.ALL_IN_RANGE] : reasons),
    ...notes(type, judgement, formula),
    ...(unknownType === undefined ? [] : [texts.unknownType(unknownType)]),
    ...formula.unknown.map(texts.unknownIngredient),
  ];
}

function legalReasons({ profile, legal, trade }: Judgement, { ingredients }: Formula): string[] {
  const reasons = legal.flatMap((finding) =>
    finding.rule.part === 'grasaNoAutorizada'
      ? [...forbiddenFats(ingredients)].map(texts.forbiddenFat)
      : texts.reason(finding, 'legal', profile.family),
  );
  if (trade) reasons.push(texts.reason(trade, 'profesional', profile.family));
  return reasons;
}

function forbiddenFats(ingredients: Formula['ingredients']): ReadonlySet<Row> {
  return new Set(ingredients.map(({ row }) => row).filter(isForbiddenFat));
}

/** Targets out, but one text per problem: what the law already told on the same side is not told again. */
function targetReasons({ profile, legal, trade, targets, aw, awOut }: Judgement): string[] {
  const told = trade ? [...legal, trade] : legal;
  const reasons = targets
    .filter((finding) => !told.some((other) => covers(other, finding)))
    .map((finding) => texts.reason(finding, 'recomendado', profile.family));
  if (awOut && aw !== undefined) reasons.push(texts.highWaterActivity(aw, AW_TARGET));
  return reasons;
}

/** Raising cocoa butter and milk fat raises the whole fat. */
function covers(told: Finding, target: Finding): boolean {
  if (told.side !== target.side) return false;
  if (told.rule.part === target.rule.part) return true;
  return told.rule.part === 'mantecaGrasaLactea' && target.rule.part === 'grasaTotal';
}

function notes(type: TypeId, { profile }: Judgement, { ingredients }: Formula): string[] {
  const found: string[] = [];
  if (profile.family === 'ganache') found.push(texts.PIPE_GANACHE);
  if (type === 'bombon') {
    found.push(texts.MEASURE_AW);
    if (inProduct('chocolateYCacao', ingredients) < 25) found.push(texts.LITTLE_CHOCOLATE);
  }
  if (ingredients.some(({ row }) => row.id === 'grasa_equivalente')) found.push(texts.LABEL_VEGETABLE_FAT);
  return found;
}
