import { allergenNames } from '@obrador/engine/taller';
import { useEffect, useState } from 'preact/hooks';
import { type Recipe, toContent } from '../recipe/recipe.ts';
import { esAllergens } from './allergen-texts.ts';
import { allergensIn, type Contained } from './allergens.ts';

/** What the formula contains, in a sentence; nothing until it is known. */
export function FormulaAllergens({ recipe, heading }: { recipe: Recipe; heading: 'h3' | 'strong' }) {
  const contained = useContained(recipe);
  if (!contained) return null;
  const Heading = heading;
  return (
    <section class="allergens">
      <Heading>{esAllergens.title}</Heading> <p>{allergenText(contained)}</p>
    </section>
  );
}

export function allergenText({ codes, sure }: Contained): string {
  const said = codes.size > 0 ? esAllergens.line(allergenNames([...codes].sort())) : sure ? esAllergens.none : '';
  return [said, sure ? '' : esAllergens.unsure].filter((text) => text !== '').join(' ');
}

function useContained(recipe: Recipe): Contained | null {
  const [known, setKnown] = useState<Contained | null>(null);
  const content = toContent(recipe);
  // What it contains hangs on what is in it, not on how much of it.
  const formula = JSON.stringify([content.oficio, content.tipo, content.ingredientes], (key, value) =>
    key === 'gramos' ? value > 0 : value,
  );
  useEffect(() => {
    let wanted = true;
    void allergensIn(content).then((contained) => wanted && setKnown(contained));
    return () => {
      wanted = false;
    };
  }, [formula]);
  return recipe.lines.some(({ name }) => name.trim() !== '') ? known : null;
}
