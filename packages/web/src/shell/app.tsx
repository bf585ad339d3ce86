import type { FunctionComponent } from 'preact';
import { room } from '../bench/reading-module.ts';
import { route } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { Verdict } from '../bench/verdict.tsx';
import { benchCraft, craftId, reading, recipe, selectedLine } from '../bench/workbench.ts';
import { useLazy } from '../loading/use-lazy.ts';
import { changes, fault, restored } from '../storage/browser-notebook.ts';
import { FORMULA_ID } from '../ui/focus.ts';
import { NoticeBar } from '../ui/notice.tsx';
import { dialog, tab } from '../ui/screen.ts';
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

const loadFaultBar = () => import('./fault-bar.tsx').then((module) => module.FaultBar);
const loadReminder = () => import('./fault-bar.tsx').then((module) => module.CopyReminder);
const loadCard = () => import('../ledger/ingredient-card.tsx').then((module) => module.IngredientCard);
const loadSheet = () =>
  later()
    .then(() => import('../export/print-sheet.tsx'))
    .then((module) => module.PrintSheet);
const loadBookPage = () => import('../book/book-page.tsx').then((module) => module.BookPage);
const loadWorkshop = () => import('../workshop/workshop-page.tsx').then((module) => module.WorkshopPage);

export function App() {
  const kind = route.value?.kind;
  const atWork = kind === 'taller';
  const inBook = kind === 'recetario';
  return (
    <>
      <div class={atWork || inBook ? 'screen printed' : 'screen'} data-oficio={craftId.value}>
        <Header />
        {(fault.value !== null || restored.value) && <Late load={loadFaultBar} />}
        {atWork ? (
          <Book key={kind} load={loadWorkshop} />
        ) : inBook ? (
          <Book key={kind} load={loadBookPage} />
        ) : (
          <Bench />
        )}
        {changes.value >= REMIND_AFTER && fault.value === null && <Late load={loadReminder} />}
        <Foot />
        {!inBook && !atWork && <Footbar />}
        {dialog.value === null && <NoticeBar />}
        <Dialogs />
      </div>
      {!atWork && !inBook && <Sheet />}
    </>
  );
}

function Bench() {
  const ready = route.value && benchCraft.value && recipe.value;
  const Advice = room.value?.Advice;
  return (
    <main class="bench" aria-busy={!ready}>
      {ready ? (
        <>
          <Formula craft={benchCraft.value!} recipe={recipe.value!} />
          <Verdict reading={reading.value} />
          <div class="aside">
            {Advice && <Advice />}
            {selectedLine.value && <Late load={loadCard} />}
          </div>
          <section class="reading" aria-label={esShell.tabsLabel}>
            <TabBar />
            <TabPanel>
              <Panel name={tab.value} />
            </TabPanel>
          </section>
        </>
      ) : (
        <p class="loading">{esBench.loading}</p>
      )}
    </main>
  );
}

/** A page of its own instead of the bench. */
function Book({ load }: { load: () => Promise<FunctionComponent> }) {
  const Page = useLazy(load);
  return (
    <main class="book" id={FORMULA_ID} tabIndex={-1} aria-busy={!Page}>
      {Page ? <Page /> : <p class="loading">{esBench.loading}</p>}
    </main>
  );
}

/** A part that comes when there is something for it to show. */
function Late({ load }: { load: () => Promise<FunctionComponent> }) {
  const Loaded = useLazy(load);
  return Loaded && <Loaded />;
}

/** The sheet is only for the printer: it comes once the page has nothing better to do. */
function Sheet() {
  const Loaded = useLazy(loadSheet, quietly);
  return Loaded && <Loaded />;
}

/** Nobody has asked for it yet. */
function quietly(again: () => void): void {
  addEventListener('online', again, { once: true });
}

/** After the first numbers and the curve. */
const SHEET_AFTER_MS = 2000;

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SHEET_AFTER_MS));
}
