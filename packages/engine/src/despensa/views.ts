import type { Food } from './food.ts';
import { freeSugars, hydrolysed, pacOf, podOf } from './sweet.ts';

/** Takes off what floating point leaves: a component is never less than nothing. */
function figure(value: number): number {
  return Math.max(0, Math.round(value * 1e4) / 1e4) + 0;
}

/** What ice cream reads of a food, per 100 g. */
export interface IceCreamView {
  readonly azucares: number;
  readonly materiagrasa: number;
  readonly esml: number;
  readonly lactosa: number;
  readonly proteinas: number;
  readonly otrossolidos: number;
  readonly agua: number;
  readonly alcohol: number;
  readonly pac: number;
  readonly pod: number;
  readonly kcal: number;
  readonly precio: number;
  /** Hardening points. */
  readonly dureza: number;
}

/** Syrups from this DE count as sugars in the trade's tables; below it they are bulk. */
const SUGAR_DE = 20;

/** Hardness: 1.8 per g of fat-free cocoa, 0.9 of cocoa butter, 1.4 of nut fat (Corvitto, Los secretos del helado, p. 243). */
export function hardnessOf(food: Food): number {
  // Seeds and coconut are filed with the nuts and set as they do.
  const nutty = food.frutos_secos > 0 || food.category === 'frutos_secos';
  const nutFat = nutty ? food.grasa - food.manteca_cacao - food.grasa_lactea : 0;
  return figure(1.8 * food.cacao_seco + 0.9 * food.manteca_cacao + 1.4 * nutFat);
}

export function iceCreamView(food: Food): IceCreamView {
  const syrup = food.de_jarabe >= SUGAR_DE ? food.jarabe : 0;
  const azucares = figure(freeSugars(food) - hydrolysed(food) + syrup);
  const { agua, alcohol, grasa, esml } = food;
  return {
    azucares,
    materiagrasa: grasa,
    esml,
    lactosa: food.lactosa,
    proteinas: food.proteina,
    otrossolidos: figure(100 - agua - alcohol - azucares - grasa - esml),
    agua,
    alcohol,
    pac: figure(pacOf(food)),
    pod: figure(podOf(food)),
    kcal: food.kcal,
    precio: food.precio,
    dureza: hardnessOf(food),
  };
}

/** Kinds of sugar and polyol as the water activity model knows them. */
export interface SolutesView {
  readonly sacarosa: number;
  readonly glucosa: number;
  readonly fructosa: number;
  readonly jarabe: number;
  readonly de_jarabe: number;
  readonly sorbitol: number;
  readonly glicerol: number;
  readonly maltitol: number;
  readonly eritritol: number;
}

/** Maltose behaves as a syrup of DE 53: half the reducing ends of glucose. */
const MALTOSE_DE = 53;

/** Galactose counts as glucose and rarer sugars as sucrose, polyols without a row of their own as maltitol. */
export function solutesOf(food: Food): SolutesView {
  const jarabe = food.jarabe + food.maltosa;
  return {
    sacarosa: figure(food.sacarosa + food.otros_azucares),
    glucosa: figure(food.glucosa + Math.max(0, food.galactosa)),
    fructosa: food.fructosa,
    jarabe: figure(jarabe),
    de_jarabe: jarabe > 0 ? figure((food.jarabe * food.de_jarabe + food.maltosa * MALTOSE_DE) / jarabe) : 0,
    sorbitol: food.sorbitol,
    glicerol: food.glicerol,
    maltitol: figure(food.maltitol + food.otros_polioles),
    eritritol: food.eritritol,
  };
}

/** What pastry reads of a food, per 100 g. */
export interface PastryView extends SolutesView {
  readonly azucares: number;
  readonly lactosa: number;
  readonly polioles: number;
  readonly grasa: number;
  readonly proteinas: number;
  /** Starch and the dextrins of syrups. */
  readonly almidon: number;
  readonly fibra: number;
  readonly sal: number;
  readonly agua: number;
  readonly alcohol: number;
  readonly acidos: number;
  readonly pod: number;
  readonly kcal: number;
  readonly precio: number;
  readonly cacao_seco: number;
  readonly manteca_cacao: number;
  readonly sng_leche: number;
}

export function pastryView(food: Food): PastryView {
  return {
    ...solutesOf(food),
    azucares: food.azucares,
    lactosa: food.lactosa,
    polioles: food.polioles,
    grasa: food.grasa,
    proteinas: food.proteina,
    almidon: figure(food.almidon + food.jarabe - food.jarabe_azucares),
    fibra: food.fibra,
    sal: food.sal,
    agua: food.agua,
    alcohol: food.alcohol,
    acidos: food.acidos,
    pod: figure(podOf(food)),
    kcal: food.kcal,
    precio: food.precio,
    cacao_seco: food.cacao_seco,
    manteca_cacao: food.manteca_cacao,
    sng_leche: food.esml,
  };
}

/** What bread knows of a food beyond its composition. */
export interface BreadKnowledge {
  readonly rol: string;
  /** Which of `agua`, `grasa`, `azucar`, `sal` count for the baker's percentages. */
  readonly cuenta: readonly string[];
  /** Flour in it, %, where it is a part: 100 for a flour. */
  readonly f_harina: number;
  readonly hidratacion_pref: number | null;
  readonly sal_pref: number | null;
}

