import { esAssembly } from './assembly-texts.ts';

/** The type of what is put together from things made apart: its parts are judged, it is not. */
export const ASSEMBLY = 'montaje';

interface Typed {
  readonly defaultType: string;
  readonly types: readonly { readonly id: string; readonly label: string }[];
}

export const isType = ({ types }: Typed, type: string): boolean =>
  type === ASSEMBLY || types.some(({ id }) => id === type);

/** The type a formula is made, weighed or balanced as, where one is needed. */
export const judgedType = ({ defaultType }: Typed, type: string): string => (type === ASSEMBLY ? defaultType : type);

export const typeLabel = ({ types }: Typed, type: string): string =>
  type === ASSEMBLY ? esAssembly.label : (types.find(({ id }) => id === type)?.label ?? type);

interface Part {
  readonly grams: number | null;
  readonly made?: unknown;
}

/** How much of an assembly other recipes are, at least. */
const MOSTLY = 0.8;

/** True for several recipes of the book put together. */
export function looksAssembled(lines: readonly Part[]): boolean {
  const weigh = (all: readonly Part[]) => all.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const made = lines.filter((line) => line.made !== undefined);
  return made.length > 1 && weigh(made) >= MOSTLY * weigh(lines);
}
