import { InputError } from '@obrador/engine';
import type { Created, Decoded, Substituted } from '@obrador/engine/crear';
import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { type Craft, loadCraft } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/engine.ts';

/** What takes too long for the page, and what comes of it. */
export interface Answers {
  readonly equilibrar: EquilibrarResponse;
  readonly crear: Created;
  readonly sustituir: Substituted;
  readonly desdeEtiqueta: Decoded;
}

export type Kind = keyof Answers;

export interface Task<K extends Kind = Kind> {
  readonly kind: K;
  readonly craft: CraftId;
  readonly body: Readonly<Record<string, unknown>>;
  /** The crafts of the recipes inside the formula. */
  readonly within?: readonly CraftId[];
}

/** Each fetched when it is first asked for. */
const WORK: { readonly [K in Kind]: (craft: Craft, body: unknown) => Promise<Answers[K]> } = {
  equilibrar: async (craft, body) => (await import('@obrador/engine/equilibrar')).equilibrar(craft, body),
  crear: async (craft, body) => (await import('@obrador/engine/crear')).crear(craft, body),
  sustituir: async (craft, body) => (await import('@obrador/engine/crear')).sustituir(craft, body),
  desdeEtiqueta: async (craft, body) => (await import('@obrador/engine/crear')).desdeEtiqueta(craft, body),
};

/** The engine's answer, or its refusal in words. */
export async function doWork<K extends Kind>({
  kind,
  craft,
  body,
  within = [],
}: Task<K>): Promise<Answers[K] | string> {
  try {
    const [found] = await Promise.all([loadCraft(craft), ...within.map(loadCraft)]);
    return await WORK[kind](found, body);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
