import { CEILINGS, RAISING, SPICES, withDefaults } from '../craft/ceilings.ts';
import { type Ban, type Dose, type IngredientRules, isOutlawed } from '../craft/examine.ts';
import { ANIMAL_ALLERGENS } from '../despensa/allergen-texts.ts';
import type { Category, Food } from '../despensa/food.ts';
import {
  contains,
  gelatineIn,
  isAnimal,
  isCinnamon,
  isEgg,
  isEmulsifier,
  isForeignFat,
  isGelatine,
  isGelatineMass,
  isGum,
  isInulin,
  isMatcha,
  isProteolytic,
  isSolubleCoffee,
  isStabiliser5,
  isTonka,
  isVanilla,
  isXanthan,
  type Kind,
  oneOf,
  sweetensWithSugar,
  wholly,
} from '../despensa/kinds.ts';
import { type Ingredient, type Known, mustFind, perKnown } from './catalogue.ts';
import { RD_618, TRADE } from './definition.ts';
import { cocoa, DIGESTION, type EssenceTexts, PUBLISHED, bans as texts, yolk } from './ingredient-texts.ts';
import { type Rules, TYPE_IDS, type TypeId } from './types.ts';

const LABEL = 'Reglamento (UE) 1169/2011, anexo III';
const CLAIMS = 'Reglamento (CE) 1924/2006';
const AROMAS = 'Reglamento (CE) 1334/2008';

function salt(warn: number, stop: number): Dose {
  return { what: 'sal', of: ({ nacl }) => nacl / 100, warn, stop, source: PUBLISHED };
}

/** Blends and bases sold by their dose, which is in their name. */
const isBase50 = oneOf('base_leche_50', 'base_fruta_50');

/** Most of each, % of the mix. */
const DOSES: readonly Dose[] = [
  { what: 'goma xantana', of: wholly(isXanthan), warn: 0.3, stop: 0.5, source: PUBLISHED },
  {
    what: 'suma de gomas',
    of: wholly(isGum),
    warn: 0.8,
    stop: 1.2,
    source: 'Goff, Ice Cream Technology e-Book (0,2–0,5)',
  },
  { what: 'neutro', of: wholly(isStabiliser5), warn: 1, stop: 1.5, source: 'dosis de su nombre' },
  { what: 'base', of: wholly(isBase50), warn: 6, stop: 8, source: 'dosis de su nombre' },
  { what: 'emulgente', of: wholly(isEmulsifier), warn: 0.5, stop: 1, source: TRADE },
  {
    what: 'gelatina',
    of: gelatineIn,
    warn: 0.8,
    stop: 1.2,
    source: TRADE,
  },
  { what: 'inulina', of: wholly(isInulin), warn: 6, stop: 9, source: DIGESTION },
  { what: 'polialcoholes', of: ({ polioles }) => polioles / 100, warn: null, stop: 18, source: LABEL },
  { what: 'alcohol', of: ({ alcohol }) => alcohol / 100, warn: null, stop: 6, source: TRADE },
  { what: 'café soluble', of: wholly(isSolubleCoffee), warn: 2.5, stop: 4, source: PUBLISHED },
  { what: 'canela', of: wholly(isCinnamon), warn: 0.3, stop: 0.8, source: AROMAS },
  { what: 'vainilla', of: wholly(isVanilla), warn: 1.5, stop: 3, source: PUBLISHED },
  { what: 'matcha', of: wholly(isMatcha), warn: 2, stop: 4, source: PUBLISHED },
  RAISING,
  ...CEILINGS,
  SPICES,
];

const SWEET: readonly Dose[] = withDefaults([salt(0.3, 0.5), ...DOSES]);
const SAVOURY: readonly Dose[] = withDefaults([salt(1, 1.5), ...DOSES]);

/** Eaten salty, or a spoonful at a time. */
const SALTY: ReadonlySet<TypeId> = new Set(['salado', 'veteado']);

/** Most of what one type alone takes, before the doses of all: the most cocoa of a published chocolate sorbet is 10.8 %. */
const OWN_DOSES: Readonly<Partial<Record<TypeId, readonly Dose[]>>> = {
  sorbete_chocolate: [
    { what: 'cacao seco desgrasado', of: ({ cacao_seco }) => cacao_seco / 100, warn: 11, stop: 13, source: PUBLISHED },
  ],
};

