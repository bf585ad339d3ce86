import { allergenNames, type Batch, type DayPlan, type Purchase } from '@obrador/engine/taller';
import { arrive } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { fold, upperFirst } from '../crafts/engine.ts';
import { boughtFor, weighable } from '../recipe/batch.ts';
import type { Entry } from '../storage/book.ts';
import type { PlanRecord } from '../storage/workshop-records.ts';
import { Aligned } from '../ui/aligned.tsx';
import { columnDecimals, euros, figure, grams, short } from '../ui/format.ts';
import { sheetsAsked, tell } from '../ui/screen.ts';
import { longDay, shifted } from './days.ts';
import { entryName } from './entry-name.ts';
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
  const batches = [...day.eve, ...day.stations.flatMap((station) => station.batches)];
  const names = new Map<string, string>([
    ...batches.map(({ recipe }) => [recipe.id, titled(recipe.title)] as const),
    ...entries.map((entry) => [entry.id, entryName(entry)] as const),
  ]);
  const titleOf = (id: string) => names.get(id) ?? esPlan.gone;
  const listed = (ids: readonly string[]) => ids.map(titleOf).join(', ');
  const weighings = (here: readonly Batch[]) =>
    here.map((batch) => (
      <Weighing
        key={batch.recipe.id}
        batch={batch}
        plan={plan}
        titleOf={titleOf}
        entry={entries.find(({ id }) => id === batch.recipe.id) ?? null}
      />
    ));
  return (
    <>
      <section class="plan-weighing" aria-labelledby="pesadas">
        <h3 id="pesadas">{esPlan.weighing}</h3>
        {day.circular.length > 0 && <p class="refusal">{esPlan.circular(listed(day.circular))}</p>}
        {day.empty.length > 0 && <p class="refusal">{esPlan.empty(listed(day.empty))}</p>}
        <Progress batches={batches} plan={plan} />
        <button
          type="button"
          class="secondary screen-only"
          onClick={() => {
            sheetsAsked.value = batches
              .filter(({ recipe }) => entries.some(({ id }) => id === recipe.id))
              .map(({ recipe, ...rest }) => ({ ...rest, recipe: recipe.id }));
          }}
        >
          {esPlan.printSheets}
        </button>
        {day.eve.length > 0 && (
          <div class="station">
            <h4>{esPlan.eve(longDay(shifted(plan.id, -1)))}</h4>
            {weighings(day.eve)}
          </div>
        )}
        {day.stations.map(({ name, batches: here }) => (
          <div key={name} class="station">
            <h4>{esPlan.station(stationLabel(name))}</h4>
            {weighings(here)}
          </div>
        ))}
      </section>
      <Shopping day={day} plan={plan} weighed={weighedOf(batches)} />
      <Allergens batches={batches} titleOf={titleOf} />
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
  const title = titleOf(recipe.id);
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
      {recipe.ahead !== undefined && recipe.ahead > 0 && <p class="note">{esPlan.ahead(short(recipe.ahead, 0))}</p>}
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
      {entry && <Registering entry={entry} title={title} day={plan.id} grams={Math.round(batch.grams)} />}
    </article>
  );
}

interface RegisteringProps {
  readonly entry: Entry;
  readonly title: string;
  readonly day: string;
  readonly grams: number;
}

/** A batch goes into the register once; a second making of the day is said to be one. */
function Registering({ entry, title, day, grams: weight }: RegisteringProps) {
  if (register.value === null) return null;
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

/** A tick that is not kept comes off again. */
async function ticked(key: string, box: HTMLInputElement): Promise<void> {
  const wanted = box.checked;
  if (!(await tick(key, wanted))) box.checked = !wanted;
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
        <input type="checkbox" checked={done} onChange={(event) => void ticked(id, event.currentTarget)} />
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

/** Grams of each food as the weighings show them: rounded there, several may come to more than the sum of the exact. */
function weighedOf(batches: readonly Batch[]): ReadonlyMap<string, number> {
  const weighed = new Map<string, number>();
  for (const { lines } of batches) {
    const weights = weighable(lines.map((line) => line.grams));
    for (const [i, { food }] of lines.entries()) weighed.set(food, (weighed.get(food) ?? 0) + weights[i]!);
  }
  return weighed;
}

interface ShoppingProps {
  readonly day: DayPlan;
  readonly plan: PlanRecord;
  readonly weighed: ReadonlyMap<string, number>;
}

function Shopping({ day, plan, weighed }: ShoppingProps) {
  const stationsWith = (food: string) =>
    day.stations.filter(({ batches }) => batches.some(({ lines }) => lines.some((line) => line.food === food)));
  // Bread and pastry both call theirs «Harina»: what two share is told apart by where it goes.
  const nameOf = ({ food, label }: Purchase) => {
    const isShared = day.shopping.some((other) => other.food !== food && fold(other.label) === fold(label));
    const where = stationsWith(food).map(({ name }) => stationLabel(name));
    return isShared && where.length > 0 ? `${upperFirst(label)} (${where.join(', ')})` : upperFirst(label);
  };
  return (
    <section class="plan-shopping" aria-labelledby="compra">
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
            <PurchaseRow
              key={bought.food}
              name={nameOf(bought)}
              need={boughtFor(Math.max(bought.grams, weighed.get(bought.food) ?? 0))}
              bought={bought}
              plan={plan}
            />
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

interface PurchaseProps {
  readonly name: string;
  /** Grams. */
  readonly need: number;
  readonly bought: Purchase;
  readonly plan: PlanRecord;
}

function PurchaseRow({ name, need, bought, plan }: PurchaseProps) {
  const key = `compra/${bought.food}`;
  const done = plan.hechos.includes(key);
  return (
    <tr class={done ? 'done' : undefined}>
      <th scope="row">
        <label>
          <input type="checkbox" checked={done} onChange={(event) => void ticked(key, event.currentTarget)} />
          {name}
        </label>
      </th>
      <td class="num">{weight(need)}</td>
      <td class="num soft">{bought.price === null ? esPlan.noPrice : figure(bought.price)}</td>
      <td class="num">{bought.cost === null ? esBench.emDash : figure(bought.cost)}</td>
    </tr>
  );
}

/** Sacks in kilos, pinches in grams. */
function weight(x: number): string {
  return x >= 1000 ? esWorkshop.kg(figure(x / 1000)) : `${grams(x)} g`;
}

/** EUR of what is sold as such; what goes into another recipe is in the cost of that one. */
function ownCost({ cost, grams: made, goesInto }: Batch): number | null {
  const sold = made - goesInto.reduce((sum, into) => sum + into.grams, 0);
  return sold > 1e-6 * made ? (cost * sold) / made : null;
}

function Allergens({ batches, titleOf }: { batches: readonly Batch[]; titleOf: (id: string) => string }) {
  return (
    <section class="plan-allergens" aria-labelledby="alergenos">
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
          {batches.map((batch) => {
            const { recipe, allergens, isKnown } = batch;
            const cost = ownCost(batch);
            return (
              <tr key={recipe.id}>
                <th scope="row">{titleOf(recipe.id)}</th>
                <td>
                  {allergens.length === 0 ? isKnown && esPlan.none : upperFirst(allergenNames(allergens))}
                  {!isKnown && <small> {esPlan.unknown}</small>}
                </td>
                <td class="num">{cost === null ? <small>{esPlan.costsInside}</small> : euros(cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
