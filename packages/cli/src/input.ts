import { readFileSync, statSync } from 'node:fs';
import {
  CRAFT_IDS,
  CRAFT_PAGES,
  CRAFTS,
  type Craft,
  type CraftId,
  decodeText,
  InputError,
  isJson,
  isObject,
  jsonFault,
  parseRecipe,
  suggest,
} from '@obrador/engine';
import { UsageError } from './args.ts';
import { atLine, formulaMistakes, mistakes, optionNames } from './texts.ts';

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
export function readInput(
  craft: Pick<Craft, 'shape'> & { readonly id: string },
  words: readonly string[],
  stdin: () => string,
): Input {
  const [first] = words;
  if (words.length === 0 || (words.length === 1 && first === '-')) {
    return fromText(craft, stdin(), 'entrada estándar');
  }
  if (words.length === 1 && first !== undefined && isFile(first)) return readRecipe(craft, first);
  if (words.length === 1 && first !== undefined && statSync(first, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(mistakes.isFolder(first, craft.id));
  }
  if (words.length === 1 && first !== undefined && /\.(json|csv|tsv|txt)$/i.test(first)) {
    throw new UsageError(mistakes.noFile(first));
  }
  return fromText(craft, words.join('\n'), 'orden');
}

/** The recipe in a file. */
export function readRecipe(craft: Pick<Craft, 'shape'>, file: string): Input {
  return fromText(craft, decodeText(readFileSync(file)), file);
}

/** With the type asked for, or its own; either must exist, and a recipe must not say it is of another craft. */
export function withType(craft: Craft, input: Input, asked: string | undefined): Input {
  const said = isObject(input.body) ? input.body.craft : undefined;
  if (typeof said === 'string' && said !== craft.id) {
    throw new UsageError([
      { code: 'oficio_distinto', text: `${input.origin}: ${mistakes.otherCraft(said, craft.id)}` },
    ]);
  }
  const type = asked ?? (isObject(input.body) ? input.body.type : undefined);
  if (typeof type === 'string' && type.trim() !== '' && craft.findType(type) === undefined) {
    const text = mistakes.unknownType(type, craft.id, suggest(type, craft.types));
    throw new UsageError([{ code: 'tipo_desconocido', text: asked === undefined ? `${input.origin}: ${text}` : text }]);
  }
  return asked === undefined ? input : { ...input, body: { ...input.body, type: asked } };
}

/** By its identifier, or by the address of its page: «pan». */
export function craftCalled(word: string): Craft | undefined {
  return CRAFTS.find(({ id }) => id === word || CRAFT_PAGES[id as CraftId] === `/${word}`);
}

export function craftNamed(id: string): Craft {
  const craft = craftCalled(id);
  if (craft) return craft;
  throw new UsageError(mistakes.unknownCraft(id, CRAFT_IDS, suggest(id, CRAFTS)));
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function fromText(craft: Pick<Craft, 'shape'>, text: string, origin: string): Input {
  return meantAsJson(text, origin) ? fromJson(text, origin) : fromLines(craft, text, origin);
}

/** By its looks, or by the name of its file. */
export function meantAsJson(text: string, origin: string): boolean {
  return isJson(text) || /\.json$/i.test(origin);
}

/** What a JSON text holds, or where it stops being JSON. */
export function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = jsonFault(text);
    throw new UsageError(atLine(origin, line, mistakes.badJson, column));
  }
}

/** JSON goes to the engine as it is, so that compositions and roles are kept. */
function fromJson(text: string, origin: string): Input {
  const value = parseJson(text, origin);
  const body = Array.isArray(value) ? { ingredients: value } : (value as Record<string, unknown>);
  return { body, origin, lines: [], notes: [] };
}

function fromLines(craft: Pick<Craft, 'shape'>, text: string, origin: string): Input {
  const { items, faults, notes, type } = parseRecipe(text);
  if (faults.length > 0) {
    throw new UsageError(
      faults.map(({ line, message }) => ({ code: 'orden_no_valida', text: atLine(origin, line, message) })),
    );
  }
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

/** Runs it; a refusal of the engine is told with every line it is about, in the words of recipes. */
export function refusingIn<T>({ origin, lines }: Pick<Input, 'origin' | 'lines'>, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError(
      error.faults.map((fault) => {
        const line = fault.index === undefined ? undefined : lines[fault.index];
        const text = formulaMistakes[fault.code]?.(fault) ?? inOptions(fault.text, fault.field);
        return { ...fault, text: line === undefined ? `${origin}: ${text}` : atLine(origin, line, text) };
      }),
    );
  }
}

/** «opciones.fijos» is «--fijar» here, and «sabores[0].porcentaje» is of «--sabor». */
function inOptions(message: string, field = ''): string {
  const path = field.split('.');
  const [root = '', ...rest] = path[0] === 'opciones' ? path.slice(1) : path;
  const option = root.replace(/\[\d+\]$/, '');
  const name = Object.hasOwn(optionNames, option) ? optionNames[option]! : undefined;
  if (name === undefined) return message;
  const whole = message.replace(`«${field}»`, `«${[name, ...rest].join(' ')}»`);
  return [option, rest.at(-1)].reduce((text: string, word) => text.replace(`«${word}»`, `«${name}»`), whole);
}
