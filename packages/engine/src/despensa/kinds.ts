import type { Category, Food } from './food.ts';

/**
 * Kinds of food the rules of the crafts speak of: by the pantry's own columns wherever they say it, so that a new food
 * cannot slip through, and by id only where composition cannot tell one powder from another.
 */
export type Kind = (food: Food) => boolean;

/** What of a gram of a food is of a kind: all of it, or nothing. */
export const wholly =
  (kind: Kind) =>
  (food: Food): number =>
    kind(food) ? 1 : 0;

/** One of the foods of these ids. */
export const oneOf = (...ids: readonly string[]): Kind => {
  const set: ReadonlySet<string> = new Set(ids);
  return ({ id }) => set.has(id);
};

const shelved = (...categories: readonly Category[]): Kind => {
  const set: ReadonlySet<Category> = new Set(categories);
  return ({ category }) => set.has(category);
};

/** Whether a food contains an allergen; `gluten` and `frutos_cascara` stand for all of theirs. */
export function contains(food: Food, allergen: string): boolean {
  return food.contiene.some((code) => code === allergen || code.startsWith(`${allergen}:`));
}

/** Salt as it is weighed, plain or seasoned. */
export const isSalt: Kind = (food) => food.category === 'sal';

export const isGelatine: Kind = oneOf('gelatina_polvo', 'gelatina_hojas', 'gelatina_pescado');
/** Gelatine of a soaked mass, one part in six. */
const GELATINE_OF_MASS = 1 / 6;
export const isGelatineMass: Kind = oneOf('masa_gelatina');

/** Dry gelatine in a gram of a food. */
export function gelatineIn(food: Food): number {
  return isGelatine(food) ? 1 : isGelatineMass(food) ? GELATINE_OF_MASS : 0;
}

/** Raw, they cut protein: bromelain, actinidin, papain, ficin. Purées and preserves of them are heated. */
export const isProteolytic: Kind = oneOf('pina', 'kiwi', 'kiwi_amarillo', 'papaya', 'higo');

/** Roots and pumpkins on the shelf of fruits, whose sugars are those of fruit. */
export const isSweetVegetable: Kind = oneOf('zanahoria', 'remolacha_cocida', 'calabaza_asada', 'boniato_asado');

export const isXanthan: Kind = oneOf('goma_xantana');
export const isAgar: Kind = oneOf('agar_agar');
export const isPectin: Kind = oneOf('pectina_nh', 'pectina_amarilla_hm');
export const isGumArabic: Kind = oneOf('goma_arabiga');
/** Blends sold by the dose of 5 g a kilo. */
export const isStabiliser5: Kind = oneOf('neutro_cremas', 'neutro_sorbetes', 'neutro_frio');
/** Pure hydrocolloids: all that gels or thickens but gelatine and the blends. */
export const isGum: Kind = (food) =>
  food.category === 'gelificantes_estabilizantes' && !isGelatine(food) && !isGelatineMass(food) && !isStabiliser5(food);
export const isLecithin: Kind = oneOf('lecitina_soja', 'lecitina_girasol');
export const isPgpr: Kind = oneOf('pgpr');
export const isEmulsifier: Kind = oneOf(
  'mono_digliceridos',
  'sucroesteres',
  'lecitina_soja',
  'lecitina_girasol',
  'pgpr',
);
export const isBakingPowder: Kind = oneOf('impulsor');
export const isBicarbonate: Kind = oneOf('bicarbonato_sodico', 'bicarbonato_amonico');
/** Any chemical leavening. */
export const isChemicalLeaven: Kind = (food) => isBakingPowder(food) || isBicarbonate(food);
export const isAscorbicAcid: Kind = oneOf('acido_ascorbico');
export const isColour: Kind = oneOf('colorante', 'carbon_vegetal');
export const isPreservative: Kind = oneOf('sorbato_potasico');
/** POD from which a sweetener is dosed in tenths of a gram a kilo: ten times that of sugar. */
const INTENSE_POD = 1000;
export const isIntenseSweetener: Kind = ({ pod_conv }) => pod_conv !== null && pod_conv > INTENSE_POD;
export const isImprover: Kind = oneOf('mejorante_panario');
export const isInulin: Kind = oneOf('inulina', 'inulina_cadena_larga', 'oligofructosa');
export const isPsyllium: Kind = oneOf('psyllium');
export const isWheatGluten: Kind = oneOf('gluten_trigo');
export const isMaltFlour: Kind = oneOf('harina_malta');
export const isMaltExtract: Kind = oneOf('extracto_malta');
export const isSolubleCoffee: Kind = oneOf('cafe_soluble');
export const isMatcha: Kind = oneOf('te_matcha');
export const isCinnamon: Kind = oneOf('canela_molida');
export const isNutmeg: Kind = oneOf('nuez_moscada');
export const isTonka: Kind = oneOf('haba_tonka');
/** Pure, without the water or spirit of an extract. */
export const isAromaConcentrate: Kind = oneOf('vainillina', 'aceite_esencial');
/** Bitter almond, orange, anise: an aroma in spirit or oil. */
export const isEssence: Kind = oneOf('aroma_liquido');
export const isVanilla: Kind = oneOf(
  'extracto_vainilla',
  'pasta_vainilla',
  'vainilla_polvo',
  'vainilla_extracto_o_pasta',
);
/** Spices that a list of ingredients may call so (Regulation (EU) 1169/2011, annex VII, part B). */
export const isPlainSpice: Kind = oneOf(
  'canela_molida',
  'cardamomo',
  'jengibre_polvo',
  'curcuma',
  'azafran',
  'pimienta_negra',
  'nuez_moscada',
  'clavo',
  'anis_grano',
  'pimenton',
);
const isOtherSpice: Kind = oneOf('haba_tonka', 'regaliz', 'curry_polvo', 'especias');
/** Dry spices, by weight a few grams a kilo. */
export const isSpice: Kind = (food) => isPlainSpice(food) || isOtherSpice(food);
export const isDriedEggWhite: Kind = oneOf('clara_polvo');
/** Spirits and wines. */
export const isAlcoholic: Kind = shelved('licores_vinos');

