import { type Found, type Knowledge, supposed } from './reading.ts';
import { rootsOf } from './words.ts';

const [MOTHER, LIEVITO, NAI]: readonly string[] = ['masa madre', 'lievito madre', 'masa nai'].map((text) =>
  rootsOf(text).join(' '),
);

/** What tells one leaven of the pantry from another. */
const TELLING: ReadonlySet<string> = new Set(
  'solida dura firme liquida centeno segale integral espelta seca deshidratada polvo activa'
    .split(' ')
    .flatMap(rootsOf),
);

/** How it is kept and fed; «refresco» is a drink elsewhere. */
const IDLE: ReadonlySet<string> = new Set(
  'refresco refrescada tres dos dia cultivo natural atada italiana propia casa agua'.split(' ').flatMap(rootsOf),
);

/**
 * «Masa madre del día», «lievito madre en tres refrescos»: how a leaven is kept and where it comes from says nothing of
 * it, unless it names another food.
 */
export function leaven(roots: readonly string[], { named }: Knowledge): Found | undefined {
  const noun = roots.slice(0, 2).join(' ');
  if (noun !== MOTHER && noun !== LIEVITO && noun !== NAI) return undefined;
  const rest = roots.slice(2);
  if (rest.length === 0 && noun === MOTHER) return undefined;
  const isFood = (word: string) =>
    !TELLING.has(word) && !IDLE.has(word) && !isGrain(named([word])) && named([word]) !== undefined;
  if (rest.some(isFood)) return undefined;
  const kept = rest.filter((word) => TELLING.has(word));
  // The pantry has no firm leaven of rye: the grain tells more than the water.
  for (let length = kept.length; length >= 0; length--) {
    const told = kept.slice(0, length);
    const food = named([...MOTHER!.split(' '), ...told])?.food;
    if (food !== undefined) return supposed(food);
  }
  return undefined;
}

/** The flour it is fed with. */
function isGrain(found: Found | undefined): boolean {
  return found?.food.category === 'harinas_almidones';
}
