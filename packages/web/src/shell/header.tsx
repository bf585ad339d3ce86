import { goToBook, goToCraft } from '../bench/navigate.ts';
import { craftId } from '../bench/open-recipes.ts';
import { arrive, pathOf, type Route, route } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { retryable } from '../loading/retryable.ts';
import { within } from '../ui/links.ts';
import { esShell } from './texts.ts';

const PLAN: Route = { kind: 'taller', page: 'plan', day: null };

export function Header() {
  const kind = route.value?.kind;
  const inBook = kind === 'recetario';
  const atWork = kind === 'taller';
  return (
    <header class="top">
      <a class="skip" href="#formula">
        {esShell.skip}
      </a>
      <h1 class="brand">{esBench.app}</h1>
      <nav class="crafts" aria-label={esShell.craftsNav}>
        <ul>
          {CRAFT_IDS.map((id) => (
            <li key={id}>
              <a
                href={CRAFTS[id].path}
                aria-current={!inBook && !atWork && craftId.value === id ? 'page' : undefined}
                onClick={within(() => retryable(() => goToCraft(id)))}
              >
                {CRAFTS[id].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="places">
        <a
          href={pathOf({ kind: 'recetario', id: null })}
          aria-current={inBook ? 'page' : undefined}
          onClick={within(() => goToBook())}
        >
          {esShell.book}
        </a>
        <a href={pathOf(PLAN)} aria-current={atWork ? 'page' : undefined} onClick={within(() => arrive(PLAN))}>
          {esShell.plan}
        </a>
        <a href="/docs">{esShell.docs}</a>
      </div>
    </header>
  );
}