export const isAnimal: Kind = ({ vegano }) => !vegano;
/** Less lactose than this, g per 100 g, is what «sin lactosa» admits by the Spanish food agency (AESAN). */
export const LACTOSE_FREE = 0.01;
export const isDairy: Kind = (food) => contains(food, 'leche');
export const isEgg: Kind = (food) => contains(food, 'huevo');
const isCookedEgg: Kind = oneOf('huevo_hilado');
/** Fresh egg that nobody has pasteurised, cooked or dried. */
export const isRawEgg: Kind = (food) =>
  food.category === 'huevo' && food.agua > 20 && !food.id.includes('pasteurizad') && !isCookedEgg(food);
/** Yolk, alone or in whole egg, whose fat lets down a foam of white. */
export const isYolky: Kind = (food) => food.category === 'huevo' && food.grasa > 5;
/** Parts of milk that are not the dry matter of milk, cream or butter of Directive 2000/36/EC, annex I A.4. */
export const isMilkFraction: Kind = oneOf(
  'suero_leche_polvo',
  'suero_liquido',
  'lactosa',
  'proteina_suero_concentrada_80',
  'proteina_suero_aislada_90',
  'proteina_lactea_concentrada_80',
  'caseinato_sodico',
);
/** Pastes, pralinés and ground nuts give their fat to what they are mixed with. */
const isGroundNut: Kind = ({ id }) => /^(?:pasta|praline|crema|turron)_|^mazapan|_molid[ao]$/.test(id);
/** Nuts and seeds in pieces, which keep their fat to themselves. */
export const isWholeNut: Kind = (food) => food.category === 'frutos_secos' && !isGroundNut(food);
export const hasGluten: Kind = (food) => contains(food, 'gluten');
/** Fats and oils that are neither milk's nor cocoa's. */
export const isForeignFat: Kind = (food) => food.category === 'grasas';
/** Fat of animals other than milk's. */
export const isAnimalFat: Kind = oneOf('manteca_cerdo', 'grasa_pato');

/** Sugars of milk, whole fruit, vegetables, flours and spices are their own. */
const NATURALLY_SWEET: ReadonlySet<Category> = new Set([
  'lacteos',
  'quesos',
  'frutas',
  'vegetal',
  'frutos_secos',
  'harinas_almidones',
  'salados',
  'especias_aromas',
]);
/** What comes on a little sugar, or has some of its own, and is not there to sweeten with it: inulin, pectin, blends. */
const CARRIED: ReadonlySet<Category> = new Set(['edulcorantes_fibras', 'gelificantes_estabilizantes', 'aditivos']);
/** Nothing but sugar, whatever its shelf: lactose in powder. */
const SHEER = 90;
/** More sugars than this, %, in a food that is not sweet by nature were added. */
const SWEETENED = 5;

/** A food that brings added sugars in the sense of Regulation (EC) 1924/2006: sugar itself, or anything sweetened. */
export function sweetensWithSugar(food: Food): boolean {
  if (CARRIED.has(food.category)) return false;
  if (food.category === 'azucares') return food.azucares > SWEETENED;
  if (food.azucares > SHEER) return true;
  if (food.category === 'zumos') return food.azucares > 30;
  if (!NATURALLY_SWEET.has(food.category)) return food.azucares - food.lactosa > SWEETENED;
  // Condensed milk, sugared yoghurt, fruit in syrup: sucrose that milk does not hold and fresh fruit hardly does.
  return food.category === 'lacteos' ? food.sacarosa > SWEETENED : food.sacarosa > 30 && food.agua < 60;
}
