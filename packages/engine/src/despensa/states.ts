import { DRY } from './belied.ts';
import { PULP } from './derived.ts';
import type { Food } from './food.ts';
import { isSweetVegetable } from './kinds.ts';
import { type Found, type Named, supposed } from './reading.ts';
import { rootsOf } from './words.ts';

const roots = (text: string): ReadonlySet<string> => new Set(rootsOf(text));

/**
 * Ways a fruit is kept that leave much the same of any, what the pantry calls it then, and whether
 * grinding it to a powder changes nothing more.
 */
const KEPT_AS: readonly (readonly [said: ReadonlySet<string>, as: readonly string[], powder: boolean])[] = [
  [roots('liofilizado'), rootsOf('fruta liofilizada'), true],
  [roots('confitado escarchado cristalizado abrillantado'), rootsOf('fruta confitada'), false],
  [roots('deshidratado desecado seco seca orejones'), rootsOf('fruta deshidratada'), false],
  [roots('almíbar'), rootsOf('fruta en almíbar'), false],
];

/** Nouns of what is made of any fruit alike, and what the pantry calls it. */
const MADE_OF_FRUIT: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['variegato', 'variegato de frutas'],
    ['variegado', 'variegato de frutas'],
  ].map(([noun, food]) => [rootsOf(noun!)[0]!, rootsOf(food!)]),
);

/** Fruit as it is picked: juicy, lean and no sweeter than a fig. */
const [JUICY, LEAN, SWEETEST] = [70, 1.5, 25];

function isFresh(found: Found | undefined): found is Found {
  if (found === undefined) return false;
  const { food, lectura } = found;
  // Of a citrus the craft may mean the juice.
  if (food.category !== 'frutas' && !(food.category === 'zumos' && lectura === 'por_defecto')) return false;
  const isLikeFruit = food.agua >= JUICY && food.grasa <= LEAN && food.azucares <= SWEETEST;
  return isLikeFruit && food.contiene.length === 0 && !isSweetVegetable(food);
}

/** Dried to a powder, what is sourer than sweet is another thing: lemon powder is mostly its carrier. */
const SWEET = 4;
const POWDER: ReadonlySet<string> = roots('polvo');

/** «Kiwi liofilizado», «mandarina deshidratada», «higos confitados»: fruit kept so, whatever the fruit. */
export function keptFruit(words: readonly string[], named: Named, read: Named): Found | undefined {
  const state = KEPT_AS.find(([said]) => words.some((word) => said.has(word)));
  if (state === undefined) return undefined;
  const rest = words.filter((word) => !state[0].has(word) && !(state[2] && POWDER.has(word)));
  if (rest.length === 0 || rest.some((word) => PULP.has(word))) return undefined;
  const fruit = named(rest) ?? read(rest);
  if (!isFresh(fruit) || (state[2] && fruit.food.azucares < SWEET)) return undefined;
  const found = named(state[1]);
  return found && supposed(found.food);
}

/** «Variegato de maracuyá»: made of fruit, whatever the fruit. */
export function madeOfFruit([head, ...rest]: readonly string[], named: Named): Found | undefined {
  const as = MADE_OF_FRUIT.get(head ?? '');
  const found = as === undefined || !isFresh(named(rest)) ? undefined : named(as);
  return found && supposed(found.food);
}

/** How a nut is cut; whether ground to a flour it still has its oil is only sure of what is cracked from a shell. */
const CUT: ReadonlySet<string> = roots(
  'molido granillo laminado fileteado triturado troceado cubitos bastones rallado machacado',
);
const FLOUR: ReadonlySet<string> = roots('harina polvo');
const GROUND: ReadonlySet<string> = roots('molido');
const ROASTED: ReadonlySet<string> = roots('tostado');
const SHELLED = 'frutos_cascara';

/** A nut as it is cracked, with nothing added. */
const NUT_SUGAR = 12;

function isNut({ id, category, agua, azucares }: Food): boolean {
  return category === 'frutos_secos' && agua <= DRY && azucares <= NUT_SUGAR && !id.startsWith('pasta_');
}

/** «Anacardo molido», «harina de pecana»: the nut, however it is cut. */
export function cutNut(words: readonly string[], named: Named): Found | undefined {
  const isFlour = words.some((word) => FLOUR.has(word));
  const rest = words.filter((word) => !CUT.has(word) && !FLOUR.has(word));
  if (rest.length === 0 || rest.length === words.length) return undefined;
  const food = named(rest)?.food;
  if (food === undefined || !isNut(food)) return undefined;
  if (isFlour && !food.contiene.some((code) => code.startsWith(SHELLED))) return undefined;
  const isGround = isFlour || words.some((word) => GROUND.has(word));
  const ground = isGround && !rest.some((word) => ROASTED.has(word)) ? named([rest[0]!, ...GROUND])?.food : undefined;
  return supposed(ground !== undefined && isNut(ground) ? ground : food);
}

const BUTTER: ReadonlySet<string> = roots('mantequilla');
const [PASTE] = rootsOf('pasta');

/** «Mantequilla de pecana» is the paste of it. */
export function nutButter(name: string, [head, ...rest]: readonly string[], named: Named): Found | undefined {
  // «Mantequilla con pistacho» is butter.
  if (head === undefined || !BUTTER.has(head) || !/^mantequilla d/i.test(name)) return undefined;
  const nut = named(rest)?.food;
  if (nut === undefined || !isNut(nut) || nut.contiene.length === 0) return undefined;
  const paste = named([PASTE!, ...rest])?.food;
  const isOfIt = paste?.category === 'frutos_secos' && nut.contiene.every((code) => paste.contiene.includes(code));
  return isOfIt ? supposed(paste) : undefined;
}