const COUMARIN: Ban = { of: isTonka, fault: false, text: texts.coumarin, source: AROMAS };

/** Additives, wines and blends whose origin only their sheet tells. */
const UNTOLD: ReadonlySet<Category> = new Set(['aditivos', 'gelificantes_estabilizantes', 'licores_vinos']);

/** Dried with caseinate as a rule, but sold without it too: its name tells neither. */
const isDriedCoconutMilk: Kind = oneOf('leche_coco_polvo');

/** Not vegan for what it is, not for what its sheet may tell. */
const isSurelyAnimal: Kind = (food) =>
  isAnimal(food) &&
  !isDriedCoconutMilk(food) &&
  (!UNTOLD.has(food.category) ||
    isGelatine(food) ||
    isGelatineMass(food) ||
    food.id === 'ron_miel_30' ||
    ANIMAL_ALLERGENS.some((allergen) => contains(food, allergen)));

/** Milk and what is made of it, and chocolate with milk; not the traces of a dark one. */
const isMilky: Kind = ({ esml, grasa_lactea }) => esml + grasa_lactea > 3;
const isEggWhite: Kind = oneOf('clara_huevo', 'clara_pasteurizada', 'clara_polvo');

/** Not bound in a milk, a chocolate or a nut: in a lolly it parts from the ice. */
const isLooseFat: Kind = ({ category, grasa }) => (category === 'grasas' || category === 'lacteos') && grasa > 50;

/** Milk, plant drink, juice: water that no fat holds. Cream makes a ganache of it, which keeps cold. */
const isThinLiquid: Kind = ({ agua, grasa }) => agua > 60 && grasa < 20;

const isFloury: Kind = ({ category }) => category === 'harinas_almidones' || category === 'galletas_toppings';

const isDairyOrYolk: Kind = (food) => isMilky(food) || (isEgg(food) && !isEggWhite(food));

const BANS: Readonly<Partial<Record<TypeId, readonly Ban[]>>> = {
  vegano: [
    { of: isSurelyAnimal, fault: true, text: texts.animal, source: 'criterios de V-Label' },
    { of: isDriedCoconutMilk, fault: false, text: texts.withCaseinate, source: 'criterios de V-Label' },
    {
      of: (food) => isAnimal(food) && !isSurelyAnimal(food) && !isDriedCoconutMilk(food),
      fault: false,
      text: texts.perhapsAnimal,
      source: 'criterios de V-Label',
    },
  ],
  sin_azucar: [
    {
      of: sweetensWithSugar,
      fault: true,
      text: texts.sugar,
      source: CLAIMS,
    },
    {
      of: oneOf('maltodextrina_18', 'maltodextrina_10', 'maltodextrina_5'),
      fault: false,
      text: texts.maltodextrin,
      source: CLAIMS,
    },
  ],
  sorbete_agua: [
    { of: isDairyOrYolk, fault: true, text: texts.dairySorbet, source: RD_618 },
    { of: isEggWhite, most: 3, fault: true, text: texts.eggWhite, source: TRADE },
  ],
  // Whipped by its cream, which no other fat is.
  semifrio: [{ of: isForeignFat, most: 5, fault: true, text: texts.fatInSemifrio, source: TRADE }],
  sorbete_chocolate: [
    { of: isForeignFat, most: 2, fault: true, text: texts.fatInChocolateSorbet, source: TRADE },
    { of: isFloury, most: 2, fault: true, text: texts.flouryChocolateSorbet, source: TRADE },
    { of: isDairyOrYolk, fault: true, text: texts.dairyChocolateSorbet, source: TRADE },
    { of: isEggWhite, most: 3, fault: true, text: texts.eggWhite, source: TRADE },
  ],
  crema_untable: [{ of: isThinLiquid, most: 5, fault: true, text: texts.thinLiquid, source: TRADE }],
  polo: [{ of: isLooseFat, most: 3, fault: true, text: texts.looseFat, source: TRADE }],
  granizado: [{ of: isLooseFat, most: 1, fault: true, text: texts.looseFat, source: TRADE }],
  helado_crema: [{ of: isForeignFat, fault: true, text: texts.foreignFat, source: RD_618 }],
  helado_leche: [{ of: isForeignFat, fault: true, text: texts.foreignFat, source: RD_618 }],
  mantecado: [{ of: isForeignFat, fault: true, text: texts.fatInMantecado, source: TRADE }],
  leche_merengada: [{ of: oneOf('clara_huevo'), fault: false, text: texts.rawWhite, source: TRADE }],
};

