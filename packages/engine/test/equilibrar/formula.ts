import type { Outcome } from '../../src/craft/analysis.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { craftOf } from '../../src/crafts.ts';
import { type EquilibrarResponse, equilibrar } from '../../src/equilibrar/equilibrar.ts';

/** «Leche entera 500, Azúcar 100» as the request of a craft. */
export function request(craft: Craft, type: string, text: string, opciones?: unknown): Record<string, unknown> {
  const { name, weight } = craft.shape;
  const ingredients = text.split(',').map((part) => {
    const words = part.trim().split(' ');
    return { [name]: words.slice(0, -1).join(' '), [weight]: Number(words.at(-1)) };
  });
  return { type, ingredients, ...(opciones === undefined ? {} : { opciones }) };
}

export function balanced(craft: Craft, type: string, text: string, opciones?: unknown): EquilibrarResponse {
  return equilibrar(craft, request(craft, type, text, opciones));
}

/** What the new formula comes to. */
export function outcomeOf({ craft, type, ingredients }: EquilibrarResponse): Outcome {
  return craftOf(craft)!.analyse({ type, ingredients }).outcome;
}

/** Whether what the trade reckons by, where it reckons by anything, is as it was sent: then the total gives way. */
export function keepsMeasure(craft: Craft, body: unknown, { cambios }: EquilibrarResponse): boolean {
  const levers = craft.levers(body);
  return (
    levers.some(({ measure }) => measure) &&
    cambios.every(({ antes, despues }, i) => levers[i]?.measure !== true || antes === despues)
  );
}

/** Whether a total nobody asked for gave way, by no more than half and a step, and the answer says so. */
export function hasYielded({ total, paso, explicacion }: EquilibrarResponse, sent: number): boolean {
  const within = total <= 1.5 * sent + paso && total >= sent / 1.5 - paso;
  return within && explicacion.some((text) => text.includes('no pedías mantenerlo'));
}

/** Grams of the new formula by name; additions too. */
export function gramsOf({ cambios }: EquilibrarResponse): Record<string, number> {
  return Object.fromEntries(cambios.map(({ nombre, despues }) => [nombre, despues]));
}

export function textsOf(texts: readonly { readonly texto: string }[] | undefined): string[] {
  return (texts ?? []).map(({ texto }) => texto);
}
