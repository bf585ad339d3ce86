import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
}

interface MenuProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly items: readonly MenuItem[];
}

/** A button and its list of actions: the WAI-ARIA menu button pattern. */
export function Menu({ id, label, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const button = () => document.getElementById(id);
  /** The entry that has the focus once the list is there. */
  const first = useRef(0);
  useEffect(() => {
    if (open) entries().at(first.current)?.focus();
  }, [open]);

  const show = (at: number) => {
    first.current = at;
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = entries();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = targets[event.key];
    if (!open) {
      if (to === undefined || !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      show(event.key === 'ArrowUp' ? -1 : 0);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      button()?.focus();
    } else if (to !== undefined) {
      event.preventDefault();
      list.at(to % list.length)?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and of the entries in it.
    <div
      ref={box}
      class="menu"
      onKeyDown={onKeyDown}
      onFocusOut={(event) => {
        if (!box.current?.contains(event.relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <button
        id={id}
        type="button"
        class="tool"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : show(0))}
      >
        {label}
      </button>
      {open && (
        <div class="menu-list" role="menu" aria-labelledby={id}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                // What opens now gives the focus back to what had it.
                button()?.focus();
                setOpen(false);
                item.run();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
