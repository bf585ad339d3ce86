import { replace } from '../craft/advice.ts';
import { CEILINGS, RAISING, withDefaults } from '../craft/ceilings.ts';
import {
  type Ban,
  type Dose,
  type IngredientRules,
  type Matter,
  OBJECTIONS,
  type Objection,
} from '../craft/examine.ts';
import { round2 } from '../craft/round.ts';
import {
  gelatineIn,
  hasGluten,
  isAgar,
  isAlcoholic,
  isBakingPowder,
  isBicarbonate,
  isForeignFat,
  isGum,
  isLecithin,
  isPectin,
  isRawEgg,
  isSalt,
  isSpice,
  isVanilla,
  isYolky,
  oneOf,
  wholly,
} from '../despensa/kinds.ts';
import * as texts from './texts.ts';
import type { TypeId, TypeRules } from './types.ts';

const CORPUS = 'recetas publicadas';

/** A dose, and the parameter by which some types judge the same thing. */
interface PastryDose extends Dose {
  readonly key?: string;
  /** Where it stops when no range of the type speaks of it. */
  readonly alone?: number;
}

/** Of every type, on the whole recipe. */
const COMMON: readonly PastryDose[] = [
  {
    what: 'las gomas',
    of: wholly((food) => isGum(food) && !isAgar(food) && !isPectin(food)),
    warn: 0.4,
    stop: 1,
    source: CORPUS,
  },
  { what: 'el agar', of: wholly(isAgar), warn: 0.8, stop: 1.5, source: CORPUS },
  {
    what: 'la pectina',
    of: wholly(isPectin),
    key: 'pctGelificante',
    warn: 1.4,
    stop: 2,
    source: `${CORPUS} (hasta 1,17 %)`,
  },
  { what: 'la lecitina', of: wholly(isLecithin), warn: 0.6, stop: 1, source: CORPUS },
  { what: 'las especias', of: wholly(isSpice), warn: 0.8, stop: 2.2, source: `${CORPUS} (hasta 1,87 %)` },
  { what: 'la vainilla', of: wholly(isVanilla), warn: 1.5, stop: 3, source: `${CORPUS} (hasta 1,87 %)` },
  { what: 'el licor', of: wholly(isAlcoholic), warn: 5, stop: 10, source: `${CORPUS} (hasta 4,65 %)` },
  ...CEILINGS,
];

/** Of doughs and batters, on their flour. */
const BAKED: readonly PastryDose[] = [
  {
    what: 'la sal',
    of: wholly(isSalt),
    key: 'pctSalHarina',
    per: 'harina',
    warn: 3,
    stop: 4.5,
    source: `${CORPUS} (hasta 4 % en la choux)`,
  },
  {
    what: 'el impulsor',
    of: wholly(isBakingPowder),
    key: 'pctImpulsorHarina',
    per: 'harina',
    warn: 6.5,
    stop: 8,
    alone: 7.2,
    source: `${CORPUS} (hasta 7,1 %)`,
  },
  {
    what: 'el bicarbonato',
    of: wholly(isBicarbonate),
    per: 'harina',
    warn: 2.5,
    stop: 3.5,
    source: `${CORPUS} (hasta 2,4 %)`,
  },
];

/** Of batters without flour to hold it against, too: ground almond, yoghurt, chocolate. */
const RAISED: PastryDose = { ...RAISING, warn: null, stop: 3, source: `${CORPUS} (hasta 1,89 %)` };
/** A brownie or a coulant that rises is a sponge. */
const HARDLY_RAISED: PastryDose = { ...RAISED, stop: 1.5, source: `${CORPUS} (hasta 1,46 %)` };
const HARDLY_SODA: PastryDose = {
  what: 'el bicarbonato',
  of: wholly(isBicarbonate),
  warn: null,
  stop: 0.6,
  source: 'práctica del oficio: más sabe a jabón',
};
const DENSE: ReadonlySet<TypeId> = new Set(['brownie', 'coulant']);
/** A cheesecake or a toffee may carry a pinch. */
const RAISED_A_LITTLE: PastryDose = { ...RAISING, warn: null };

