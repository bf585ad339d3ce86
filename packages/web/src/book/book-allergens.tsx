import { ALLERGEN_NAMES, ALLERGENS } from '@obrador/engine/despensa';
import { allergenNames } from '@obrador/engine/taller';
import { useEffect, useState } from 'preact/hooks';
import { upperFirst } from '../crafts/engine.ts';
import { tellLoadFailed } from '../loading/retryable.ts';
import type { AllergenSearch, Allergens, Entry } from '../storage/book.ts';
import { esBook } from './texts.ts';

/** What the recipes contain, and whether that is of the book as it is now; the pantry comes once the book is there. */
export function useAllergens(entries: readonly Entry[] | null): {
  readonly allergens: Allergens | null;
  readonly fresh: boolean;
} {
  const [known, setKnown] = useState<{ readonly of: readonly Entry[]; readonly allergens: Allergens } | null>(null);
  useEffect(() => {
    if (entries === null) return;
    let wanted = true;
    const attempt = () => {
      import('../bench/allergens.ts')
        .then(({ allergensOf }) => allergensOf(entries))
        .then(
          (allergens) => wanted && setKnown({ of: entries, allergens }),
          () => wanted && tellLoadFailed(attempt),
        );
    };
    attempt();
    return () => {
      wanted = false;
    };
  }, [entries]);
  return { allergens: known?.allergens ?? null, fresh: known !== null && known.of === entries };
}

export type Contained = NonNullable<ReturnType<Allergens['get']>>;

/** What a recipe carries, under its title. */
export function allergenLine({ codes, sure }: Contained): string {
  if (codes.size === 0) return esBook.noAllergens;
  const names = allergenNames([...codes].sort());
  return sure ? esBook.carries(names) : esBook.carriesAtLeast(names);
}

/** The fourteen of the law; the kinds of cereals and nuts count for theirs. */
const allergenTitle = (code: string) => upperFirst(esBook.everyday[code] ?? ALLERGEN_NAMES[code] ?? code);
const CODES = ALLERGENS.filter((code) => !code.includes(':'));

interface AllergenFilterProps {
  readonly value: AllergenSearch | null;
  readonly onChange: (value: AllergenSearch | null) => void;
}

export function AllergenFilter({ value, onChange }: AllergenFilterProps) {
  const keyOf = ({ code, contained }: AllergenSearch) => `${contained ? 'con' : 'sin'} ${code}`;
  const options = [true, false].map((contained) => CODES.map((code) => ({ code, contained })));
  return (
    <label class="field">
      <span>{esBook.allergens}</span>
      <select
        value={value ? keyOf(value) : ''}
        onChange={(event) => {
          const { value: key } = event.currentTarget;
          onChange(options.flat().find((each) => keyOf(each) === key) ?? null);
        }}
      >
        <option value="">{esBook.allAllergens}</option>
        {options.map((group, i) => (
          <optgroup key={i} label={i === 0 ? esBook.containing : esBook.without}>
            {group.map((each) => (
              <option key={each.code} value={keyOf(each)}>
                {each.contained ? allergenTitle(each.code) : esBook.free(allergenTitle(each.code))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
