import { ASSEMBLY } from '../crafts/assembly.ts';
import { loadCraft, loadedCraft } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/engine.ts';
import { later } from '../loading/later.ts';
import type { Formula } from '../storage/records.ts';

/** A recipe of the book that is an ingredient of another, frozen as it was when it was put there. */
export interface Used {
  /** The recipe of the book this line stands for. */
  readonly part?: string | undefined;
  /** The version of it that was used. */
  readonly version?: string | undefined;
  /** That version as it was. */
  readonly made?: Formula | undefined;
}

/** What of a line is a recipe; nothing where it is none. */
export function usedOnly({ part, version, made }: Used): Used {
  return { ...(part === undefined ? {} : { part }), ...(version ? { version } : {}), ...(made ? { made } : {}) };
}

/** The recipe in the words of the engine's requests. */
export function recetaOf({ oficio, tipo, ingredientes, perdida }: Formula): Readonly<Record<string, unknown>> {
  return {
    craft: oficio,
    ...(tipo === '' || tipo === ASSEMBLY ? {} : { type: tipo }),
    ...(perdida === undefined ? {} : { perdida }),
    ingredients: ingredientes.map(({ nombre, gramos, etiqueta, formula }) => ({
      name: nombre,
      grams: gramos ?? 0,
      // Inside a recipe the engine takes labels: what one craft knows of an ingredient means nothing to another.
      ...(formula ? { receta: recetaOf(formula) } : etiqueta ? { etiqueta } : {}),
    })),
  };
}

interface Line {
  readonly receta?: string | undefined;
  readonly formula?: Formula | undefined;
}

/** Every recipe inside these lines, however deep. */
function* formulasIn(lines: readonly Line[]): Generator<Formula> {
  for (const { formula } of lines) {
    if (!formula) continue;
    yield formula;
    yield* formulasIn(formula.ingredientes);
  }
}

/** The crafts of the recipes inside a formula: the engine reads the names of each as its craft does. */
export function craftsWithin(lines: readonly Line[]): readonly CraftId[] {
  return [...new Set([...formulasIn(lines)].map(({ oficio }) => oficio))];
}

/** Fetches the crafts of the recipes inside, by which their names are read and their losses known. */
export async function loadWithin(lines: readonly Line[]): Promise<void> {
  await Promise.all(craftsWithin(lines).map(loadCraft));
}

/** Without what one pays for things. */
export function unpricedFormula(formula: Formula): Formula {
  return {
    ...formula,
    ingredientes: formula.ingredientes.map(({ propio, etiqueta, receta: _receta, version: _version, ...line }) => {
      const inner = line.formula && { formula: unpricedFormula(line.formula) };
      const own = withoutPrice(propio);
      const label = withoutPrice(etiqueta);
      return { ...line, ...inner, ...(own ? { propio: own } : {}), ...(label ? { etiqueta: label } : {}) };
    }),
  };
}

export function withoutPrice<T extends object>(fields: (T & { readonly precio?: unknown }) | undefined): T | undefined {
  if (fields === undefined) return undefined;
  const { precio: _precio, ...rest } = fields;
  return Object.keys(rest).length === 0 ? undefined : (rest as T);
}

/** As long as a page may be busy without anyone noticing. */
const TASK_MS = 16;

/** Reads names in short tasks beforehand: the engine remembers them, the page stays free. */
export async function makeOutNames({ oficio, ingredientes }: Pick<Formula, 'oficio' | 'ingredientes'>): Promise<void> {
  const craft = loadedCraft(oficio);
  let since = performance.now();
  for (const { nombre, formula } of ingredientes) {
    craft?.find(nombre);
    if (formula) await makeOutNames(formula);
    if (performance.now() - since < TASK_MS) continue;
    await later(0);
    since = performance.now();
  }
}
