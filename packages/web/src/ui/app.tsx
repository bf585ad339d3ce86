import { es } from '../es.ts';
import { place } from '../state/place.ts';
import { dialog, tab } from '../state/ui.ts';
import { craft, reading, recipe } from '../state/workbench.ts';
import { Advice } from './advice.tsx';
import { Dialogs } from './dialogs.tsx';
import { CopyReminder, FaultBar } from './fault-bar.tsx';
import { FORMULA_ID } from './focus.ts';
import { Footbar } from './footbar.tsx';
import { Formula } from './formula.tsx';
import { Header } from './header.tsx';
import { IngredientCard } from './ingredient-card.tsx';
import { NoticeBar } from './notice.tsx';
import { Panel } from './panel.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { TabBar, TabPanel } from './tabs.tsx';
import { useLazy } from './use-lazy.ts';
import { Verdict } from './verdict.tsx';

const loadBookPage = () => import('./book-page.tsx').then((module) => module.BookPage);

export function App() {
  const inBook = place.value?.kind === 'recetario';
  return (
    <>
      <div class="screen">
        <Header />
        <FaultBar />
        {inBook ? <Book /> : <Bench />}
        <CopyReminder />
        {!inBook && <Footbar />}
        {dialog.value === null && <NoticeBar />}
        <Dialogs />
      </div>
      <PrintSheet />
    </>
  );
}

function Bench() {
  const ready = place.value && craft.value && recipe.value;
  return (
    <main class="bench" aria-busy={!ready}>
      {ready ? (
        <>
          <Formula craft={craft.value!} recipe={recipe.value!} />
          <Verdict reading={reading.value} />
          <div class="aside">
            <Advice />
            <IngredientCard />
          </div>
          <section class="reading" aria-label={es.tabsLabel}>
            <TabBar />
            <TabPanel>
              <Panel name={tab.value} />
            </TabPanel>
          </section>
        </>
      ) : (
        <p class="loading">{es.loading}</p>
      )}
    </main>
  );
}

function Book() {
  const Page = useLazy(loadBookPage);
  return (
    <main class="book" id={FORMULA_ID} tabIndex={-1} aria-busy={!Page}>
      {Page ? <Page /> : <p class="loading">{es.loading}</p>}
    </main>
  );
}
