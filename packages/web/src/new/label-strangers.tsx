import { consultPantry } from '@obrador/engine/despensa';
import { useMemo } from 'preact/hooks';
import type { Craft } from '../crafts/engine.ts';
import { namesIn } from './label-text.ts';
import { esNew } from './texts.ts';

/** As many as can be weighed at a glance. */
const MOST_MEANT = 3;

interface StrangersProps {
  readonly craft: Craft;
  readonly list: string;
  readonly onMeant: (name: string, meant: string) => void;
}

/** Names of a label nobody knows, each with what it may be one tap away. */
export function Strangers({ craft, list, onMeant }: StrangersProps) {
  const strange = useMemo(
    () =>
      namesIn(list)
        .filter((name) => craft.find(name) === undefined)
        .map((name) => ({
          name,
          meant: consultPantry({ q: name, craft: craft.id, limite: MOST_MEANT, desde: 0 }).alimentos,
        })),
    [craft, list],
  );
  return (
    <>
      {strange.map(({ name, meant }) => (
        <p key={name} class="refusal">
          {esNew.label.strange(name)}{' '}
          {meant.map(({ id, nombre }) => (
            <button
              key={id}
              type="button"
              class="text"
              aria-label={esNew.label.isMeant(name, nombre)}
              onClick={() => onMeant(name, nombre)}
            >
              {nombre}
            </button>
          ))}
        </p>
      ))}
    </>
  );
}
