import { esAssembly } from './assembly-texts.ts';

/** The type of what is put together from things made apart: its parts are judged, it is not. */
export const ASSEMBLY = 'montaje';

interface Typed {
  readonly types: readonly { readonly id: string; readonly label: string }[];
}

export const isType = ({ types }: Typed, type: string): boolean =>
  type === ASSEMBLY || types.some(({ id }) => id === type);

export const typeLabel = ({ types }: Typed, type: string): string =>
  type === ASSEMBLY ? esAssembly.label : (types.find(({ id }) => id === type)?.label ?? type);
