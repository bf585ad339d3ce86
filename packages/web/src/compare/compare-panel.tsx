import { esBench } from '../bench/texts.ts';
import { esCompare } from './texts.ts';
import '../ui/plot/legend.css';
import { useEffect } from 'preact/hooks';
import { book, loadBook } from '../bench/library.ts';
import { pricesOf } from '../bench/prices.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { fromContent, type Recipe } from '../recipe/recipe.ts';
import { Chooser } from '../ui/chooser.tsx';
import { focusSoon } from '../ui/focus.ts';
import { moment } from '../ui/format.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { Comparison, type NamedSide } from './comparison.tsx';
import { sideOf } from './differences.ts';
import { MOST_PINNED, type Pinned, pin, pinned, unpin } from './pinned.ts';

const PIN_ID = 'apartar';
const SAVED_ID = 'apartar-guardada';

/** Up to four side by side: those set aside, in their order, and the one on the bench. */
export function ComparePanel({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  useEffect(() => void loadBook(), []);
  const others = pinned.value.filter((each) => each.recipe.craft === craft.id);
  const isFull = pinned.value.length >= MOST_PINNED;
  const prices = pricesOf(craft.id);
  const sides: NamedSide[] = [
    ...others.map((each) => ({ ...sideOf(craft, each.recipe, prices), name: each.name })),
    { ...sideOf(craft, recipe, prices), name: esCompare.now },
  ];
  const { curves: Curves } = CRAFTS[craft.id];
  return (
    <>
      <p class="lead">{esCompare.lead}</p>
      <div class="actions">
        <button
          id={PIN_ID}
          type="button"
          class="secondary"
          disabled={isFull}
          onClick={() => pin(recipe, nameFor(pinned.value))}
        >
          {esCompare.pin}
        </button>
        {!isFull && <Saved craft={craft} />}
      </div>
      {isFull && <p class="note">{esCompare.full}</p>}
      {pinned.value.length > 0 && <Pins all={pinned.value} />}
      {others.length > 0 && (
        <>
          {Curves && <Curves sides={sides} />}
          <Comparison craft={craft} sides={sides} />
        </>
      )}
    </>
  );
}

/** The first free of «Apartada», «Apartada 2»… */
function nameFor(all: readonly Pinned[]): string {
  const taken = new Set(all.map(({ name }) => name));
  let n = 1;
  while (taken.has(esCompare.pinnedAs(n))) n += 1;
  return esCompare.pinnedAs(n);
}

function Pins({ all }: { all: readonly Pinned[] }) {
  return (
    <ul class="pins" aria-label={esCompare.pinned}>
      {all.map(({ id, name, recipe }) => (
        <li key={id}>
          {CRAFTS[recipe.craft].label}: {name}
          <button
            type="button"
            class="quiet"
            aria-label={esCompare.unpin(name)}
            onClick={() => {
              unpin(id);
              focusSoon(PIN_ID);
            }}
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The recipes of the book of this craft, with all their versions. */
function Saved({ craft }: { craft: Craft }) {
  const saved = (book.value ?? []).filter((entry) => entry.craft === craft.id && entry.trashed === null);
  if (saved.length === 0) return null;
  const choose = (chosen: string) => {
    const version = saved.flatMap(({ versions }) => versions).find(({ id }) => id === chosen);
    if (!version) return;
    const { receta, creada, contenido } = version;
    pin(fromContent(receta, contenido), `${contenido.titulo || esBench.untitled}, ${moment(creada)}`);
    focusSoon(SAVED_ID);
  };
  const { orSaved, choose: none, take } = esCompare;
  return (
    <Chooser id={SAVED_ID} label={orSaved} none={none} take={take} onTake={choose}>
      {saved.map((entry) => (
        <optgroup key={entry.id} label={entry.title || esBench.untitled}>
          {[...entry.versions].reverse().map(({ id, creada, contenido }) => (
            <option key={id} value={id}>
              {contenido.titulo || esBench.untitled}, {moment(creada)}
            </option>
          ))}
        </optgroup>
      ))}
    </Chooser>
  );
}
