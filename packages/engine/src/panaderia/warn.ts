import type { Warning } from '../craft/analysis.ts';
import { round2 } from '../craft/round.ts';
import { frutaDeEstante, masaMadreSeca, prefermentoVariable, yemaSola } from '../despensa/classes.gen.ts';
import { asked, unknownCode } from '../despensa/understand.ts';
import { type IngredientRow, shelf } from './catalogue.ts';
import { FIGURES } from './figures.gen.ts';
import type { JudgedFormula } from './judge.ts';
import { excessOfSalt, isSaltJudged, saltToLeave } from './law.ts';
import { freshYeast, percentOf, strengthOf, sumOf } from './measure.ts';
import { ACTIVE_SOURDOUGH } from './params.ts';
import { type Ingredient, isActiveSourdough, ofFood, partsIn } from './resolve.ts';
import { warning, YEAST_MIX } from './texts.ts';
import { DEFAULT_TYPE, isOf, isOfRye, limitOf, rulesOf } from './types.ts';
import { yeastUsed } from './yeast.ts';

/** Objections first; then law and doubts, by ingredient as sent and by formula. */
export function warn(formula: JudgedFormula, objected: readonly Warning[]): readonly Warning[] {
  const warnings: Warning[] = [...objected];
  for (const ingredient of formula.ingredients) doubt(ingredient, warnings);
  for (const [code, rule] of RULES) {
    const told = rule(formula);
    if (told !== undefined) warnings.push(typeof told === 'string' ? { code, text: told } : { code, ...told });
  }
  return warnings;
}

function doubt(ingredient: Ingredient, warnings: Warning[]): void {
  const { index, name, grams, row, understood } = ingredient;
  const tell = (code: string, text: string) => warnings.push({ code, text, index });
  if (ingredient.badRole !== undefined) tell('rol_no_valido', warning.badRole(ingredient.badRole, name));
  if (ingredient.finishing && grams > 0) {
    tell('acabado', warning.finishing(name));
    return;
  }
  if (!ingredient.known) tell(unknownCode(understood), warning.unknown(name, asked(shelf, understood)));
  if (grams === 0) return;
  for (const one of understood.warnings) warnings.push(one);
  if (ingredient.made === undefined) {
    if (row.chemical) tell('impulsor_quimico', warning.chemical(name));
  } else {
    for (const part of partsIn(ingredient)) {
      if (part.row.chemical) tell('impulsor_quimico', warning.chemical(part.name));
    }
  }
  if (ingredient.assumedHydration && prefermentoVariable(row.food)) {
    tell('hidratacion_supuesta', warning.hydration(name, ingredient.hydration!));
  }
  if (ingredient.powderedYeast) tell('levadura_en_polvo', warning.powderedYeast(name));
  if (ingredient.nutFlour) tell('harina_no_panificable', warning.nutFlour(name));
}

/** A sentence, with the place of the ingredient when it is about one. */
type Rule = (formula: JudgedFormula) => string | Omit<Warning, 'code'> | undefined;

const unknownType: Rule = ({ unknownType: asked }) =>
  asked === undefined ? undefined : warning.unknownType(asked, rulesOf(DEFAULT_TYPE).label);

const yeastForm: Rule = ({ type, dough }) => {
  if (!type.yeastByForm || Math.abs(dough.yeastPower - 1) <= 0.005) return undefined;
  const { form, mixed } = yeastUsed(dough);
  return warning.yeastForm(mixed ? YEAST_MIX : form, dough.yeastPower);
};

const breadSalt: Rule = (formula) => {
  const excess = excessOfSalt(formula);
  // Beyond both limits it is a fault, and told as one.
  if (excess === undefined || (excess.unlawful && !isSaltJudged(formula))) return undefined;
  const { salt, byChlorides, bySodium } = excess;
  const told = salt > bySodium ? warning.unlawfulSalt : warning.breadSalt;
  return { text: told(salt, byChlorides, bySodium, saltToLeave(formula, byChlorides)), law: true };
};

const specialBread: Rule = ({ type, dough, values }) =>
  isOf(type, 'comun_de_ley') &&
  (values.grasa > 0 ||
    values.azucar > 0 ||
    dough.apart.some(({ ingredient: { row } }) => row.rol === 'leche' || row.rol === 'huevo'))
    ? warning.specialBread
    : undefined;

