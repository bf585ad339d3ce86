import type { Mention } from '../craft/labelling.ts';
import { readType } from '../craft/read.ts';
import { POWERED_BY } from '../craft/texts.ts';
import { craftOf } from '../crafts.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { losesWater, usualLoss } from '../despensa/losses.ts';
import { type Flat, flatten, isAssembled, type Recipe } from '../despensa/receta.ts';
import { plainText, type Segment, segmentsOf } from './allergens.ts';
import { type Claim, claimsInName, claimsOf } from './claims.ts';
import { isFantasyName } from './fantasy-name.ts';
import { lawOfLabel } from './law.ts';
import { entriesOf, printList } from './list.ts';
import { mentionsOf, totalsOf } from './mentions.ts';
import { nameClaimsOf } from './name-claims.ts';
import { NAME_RULES, PROMISES } from './name-rules.gen.ts';
import { brokenNames } from './name-rules.ts';
import { absentFoods } from './named-foods.ts';
import { type Notice, noticesOfLeaves, quidNotice } from './notices.ts';
import { type Nutrition, nutritionOf, portionOf, rounded, type ShownNutrition, shownNutrition } from './nutrition.ts';
import { protectedNames } from './protected-names.ts';
import { naming, type Quid, quidOf } from './quid.ts';
import { readEtiquetaRequest, readName, refuseUnidentified } from './read.ts';
import { exemptions, LABEL_DISCLAIMER, notices, words } from './texts.ts';

export type { Mention } from '../craft/labelling.ts';
export type { Segment } from './allergens.ts';
export type { Claim, ClaimState } from './claims.ts';
export type { Notice } from './notices.ts';
export { NUTRIENTS, type Nutrient, type Nutrition, type ShownNutrition } from './nutrition.ts';
export type { Quid } from './quid.ts';
export { UnidentifiedError } from './read.ts';
export { NUTRIENT_LABELS } from './texts.ts';

/** A draft of the label of a food: Regulation (EU) 1169/2011 and RD 126/2015. */
export interface Etiqueta {
  readonly status: 'ok';
  /** The denomination given, or the name, or that of its type; null when there is none. */
  readonly denominacion: string | null;
  /** The name of the product, where its denomination is another. */
  readonly nombre?: string;
  readonly lista: { readonly texto: string; readonly segmentos: readonly Segment[] };
  readonly alergenos: { readonly contiene: readonly string[]; readonly puede_contener: readonly string[] };
  readonly nutricion: {
    readonly por_100g: Nutrition;
    readonly mostrado: ShownNutrition;
    readonly por_racion?: { readonly gramos: number; readonly valores: Nutrition; readonly mostrado: ShownNutrition };
  };
  readonly quid: readonly Quid[];
  readonly menciones: readonly Mention[];
  readonly declaraciones: readonly Claim[];
  readonly avisos: readonly Notice[];
  readonly disclaimer: string;
  readonly poweredBy: string;
}

/** The formula with the type its craft knows, the usual one where it tells none, and what to say of it. */
function typed(recipe: Recipe): { recipe: Recipe; label: string | undefined; unknown: string | undefined } {
  const craft = recipe.craft === undefined ? undefined : craftOf(recipe.craft);
  if (craft === undefined) return { recipe, label: undefined, unknown: undefined };
  const { type, unknown } = readType(recipe.type, craft.findType, craft.defaultType);
  const told = recipe.type !== undefined && unknown === undefined;
  return {
    // Without a type no baking loss is assumed: some products are not baked.
    recipe: { ...recipe, type: told ? type : undefined },
    label: told ? craft.types.find(({ id }) => id === type)?.label : undefined,
    unknown,
  };
}

