import { fold, isObject, type ParsedRecipe } from '../crafts/engine.ts';
import { had, kept, setSetting, setting } from '../storage/browser-notebook.ts';
import { meaningOf, meanings } from './meanings.ts';
import { esMeanings } from './meanings-texts.ts';

/** Where the notebook keeps it. */
const KEPT = 'nombres';

export async function loadMeanings(): Promise<void> {
  const found = await had(setting(KEPT));
  if (!isObject(found)) return;
  meanings.value = Object.fromEntries(
    Object.entries(found).filter((each): each is [string, string] => isSaid(each[1])),
  );
}

const isSaid = (food: unknown) => typeof food === 'string' && food !== '';

/** Keeps what was answered, and gives back what was said before. */
export function remember(answers: Iterable<readonly [name: string, food: string]>): Readonly<Record<string, string>> {
  const former = meanings.peek();
  const said = [...answers].filter(([name, food]) => fold(name) !== '' && fold(name) !== fold(food));
  if (said.length > 0) write({ ...former, ...Object.fromEntries(said.map(([name, food]) => [fold(name), food])) });
  return former;
}

export function forget(folded: string): void {
  const { [folded]: _, ...rest } = meanings.peek();
  write(rest);
}

export function write(next: Readonly<Record<string, string>>): void {
  meanings.value = next;
  void kept(setSetting(KEPT, next));
}

/** A recipe that was read, its names as they were once explained: each says so. */
export function meant(parsed: ParsedRecipe): ParsedRecipe {
  const notes = [...parsed.notes];
  const named = <T extends { readonly name?: string; readonly line: number }>(each: T): T => {
    const food = each.name === undefined ? undefined : meaningOf(each.name);
    if (food === each.name) return each;
    notes.push({ line: each.line, message: esMeanings.asSaid(each.name!, food!) });
    return { ...each, name: food };
  };
  const [items, faults] = [parsed.items.map(named), parsed.faults.map(named)];
  return notes.length === parsed.notes.length ? parsed : { ...parsed, items, faults, notes };
}
