import { es } from '../es.ts';
import { dialog, tab } from '../state/ui.ts';
import { craft, reading, recipe } from '../state/workbench.ts';
import { Advice } from './advice.tsx';
import { Dialogs } from './dialogs.tsx';
import { Footbar } from './footbar.tsx';
import { Formula } from './formula.tsx';
import { Header } from './header.tsx';
import { IngredientCard } from './ingredient-card.tsx';
import { NoticeBar } from './notice.tsx';
import { Panel } from './panel.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { TabBar, TabPanel } from './tabs.tsx';
import { Verdict } from './verdict.tsx';

export function App() {
  const ready = craft.value && recipe.value;
  return (
    <>
      <div class="screen">
        <Header />
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
        <Footbar />
        {dialog.value === null && <NoticeBar />}
        <Dialogs />
      </div>
      <PrintSheet />
    </>
  );
}
