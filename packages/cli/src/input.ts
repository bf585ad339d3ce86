import { readFileSync, statSync } from 'node:fs';
import { type Craft, type InputError, isJson, jsonFaultLine, parseRecipe } from '@obrador/engine';
import { UsageError } from './args.ts';
import { atLine, mistakes } from './texts.ts';

/** A request read from a file, standard input or the command line, and where each ingredient stood. */
export interface Input {
  readonly body: Record<string, unknown>;
  /** «receta.txt», to be named in errors. */
  readonly origin: string;
  /** Line of the n-th ingredient, where lines make sense. */
  readonly lines: readonly number[];
  /** What had to be assumed, such as the weight of an egg. */
  readonly notes: readonly string[];
}

/** The recipe the words after the craft stand for: a file, `-` or nothing for standard input, or ingredients. */
export function readInput(craft: Pick<Craft, 'shape'>, words: readonly string[], stdin: () => string): Input {
  const [first] = words;
  if (words.length === 0 || (words.length === 1 && first === '-')) {
    return fromText(craft, stdin(), 'entrada estándar');
  }
  if (words.length === 1 && first !== undefined && isFile(first)) {
    return fromText(craft, decode(readFileSync(first)), first);
  }
  if (words.length === 1 && first !== undefined && /\.(json|csv|tsv|txt)$/i.test(first)) {
    throw new UsageError(mistakes.noFile(first));
  }
  return fromText(craft, words.join('\n'), 'orden');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Text as editors and spreadsheets save it: UTF-8, UTF-16 with its mark, or the old code page of Windows. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function fromText(craft: Pick<Craft, 'shape'>, text: string, origin: string): Input {
  return isJson(text) ? fromJson(text, origin) : fromLines(craft, text, origin);
}

/** JSON goes to the engine as it is, so that compositions and roles are kept. */
function fromJson(text: string, origin: string): Input {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(atLine(origin, jsonFaultLine(text), mistakes.badJson));
  }
  const body = Array.isArray(value) ? { ingredients: value } : (value as Record<string, unknown>);
  return { body, origin, lines: [], notes: [] };
}

function fromLines(craft: Pick<Craft, 'shape'>, text: string, origin: string): Input {
  const { items, faults, notes, type } = parseRecipe(text);
  const [fault] = faults;
  if (fault) throw new UsageError(faults.map(({ line, message }) => atLine(origin, line, message)).join('\n'));
  if (items.length === 0) throw new UsageError(mistakes.noIngredients(origin));
  const { name, weight } = craft.shape;
  return {
    body: {
      ...(type !== undefined && { type }),
      ingredients: items.map((item) => ({ [name]: item.name, [weight]: item.grams })),
    },
    origin,
    lines: items.map((item) => item.line),
    notes: notes.map(({ line, message }) => atLine(origin, line, message)),
  };
}

/** The engine names the ingredient by its position; in a file, its line helps more. */
export function locate({ message, fault }: InputError, { origin, lines }: Input): string {
  const line = fault.index === undefined ? undefined : lines[fault.index];
  return line === undefined ? `${origin}: ${message}` : atLine(origin, line, message);
}
