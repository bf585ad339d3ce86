import './pairs.css';
import './workshop.css';
import { useEffect } from 'preact/hooks';
import { loadBook, tidyTrash } from '../bench/library.ts';
import { loadOwn } from '../bench/own.ts';
import { loadPrices } from '../bench/prices.ts';
import { arrive, type WorkshopPage as Page, pathOf, route, WORKSHOP_PAGES } from '../bench/route.ts';
import { within } from '../ui/links.ts';
import { PlanPage } from './plan-page.tsx';
import { PricesPage } from './prices-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { loadRegister } from './register-state.ts';
import { esWorkshop } from './texts.ts';

const PAGES = { plan: PlanPage, registro: RegisterPage, precios: PricesPage } satisfies Record<Page, unknown>;

/** The workshop: the plan of a day, the register of what was made, and the prices. */
export function WorkshopPage() {
  useEffect(() => {
    void tidyTrash().then(loadBook);
    void Promise.all([loadOwn(), loadPrices(), loadRegister()]);
  }, []);
  const here = route.value?.kind === 'taller' ? route.value : null;
  if (!here) return null;
  const Shown = PAGES[here.page];
  return (
    <div class="workshop">
      <nav class="workshop-nav" aria-label={esWorkshop.pagesLabel}>
        {WORKSHOP_PAGES.map((page) => {
          const there = { kind: 'taller', page, day: null } as const;
          return (
            <a
              key={page}
              href={pathOf(there)}
              aria-current={here.page === page ? 'page' : undefined}
              onClick={within(() => arrive(there))}
            >
              {esWorkshop.pages[page]}
            </a>
          );
        })}
      </nav>
      <Shown day={here.day} />
    </div>
  );
}