/** Of what has no flour to hold it against. */
const SALT_OF_RECIPE: PastryDose = {
  what: 'la sal',
  of: wholly(isSalt),
  warn: 0.5,
  stop: 0.8,
  source: `${CORPUS} (hasta 0,55 %)`,
};

/** A salted caramel is meant to taste of it. */
const SALT_OF_CARAMEL: PastryDose = { ...SALT_OF_RECIPE, warn: 0.8, stop: 1, source: `${CORPUS} (hasta 0,87 %)` };

const STARCH_CREAMS: ReadonlySet<TypeId> = new Set([
  'crema_pastelera',
  'natillas',
  'crema_catalana',
  'diplomatica',
  'muselina',
]);
const GLAZES: ReadonlySet<TypeId> = new Set(['glaseado_espejo']);

function gelatineOf(id: TypeId): PastryDose {
  const [warn, stop] = STARCH_CREAMS.has(id) ? [0.6, 1.2] : [GLAZES.has(id) ? 2.2 : 1.8, 3];
  return { what: 'la gelatina', of: gelatineIn, key: 'pctGelatina', warn, stop, source: `${CORPUS} (hasta 1,91 %)` };
}

/** Creams that nothing cooks: egg goes in raw. */
const UNCOOKED: ReadonlySet<TypeId> = new Set([
  'tiramisu',
  'mousse_chocolate',
  'mousse_fruta',
  'buttercream',
  'merengue',
]);

const RAW_EGG: Ban = {
  of: isRawEgg,
  fault: false,
  text: texts.rawEgg,
  source: 'seguridad alimentaria',
};

const FLOUR_IN_CUSTARD: Ban = {
  of: (food) => food.category === 'harinas_almidones' && food.proteina > 5,
  fault: false,
  text: texts.flourInCustard,
  source: 'práctica del oficio',
};

const FAT_IN_SOBAO: Ban = {
  of: (food) => food.category === 'grasas',
  fault: true,
  text: texts.fatInSobao,
  source: 'pliego de la IGP Sobao Pasiego (DOUE 2009/C 75/15)',
};

/** Shells and meringue stand on whipped white. */
const YOLK_IN_FOAM: Ban = { of: isYolky, fault: true, text: texts.yolkInFoam, source: 'práctica del oficio' };

/** Cocoa is folded in last; fat, milk and cream bring the whites down. */
const FAT_IN_FOAM: Ban = {
  of: ({ category, grasa }) => category === 'grasas' || (category === 'lacteos' && grasa > 0),
  fault: true,
  text: texts.yolkInFoam,
  source: 'práctica del oficio',
};

/** Creams that bear butter in their name (Regulation (EU) 1308/2013, annex VII, part VII). */
const FAT_FOR_BUTTER: Ban = {
  of: isForeignFat,
  most: 5,
  fault: true,
  instead: texts.BUTTER,
  text: texts.fatForButter,
  source: 'Reglamento (UE) 1308/2013, anexo VII, parte VII: la mantequilla del nombre',
};

const PLANT_CREAM: Ban = {
  of: oneOf('nata_vegetal_montar', 'crema_soja_cocinar', 'crema_coco_24'),
  fault: true,
  instead: texts.WHIPPING_CREAM,
  text: texts.plantCream,
  source: 'Reglamento (UE) 1308/2013, anexo VII, parte III: la nata es de leche',
};

const FAT_FOR_CREAM: Ban = { ...PLANT_CREAM, of: isForeignFat };

/** Least fat of a cream that can be whipped, %. */
const WHIPS = 28;

const THIN_CREAM: Ban = {
  of: ({ category, id, grasa }) => category === 'lacteos' && /^nata_\d/.test(id) && grasa < WHIPS,
  most: 5,
  fault: true,
  instead: texts.WHIPPING_CREAM,
  text: (labels) => texts.thinCream(labels, WHIPS),
  source: 'práctica del oficio',
};

