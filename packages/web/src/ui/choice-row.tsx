import { es } from '../es.ts';
import type { Choice } from '../search.ts';

interface ChoiceRowProps {
  readonly id: string;
  readonly choice: Choice;
  readonly selected: boolean;
  readonly onPick: () => void;
}

/** One option: the name, and for catalogue rows the group and where its numbers come from. */
export function ChoiceRow({ id, choice, selected, onPick }: ChoiceRowProps) {
  const [name, note] = textsOf(choice);
  return (
    // The keyboard never lands on an option: the field keeps the focus and points at it (aria-activedescendant).
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the field.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field.
    <div
      id={id}
      class={`choice ${choice.kind}`}
      role="option"
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span class="choice-name">{name}</span>
      {note !== '' && <span class="choice-note">{note}</span>}
    </div>
  );
}

function textsOf(choice: Choice): [string, string] {
  switch (choice.kind) {
    case 'catalogue':
      return [choice.entry.label, [groupLabel(choice.entry.group), choice.entry.source].filter(Boolean).join(' · ')];
    case 'own':
      return [choice.own.name, es.ownTag];
    case 'text':
      return [es.notInCatalogue(choice.text), choice.unknown ? es.outOfCatalogue : ''];
    case 'create':
      return [es.createOwn(choice.text), ''];
  }
}

function groupLabel(group: string): string {
  return es.groups[group] ?? group.replaceAll('_', ' ');
}
