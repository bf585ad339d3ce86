import type { ComponentChildren } from 'preact';
import { esBench } from '../bench/texts.ts';
import { TABS, type Tab, tab } from '../ui/screen.ts';
import { esShell } from './texts.ts';

/** The tabs of the bench; arrows move between them as in any tab list. */
export function TabBar() {
  const go = (name: Tab | undefined) => {
    if (!name) return;
    tab.value = name;
    document.getElementById(`tab-${name}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.indexOf(tab.value);
    const target: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 };
    const to = target[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(TABS.at(to % TABS.length));
  };
  return (
    <div class="tabs" role="tablist" aria-label={esShell.tabsLabel} onKeyDown={onKeyDown}>
      {TABS.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={tab.value === name}
          aria-controls="panel"
          tabIndex={tab.value === name ? 0 : -1}
          onClick={() => {
            tab.value = name;
          }}
        >
          {esBench.tabs[name]}
        </button>
      ))}
    </div>
  );
}

export function TabPanel({ children }: { children: ComponentChildren }) {
  return (
    <div id="panel" class={`panel ${tab.value}`} role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={-1}>
      {children}
    </div>
  );
}
