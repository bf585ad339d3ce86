import { goToBook, goToCraft } from '../bench/navigate.ts';
import { arrive, type Place, pathOf, place } from '../bench/route.ts';
import { craftId } from '../bench/workbench.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { retryable } from '../loading/retryable.ts';
import { es } from '../ui/es.ts';
import { within } from '../ui/links.ts';

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
