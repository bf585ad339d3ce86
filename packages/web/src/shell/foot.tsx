import { THEMES, type Theme, theme } from '../bench/prefs.ts';
import { es } from '../ui/es.ts';
import { dialog } from '../ui/screen.ts';

/** What is seldom needed: help and the aspect of the page. */
export function Foot() {
  return (
    <footer class="foot">
      <button
        type="button"
        class="tool"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => {
          dialog.value = 'teclas';
        }}
      >
        {es.keys} <kbd>?</kbd>
      </button>
      <label class="theme">
        <span>{es.theme}</span>
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
    </footer>
  );
}
