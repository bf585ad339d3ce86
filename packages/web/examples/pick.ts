import { type Craft, craftOf, lowerFirst, type Outcome } from '@obrador/engine';
import type { Example, ExamplePair } from '../src/crafts/examples.ts';
import type { Formula } from './formula.ts';
import { spanishOf } from './spanish.ts';

export { craftOf };

/** For every type, a formula that works and one that does not; published ones where there are. */
export function pickExamples(craft: Craft, corpus: readonly Formula[]): ExamplePair[] {
  const inSpanish = spanishOf(craft);
  return craft.types.flatMap(({ id, label }) => {
    const formulas = corpus
      .filter(({ type }) => type === id)
      .map(inSpanish)
      .sort((a, b) => fame(b) - fame(a));
    const works = formulas.filter((formula) => isGood(craft, formula));
    const [good] = works;
    const published = formulas.find((formula) => formula.published && !isGood(craft, formula));
    const bad = published ? toExample(craft, published) : firstOf(works, (formula) => alter(craft, formula));
    return good && bad ? [{ type: id, label, good: toExample(craft, good), bad }] : [];
  });
}

/** What everybody knows comes first among what is published. */
const KNOWN = /^(?:fior di|tableta 70|ciabatta|magdalenas|turrón de jijona)/i;

const fame = ({ published, name }: Formula) => 2 * Number(published) + Number(KNOWN.test(name));

function firstOf<A, B>(list: readonly A[], make: (item: A) => B | undefined): B | undefined {
  for (const item of list) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
}

type Asked = Pick<Formula, 'type' | 'ingredients'>;

function outcomeOf(craft: Craft, { type, ingredients }: Asked): Outcome {
  return craft.analyse({ type, ingredients }).outcome;
}

function isGood(craft: Craft, asked: Asked): boolean {
  return outcomeOf(craft, asked).good;
}

function toExample(craft: Craft, { name, source, published, type, ingredients }: Formula): Example {
  const { name: nameKey, weight } = craft.shape;
  return {
    title: name,
    source,
    published,
    altered: null,
    result: outcomeOf(craft, { type, ingredients }).text,
    ingredients: ingredients.map((item) => {
      const { [nameKey]: id, [weight]: grams, ...own } = item;
      const line = { name: String(id), grams: Number(grams) };
      return Object.keys(own).length === 0 ? line : { ...line, own: own as Record<string, number | string> };
    }),
  };
}

const SLIPS = [
  [2, 'el doble de'],
  [0.5, 'la mitad de'],
  [3, 'el triple de'],
  [5, 'cinco veces'],
] as const;

/** Where nobody published a failure: a good formula with one slip of the scale, named as such. */
function alter(craft: Craft, good: Formula): Example | undefined {
  const { name: nameKey, weight } = craft.shape;
  const heaviest = good.ingredients.map((_, index) => index);
  heaviest.sort((a, b) => Number(good.ingredients[b]![weight]) - Number(good.ingredients[a]![weight]));
  for (const [factor, words] of SLIPS) {
    for (const index of heaviest) {
      const item = good.ingredients[index]!;
      const ingredients = good.ingredients.with(index, { ...item, [weight]: factor * Number(item[weight]) });
      if (isGood(craft, { type: good.type, ingredients })) continue;
      const label = labelOf(craft, String(item[nameKey]));
      return {
        ...toExample(craft, { ...good, ingredients }),
        published: false,
        altered: `${words} ${lowerFirst(label)}`,
      };
    }
  }
  return undefined;
}

function labelOf(craft: Craft, name: string): string {
  // «Azúcar blanco (sacarosa)»: what is in brackets would clutter a title.
  return (craft.catalogue().find((entry) => entry.name === name)?.label ?? name).replace(/ \(.*$/, '');
}
