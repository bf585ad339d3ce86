import { list as inWords } from '../craft/spanish.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { plainText } from './allergens.ts';
import { deOtro, porCompletar } from './classes.gen.ts';
import { estimated } from './estimates.ts';
import type { Entry } from './list.ts';
import { denominationOf, everyEntry } from './list.ts';
import type { Quid } from './quid.ts';
import { notices } from './texts.ts';

/** What a label cannot vouch for, with the article it rests on. */
export interface Notice {
  readonly codigo: string;
  readonly texto: string;
  readonly articulo?: string;
}

type Say = (names: string) => Notice;

const quoted = (names: readonly string[]): string => inWords([...new Set(names)].map((name) => `«${name}»`));

/** Notices on ingredients whose data are uncertain. */
export function noticesOfLeaves(leaves: readonly Leaf[]): Notice[] {
  const used = leaves.filter(({ grams }) => grams > 0);
  const pantry = used.filter(({ line }) => line.kind === 'despensa');
  const supposed = pantry.filter(({ line }) => line.kind === 'despensa' && line.lectura !== 'exacta');
  const about: readonly (readonly [Say, readonly Leaf[]])[] = [
    [notices.generic, pantry.filter((leaf) => etiquetaOf(leaf.food).generico && !isNarrowed(leaf))],
    [notices.sheet, pantry.filter(({ food }) => deOtro(food))],
    [notices.ownList, used.filter(({ line }) => line.kind === 'propio')],
    [notices.toFill, pantry.filter((leaf) => porCompletar(leaf.food) && !isNarrowed(leaf))],
    [notices.vague, used.filter(({ food }) => food.contiene.some(isVague))],
    [notices.allergens, pantry.filter(({ food }) => estimated(food, 'alergenos') && food.contiene.length > 0)],
    [notices.sulphites, used.filter(({ food }) => food.contiene.includes('sulfitos'))],
    [notices.saturates, weighty(pantry, 'saturadas')],
    [notices.salt, weighty(pantry, 'sal')],
  ];
  return [
    ...(supposed.length === 0
      ? []
      : [notices.supposed(quoted(supposed.map(({ line, food }) => `${line.name} → ${food.name}`)))]),
    ...about.flatMap(([say, those]) => (those.length === 0 ? [] : [say(quoted(those.map(({ food }) => food.name)))])),
  ];
}

/** A person wrote which of several it is: «colorante E102» is tartrazine. */
function isNarrowed({ line }: Leaf): boolean {
  return line.kind === 'despensa' && denominationOf(line) !== etiquetaOf(line.food).denominacion;
}

/** Annex II asks for the cereal and for the nut by their names. */
function isVague(code: string): boolean {
  return code === 'gluten' || code === 'frutos_cascara';
}

/** Main ingredients whose estimated figure is seen in the table. */
function weighty(leaves: readonly Leaf[], figure: 'saturadas' | 'sal'): Leaf[] {
  return leaves.filter(({ food, grams }) => {
    const [content, counts] =
      figure === 'sal' ? [food.sal, LABEL_LAW.salEstimada] : [etiquetaOf(food).saturadas, LABEL_LAW.saturadasEstimadas];
    return grams >= LABEL_LAW.principal && estimated(food, figure) && (content * grams) / 100 > counts;
  });
}

/** Ingredients whose percentage is due as soon as words or pictures stress them. */
export function quidNotice(entries: readonly Entry[], due: ReadonlyMap<string, Quid>): Notice[] {
  const candidates = everyEntry(entries).filter(
    ({ key, quid, whole }) => quid && whole >= LABEL_LAW.principal && !due.has(key),
  );
  return candidates.length === 0 ? [] : [notices.mayStress(quoted(candidates.map(({ name }) => plainText(name))))];
}
