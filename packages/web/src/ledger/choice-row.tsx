import type { Choice } from '../bench/search.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { lazy } from '../loading/lazy.ts';
import { useLazy } from '../loading/lazy-component.ts';
import { esLedger } from './texts.ts';

interface ChoiceRowProps {
  readonly id: string;
  readonly choice: Choice;
  readonly selected: boolean;
  readonly onPick: () => void;
}

/** One option: the name, and for catalogue rows the group and where its numbers come from. */
export function ChoiceRow({ id, choice, selected, onPick }: ChoiceRowProps) {
  const provenance = useLazy(lazyProvenance, goWithout);
  const [name, note] = textsOf(choice, provenance);
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

/** Sources follow the first screen, and so do the words for them. */
const lazyProvenance = lazy(() => import('./provenance.ts').then((module) => module.provenance));

const goWithout = () => {};

function textsOf(choice: Choice, provenance: ((source: string) => string) | null): [string, string] {
  switch (choice.kind) {
    case 'catalogue':
      return [
        choice.entry.label,
        [groupLabel(choice.entry.group), provenance?.(choice.entry.source)].filter(Boolean).join(' · '),
      ];
    case 'own':
      return [choice.own.name, esLedger.ownTag];
    case 'recipe':
      return [choice.recipe.title, esLedger.recipeTag(CRAFTS[choice.recipe.versions.at(-1)!.contenido.oficio].label)];
    case 'text':
      return [esLedger.notInCatalogue(choice.text), choice.unknown ? esLedger.outOfCatalogue : ''];
    case 'create':
      return [esLedger.createOwn(choice.text), ''];
  }
}

function groupLabel(group: string): string {
  return esLedger.groups[group] ?? group.replaceAll('_', ' ');
}
