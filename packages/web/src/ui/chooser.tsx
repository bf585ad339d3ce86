import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface ChooserProps {
  readonly id: string;
  readonly label: string;
  /** What the list shows while nothing is chosen. */
  readonly none: string;
  readonly take: string;
  /** The options. */
  readonly children: ComponentChildren;
  readonly onTake: (value: string) => void;
}

/** Taking is a step of its own: in a list every arrow and every letter chooses another option. */
export function Chooser({ id, label, none, take, children, onTake }: ChooserProps) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <select id={id} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{none}</option>
          {children}
        </select>
      </label>
      <button
        type="button"
        class="secondary"
        disabled={chosen === ''}
        onClick={() => {
          setChosen('');
          onTake(chosen);
        }}
      >
        {take}
      </button>
    </>
  );
}