const OF_TYPE: Readonly<Partial<Record<TypeId, readonly Ban[]>>> = {
  crema_inglesa: [FLOUR_IN_CUSTARD],
  sobao: [FAT_IN_SOBAO],
  macaron: [YOLK_IN_FOAM],
  dacquoise: [YOLK_IN_FOAM],
  merengue: [YOLK_IN_FOAM, FAT_IN_FOAM],
  buttercream: [FAT_FOR_BUTTER],
  muselina: [FAT_FOR_BUTTER],
  chantilly: [PLANT_CREAM, FAT_FOR_CREAM, THIN_CREAM],
  diplomatica: [THIN_CREAM],
  ganache_montada: [THIN_CREAM],
};

/**
 * What may hold this much flour is a batter. What never holds more than a spoonful, as a brownie, is no dough: its salt
 * is weighed against the whole.
 */
const BATTER = 25;

/** Whether salt and raising agents are weighed against the flour, also where carrot or yoghurt give the name. */
function isBatter(base: TypeRules['base'], { pctHarina }: TypeRules['ranges']): boolean {
  return base.roles.includes('harina') || (pctHarina?.[1] ?? 0) >= BATTER;
}

const byType = new Map<TypeId, IngredientRules>();

/** What a type admits of its ingredients beyond its ranges. */
export function ingredientRulesOf({ id, family, base, ranges }: TypeRules): IngredientRules {
  let rules = byType.get(id);
  if (rules === undefined) {
    const doses: readonly PastryDose[] = [
      ...COMMON,
      gelatineOf(id),
      ...(isBatter(base, ranges) ? BAKED : [id === 'toffee' ? SALT_OF_CARAMEL : SALT_OF_RECIPE]),
      ...(DENSE.has(id) ? [HARDLY_RAISED, HARDLY_SODA] : [family === 'horneado' ? RAISED : RAISED_A_LITTLE]),
    ];
    rules = {
      doses: withDefaults(
        doses.map(({ key, alone, ...dose }) =>
          key !== undefined && key in ranges ? { ...dose, quiet: true } : { ...dose, stop: alone ?? dose.stop },
        ),
      ),
      bans: [...(UNCOOKED.has(id) ? [RAW_EGG] : []), ...(OF_TYPE[id] ?? [])],
    };
    byType.set(id, rules);
  }
  return rules;
}

/** Least flour with gluten, % of flour and starch, in the doughs whose sheet or crust a net of gluten holds. */
const LEAST_GLUTEN: Readonly<Partial<Record<TypeId, number>>> = {
  hojaldre: 70,
  choux: 50,
  masa_quebrada: 50,
  bizcocho_enrollado: 50,
};

/** A bag told by its label says nothing of its cereal: it is taken for wheat. */
function holdsGluten({ food }: Matter): boolean {
  return food !== undefined && (hasGluten(food) || food.id === '');
}

/** What a dough lacks of the flour that holds it together. */
export function lackOfGluten(matters: readonly Matter[], { id }: TypeRules): Objection | undefined {
  const least = LEAST_GLUTEN[id];
  if (least === undefined) return undefined;
  const flours = matters.filter(({ food }) => food?.category === 'harinas_almidones');
  const sum = (some: readonly Matter[]) => some.reduce((all, { grams }) => all + grams, 0);
  const total = sum(flours);
  const percent = round2((100 * sum(flours.filter(holdsGluten))) / total);
  if (total === 0 || percent >= least) return undefined;
  const grams = Math.ceil(((least - percent) / 100) * total - 1e-9);
  const onScale = flours.filter(({ inside }) => !inside).sort((a, b) => b.grams - a.grams);
  const out = onScale.find((one) => !holdsGluten(one));
  const wheat = onScale.find(holdsGluten)?.sent ?? texts.FLOUR;
  const told = { code: 'no_admitido', fault: true, text: texts.lackOfGluten(percent, least), indexes: [] } as const;
  if (out === undefined || out.grams < grams) return told;
  return {
    ...told,
    advice: {
      text: texts.moreGluten(grams, out.label, percent, least),
      steps: [replace(out.sent, wheat, grams)],
      mends: [OBJECTIONS.ban],
    },
  };
}
