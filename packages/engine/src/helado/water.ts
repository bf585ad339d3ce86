import type { Item } from '../craft/read.ts';
import type { Food } from '../despensa/food.ts';
import { foodOf } from '../despensa/table.ts';
import { volumeOf } from '../water/density.ts';
import { type Phase, phaseOf } from '../water/phase.ts';
import { IDEAL } from '../water/solutes.ts';
import { type Ingredient, type Known, perKnown } from './catalogue.ts';
import type { Mixture } from './mixture.ts';

/** The water of 100 g and what acts on it; mixing adds it up. */
export interface Water extends Phase {
  readonly water: number;
  /** Water held by protein, starch and fibre, which does not freeze. */
  readonly bound: number;
  /** Moles of acids and ash, which the PAC does not count. */
  readonly uncounted: number;
  /** Grams of monosaccharides, which the PAC counts as 1.9 of sucrose. */
  readonly simple: number;
  /** Millilitres of the whole. */
  readonly volume: number;
}

/** g of water held per g: protein as in water activity, starch and fibre near aw 0.9 (trade knowledge). */
const HELD = { protein: 0.25, starchAndFibre: 0.2 };
/** More than this share of the water is never held. */
const MOST_HELD = 0.7;

/** Ash of milk solids, of salt and of cocoa, which count by themselves. */
const ASH = { milkSolids: 0.08, cocoa: 0.06 };

function waterIn(food: Food): Water {
  const ash = Math.max(0, food.cenizas - ASH.milkSolids * food.esml - food.nacl - ASH.cocoa * food.cacao_seco);
  const acids = phaseOf({ acidos: food.acidos });
  const ideal = IDEAL.milkSolids * food.esml + IDEAL.cocoa * food.cacao_seco + IDEAL.fruitAsh * ash;
  const phase = phaseOf({
    sacarosa: food.sacarosa,
    lactosa: food.lactosa,
    maltosa: food.maltosa + food.otros_azucares,
    glucosa: food.glucosa + food.galactosa,
    fructosa: food.fructosa,
    sorbitol: food.sorbitol + food.otros_polioles,
    glicerol: food.glicerol,
    maltitol: food.maltitol,
    eritritol: food.eritritol,
    alcohol: food.alcohol,
    acidos: food.acidos,
    sal: food.nacl,
    jarabe: food.jarabe,
    de_jarabe: food.de_jarabe,
    ideal,
  });
  return {
    water: food.agua,
    bound: HELD.protein * food.proteina + HELD.starchAndFibre * (food.almidon + food.fibra),
    ...phase,
    uncounted: acids.moles + IDEAL.fruitAsh * ash,
    simple: food.glucosa + food.galactosa + food.fructosa,
    volume: volumeIn(food),
  };
}

function volumeIn(food: Food): number {
  const simple = food.sacarosa + food.glucosa + food.fructosa + food.galactosa + food.lactosa + food.maltosa;
  const polyols = food.sorbitol + food.maltitol + food.eritritol + food.otros_polioles;
  return volumeOf({
    agua: food.agua,
    grasa: food.grasa,
    azucares: simple + food.otros_azucares + food.jarabe + polyols,
    glicerol: food.glicerol,
    proteina: food.proteina,
    cenizas: food.cenizas,
    alcohol: food.alcohol,
    acidos: food.acidos,
    otros: food.almidon + food.fibra + food.otros,
  });
}

const ofKnown = /* @__PURE__ */ perKnown(({ food }: Known) => waterIn(food));

/** Nothing that acts on water. */
const NOTHING = foodOf('inerte');

/** An ingredient with figures of the request: its sugars keep their kinds, those of no known food are sucrose. */
function described({ known, composition }: Ingredient): Food {
  const food = known?.food ?? NOTHING;
  const { azucares, lactosa, esml, proteinas, materiagrasa, solidos, alcohol } = composition;
  const usual = known?.row.azucares ?? 0;
  const k = usual > 0 ? azucares / usual : 1;
  return {
    ...food,
    agua: Math.max(0, 100 - solidos - alcohol),
    sacarosa: usual > 0 ? k * food.sacarosa : food.sacarosa + azucares,
    glucosa: k * food.glucosa,
    fructosa: k * food.fructosa,
    galactosa: k * food.galactosa,
    maltosa: k * food.maltosa,
    otros_azucares: k * food.otros_azucares,
    jarabe: k * food.jarabe,
    lactosa,
    esml,
    proteina: proteinas,
    grasa: materiagrasa,
    otros: Math.max(0, solidos - azucares - materiagrasa - lactosa - proteinas),
  };
}

/** A freezing power without the sugars it comes from tells no molecules. */
function isUntold({ numbers, grams }: Item): boolean {
  return grams > 0 && numbers !== undefined && numbers.pac !== undefined && numbers.azucares === undefined;
}

/** Whether what every ingredient dissolves is told. */
export function isTold({ items }: Mixture): boolean {
  return !items.some(isUntold);
}

/** The water of 100 g of mix. */
export function waterOf({ ingredients, shares }: Mixture): Water {
  const sum = { water: 0, bound: 0, moles: 0, interaction: 0, shape: 0, ions: 0, uncounted: 0, simple: 0, volume: 0 };
  for (let i = 0; i < ingredients.length; i++) {
    const ingredient = ingredients[i]!;
    const share = shares[i]!;
    const { known } = ingredient;
    const own = known !== undefined && known === ingredient ? ofKnown(known) : waterIn(described(ingredient));
    sum.water += share * own.water;
    sum.bound += share * own.bound;
    sum.moles += share * own.moles;
    sum.interaction += share * own.interaction;
    sum.shape += share * own.shape;
    sum.ions += share * own.ions;
    sum.uncounted += share * own.uncounted;
    sum.simple += share * own.simple;
    sum.volume += share * own.volume;
  }
  sum.bound = Math.min(sum.bound, MOST_HELD * sum.water);
  return sum;
}

/** Kilos per litre of the mix before it is whipped. */
export function densityOf({ volume }: Pick<Water, 'volume'>): number {
  return 100 / volume;
}
