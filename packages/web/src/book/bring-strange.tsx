import { useEffect, useState } from 'preact/hooks';
import { loadCraft } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/crafts.ts';
import { retryable } from '../loading/retryable.ts';
import { esBring } from './bring-texts.ts';
import { type Answers, type Brought, type Strange, strangeIn } from './brought.ts';

/** The names of a file that nobody knows, once they were looked for. */
export function useStrange(recipes: readonly Brought[], otherwise: CraftId): readonly Strange[] {
  const [strange, setStrange] = useState<readonly Strange[]>([]);
  useEffect(() => {
    retryable(async () => setStrange(await strangeIn(recipes, otherwise)));
  }, [recipes, otherwise]);
  return strange;
}

interface StrangeProps {
  readonly strange: readonly Strange[];
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}

/** They are asked for once: the answer holds for all the recipes of the file. */
export function StrangeNames({ strange, answers, onAnswer }: StrangeProps) {
  if (strange.length === 0) return null;
  return (
    <details class="strange">
      <summary>{esBring.strange(strange.length)}</summary>
      <p>{esBring.strangeLead}</p>
      {strange.map((one) => (
        <StrangeField key={one.name} strange={one} onAnswer={(meant) => onAnswer(answered(answers, one.name, meant))} />
      ))}
    </details>
  );
}

interface FieldProps {
  readonly strange: Strange;
  readonly onAnswer: (meant: string) => void;
}

function StrangeField({ strange: { name, craft, recipes }, onAnswer }: FieldProps) {
  const [fault, setFault] = useState<string | null>(null);
  const check = async (meant: string) => {
    const isKnown = meant === '' || (await loadCraft(craft)).find(meant) !== undefined;
    setFault(isKnown ? null : esBring.unread(meant));
  };
  return (
    <label class="field">
      <span>
        {esBring.strangeIs(name)} <small>{esBring.strangeAt(recipes)}</small>
      </span>
      <input
        type="text"
        aria-label={esBring.strangeIs(name)}
        aria-invalid={fault !== null}
        onInput={(event) => onAnswer(event.currentTarget.value.trim())}
        onBlur={(event) => {
          const meant = event.currentTarget.value.trim();
          retryable(() => check(meant));
        }}
      />
      {fault && <span class="fault">{fault}</span>}
    </label>
  );
}

function answered(answers: Answers, name: string, meant: string): Answers {
  const next = new Map(answers);
  if (meant === '') next.delete(name);
  else next.set(name, meant);
  return next;
}
