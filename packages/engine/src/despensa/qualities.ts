import { graded } from './figures.ts';
import type { Food } from './food.ts';
import { hasGluten } from './kinds.ts';
import { type Found, type Knowledge, type Named, supposed } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';
import { root, rootsOf } from './words.ts';

const roots = (text: string): ReadonlySet<string> => new Set(rootsOf(text));

const onShelf = (...categories: readonly Food['category'][]) => {
  const set: ReadonlySet<Food['category']> = new Set(categories);
  return ({ category }: Food) => set.has(category);
};

/** Dry food that is the same in pieces or ground; grain ground is flour, and ground nuts have their own names. */
const isGroundAlike = onShelf('especias_aromas', 'edulcorantes_fibras', 'galletas_toppings', 'frutas', 'aditivos');
/** The most water of what can be ground: spices keep more than powders. */
const GROUND_DRY = 15;
const isNutOrSeed = onShelf('frutos_secos');
const isFlour = onShelf('harinas_almidones');
const isBiscuit = onShelf('galletas_toppings');
const isSugar = onShelf('azucares');
const isDrinkOfPlants = onShelf('vegetal');

/** A flour with this much fibre, g per 100 g, has its bran already. */
const WHOLE = 7;

/** No wheat flour but the whole one has its bran; of grain without gluten the pantry has one flour, whole or not. */
const isWholeOrNot = (food: Food) =>
  isSugar(food) ||
  isDrinkOfPlants(food) ||
  isBiscuit(food) ||
  (isFlour(food) && !/blanc[oa]/i.test(food.name) && (food.fibra >= WHOLE || !hasGluten(food)));

/** Cocoa, which is roasted and alkalised to any colour. */
const isCocoaPowder = ({ category, cacao_seco }: Food) => category === 'cacao_chocolate' && cacao_seco > 60;

const isMilkPowder = ({ category, agua, esml }: Food) => category === 'lacteos' && agua < 10 && esml > 50;
const isMalt = ({ id }: Food) => id === 'harina_malta';

/** Nouns of syrups: of sugar itself the colour tells the white from the brown. */
const SYRUPS: ReadonlySet<string> = roots('sirope jarabe miel melaza extracto nectar');

interface Quality {
  readonly said: ReadonlySet<string>;
  /** Whether it says nothing of a food called by a noun. */
  readonly of: (food: Food, noun: string) => boolean;
}

/** Colours, cuts and degrees that say nothing of the foods of a shelf, where no food of the pantry has them in its name. */
const QUALITIES: readonly Quality[] = [
  { said: roots('molido triturado grano entero'), of: (food) => isGroundAlike(food) && food.agua <= GROUND_DRY },
  {
    said: roots('tostado'),
    of: (food) => isNutOrSeed(food) && food.agua <= GROUND_DRY && !/crud[oa]/i.test(food.name),
  },
  { said: roots('crudo'), of: (food) => isNutOrSeed(food) && !/tostad[oa]/i.test(food.name) },
  { said: roots('blanco claro gris amarillo fino fina grueso refinado panificable'), of: isFlour },
  { said: roots('integral'), of: isWholeOrNot },
  { said: roots('claro oscuro ambar rubio dorado negro'), of: (food, noun) => isSugar(food) && SYRUPS.has(noun) },
  { said: roots('claro oscuro negro rojo intenso ultra'), of: isCocoaPowder },
  // Sweet almonds are the ordinary ones.
  { said: roots('dulce'), of: isNutOrSeed },
  { said: roots('oscuro rojo tostado'), of: isMalt },
  { said: roots('especiado avainillado perfumado'), of: isSugar },
  // Milk of another animal, told as the usual one.
  { said: roots('cabra oveja bufala tostado caramelizado'), of: isMilkPowder },
];

/** «Harina de centeno media», «sirope de arce oscuro», «cúrcuma molida»: the food itself. */
export function withoutQualities(words: readonly string[], { named, vocabulary }: Knowledge): Found | undefined {
  const [noun, ...more] = words;
  const said = more.filter((word) => QUALITIES.some((quality) => quality.said.has(word)));
  if (noun === undefined || said.length === 0) return undefined;
  const bare = [noun, ...more.filter((word) => !said.includes(word))];
  const plain = named(bare)?.food;
  // A quality that makes another food of it is part of its name: «harina de centeno integral fina».
  const telling = said.filter((word) => (named([...bare, word])?.food ?? plain) !== plain);
  const rest = [...bare, ...telling];
  // «Harina media» may be of any grain and any strength.
  if (rest.length === 1 && vocabulary.incomplete.has(noun)) return undefined;
  const found = named(rest) ?? graded(rest, vocabulary);
  if (found === undefined) return undefined;
  const isIdle = (word: string) =>
    telling.includes(word) || QUALITIES.some((quality) => quality.said.has(word) && quality.of(found.food, noun));
  return said.every(isIdle) && !tellsApart(said, rest, found.food, named, vocabulary)
    ? supposed(found.food)
    : undefined;
}

/** Whether fewer words of a name, with a quality that is left aside, are another food: «pistacho tostado» of «repelado». */
function tellsApart(
  said: readonly string[],
  rest: readonly string[],
  food: Food,
  named: Named,
  { incomplete }: Vocabulary,
): boolean {
  const least = incomplete.has(rest[0]!) ? 2 : 1;
  return said.some((word) => {
    if (rest.includes(word)) return false;
    for (let length = least; length < rest.length; length++) {
      if ((named([...rest.slice(0, length), word])?.food ?? food) !== food) return true;
    }
    return false;
  });
}

const WHEAT = root('trigo');
const FLOURS: ReadonlySet<string> = roots('harina sémola');
const WHEATEN = 'gluten:trigo';

/** «Harina de trigo de media fuerza»: what only wheat is, said with it. */
export function ofWheat(words: readonly string[], named: Named, { vocabulary }: Knowledge): Found | undefined {
  if (!FLOURS.has(words[0] ?? '') || !words.includes(WHEAT)) return undefined;
  const rest = words.filter((word) => word !== WHEAT);
  if (rest.length < 2) return undefined;
  const found = named(rest) ?? graded(rest, vocabulary);
  return found?.lectura !== 'por_defecto' && found?.food.contiene.join() === WHEATEN ? supposed(found.food) : undefined;
}
