import './process.css';
import { useEffect } from 'preact/hooks';
import { book, loadBook } from '../bench/library.ts';
import { isSaved } from '../bench/open-recipes.ts';
import { arrive } from '../bench/route.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { tell } from '../ui/screen.ts';
import { today } from './days.ts';
import { massText } from './mass.ts';
import { loadRegister, lotsText, madeOn, register, writeDown } from './register-state.ts';
import { esLot, esPlan } from './texts.ts';

/** From the bench into the register: the batch with the version it was made of and a lot of its own. */
export function LotTool({ recipe, grams }: { recipe: Recipe; grams: number }) {
  useEffect(() => {
    void loadRegister();
    void loadBook();
  }, []);
  if (!(grams > 0)) return null;
  const mass = massText(grams);
  const mine = madeOn(register.value ?? [], recipe.id, today());
  const isFirst = mine.length === 0;
  const entry = isSaved.value ? (book.value ?? []).find(({ id }) => id === recipe.id) : undefined;
  const keep = async ({ detail }: MouseEvent) => {
    // The second click of a double one falls on what the first has already turned into «otra tanda».
    if (detail > 1) return;
    const made = entry && (await writeDown({ entry, day: today(), grams: Math.round(grams), once: isFirst }));
    if (!made) return;
    const see = () => arrive({ kind: 'taller', page: 'registro', day: null });
    tell(esPlan.registered(made.titulo, made.lote), { label: esPlan.seeRegister, run: see });
  };
  return (
    <section class="bread-tool">
      <h3>{esLot.title}</h3>
      <p class="lead">{esLot.lead}</p>
      {!isFirst && <p>{esLot.today(lotsText(mine))}</p>}
      <button type="button" class="secondary" disabled={!entry} onClick={(event) => void keep(event)}>
        {isFirst ? esLot.keep(mass) : esLot.keepAnother(mass)}
      </button>
      {!isSaved.value && <p class="note">{esLot.saveFirst}</p>}
    </section>
  );
}
