import { useLayoutEffect } from 'preact/hooks';
import { esAllergens } from '../bench/allergen-texts.ts';
import { allergenText } from '../bench/formula-allergens.tsx';
import { pricesOf } from '../bench/prices.ts';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { readPriced } from '../recipe/cost.ts';
import { NO_BATCH } from '../recipe/no-batch.ts';
import { fromContent } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import { type SheetAsked, sheetsAsked } from '../ui/screen.ts';
import { longDay } from '../workshop/days.ts';
import { entryName } from '../workshop/entry-name.ts';
import { plan } from '../workshop/plan-state.ts';
import { PrintDough } from '../workshop/print-dough.tsx';
import { bookEntries } from '../workshop/use-plan-recipes.ts';
import { Sheet } from './print-sheet.tsx';

/** The sheets of all that the day makes, one after the other; once drawn they are printed, and gone. */
export function PlanSheets() {
  useLayoutEffect(() => {
    const done = () => {
      sheetsAsked.value = null;
    };
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, []);
  return (
    <>
      {sheetsAsked.value?.map((asked) => (
        <PlanSheet key={asked.recipe} {...asked} />
      ))}
    </>
  );
}

function PlanSheet({ recipe: id, grams, allergens, isKnown }: SheetAsked) {
  const entry = bookEntries()?.find((each) => each.id === id);
  const craft = entry && loadedCraft(entry.craft);
  if (!craft || plan.value === null) return null;
  const recipe = { ...fromContent(id, entry.content), title: entryName(entry) };
  const prices = pricesOf(craft.id);
  const request = requestOf(recipe, craft, prices);
  const reading = readPriced(craft, request, prices);
  return (
    <Sheet
      craft={craft}
      recipe={recipe}
      request={request}
      reading={reading?.kind === 'reading' ? reading : null}
      batch={plan.value.pedidos.find(({ receta }) => receta === id)?.lote ?? NO_BATCH}
      wanted={grams}
      day={longDay(plan.value.id)}
      dough={CRAFTS[craft.id].isRaised ? PrintDough : null}
      qr={null}
      allergens={
        <>
          <strong>{esAllergens.title}</strong> <p>{allergenText({ codes: new Set(allergens), sure: isKnown })}</p>
        </>
      }
    />
  );
}
