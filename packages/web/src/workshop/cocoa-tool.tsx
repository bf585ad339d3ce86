import type { Range } from '@obrador/engine';
import { bonbonWeights, weighedFor } from '@obrador/engine/taller';
import { useEffect, useState } from 'preact/hooks';
import { reading, request } from '../bench/formula.ts';
import { askForRecipes, saved } from '../bench/nested-recipes.ts';
import { openRecipe } from '../bench/open-bench.ts';
import { isSaved, recipe } from '../bench/open-recipes.ts';
import { usedNewest } from '../bench/put-recipe.ts';
import { arrive } from '../bench/route.ts';
import type { CatalogueEntry, Craft } from '../crafts/engine.ts';
import { beanShare } from '../recipe/loss.ts';
import { emptyRecipe, type Line, newLine, type Recipe } from '../recipe/recipe.ts';
import type { Batch } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { grams as gramsText, rangeText, short } from '../ui/format.ts';
import { esCocoa } from './cocoa-texts.ts';
import { esYield } from './texts.ts';

interface CocoaProps {
  readonly craft: Craft;
  readonly grams: number;
  readonly use: (batch: Partial<Batch>) => void;
}

/** What only chocolate asks for: beans for what is ground here, and shell and filling of a bonbon. */
export function CocoaTool({ craft, grams, use }: CocoaProps) {
  const share = request.value ? beanShare(craft, request.value.body) : 0;
  const analysis = reading.value?.kind === 'reading' ? reading.value.analysis : null;
  // Only fillings are judged by their water.
  const isFilling = analysis?.waterActivity !== undefined;
  return (
    <>
      {share > 0 && <Beans grams={grams * share} />}
      {isFilling && analysis.tempering && <Bonbons craft={craft} worked={analysis.tempering.trabajar} use={use} />}
    </>
  );
}

/** Uso del oficio: water that leaves in the roaster, and husk and dust of the winnower, %. */
const USUAL_ROASTING = 6;
const USUAL_WINNOWING = 15;

function Beans({ grams }: { grams: number }) {
  const [roasting, setRoasting] = useState<number | null>(null);
  const [winnowing, setWinnowing] = useState<number | null>(null);
  // The husk leaves after the water: the way back takes them the other way round.
  const beans = weighedFor(grams, [winnowing ?? USUAL_WINNOWING, roasting ?? USUAL_ROASTING]);
  return (
    <section class="bread-tool">
      <h3>{esCocoa.beans}</h3>
      <div class="fields">
        <Field label={esCocoa.roasting} value={roasting} placeholder={`${USUAL_ROASTING}`} onChange={setRoasting} />
        <Field label={esCocoa.winnowing} value={winnowing} placeholder={`${USUAL_WINNOWING}`} onChange={setWinnowing} />
      </div>
      {beans > 0 && (
        <div role="status">
          <p class="water-answer">{esCocoa.raw(short(beans / 1000))}</p>
          <p>{esCocoa.leaves(short(grams / 1000))}</p>
        </div>
      )}
    </section>
  );
}

/** Uso del oficio for a moulded bonbon. */
const USUAL = { each: 12, shell: 40, loss: 10 };

interface BonbonsProps {
  readonly craft: Craft;
  /** °C at which the couverture is worked. */
  readonly worked: Range;
  readonly use: (batch: Partial<Batch>) => void;
}

function Bonbons({ craft, worked, use }: BonbonsProps) {
  const [count, setCount] = useState<number | null>(null);
  const [each, setEach] = useState<number | null>(null);
  const [shell, setShell] = useState<number | null>(null);
  const [loss, setLoss] = useState<number | null>(null);
  const [couverture, setCouverture] = useState('');
  useEffect(askForRecipes, []);
  const order = {
    count: count ?? 0,
    each: each ?? USUAL.each,
    shell: shell ?? USUAL.shell,
    loss: loss ?? USUAL.loss,
  };
  const made = bonbonWeights(order);
  const couvertures = craft.catalogue().filter(isShell);
  const filling = recipe.value;
  const keep = () => {
    if (!filling) return;
    // Without the book as it stands, the product would not know which version it holds.
    const kept = saved.value?.find(({ id }) => id === filling.id);
    const product = bonbonOf(filling, kept ? usedNewest(kept) : { part: filling.id }, couverture, made, order);
    void openRecipe(product).then(() => arrive({ kind: 'receta', id: product.id }));
  };
  return (
    <section class="bread-tool">
      <h3>{esCocoa.bonbons}</h3>
      <p class="lead">{esCocoa.bonbonsLead}</p>
      <div class="fields">
        <Field label={esCocoa.count} value={count} onChange={setCount} />
        <Field label={esCocoa.each} value={each} placeholder={`${USUAL.each}`} onChange={setEach} />
        <Field label={esCocoa.shell} value={shell} placeholder={`${USUAL.shell}`} onChange={setShell} />
        <Field label={esCocoa.loss} value={loss} placeholder={`${USUAL.loss}`} onChange={setLoss} />
        <label class="field">
          <span>{esCocoa.couverture}</span>
          <select value={couverture} onChange={(event) => setCouverture(event.currentTarget.value)}>
            <option value="">{esCocoa.choose}</option>
            {couvertures.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {made.filling > 0 && (
        <>
          <div role="status">
            <p class="water-answer">
              {esCocoa.takes(gramsText(Math.round(made.shell)), gramsText(Math.round(made.filling)))}
            </p>
            <p>{esCocoa.work(rangeText(...worked))}</p>
          </div>
          <div class="actions">
            <button
              type="button"
              class="secondary"
              onClick={() => use({ kind: 'total', total: Math.round(made.filling) })}
            >
              {esYield.use}
            </button>
            <button
              type="button"
              class="secondary"
              disabled={couverture === '' || !isSaved.value || saved.value === null}
              onClick={keep}
            >
              {esCocoa.keep}
            </button>
          </div>
          <p class="note">{isSaved.value ? esCocoa.keepNote : esCocoa.saveFirst}</p>
        </>
      )}
    </section>
  );
}

/** One product of two: the couverture, and the recipe on the bench as its filling. */
/** A shell is moulded of chocolate with cocoa butter to flow and no other fat (couverture: 31 % of cocoa butter in all). */
function isShell({ group, composition }: CatalogueEntry): boolean {
  return group === 'chocolate' && (composition.manteca_cacao ?? 0) >= LEAST_BUTTER && !composition.otra_grasa;
}

/** Milk couvertures have the least: part of their fat is of milk. */
const LEAST_BUTTER = 20;

function bonbonOf(
  filling: Recipe,
  used: Pick<Line, 'part' | 'version' | 'made'>,
  couverture: string,
  made: { readonly shell: number; readonly filling: number },
  { count, each, loss }: { readonly count: number; readonly each: number; readonly loss: number },
): Recipe {
  return {
    ...emptyRecipe(filling.craft, filling.type),
    title: esCocoa.productTitle(filling.title),
    lines: [
      newLine(couverture, Math.round(made.shell)),
      { ...newLine(filling.title, Math.round(made.filling)), ...used },
    ],
    batch: { kind: 'piezas', total: null, count, each, baked: true, loss, litres: null, overrun: null },
  };
}
