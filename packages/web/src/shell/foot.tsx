import { THEMES, type Theme, theme } from '../bench/prefs.ts';
import { dialog } from '../ui/screen.ts';
import { esShell } from './texts.ts';

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
        {esShell.keys} <kbd>?</kbd>
      </button>
      <label class="theme">
        <span>{esShell.theme}</span>
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value as Theme;
          }}
        >
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {esShell.themes[name]}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
