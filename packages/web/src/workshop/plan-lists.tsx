import { allergenNames, type Batch, type DayPlan, type Purchase } from '@obrador/engine/taller';
import { arrive } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { upperFirst } from '../crafts/engine.ts';
import { onScale, weighable } from '../recipe/batch.ts';
import type { Entry } from '../storage/book.ts';
import type { PlanRecord } from '../storage/workshop-records.ts';
import { Aligned } from '../ui/aligned.tsx';
import { columnDecimals, euros, figure, grams } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { massText } from './mass.ts';
import { tick } from './plan-state.ts';
import { lotsText, madeOn, register, writeDown } from './register-state.ts';
import { esPlan, esWorkshop } from './texts.ts';

interface ListsProps {
  readonly day: DayPlan;
  readonly plan: PlanRecord;
  readonly entries: readonly Entry[];
}

/** What the day takes: weighings by station, shopping, allergens, cost. */
export function PlanLists({ day, plan, entries }: ListsProps) {
  const batches = day.stations.flatMap((station) => station.batches);
  const titles = new Map([...batches.map(({ recipe }) => recipe), ...entries].map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titled(titles.get(id) ?? esPlan.gone);
  const names = (ids: readonly string[]) => ids.map(titleOf).join(', ');
  return (
    <>
      {day.circular.length > 0 && <p class="refusal">{esPlan.circular(names(day.circular))}</p>}
      {day.empty.length > 0 && <p class="refusal">{esPlan.empty(names(day.empty))}</p>}
      <section aria-labelledby="pesadas">
        <h3 id="pesadas">{esPlan.weighing}</h3>
        <Progress batches={batches} plan={plan} />
        {day.stations.map(({ name, batches: here }) => (
          <div key={name} class="station">
            <h4>{esPlan.station(stationLabel(name))}</h4>
            {here.map((batch) => (
              <Weighing
                key={batch.recipe.id}
                batch={batch}
                plan={plan}
                titleOf={titleOf}
                entry={entries.find(({ id }) => id === batch.recipe.id) ?? null}
              />
            ))}
          </div>
        ))}
      </section>
      <Shopping day={day} plan={plan} />
      <Allergens batches={batches} />
    </>
  );
}

const titled = (title: string) => title || esBench.untitled;

function stationLabel(station: string): string {
  const craft = CRAFT_IDS.find((id) => id === station);
  return craft === undefined ? station : CRAFTS[craft].label;
}

const weighKey = (recipe: string, index: number) => `peso/${recipe}/${index}`;

function Progress({ batches, plan }: { batches: readonly Batch[]; plan: PlanRecord }) {
  const keys = batches.flatMap(({ recipe, lines }) => lines.map((_, i) => weighKey(recipe.id, i)));
  const done = keys.filter((key) => plan.hechos.includes(key)).length;
  return (
    <p class="soft" role="status">
      {esPlan.progress(done, keys.length)}
    </p>
  );
}

interface WeighingProps {
  readonly batch: Batch;
  readonly plan: PlanRecord;
  readonly entry: Entry | null;
  readonly titleOf: (id: string) => string;
}

/** One recipe on the scale. */
function Weighing({ batch, plan, entry, titleOf }: WeighingProps) {
  const { recipe, lines, goesInto } = batch;
  const title = titled(recipe.title);
  const weights = weighable(lines.map((line) => line.grams));
  const decimals = columnDecimals(weights);
  const into = goesInto.map((each) => esPlan.intoOne(`${grams(Math.round(each.grams))}\u00a0g`, titleOf(each.recipe)));
  return (
    <article class="weighing">
      <header>
        <h5>{title}</h5>
        <span class="figure">{massText(batch.grams)}</span>
      </header>
      {into.length > 0 && <p class="note">{esPlan.goesInto(into.join(', '))}</p>}
      <ul class="ticks">
        {lines.map((line, i) => (
          <Tick
            key={weighKey(recipe.id, i)}
            id={weighKey(recipe.id, i)}
            plan={plan}
            label={upperFirst(line.label)}
            note={line.part !== undefined ? esPlan.madeHere : null}
            grams={weights[i]!}
            decimals={decimals}
          />
        ))}
      </ul>
      {entry && <Registering entry={entry} day={plan.id} grams={Math.round(batch.grams)} />}
    </article>
  );
}

/** A batch goes into the register once; a second making of the day is said to be one. */
function Registering({ entry, day, grams: weight }: { entry: Entry; day: string; grams: number }) {
  if (register.value === null) return null;
  const title = titled(entry.title);
  const made = madeOn(register.value, entry.id, day);
  const isFirst = made.length === 0;
  const keep = async ({ detail }: MouseEvent) => {
    // The second click of a double one falls on what the first has already turned into «otra tanda».
    if (detail > 1) return;
    const record = await writeDown({ entry, day, grams: weight, once: isFirst });
    if (!record) return;
    const see = () => arrive({ kind: 'taller', page: 'registro', day: null });
    tell(esPlan.registered(title, record.lote), { label: esPlan.seeRegister, run: see });
  };
  return (
    <>
      {!isFirst && <p class="made-lots">{esPlan.inRegister(lotsText(made))}</p>}
      <button
        type="button"
        class="text screen-only"
        aria-label={isFirst ? esPlan.registerOf(title) : esPlan.registerAnotherOf(title)}
        onClick={(event) => void keep(event)}
      >
        {isFirst ? esPlan.register : esPlan.registerAnother}
      </button>
    </>
  );
}

interface TickProps {
  readonly id: string;
  readonly plan: PlanRecord;
  readonly label: string;
  readonly note: string | null;
  readonly grams: number;
  /** Most of the list it stands in. */
  readonly decimals: number;
}

/** A line to tick off with a floury thumb: all of it is the target. */
function Tick({ id, plan, label, note, grams: weight, decimals }: TickProps) {
  const done = plan.hechos.includes(id);
  return (
    <li class={done ? 'done' : undefined}>
      <label>
        <input type="checkbox" checked={done} onChange={(event) => void tick(id, event.currentTarget.checked)} />
        <span class="tick-name">
          {label}
          {note !== null && <small> {note}</small>}
        </span>
        <span class="figure">
          <Aligned x={weight} decimals={decimals} unit="g" />
        </span>
      </label>
    </li>
  );
}

function Shopping({ day, plan }: { day: DayPlan; plan: PlanRecord }) {
  return (
    <section aria-labelledby="compra">
      <h3 id="compra">{esPlan.shopping}</h3>
      <table class="sheet shopping">
        <caption>{esPlan.shoppingCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{esPlan.food}</th>
            <th scope="col" class="num">
              {esPlan.need}
            </th>
            <th scope="col" class="num">
              {esPlan.perKilo}
            </th>
            <th scope="col" class="num">
              {esPlan.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {day.shopping.map((bought) => (
            <PurchaseRow key={bought.food} bought={bought} plan={plan} />
          ))}
        </tbody>
        <tfoot>
          <tr class="pair">
            <th scope="row" colSpan={3}>
              {day.unpriced > 0 ? esPlan.totalPartial(day.unpriced) : esPlan.total}
            </th>
            <td class="num">{euros(day.cost)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function PurchaseRow({ bought, plan }: { bought: Purchase; plan: PlanRecord }) {
  const key = `compra/${bought.food}`;
  const done = plan.hechos.includes(key);
  return (
    <tr class={done ? 'done' : undefined}>
      <th scope="row">
        <label>
          <input type="checkbox" checked={done} onChange={(event) => void tick(key, event.currentTarget.checked)} />
          {upperFirst(bought.label)}
        </label>
      </th>
      <td class="num">{weight(bought.grams)}</td>
      <td class="num soft">{bought.price === null ? esPlan.noPrice : figure(bought.price)}</td>
      <td class="num">{bought.cost === null ? esBench.emDash : figure(bought.cost)}</td>
    </tr>
  );
}

/** Sacks in kilos, pinches in grams. */
function weight(x: number): string {
  return x >= 1000 ? esWorkshop.kg(figure(x / 1000)) : `${grams(onScale(x))} g`;
}

function Allergens({ batches }: { batches: readonly Batch[] }) {
  return (
    <section aria-labelledby="alergenos">
      <h3 id="alergenos">{esPlan.allergens}</h3>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{esPlan.recipe}</th>
            <th scope="col">{esPlan.contains}</th>
            <th scope="col" class="num">
              {esPlan.costs}
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map(({ recipe, allergens, isKnown, cost }) => (
            <tr key={recipe.id}>
              <th scope="row">{titled(recipe.title)}</th>
              <td>
                {allergens.length === 0 ? isKnown && esPlan.none : upperFirst(allergenNames(allergens))}
                {!isKnown && <small> {esPlan.unknown}</small>}
              </td>
              <td class="num">{euros(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
