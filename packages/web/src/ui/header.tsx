import { CRAFT_IDS, CRAFTS } from '../crafts.ts';
import { es } from '../es.ts';
import { THEMES, type Theme, theme } from '../state/prefs.ts';
import { craftId, openCraft } from '../state/workbench.ts';
import { retryable } from './retryable.ts';

export function Header() {
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
              <button
                type="button"
                aria-current={craftId.value === id ? 'page' : undefined}
                onClick={() => retryable(() => openCraft(id))}
              >
                {CRAFTS[id].label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <label class="theme">
        <span class="sr-only">{es.theme}</span>
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value as Theme;
          }}
        >
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {es.themes[name]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
