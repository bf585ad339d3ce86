import type { Warning } from './analysis.ts';

/** A warning as programs get it. */
export interface Aviso {
  readonly codigo: string;
  readonly texto: string;
  readonly indice?: number;
}

/** A warning in the words of the wire. */
export function avisoOf({ code, text, index }: Warning): Aviso {
  return index === undefined ? { codigo: code, texto: text } : { codigo: code, texto: text, indice: index };
}

/** The field of warnings of an answer that has it only where there are some. */
export function avisosIn(warnings: readonly Warning[]): { readonly avisos?: readonly Aviso[] } {
  return warnings.length === 0 ? {} : { avisos: warnings.map(avisoOf) };
}
