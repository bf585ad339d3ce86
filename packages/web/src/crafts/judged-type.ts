import { ASSEMBLY } from './assembly.ts';

/** The type a formula is made, weighed or balanced as, where one is needed. */
export const judgedType = ({ defaultType }: { readonly defaultType: string }, type: string): string =>
  type === ASSEMBLY ? defaultType : type;
