import type { BenchCraft } from '../crafts/engine.ts';
import { entryNamed } from '../crafts/entries.ts';
import { isReckoned } from '../recipe/described.ts';
import type { Line } from '../recipe/recipe.ts';
import { LedgerRow } from './ledger-row.tsx';

interface LedgerRowsProps {
  readonly craft: BenchCraft;
  readonly lines: readonly Line[];
  readonly showBakers: boolean;
  readonly decimals: number;
}

export function LedgerRows({ craft, lines, showBakers, decimals }: LedgerRowsProps) {
  return (
    <>
      {lines.map((line, index) => (
        <LedgerRow
          key={line.id}
          craft={craft}
          line={line}
          number={index + 1}
          showBakers={showBakers}
          next={lines[index + 1]?.id}
          previous={lines[index - 1]?.id}
          known={isKnown(craft, line)}
          decimals={decimals}
        />
      ))}
    </>
  );
}

/** Names are read once: reading them asks the engine. */
const known = new WeakMap<BenchCraft, Map<string, boolean>>();

function isKnown(craft: BenchCraft, { name, own, label, part, made }: Line): boolean {
  if (made) return true;
  if (own || label) return isReckoned({ own, label });
  // Nobody can tell while there is no reader of names.
  if (!craft.find || craft.isFirst || part !== undefined || name.trim() === '' || entryNamed(craft, name)) return true;
  const names = known.get(craft) ?? new Map<string, boolean>();
  known.set(craft, names);
  const found = names.get(name) ?? craft.find(name) !== undefined;
  names.set(name, found);
  return found;
}
