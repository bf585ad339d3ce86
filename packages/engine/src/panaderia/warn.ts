import { round2 } from '../craft/round.ts';
import type { Analysis } from './analyse.ts';
import { freshYeast, percent, saltInBread, strengthOf } from './measure.ts';
import type { Ingredient } from './resolve.ts';
import { warning, YEAST_MIX } from './texts.ts';
import type { TypeId } from './types.ts';
import { down } from './weigh.ts';
import { yeastUsed } from './yeast.ts';

/** Law and doubts: never part of the verdict. Per ingredient in the order sent, then for the formula. */
export function warnings(analysis: Analysis): string[] {
  const texts: string[] = [];
  for (const ingredient of analysis.ingredients) warnIngredient(ingredient, texts);
  for (const rule of RULES) {
    const text = rule(analysis);
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

const CHEMICAL = new Set(['impulsor', 'bicarbonato']);
/** Pre-ferments made at more than one hydration; a poolish is 100 % by definition. */
const VARIABLE_HYDRATION = new Set([
  'masa_madre',
  'masa_madre_solida',
  'biga',
  'esponja',
  'prefermento',
  'masa_vieja',
  '_rol_masa_madre',
]);
const ACTIVE_SOURDOUGH = new Set(['masa_madre', 'masa_madre_solida', '_rol_masa_madre']);
const ADDITIVES = new Set(['mejorante', 'acido_ascorbico']);

function warnIngredient(ingredient: Ingredient, texts: string[]): void {
  const { name, grams, row } = ingredient;
  if (ingredient.badRole !== undefined) texts.push(warning.badRole(ingredient.badRole, name));
  if (ingredient.finishing && grams > 0) {
    texts.push(warning.finishing(name));
    return;
  }
  if (!ingredient.known) texts.push(warning.unknown(name));
  if (grams === 0) return;
  if (CHEMICAL.has(row.id)) texts.push(warning.chemical(name));
  if (ingredient.assumedHydration && VARIABLE_HYDRATION.has(row.id)) {
    texts.push(warning.hydration(name, ingredient.hydration!));
  }
  if (ingredient.powderedYeast) texts.push(warning.powderedYeast(name));
  if (row.id === 'harina_frutos_secos') texts.push(warning.nutFlour(name));
}

type Rule = (analysis: Analysis) => string | undefined;

/** RD 308/2019: salt of pan común, g per 100 g of bread, by chlorides. */
const LEGAL_SALT = 1.31;
const SALT_LAW: ReadonlySet<TypeId> = new Set(['pan_comun', 'baguette', 'ciabatta', 'pan_rustico_mm']);
/** AVPN: up to 3 g of fresh yeast per litre, and present practice of 3 g per kg of flour. */
const AVPN_FRESH_YEAST = 0.3;
/** AVPN: sourdough up to 20 % of the flour. */
const AVPN_SOURDOUGH = 20;

const unknownType: Rule = ({ unknownType: asked }) => (asked === undefined ? undefined : warning.unknownType(asked));

const yeastForm: Rule = ({ type, dough }) => {
  if (!type.yeastByForm || Math.abs(dough.yeastPower - 1) <= 0.005) return undefined;
  const { form, mixed } = yeastUsed(dough);
  return warning.yeastForm(mixed ? YEAST_MIX : form, dough.yeastPower);
};

const breadSalt: Rule = (analysis) => {
  const { type, dough } = analysis;
  if (!SALT_LAW.has(type.id)) return undefined;
  const salt = saltInBread(dough, type.bakingLoss);
  return salt > LEGAL_SALT ? warning.breadSalt(salt, saltToLeave(analysis)) : undefined;
};

/** Grams of salt that leave the bread at the legal limit; none where salt is missing or is not what exceeds. */
function saltToLeave({ type, dough, params, ranges }: Analysis): number | undefined {
  if (params.sal < ranges.sal[0]) return undefined;
  const bread = 1 - type.bakingLoss / 100;
  let salt = 0;
  dough.ingredients.forEach(({ row }, i) => {
    if (row.rol === 'sal') salt += dough.shares[i]!;
  });
  const left = down((salt - (dough.breadSalt - (LEGAL_SALT / 100) * bread)) * dough.grams);
  return salt > 0 && left > 0 ? left : undefined;
}

const specialBread: Rule = ({ type, dough, params }) =>
  type.id === 'pan_comun' &&
  (params.grasa > 0 ||
    params.azucar > 0 ||
    dough.ingredients.some(({ row }) => row.rol === 'leche' || row.rol === 'huevo'))
    ? warning.specialBread
    : undefined;

const sourdoughName: Rule = ({ type, dough }) => {
  if (type.id !== 'pan_rustico_mm' || dough.preferment === 0) return undefined;
  const active = dough.ingredients.some(
    ({ row, preferment }) => ACTIVE_SOURDOUGH.has(row.id) || preferment === 'sourdough',
  );
  if (active) return undefined;
  return dough.ingredients.some(({ row }) => row.id === 'masa_madre_seca')
    ? warning.driedSourdough
    : warning.noSourdough;
};

const avpnSourdough: Rule = ({ type, dough }) => {
  if (type.id !== 'pizza_napolitana') return undefined;
  let sourdough = 0;
  dough.ingredients.forEach(({ row }, i) => {
    if (ACTIVE_SOURDOUGH.has(row.id)) sourdough += dough.shares[i]!;
  });
  return percent(sourdough, dough) > AVPN_SOURDOUGH ? warning.avpnSourdough : undefined;
};

const strength: Rule = ({ type, dough }) => {
  const w = strengthOf(dough);
  const [min, max] = type.strength;
  return w !== null && (w < min || w > max) ? warning.strength(w, type.label, min, max) : undefined;
};

const noLiquid: Rule = ({ params }) => (params.hidratacion === 0 ? warning.noLiquid : undefined);

const tradition: Rule = ({ type, params }) =>
  type.id === 'baguette' && (params.grasa > 0 || params.azucar > 0) ? warning.tradition : undefined;

const veryWet: Rule = ({ params }) => (params.hidratacion > 120 ? warning.veryWet : undefined);

const avpnYeast: Rule = ({ type, dough }) => {
  const fresh = round2(freshYeast(dough));
  return type.id === 'pizza_napolitana' && fresh > AVPN_FRESH_YEAST ? warning.avpnYeast(fresh) : undefined;
};

const additive: Rule = ({ type, dough }) => {
  if (type.id !== 'pan_rustico_mm') return undefined;
  const found = dough.ingredients.find(({ row }) => ADDITIVES.has(row.id));
  return found && warning.additive(found.name);
};

/** In the order they are told. */
const RULES: readonly Rule[] = [
  unknownType,
  yeastForm,
  breadSalt,
  specialBread,
  sourdoughName,
  avpnSourdough,
  strength,
  noLiquid,
  tradition,
  veryWet,
  avpnYeast,
  additive,
];
