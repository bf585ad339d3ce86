import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { askForRecipes } from '../bench/nested-recipes.ts';
import { type Choice, choicesFor, foundByName, isNamedSo } from '../bench/search.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { activeOption, isNewName } from '../ui/active-option.ts';
import { holdKeys } from '../ui/typed-ahead.ts';
import { ChoiceRow } from './choice-row.tsx';
import { esLedger } from './texts.ts';
import { useSearch } from './use-search.ts';

interface ComboProps {
  readonly id: string;
  readonly craft: BenchCraft;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What stands written in it when it is first drawn, apart from its value. */
  readonly written?: () => string | null;
  readonly onPick: (choice: Choice) => void;
  /** Enter with nothing typed and no option moved to. */
  readonly onEnter?: () => void;
  readonly onFocus?: () => void;
  /** Several lines pasted into the field: a whole recipe. */
  readonly onPasteLines: (text: string) => void;
}

/** Combobox of WAI-ARIA with list autocomplete; leaving keeps what was typed, never the option. */
export function Combo(props: ComboProps) {
  const { id, craft, label, value, placeholder, written = () => null, onPick, onEnter, onFocus, onPasteLines } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(written);
  const [open, setOpen] = useState(query !== null && document.activeElement?.id === id);
  const [active, setActive] = useState<number | null>(null);
  const text = query?.trim() ?? '';
  const answer = useSearch(craft.id, text, open);
  const choices = open ? choicesFor(craft, text, answer ?? foundByName(craft, text)) : [];
  /** Enter was pressed before the answer was there: what was typed is picked from it, not from the one before. */
  const entered = useRef(false);
  const isAnswered = answer?.text === text;
  // What is found by name needs no worker, which on a first visit is still on its way.
  const mustWait = !isAnswered && active === null && (answer !== null || !isNamedSo(choices[0], text));
  const isNamed = isNewName(text, value);
  const current = activeOption(active, isNamed, choices.length);
  // On a phone the list may open under the keyboard or the verdict.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  // Before the next key, which is a weight.
  useLayoutEffect(() => {
    if (!isAnswered || !entered.current) return;
    entered.current = false;
    const choice = choices[current];
    if (open && choice) pick(choice);
  });

  const matches = choices.filter(({ kind }) => kind !== 'text' && kind !== 'create').length;

  const close = () => {
    entered.current = false;
    setOpen(false);
    setQuery(null);
    setActive(null);
  };
  const show = (typed: string | null) => {
    entered.current = false;
    setQuery(typed);
    setActive(null);
    setOpen(true);
  };
  const pick = (choice: Choice) => {
    close();
    onPick(choice);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show(query);
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active === null && (text === '' || text === value)) {
        close();
        onEnter?.();
      } else if (mustWait && !entered.current) {
        entered.current = true;
        holdKeys();
      } else if (choices[current]) {
        // A recipe is fetched first.
        if (choices[current].kind === 'recipe') holdKeys();
        pick(choices[current]);
      }
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const move = (by: number) => {
    const next = (Math.max(current, by > 0 ? -1 : 0) + by + choices.length) % choices.length;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  /** Leaving the field keeps the name that was written, even when the catalogue does not know it. */
  const onBlur = () => {
    close();
    if (isNamed) onPick({ kind: 'text', text });
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!/\S[^\n]*\n\s*\S/.test(pasted)) return;
    event.preventDefault();
    close();
    onPasteLines(pasted);
  };

  return (
    <div class="combo" data-text={value}>
      <input
        id={id}
        class="combo-input"
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open && choices.length > 0}
        aria-controls={open && choices.length > 0 ? listId : undefined}
        aria-activedescendant={open && current >= 0 ? `${listId}-${current}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="next"
        maxLength={200}
        placeholder={placeholder}
        value={query ?? value}
        onInput={(event) => show(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          askForRecipes();
          onFocus?.();
        }}
        onBlur={onBlur}
        onClick={() => !open && show(query)}
        onPaste={onPaste}
      />
      {open && choices.length > 0 && (
        <div ref={list} id={listId} class="combo-list" role="listbox" aria-label={label} tabIndex={-1}>
          {choices.map((choice, index) => (
            <ChoiceRow
              key={index}
              id={`${listId}-${index}`}
              choice={choice}
              selected={index === current}
              onPick={() => pick(choice)}
            />
          ))}
        </div>
      )}
      <span class="sr-only" role="status">
        {open ? esLedger.results(matches) : ''}
      </span>
    </div>
  );
}
