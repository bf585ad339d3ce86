import { round } from '../craft/round.ts';
import type { Item, Line } from './line.ts';
import { bakersShares } from './shares.ts';
import { faults as refuse } from './texts.gen.ts';
import { mannerOf, weigh } from './weigh.ts';

/** An ingredient read from a text. */
export interface RecipeItem {
  readonly name: string;
  readonly grams: number;
  /** Line of the text, from 1; in JSON, position in the list. */
  readonly line: number;
  /** The grams are an estimate, from a household measure or a count, to be confirmed. */
  readonly approx?: true;
  /** In JSON, the item as sent, for its composition or role. */
  readonly raw?: Readonly<Record<string, unknown>>;
}

/** A line that could not be read. */
export interface RecipeFault {
  readonly line: number;
  /** What the line says, cut if long. */
  readonly text: string;
  /** Spanish sentence: what is wrong and what to write instead. */
  readonly message: string;
  /** The ingredient meant, where there is one: it may be kept without grams. */
  readonly name?: string;
}

/** A line that is no ingredient. */
export interface RecipeProse {
  readonly line: number;
  /** What it says, without stamp, bullet or number. */
  readonly text: string;
  /** `parte` heads a part of the list, `dato` says type or craft, `nota` is whatever is none of the others. */
  readonly kind: 'titulo' | 'parte' | 'paso' | 'total' | 'dato' | 'nota';
}

/** What a text says: its ingredients, and what is wrong with or was assumed of each line. */
export interface ParsedRecipe {
  readonly items: readonly RecipeItem[];
  readonly faults: readonly RecipeFault[];
  /** Spanish remarks on what had to be assumed: the weight of an egg, a density, a total left out. */
  readonly notes: readonly { readonly line: number; readonly message: string }[];
  /** Every line that is neither ingredient nor fault: no line is lost. */
  readonly prose: readonly RecipeProse[];
  readonly type?: string;
  readonly craft?: string;
  readonly title?: string;
}

interface Pending {
  readonly item: Item;
  readonly line: number;
  readonly text: string;
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** Lines read so far; grams are settled once all are known. */
export interface Draft {
  readonly pending: Pending[];
  readonly faults: RecipeFault[];
  readonly notes: { readonly line: number; readonly message: string }[];
  readonly prose: RecipeProse[];
  readonly about: { type?: string; craft?: string; title?: string };
}

export const newDraft = (): Draft => ({ pending: [], faults: [], notes: [], prose: [], about: {} });

const SHOWN_LENGTH = 120;

export function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > SHOWN_LENGTH ? `${trimmed.slice(0, SHOWN_LENGTH)}…` : trimmed;
}

export function take(draft: Draft, read: Line, line: number, text: string, raw?: Pending['raw']): void {
  if (read.kind === 'item') draft.pending.push({ item: read, line, text, raw });
  const fault = (message: string, name?: string) =>
    draft.faults.push({ line, text: shown(text), message, ...(name !== undefined && { name }) });
  if (read.kind === 'words') fault(refuse.noQuantity, shown(read.text));
  if (read.kind === 'fault') fault(read.message, read.name);
  if (read.kind === 'skip') draft.prose.push({ line, text: shown(text), kind: 'nota' });
}

export function finish({ pending, faults, notes, prose, about }: Draft): ParsedRecipe {
  const lines = pending.map(({ item }) => item);
  const manner = mannerOf(lines);
  const settled = bakersShares(lines);
  const items: RecipeItem[] = [];
  for (const [i, { line, text, raw }] of pending.entries()) {
    const { item, note } = settled[i]!;
    const weight = weigh(item, manner);
    if ('fault' in weight) {
      faults.push({ line, text: shown(text), message: weight.fault, name: item.name });
      continue;
    }
    for (const message of [note, weight.note]) if (message !== undefined) notes.push({ line, message });
    // Six decimals take off the dust of binary fractions: 1.001 kg is 1001 g.
    const grams = round(weight.grams, 6);
    items.push({ name: item.name, grams, line, ...(weight.approx && { approx: true }), ...(raw && { raw }) });
  }
  const byLine = (a: { readonly line: number }, b: { readonly line: number }) => a.line - b.line;
  return { items, faults: faults.sort(byLine), notes: notes.sort(byLine), prose: prose.sort(byLine), ...about };
}
