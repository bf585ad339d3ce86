import { noColour } from '../craft/ceilings.ts';
import type { Ban, Dose, IngredientRules } from '../craft/examine.ts';
import type { Food } from '../despensa/food.ts';
import {
  hasGluten,
  isAlcoholic,
  isAscorbicAcid,
  isChemicalLeaven,
  isDairy,
  isEgg,
  isEssence,
  isImprover,
  isLecithin,
  isMaltExtract,
  isMaltFlour,
  isNutmeg,
  isPsyllium,
  isSpice,
  isTonka,
  isWheatGluten,
  isXanthan,
  type Kind,
  wholly,
} from '../despensa/kinds.ts';
import { rowOf } from './catalogue.ts';
import { banned, dosed, STRONG_FLOUR, sources } from './rule-texts.ts';
import { TYPE_IDS, type TypeId } from './types.ts';

const onFlour = (what: string, of: Dose['of'], warn: number | null, stop: number, source: string): Dose => ({
  what,
  of,
  per: 'harina',
  warn,
  stop,
  source,
});

const isBlossomWater: Kind = ({ id }) => id === 'agua_azahar';

/** Most of what flavours, strengthens or raises a dough, on its flour. Salt and yeast have ranges of their own. */
const DOSES: readonly Dose[] = [
  // Toasted malt is the same row as diastatic malt, and goes further: 4 % in a published ciabatta.
  onFlour(dosed.malt, wholly(isMaltFlour), 1, 4.5, sources.trade),
  onFlour(dosed.maltExtract, wholly(isMaltExtract), 6, 9, sources.trade),
  onFlour(dosed.improver, wholly(isImprover), 1, 2, 'Uso del oficio'),
  onFlour(dosed.ascorbic, wholly(isAscorbicAcid), 0.02, 0.03, 'Uso del oficio: 20-30 g por 100 kg de harina'),
  onFlour(dosed.lecithin, wholly(isLecithin), 0.8, 1.5, 'Uso del oficio'),
  onFlour(dosed.gluten, wholly(isWheatGluten), 4, 8, 'Uso del oficio'),
  onFlour(dosed.psyllium, wholly(isPsyllium), 10, 13, 'Panes sin gluten publicados: hasta 10,3 %'),
  onFlour(dosed.xanthan, wholly(isXanthan), 1.5, 3, 'Uso del oficio'),
  // Beside yeast it only helps; a dough raised by it is pastry.
  onFlour(dosed.chemical, wholly(isChemicalLeaven), 1.5, 2.5, 'Uso del oficio'),
  onFlour(dosed.blossom, wholly(isBlossomWater), 5, 8, 'Roscones publicados: hasta 5 %'),
  onFlour(dosed.spirit, wholly(isSpirit), 5, 8, 'Roscones publicados: hasta 4,3 %'),
  onFlour(dosed.essence, wholly(isEssence), 1, 2, sources.trade),
  onFlour(dosed.spices, wholly(isSpice), 1.5, 3, sources.trade),
];

/** Fresh yeast a gram stands for; a type without gluten goes up to 8 %, the dose does not. */
const YEAST = onFlour(
  dosed.yeast,
  (food) => {
    const { rol, k_levadura } = rowOf(food);
    return rol === 'levadura' ? k_levadura! : 0;
  },
  null,
  7.5,
  sources.yeast,
);

/** Rum, brandy, anise; wine and beer are liquids of the dough. */
function isSpirit(food: Food): boolean {
  return isAlcoholic(food) && food.alcohol > 15;
}

const ban = (fault: boolean, of: Kind, text: Ban['text'], source: string, most = 0): Ban => ({
  of,
  fault,
  text,
  source,
  most,
});

/** Whatever is on the label as an additive, and flour that already carries some. */
const isAdditive: Kind = (food) =>
  food.category === 'aditivos' ||
  food.category === 'gelificantes_estabilizantes' ||
  isImprover(food) ||
  food.id === 'harina_leudante';

const isSoured: Kind = ({ id }) => id === 'vinagre' || id.startsWith('yogur') || id === 'kefir';
const isMalted: Kind = (food) => isMaltFlour(food) || isMaltExtract(food);
const isNotNeapolitan: Kind = (food) => isDairy(food) || isEgg(food) || isMalted(food) || isAdditive(food);
const isOtherCereal: Kind = (food) => {
  const { rol, clase, id } = rowOf(food);
  return rol === 'harina' && (clase !== 'trigo' || id.startsWith('semola'));
};

/** W below which flour is for biscuits: its gluten neither holds the water of a crystal bread nor gives a bagel its bite. */
const WEAK = 150;

const isWeakFlour: Kind = (food) => {
  const { rol, w_max } = rowOf(food);
  return rol === 'harina' && w_max !== null && w_max < WEAK;
};

/** A third of the flour may be weak beside a strong one: a fifth of the dough. */
const WEAK_FLOUR: Ban = {
  of: isWeakFlour,
  most: 19,
  fault: true,
  instead: STRONG_FLOUR,
  text: banned.weakFlour,
  source: 'Uso del oficio',
};

const BREAD_LAW = 'RD 308/2019';
const STG = 'Reglamento (UE) 97/2010 y AVPN';

const BANS: Readonly<Partial<Record<TypeId, readonly Ban[]>>> = {
  pan_rustico_mm: [
    ban(true, isAdditive, banned.sourdoughAdditive, BREAD_LAW),
    ban(false, isSoured, banned.soured, BREAD_LAW),
  ],
  baguette: [ban(false, isAdditive, banned.tradition, 'Decreto francés 93-1074')],
  pizza_napolitana: [
    ban(false, isNotNeapolitan, banned.neapolitan, STG),
    ban(false, isOtherCereal, banned.neapolitanCereal, STG, 20),
  ],
  pan_cristal: [WEAK_FLOUR],
  bagel: [WEAK_FLOUR],
  pan_sin_gluten: [ban(true, hasGluten, banned.gluten, 'Reglamento (UE) 828/2014')],
};

/** In any dough: said, never a fault. */
const ALWAYS: readonly Ban[] = [
  ban(false, isTonka, banned.tonka, 'Reglamento (CE) 1334/2008'),
  ban(false, isNutmeg, banned.nutmeg, 'Reglamento (CE) 1334/2008', 0.5),
];

/** What is no bread by law: fine bakery, and what is filled or dressed. */
const NO_BREAD: ReadonlySet<TypeId> = new Set([
  'brioche',
  'roscon',
  'panettone',
  'bolleria_hojaldrada',
  'pan_leche',
  'pizza_napolitana',
  'pizza_teglia',
  'focaccia',
]);

const rules = new Map<TypeId, IngredientRules>(
  TYPE_IDS.map((id) => [
    id,
    {
      doses: id === 'pan_sin_gluten' ? [...DOSES, YEAST] : DOSES,
      bans: [...(BANS[id] ?? []), ...(NO_BREAD.has(id) ? [] : [noColour()]), ...ALWAYS],
    },
  ]),
);

/** Doses and what a type does not admit. */
export function ingredientRules(type: TypeId): IngredientRules {
  return rules.get(type)!;
}
