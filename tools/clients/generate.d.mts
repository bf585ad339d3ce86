export const GENERATORS: Readonly<Record<string, unknown>>;
/** Generates a client of a document with a generator and compiles it; empty when there is nothing to complain of. */
export function complaintsOf(generator: string, document: string, folder: string): Promise<string>;
