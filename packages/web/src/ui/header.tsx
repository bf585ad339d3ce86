import { CRAFT_IDS, CRAFTS } from '../crafts.ts';
import { es } from '../es.ts';
import { goToBook, goToCraft } from '../navigate.ts';
import { arrive, type Place, pathOf, place } from '../state/place.ts';
import { craftId } from '../state/workbench.ts';
import { within } from './links.ts';
import { retryable } from './retryable.ts';

const PLAN: Place = { kind: 'taller', page: 'plan', day: null };

export function Header() {
  const kind = place.value?.kind;
  const inBook = kind === 'recetario';
  const atWork = kind === 'taller';
  return (
    <header class="top">
      <a class="skip" href="#formula">
        {es.skip}
      </a>
      <h1 class="brand">{es.app}</h1>
      <nav class="crafts" aria-label={es.craftsNav}>
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
          {es.book}
        </a>
        <a href={pathOf(PLAN)} aria-current={atWork ? 'page' : undefined} onClick={within(() => arrive(PLAN))}>
          {es.plan}
        </a>
        <a href="/docs">{es.docs}</a>
      </div>
    </header>
  );
}