const RULES: ReadonlyMap<TypeId, IngredientRules> = new Map(
  TYPE_IDS.map((id) => {
    const doses = SALTY.has(id) ? SAVOURY : SWEET;
    return [id, { doses: [...(OWN_DOSES[id] ?? []), ...doses], bans: [...(BANS[id] ?? []), COUMARIN] }];
  }),
);

export function ingredientRulesOf(id: TypeId): IngredientRules {
  return RULES.get(id)!;
}

/** Yolk in a gram of what holds it (a fresh egg is 35 % yolk, dried yolk twice a fresh one). */
const YOLK: Readonly<Record<string, number>> = {
  yema_huevo: 1,
  yema_pasteurizada: 1,
  yema_pasteurizada_azucarada_50: 0.5,
  yema_pasteurizada_azucarada_10: 0.9,
  yema_polvo: 2,
  huevo_entero: 0.35,
  huevo_entero_pasteurizado: 0.35,
  huevo_polvo: 1.4,
};

/** What gives a type its name, and the least of it. */
export interface Essence {
  readonly key: string;
  /** Grams of it in a gram of a food. */
  readonly of: (food: Food) => number;
  /** % of the formula. */
  readonly least: number;
  /** What it is raised with. */
  readonly toAdd: Known;
  readonly texts: EssenceTexts;
}

const ESSENCES: Readonly<Partial<Record<TypeId, Essence>>> = {
  mantecado: {
    key: 'yema',
    of: ({ id }) => YOLK[id] ?? 0,
    least: 4,
    toAdd: mustFind('yema_huevo'),
    texts: yolk,
  },
  // As 5 % of cocoa powder brings it; of the published, the one of least cocoa has 4.4.
  sorbete_chocolate: {
    key: 'cacaoSeco',
    of: ({ cacao_seco }) => cacao_seco / 100,
    least: 3.5,
    toAdd: mustFind('cacao_polvo_22_24'),
    texts: cocoa,
  },
};

export function essenceOf(id: TypeId): Essence | undefined {
  return ESSENCES[id];
}

/** What the rules of a type have to do with a food: most foods nothing. */
interface Concern {
  /** Banned, or undoes what another holds together: worth a look whatever its share. */
  readonly suspect: boolean;
  /** How far a gram of the food goes towards the first limit of a dose, by the place of the dose. */
  readonly doses: readonly { readonly dose: number; readonly part: number }[];
}

const CONCERNS: ReadonlyMap<TypeId, (known: Known) => Concern> = new Map(
  [...RULES].map(([id, rules]) => [id, perKnown((known) => concernOf(known.food, rules))]),
);

function concernOf(food: Food, { doses, bans }: IngredientRules): Concern {
  const parts = doses.map(({ of, warn, stop }, dose) => ({ dose, part: (100 * of(food)) / (warn ?? stop!) }));
  const suspect = isProteolytic(food) || isOutlawed(food) || bans.some(({ of }) => of(food));
  return { suspect, doses: parts.filter(({ part }) => part > 0) };
}

/** How near each dose of a mix is to its first limit; kept, because an analysis looks at it once. */
const near = new Float64Array(Math.max(...[...RULES.values()].map(({ doses }) => doses.length)));

/** Whether a rule of the type may have something to say of a mix: spares most formulas the examination. */
export function isConcerned({ id }: Rules, ingredients: readonly Ingredient[], shares: readonly number[]): boolean {
  const concern = CONCERNS.get(id)!;
  near.fill(0);
  for (let i = 0; i < ingredients.length; i++) {
    const { known } = ingredients[i]!;
    const share = shares[i]!;
    if (known === undefined || share === 0) continue;
    const { suspect, doses } = concern(known);
    if (suspect) return true;
    for (let k = 0; k < doses.length; k++) {
      const { dose, part } = doses[k]!;
      near[dose]! += share * part;
      if (near[dose]! > 1) return true;
    }
  }
  return false;
}
