/** Grams per 100 g of a food as bought; these add up to 100. */
export const BALANCE = [
  'agua',
  'alcohol',
  'grasa',
  'sacarosa',
  'glucosa',
  'fructosa',
  'galactosa',
  'lactosa',
  'maltosa',
  'otros_azucares',
  'jarabe',
  'sorbitol',
  'glicerol',
  'maltitol',
  'eritritol',
  'otros_polioles',
  'almidon',
  'fibra',
  'proteina',
  'acidos',
  'cenizas',
  'otros',
] as const;

/** Parts of the balance set that some rule counts apart, and figures of their own. */
export const PARTS = [
  /** Dextrose equivalent of `jarabe`. */
  'de_jarabe',
  /** Mono- and disaccharides among the solids of `jarabe`. */
  'jarabe_azucares',
  'grasa_lactea',
  'manteca_cacao',
  /** Milk solids non fat. */
  'esml',
  /** Lactose and hydrolysed milk sugars inside `esml`. */
  'azucares_esml',
  /** Dry fat-free cocoa. */
  'cacao_seco',
  /** Salt of the label: sodium × 2.5. */
  'sal',
  /** Added sodium chloride. */
  'nacl',
  'almendra',
  'avellana',
  'frutos_secos',
] as const;

/** The figures of a food that the build packs, in its order: water is what the rest of the balance leaves. */
export const FIGURES = [
  ...(BALANCE.slice(1) as Exclude<(typeof BALANCE)[number], 'agua'>[]),
  ...PARTS,
  'pac_conv',
  'pod_conv',
  /** kcal where they are not those of Annex XIV of Regulation (EU) 1169/2011. */
  'fixedEnergy',
] as const;

type Figure = (typeof FIGURES)[number];

/** Figures that are often the same as one before them: milk fat is all the fat of milk. */
const ALIKE: Readonly<Partial<Record<Figure, Figure>>> = {
  fructosa: 'glucosa',
  grasa_lactea: 'grasa',
  manteca_cacao: 'grasa',
  azucares_esml: 'lactosa',
  nacl: 'sal',
  frutos_secos: 'almendra',
};

/** By place: the place of the figure that one may repeat, -1 for none. */
export const REPEATS: readonly number[] = FIGURES.map((key) => {
  const like = ALIKE[key];
  return like === undefined ? -1 : FIGURES.indexOf(like);
});

/** Shelves of the pantry. */
export const CATEGORIES = [
  'agua',
  'sal',
  'lacteos',
  'quesos',
  'azucares',
  'edulcorantes_fibras',
  'huevo',
  'frutas',
  'galletas_toppings',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
  'vegetal',
  'licores_vinos',
  'grasas',
  'gelificantes_estabilizantes',
  'harinas_almidones',
  'aditivos',
  'especias_aromas',
  'salados',
  'bases',
  'levaduras_masas',
] as const;
/** A shelf of the pantry. */
export type Category = (typeof CATEGORIES)[number];

export type BalanceKey = (typeof BALANCE)[number];
export type PartKey = (typeof PARTS)[number];
export type Balance = Readonly<Record<BalanceKey, number>>;

/** A food of the pantry: what every craft reads its numbers from. */
export interface Food extends Balance, Readonly<Record<PartKey, number>> {
  readonly id: string;
  /** Spanish name for people. */
  readonly name: string;
  readonly category: Category;
  /** All mono- and disaccharides. */
  readonly azucares: number;
  readonly polioles: number;
  /** Sugars, syrup solids, polyols and starch. */
  readonly hidratos: number;
  readonly kcal: number;
  /** Of a food told by its label; the label columns hold those of the pantry. */
  readonly saturadas?: number;
  /** EUR per kg. */
  readonly precio: number;
  /** Allergens of Annex II of Regulation (EU) 1169/2011, by code. */
  readonly contiene: readonly string[];
  /** Nothing of animal origin in it. */
  readonly vegano: boolean;
  /** PAC and POD of the trade or of the molecule, where composition cannot give them. */
  readonly pac_conv: number | null;
  readonly pod_conv: number | null;
}

export function sugars(food: Balance & { readonly jarabe_azucares: number }): number {
  return (
    food.sacarosa +
    food.glucosa +
    food.fructosa +
    food.galactosa +
    food.lactosa +
    food.maltosa +
    food.otros_azucares +
    food.jarabe_azucares
  );
}

export function polyols(food: Balance): number {
  return food.sorbitol + food.glicerol + food.maltitol + food.eritritol + food.otros_polioles;
}

/** Carbohydrate as the label counts it: with polyols, without fibre. */
export function carbohydrate(food: Balance): number {
  const simple = food.sacarosa + food.glucosa + food.fructosa + food.galactosa + food.lactosa + food.maltosa;
  return simple + food.otros_azucares + food.jarabe + food.almidon + polyols(food);
}

/** kcal per 100 g by the factors of Annex XIV of Regulation (EU) 1169/2011; erythritol gives none. */
export function energy(food: Balance): number {
  const sweet = polyols(food);
  return (
    4 * (carbohydrate(food) - sweet + food.proteina) +
    2.4 * (sweet - food.eritritol) +
    9 * food.grasa +
    7 * food.alcohol +
    3 * food.acidos +
    2 * food.fibra
  );
}

/** Whole kcal, halves to the even one as the table rounds them. */
export function wholeKcal(value: number): number {
  const below = Math.floor(value);
  if (Math.abs(value - below - 0.5) > 1e-6) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}