/** What bread reads of a food, per 100 g; `f_*` are what counts for the baker's percentages. */
export interface BreadView {
  readonly f_harina: number;
  readonly f_agua: number;
  readonly f_grasa: number;
  readonly f_azucar: number;
  readonly f_sal: number;
  readonly agua: number;
  readonly proteinas: number;
  readonly hidratos: number;
  readonly azucares: number;
  readonly fibra: number;
  readonly grasa: number;
  readonly sal: number;
  readonly alcohol: number;
  readonly kcal: number;
  readonly precio: number;
}

function functional(food: Food, knows: BreadKnowledge): Pick<BreadView, 'f_agua' | 'f_grasa' | 'f_azucar' | 'f_sal'> {
  const counts = (part: string, grams: number) => (knows.cuenta.includes(part) ? figure(grams) : 0);
  return {
    f_agua: counts('agua', food.agua),
    f_grasa: counts('grasa', food.grasa),
    f_azucar: counts('azucar', freeSugars(food) - hydrolysed(food) + food.jarabe),
    // A baker weighs salt as salt, whatever it is made of.
    f_sal: knows.rol === 'sal' ? counts('sal', 100) : counts('sal', food.nacl),
  };
}

/** Flour 100, water h and salt s make 100 + h + s of pre-ferment; a scalded flour is flour and water. */
function doughParts(knows: BreadKnowledge): Pick<BreadView, 'f_harina' | 'f_agua' | 'f_sal'> | undefined {
  const { hidratacion_pref: h, sal_pref: s, f_harina: flour } = knows;
  if (h !== null) {
    const total = 100 + h + (s ?? 0);
    return { f_harina: 1e4 / total, f_agua: (100 * h) / total, f_sal: (100 * (s ?? 0)) / total };
  }
  return flour > 0 && flour < 100 ? { f_harina: flour, f_agua: 100 - flour, f_sal: 0 } : undefined;
}

export function breadView(food: Food, knows: BreadKnowledge): BreadView {
  return {
    f_harina: knows.f_harina,
    ...functional(food, knows),
    ...doughParts(knows),
    agua: food.agua,
    proteinas: food.proteina,
    hidratos: figure(freeSugars(food) + food.lactosa + food.jarabe + food.almidon),
    azucares: food.azucares,
    fibra: food.fibra,
    grasa: food.grasa,
    sal: food.sal,
    alcohol: food.alcohol,
    kcal: food.kcal,
    precio: food.precio,
  };
}

/** What turrón reads of a food, per 100 g. */
export interface NougatView {
  /** With alcohol: all that leaves in the pot. */
  readonly agua: number;
  readonly grasa: number;
  readonly azucares: number;
  readonly polioles: number;
  readonly proteinas: number;
  readonly almidon: number;
  readonly otros_hc: number;
  readonly fibra: number;
  readonly kcal: number;
  readonly precio: number;
}

export function nougatView(food: Food): NougatView {
  return {
    agua: figure(food.agua + food.alcohol),
    grasa: food.grasa,
    azucares: food.azucares,
    polioles: food.polioles,
    proteinas: food.proteina,
    almidon: food.almidon,
    otros_hc: figure(food.jarabe - food.jarabe_azucares),
    fibra: food.fibra,
    kcal: food.kcal,
    precio: food.precio,
  };
}

/** What chocolate reads of a food, per 100 g. */
export interface CocoaView extends SolutesView {
  readonly agua: number;
  readonly cacao_seco_desgrasado: number;
  readonly manteca_cacao: number;
  readonly grasa_leche: number;
  readonly otra_grasa: number;
  readonly azucar: number;
  readonly lactosa: number;
  readonly sng_leche: number;
  readonly otros_solidos: number;
  readonly alcohol: number;
  readonly sal: number;
  readonly avellana: number;
  readonly frutos_secos: number;
  readonly kcal: number;
  readonly precio: number;
}

const NO_SOLUTES: SolutesView = {
  sacarosa: 0,
  glucosa: 0,
  fructosa: 0,
  jarabe: 0,
  de_jarabe: 0,
  sorbitol: 0,
  glicerol: 0,
  maltitol: 0,
  eritritol: 0,
};

/** `group` is the craft's: the trace of sugar in cocoa itself is cocoa. */
export function cocoaView(food: Food, group: string): CocoaView {
  const cocoa = group === 'cacao';
  const azucar = cocoa ? 0 : figure(freeSugars(food) - hydrolysed(food) + food.jarabe + food.polioles);
  const { agua, alcohol, cacao_seco, manteca_cacao, grasa_lactea, esml } = food;
  const otra_grasa = figure(food.grasa - manteca_cacao - grasa_lactea);
  const parts = agua + alcohol + cacao_seco + manteca_cacao + grasa_lactea + otra_grasa + azucar + esml;
  return {
    ...(cocoa ? NO_SOLUTES : withoutMilkSugar(food)),
    agua,
    cacao_seco_desgrasado: cacao_seco,
    manteca_cacao,
    grasa_leche: grasa_lactea,
    otra_grasa,
    azucar,
    lactosa: food.lactosa,
    sng_leche: esml,
    otros_solidos: figure(100 - parts),
    alcohol,
    sal: food.nacl,
    avellana: food.avellana,
    frutos_secos: food.frutos_secos,
    kcal: food.kcal,
    precio: food.precio,
  };
}

/** Hydrolysed milk sugar, half glucose and half galactose, is already inside the milk solids. */
function withoutMilkSugar(food: Food): SolutesView {
  const solutes = solutesOf(food);
  return { ...solutes, glucosa: figure(solutes.glucosa - hydrolysed(food)) };
}
