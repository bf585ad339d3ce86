import { type DayPlan, gather, type PlanRecipe } from '@obrador/engine/taller';
import { useEffect } from 'preact/hooks';
import { arrive, pathOf } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { gramsOf } from '../recipe/batch.ts';
import type { Entry } from '../storage/book.ts';
import type { KeptOrder } from '../storage/workshop-records.ts';
import { within } from '../ui/links.ts';
import { Loading } from '../ui/loading.tsx';
import { dayOrToday, longDay, shifted, today } from './days.ts';
import { massText } from './mass.ts';
import { PlanLists } from './plan-lists.tsx';
import { PlanOrders } from './plan-orders.tsx';
import { byFood } from './plan-recipes.ts';
import { loadPlan, nextOrders, plan } from './plan-state.ts';
import { PlanWeek } from './plan-week.tsx';
import { loadRegister } from './register-state.ts';
import { esPlan, esWorkshop } from './texts.ts';
import { bookEntries, usePlanRecipes } from './use-plan-recipes.ts';

export function PlanPage({ day: asked }: { day: string | null }) {
  const day = dayOrToday(asked);
  useEffect(() => void loadPlan(day), [day]);
  useEffect(() => void loadRegister(), []);
  const entries = bookEntries();
  return (
    <>
      <header class="book-head">
        <h2>{esPlan.title}</h2>
        <p class="workshop-day">{longDay(day)}</p>
        <p class="lead">{esPlan.lead}</p>
        <DayPicker day={day} />
        {entries && <PlanWeek day={day} entries={entries} />}
      </header>
      {entries === null || plan.value?.id !== day ? <Loading /> : <Plan entries={entries} />}
    </>
  );
}

function DayPicker({ day }: { day: string }) {
  const at = (to: string) => ({ kind: 'taller', page: 'plan', day: to }) as const;
  const link = (to: string, text: string) => (
    <a class="text" href={pathOf(at(to))} onClick={within(() => arrive(at(to)))}>
      {text}
    </a>
  );
  return (
    <div class="actions day-picker">
      {link(shifted(day, -1), esPlan.before)}
      <label class="field">
        <span>{esPlan.day}</span>
        <input
          type="date"
          value={day}
          onChange={(event) => event.currentTarget.value !== '' && arrive(at(event.currentTarget.value))}
        />
      </label>
      {link(shifted(day, 1), esPlan.after)}
      {day !== today() && link(today(), esPlan.today)}
      {/* There from the start, so that nothing under it moves when the orders come. */}
      <button
        type="button"
        class="secondary"
        disabled={plan.value?.id !== day || plan.value.pedidos.length === 0}
        onClick={() => print()}
      >
        {esWorkshop.print}
      </button>
    </div>
  );
}

function Plan({ entries }: { entries: readonly Entry[] }) {
  const recipes = usePlanRecipes(byFood);
  if (plan.value === null) return null;
  const densityOf = (receta: string) => recipes?.find(({ id }) => id === receta)?.density;
  const dayOf = (orders: readonly KeptOrder[], known: readonly PlanRecipe[]) =>
    gather(
      orders.map(({ receta, lote }) => ({ recipe: receta, grams: gramsOf(lote, densityOf(receta)) ?? 0 })),
      known,
    );
  const { id, pedidos } = plan.value;
  return (
    <div class="plan">
      <div class="plan-asked">
        {recipes && <Tomorrow day={shifted(id, 1)} eve={dayOf(nextOrders.value, recipes).eve} />}
        <PlanOrders entries={entries} orders={pedidos} densityOf={densityOf} />
      </div>
      {recipes === null ? (
        <Loading />
      ) : (
        pedidos.length > 0 && <PlanLists day={dayOf(pedidos, recipes)} plan={plan.value} entries={entries} />
      )}
    </div>
  );
}

/** What the next day's plan wants begun today. */
function Tomorrow({ day, eve }: { day: string; eve: DayPlan['eve'] }) {
  if (eve.length === 0) return null;
  const there = { kind: 'taller', page: 'plan', day } as const;
  return (
    <p class="plan-tomorrow">
      {esPlan.tomorrow(
        eve.map(({ recipe, grams }) => `${recipe.title || esBench.untitled} (${massText(grams)})`).join(', '),
      )}{' '}
      <a href={pathOf(there)} onClick={within(() => arrive(there))}>
        {esPlan.seeTomorrow}
      </a>
    </p>
  );
}