/** Any JSON in, the draft of a label out, or an InputError; an UnidentifiedError when an ingredient is not known. */
export function etiqueta(body: unknown): Etiqueta {
  const request = readEtiquetaRequest(body);
  const { recipe, label, unknown } = typed(request.recipe);
  const flat = flatten(recipe, usualLoss);
  const leaves = flat.leaves;
  refuseUnidentified(leaves.map(({ line }) => line));
  const { nombre, destacar } = request;
  const names = [request.denominacion, nombre].filter((name) => name !== '');
  const wording = { names, destacar, idOf: (text: string) => readName(text, recipe.craft).food?.id };
  const entries = entriesOf(recipe, flat, request.compuestos, naming(wording));
  const quid = quidOf(entries, wording);
  const inList = [...quid].filter(([, { lugares }]) => lugares === 1);
  const printed = printList(entries, new Map(inList.map(([key, { texto }]) => [key, texto])));
  const marked = `${words.heading}${printed}.`;
  const nutrition = nutritionOf(leaves);
  const alergenos = allergensOf(flat);
  const denominacion = names[0] ?? label ?? null;
  const law = lawOfLabel(recipe, leaves, body as object, names);
  const declaraciones = claimsOf({
    leaves,
    nutrition,
    contains: alergenos.contiene,
    mayContain: alergenos.puede_contener,
  });
  const mentioned = mentionsOf(recipe, flat);
  const isMixed = mentioned.some(({ codigo }) => codigo === 'azucar_y_edulcorante');
  return {
    status: 'ok',
    denominacion,
    ...(names.length > 1 && nombre !== denominacion ? { nombre } : {}),
    lista: { texto: plainText(marked), segmentos: segmentsOf(marked) },
    alergenos,
    nutricion: {
      por_100g: rounded(nutrition),
      mostrado: shownNutrition(nutrition),
      ...(request.porcion === undefined ? {} : { por_racion: portion(nutrition, request.porcion) }),
    },
    quid: [...quid.values()],
    menciones: [...mentioned, ...law.menciones, ...totalsOf([...quid.values()])],
    declaraciones,
    avisos: [
      ...(unknown === undefined ? [] : [notices.unknownType(unknown)]),
      ...(request.recipe.type === undefined && usuallyMentions(recipe.craft, flat) ? [notices.noType] : []),
      ...(names.length === 0 ? [notices.noName] : []),
      ...(request.denominacion === '' && isFantasyName(nombre, recipe.craft) ? [notices.fancyName(nombre)] : []),
      ...claimsInName(names.join(' · ') || (denominacion ?? ''), declaraciones),
      ...protectedNames(names.length > 0 ? names : [denominacion ?? '']),
      ...law.avisos,
      ...(isMixed ? [notices.sweetenedBesideSugar] : []),
      ...brokenNames(PROMISES, names, leaves),
      ...absentFoods(names, leaves),
      ...brokenNames(NAME_RULES, names, leaves, recipe.craft),
      ...nameClaimsOf(names, leaves, entries),
      ...lossNotice(recipe, flat),
      ...noticesOfLeaves(leaves),
      ...quidNotice(entries, quid),
      ...(alergenos.puede_contener.length > 0 ? [notices.mayContain] : []),
      ...Object.values(exemptions),
      notices.rest,
    ],
    disclaimer: LABEL_DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

/** Whether the law asks for words of their own on the usual product of a craft. */
function usuallyMentions(id: string | undefined, { leaves }: Flat): boolean {
  const craft = id === undefined ? undefined : craftOf(id);
  return (craft?.labelling?.mentions?.(craft.defaultType, leaves) ?? []).length > 0;
}

function lossNotice(recipe: Recipe, flat: Flat): Notice[] {
  if (recipe.perdida !== undefined) return [];
  if (flat.perdida > 0) return [notices.usualLoss(flat.perdida)];
  if (recipe.craft !== undefined && !losesWater(recipe.craft)) return [];
  if (isAssembled(flat.recipes)) return [notices.assembled];
  return flat.lost > 0 ? [] : [notices.noLoss];
}

function portion(nutrition: Nutrition, gramos: number) {
  const valores = portionOf(nutrition, gramos);
  return { gramos, valores: rounded(valores), mostrado: shownNutrition(valores) };
}

function allergensOf({ leaves }: Flat): Etiqueta['alergenos'] {
  const used = leaves.filter(({ grams }) => grams > 0).map(({ food }) => food);
  const contiene = [...new Set(used.flatMap(({ contiene: codes }) => codes))].sort();
  const traces = used.flatMap((food) => (food.id === '' ? [] : etiquetaOf(food).puedeContener));
  return { contiene, puede_contener: [...new Set(traces)].filter((code) => !contiene.includes(code)).sort() };
}
