import { computed } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { benchCraft } from '../bench/bench-crafts.ts';
import { judged, reading, selectedLine } from '../bench/formula.ts';
import { craftId, recipe } from '../bench/open-recipes.ts';
import { readingModule } from '../bench/reading-module.ts';
import { route } from '../bench/route.ts';
import { Verdict } from '../bench/verdict.tsx';
import { later, whenOnline } from '../loading/later.ts';
import { type Lazy, lazy } from '../loading/lazy.ts';
import { lazyComponent, useLazy } from '../loading/lazy-component.ts';
import { changes, fault, restored } from '../storage/browser-notebook.ts';
import { FORMULA_ID } from '../ui/focus.ts';
import { Loading } from '../ui/loading.tsx';
import { NoticeBar } from '../ui/notice.tsx';
import { dialog, sheetsAsked, tab } from '../ui/screen.ts';
import { Dialogs } from './dialogs.tsx';
import { Foot } from './foot.tsx';
import { Footbar } from './footbar.tsx';
import { Formula } from './formula.tsx';
import { Header } from './header.tsx';
import { Panel } from './panel.tsx';
import { TabBar, TabPanel } from './tabs.tsx';
import { esShell } from './texts.ts';

/** Changes without a copy before one is suggested. */
const REMIND_AFTER = 10;

const FaultBar = lazyComponent(() => import('./fault-bar.tsx').then((module) => module.FaultBar));
const CopyReminder = lazyComponent(() => import('./fault-bar.tsx').then((module) => module.CopyReminder));
const IngredientCard = lazyComponent(() =>
  import('../ledger/ingredient-card.tsx').then((module) => module.IngredientCard),
);
const bookPage = lazy(() => import('../book/book-page.tsx').then((module) => module.BookPage));
const workshopPage = lazy(() => import('../workshop/workshop-page.tsx').then((module) => module.WorkshopPage));

/** After the first numbers and the curve. */
const SHEET_AFTER_MS = 2000;

/** Whether there is anything to print: who only looks in fetches nothing for it. */
const isWritten = computed(() => (recipe.value?.lines.length ?? 0) > 0);

/** Only for the printer: nobody has asked for it yet. */
const PrintSheet = lazyComponent(
  () =>
    later(SHEET_AFTER_MS)
      .then(() => import('../export/print-sheet.tsx'))
      .then((module) => module.PrintSheet),
  { failed: whenOnline },
);

const PlanSheets = lazyComponent(() => import('../export/plan-sheets.tsx').then((module) => module.PlanSheets));

export function App() {
  const kind = route.value?.kind;
  const atWork = kind === 'taller';
  const inBook = kind === 'recetario';
  return (
    <>
      <div
        class={(atWork && sheetsAsked.value === null) || inBook ? 'screen printed' : 'screen'}
        data-oficio={craftId.value}
      >
        <Header />
        {(fault.value !== null || restored.value) && <FaultBar />}
        {atWork ? <Book key={kind} page={workshopPage} /> : inBook ? <Book key={kind} page={bookPage} /> : <Bench />}
        {changes.value >= REMIND_AFTER && fault.value === null && <CopyReminder />}
        <Foot />
        {!inBook && !atWork && <Footbar />}
        {dialog.value === null && <NoticeBar />}
        <Dialogs />
      </div>
      {!atWork && !inBook && isWritten.value && <PrintSheet />}
      {atWork && sheetsAsked.value !== null && <PlanSheets />}
    </>
  );
}

function Bench() {
  const ready = route.value && benchCraft.value && recipe.value;
  const Advice = readingModule.here.value?.Advice;
  return (
    <main class="bench" aria-busy={!ready}>
      {ready ? (
        <>
          <Formula craft={benchCraft.value!} recipe={recipe.value!} />
          <Verdict reading={judged.value} isPending={judged.value !== reading.value} />
          <div class="aside">
            {Advice && <Advice />}
            {selectedLine.value && <IngredientCard />}
          </div>
          <section class="reading" aria-label={esShell.tabsLabel}>
            <TabBar />
            <TabPanel>
              <Panel name={tab.value} />
            </TabPanel>
          </section>
        </>
      ) : (
        <Loading />
      )}
    </main>
  );
}

/** A page of its own instead of the bench. */
function Book({ page }: { page: Lazy<FunctionComponent> }) {
  const Page = useLazy(page);
  return (
    <main class="book" id={FORMULA_ID} tabIndex={-1} aria-busy={!Page}>
      {Page ? <Page /> : <Loading />}
    </main>
  );
}
