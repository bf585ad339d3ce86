import { balance } from '../../src/craft/request.ts';
import { type PanaderiaResponse, panaderia } from '../../src/panaderia/craft.ts';

/** «Harina 500; Agua 300» → the ingredients of a request. */
export function ingredients(text: string): { name: string; grams: number }[] {
  return text.split(';').map((part) => {
    const [, name, grams] = /^\s*(.+) (\d+(?:\.\d+)?)\s*$/.exec(part)!;
    return { name: name!, grams: Number(grams) };
  });
}

export function formula(type: string, text: string) {
  return { type, ingredients: ingredients(text) };
}

/** The answer of the interface to any JSON, as the doors ask for it. */
export function answer(body: unknown): PanaderiaResponse {
  return balance(panaderia, body);
}
