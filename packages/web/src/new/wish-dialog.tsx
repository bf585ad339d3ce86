import type { Created, MadeFormula } from '@obrador/engine/crear';
import { ALLERGEN_NAMES, ALLERGENS } from '@obrador/engine/despensa';
import { signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { recipe } from '../bench/open-recipes.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { type Craft, type PerCraft, upperFirst } from '../crafts/engine.ts';
import { judgedType } from '../crafts/judged-type.ts';
import { TypeOptions } from '../crafts/type-options.tsx';
import { retryable } from '../loading/retryable.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FORMULA_ID, focusAfterDialog } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';
import { unbroken } from '../ui/unbroken.ts';
import { useAsking } from './asking.tsx';
import { AskingForm } from './asking-form.tsx';
import { fillBench } from './fill-bench.ts';
import { FormulaCard, linesOf } from './formula-card.tsx';
import { esNew } from './texts.ts';
import { emptyWish, type WishForm, wishBody } from './wish.ts';

/** The last wish of each craft: who closes the dialogue to look at the bench finds it again. */
const wishes = signal<PerCraft<WishForm>>({});

/** From what somebody wants to formulas that can be weighed. */
export function WishDialog() {
  return craft.value && recipe.value ? (
    <Dialog name="deseo">
      <Wish craft={craft.value} type={judgedType(craft.value, recipe.value.type)} />
    </Dialog>
  ) : null;
}

function Wish({ craft, type }: { craft: Craft; type: string }) {
  const asking = useAsking('crear');
  const wish = wishes.value[craft.id] ?? emptyWish(type);
  const set = (change: Partial<WishForm>) => {
    wishes.value = { ...wishes.value, [craft.id]: { ...wish, ...change } };
  };
  return (
    <AskingForm
      asking={asking}
      lead={esNew.wish.lead}
      id="formular"
      run={esNew.wish.run}
      ask={() => asking.ask(craft.id, wishBody(wish))}
      show={(answer) => <Answer craft={craft} answer={answer} />}
    >
      <label class="field wide">
        <span>{esNew.wish.type}</span>
        <select value={wish.type} onChange={(event) => set({ type: event.currentTarget.value })}>
          <TypeOptions craft={craft} />
        </select>
      </label>
      <Names
        label={esNew.wish.flavours}
        hint={esNew.wish.flavoursHint}
        value={wish.flavours}
        onChange={(flavours) => set({ flavours })}
      />
      <Without wish={wish} set={set} />
      <div class="wish-pair">
        <Names
          label={esNew.wish.withoutFoods}
          hint={esNew.wish.foodsHint}
          value={wish.withoutFoods}
          onChange={(withoutFoods) => set({ withoutFoods })}
        />
        <Names
          label={esNew.wish.withFoods}
          hint={esNew.wish.foodsHint}
          value={wish.withFoods}
          onChange={(withFoods) => set({ withFoods })}
        />
      </div>
      <div class="wish-figures">
        <Field label={esNew.wish.cost} value={wish.cost} step={0.5} onChange={(cost) => set({ cost })} />
        {CRAFTS[craft.id].isServedCold && (
          <Field
            label={esNew.wish.service}
            value={wish.service}
            placeholder="−12"
            negative
            onChange={(service) => set({ service })}
          />
        )}
        <Field
          label={esNew.wish.total}
          value={wish.total}
          placeholder="1000"
          step={100}
          onChange={(total) => set({ total })}
        />
      </div>
    </AskingForm>
  );
}

interface NamesProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Names({ label, hint, value, onChange }: NamesProps) {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={300}
        autocomplete="off"
        aria-describedby={`${id}-pista`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-pista`} class="note">
        {hint}
      </p>
    </div>
  );
}

/** Those a kitchen is asked about every day; the others are a tap away. */
const USUAL: readonly string[] = ['leche', 'gluten', 'huevo', 'frutos_cascara', 'soja', 'cacahuete'];
const OTHERS = ALLERGENS.filter((code) => !code.includes(':') && !USUAL.includes(code));

function Without({ wish, set }: { wish: WishForm; set: (change: Partial<WishForm>) => void }) {
  const check = ([code, label]: readonly [string, string]) => (
    <label key={code} class="check">
      <input
        type="checkbox"
        checked={wish.without.includes(code)}
        onChange={(event) => {
          const rest = wish.without.filter((each) => each !== code);
          set({ without: event.currentTarget.checked ? [...rest, code] : rest });
        }}
      />
      <span>{label}</span>
    </label>
  );
  const named = (code: string) => [code, upperFirst(ALLERGEN_NAMES[code]!)] as const;
  return (
    <fieldset class="wish-without">
      <legend>{esNew.wish.without}</legend>
      <div class="wish-checks">{[...Object.entries(esNew.wish.kinds), ...USUAL.map(named)].map(check)}</div>
      <details open={OTHERS.some((code) => wish.without.includes(code))}>
        <summary>{esNew.wish.moreAllergens}</summary>
        <div class="wish-checks">{OTHERS.map(named).map(check)}</div>
      </details>
    </fieldset>
  );
}

function Answer({ craft, answer: { formulas, imposible } }: { craft: Craft; answer: Created }) {
  const card = (formula: MadeFormula) => (
    <FormulaCard
      key={formula.variante ?? formula.titulo}
      craft={craft}
      formula={formula}
      onOpen={() => openDraft(craft, formula)}
    />
  );
  if (!imposible) {
    return (
      <section class="answer">
        <h3>{esNew.wish.found(formulas.length)}</h3>
        {formulas.map(card)}
        <p class="note">{esNew.cataloguePrices}</p>
      </section>
    );
  }
  const { texto, choques, cerca } = imposible;
  return (
    <section class="answer">
      <h3>{esNew.wish.impossible}</h3>
      <p class="refusal">{texto}</p>
      {choques.length > 0 && (
        <>
          <h4>{esNew.wish.ways}</h4>
          <ul class="conflicts">
            {choques.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </>
      )}
      {cerca && (
        <>
          <h4>{esNew.wish.nearest}</h4>
          {card(cerca)}
        </>
      )}
    </section>
  );
}

function openDraft(craft: Craft, { titulo, type, ingredients, explicacion }: MadeFormula): void {
  retryable(async () => {
    focusAfterDialog(FORMULA_ID);
    dialog.value = null;
    await fillBench(
      {
        title: titulo,
        type,
        ingredients: linesOf(craft, ingredients),
        note: [esNew.wish.noted, ...explicacion].join('\n'),
      },
      esNew.wish.opened,
    );
  });
}