const sourdoughName: Rule = ({ type, dough }) => {
  if (!isOf(type, 'de_masa_madre') || dough.sums.prefermento === 0) return undefined;
  const has = (fits: (ingredient: Ingredient) => boolean) => dough.apart.some(({ ingredient }) => fits(ingredient));
  if (has((one) => isActiveSourdough(one) || one.preferment === 'sourdough')) return undefined;
  return has(ofFood(masaMadreSeca)) ? warning.driedSourdough : warning.noSourdough;
};

const avpnSourdough: Rule = ({ type: { avpn }, dough }) =>
  avpn !== undefined && percentOf(ACTIVE_SOURDOUGH, dough) > avpn.sourdough[1]
    ? warning.avpnSourdough(...avpn.sourdough)
    : undefined;

const strength: Rule = ({ type: { label, strength: limit }, dough }) => {
  const w = limit === undefined ? null : strengthOf(dough);
  return limit !== undefined && w !== null && (w < limit.min || w > limit.max)
    ? warning.strength(w, label, limit.min, limit.max)
    : undefined;
};

const noLiquid: Rule = ({ values }) => (values.hidratacion === 0 ? warning.noLiquid : undefined);

const tradition: Rule = ({ type, values }) =>
  isOf(type, 'de_tradicion') && (values.grasa > 0 || values.azucar > 0) ? warning.tradition : undefined;

const veryWet: Rule = ({ type, values }) =>
  values.hidratacion > FIGURES.hidratacion_excesiva && values.hidratacion > limitOf(type, 'hidratacion')!.max
    ? warning.veryWet(FIGURES.hidratacion_excesiva)
    : undefined;

const avpnYeast: Rule = ({ type: { avpn }, dough }) => {
  if (avpn === undefined) return undefined;
  const fresh = round2(freshYeast(dough));
  return fresh > avpn.yeast ? warning.avpnYeast(fresh, 10 * avpn.yeast) : undefined;
};

const avpnHydration: Rule = ({ type: { avpn }, values }) =>
  avpn !== undefined && values.hidratacion > avpn.hydration[1]
    ? warning.avpnHydration(values.hidratacion, ...avpn.hydration)
    : undefined;

const montreal: Rule = ({ type, values }) =>
  isOf(type, 'de_montreal') && values.sal === 0 ? warning.montreal : undefined;

const wetRye: Rule = ({ type, dough }) => (isOfRye(type) && !dough.live ? warning.wetRye : undefined);

/** Of the whole dough: butter, yolk, raisins and candied fruit. */
const CLASSIC = {
  mantequilla: ({ rol }: IngredientRow) => rol === 'mantequilla',
  yema: ({ food }: IngredientRow) => yemaSola(food),
  fruta: ({ food }: IngredientRow) => frutaDeEstante(food),
};
const CLASSIC_PARTS = Object.keys(CLASSIC) as (keyof typeof CLASSIC)[];

const classicPanettone: Rule = ({ type: { classic }, dough }) => {
  if (classic === undefined) return undefined;
  const lacks = CLASSIC_PARTS.filter(
    (what) => sumOf(dough, ({ row }) => (CLASSIC[what](row) ? 100 : 0)) * 100 < classic[what],
  );
  if (lacks.length > 0) return warning.classicPanettone(classic, lacks);
  return dough.sums.levadura > 0 ? warning.panettoneYeast : undefined;
};

/** By the code of the warning, in the order they are told. */
const RULES: readonly (readonly [code: string, Rule])[] = Object.entries({
  tipo_desconocido: unknownType,
  forma_de_levadura: yeastForm,
  sal_del_pan: breadSalt,
  pan_especial: specialBread,
  sin_masa_madre_activa: sourdoughName,
  masa_madre_avpn: avpnSourdough,
  fuerza_de_harina: strength,
  sin_liquido: noLiquid,
  baguette_de_tradicion: tradition,
  hidratacion_excesiva: veryWet,
  levadura_avpn: avpnYeast,
  hidratacion_avpn: avpnHydration,
  bagel_sin_sal: montreal,
  centeno_sin_masa_madre: wetRye,
  panettone_clasico: classicPanettone,
});
