import { craftOf, equilibrar } from '@obrador/engine';

/** Balances formulas, here or elsewhere; gives the answer as JSON, or throws an InputError. */
export interface Balancer {
  readonly balance: (craft: string, body: unknown) => string | Promise<string>;
  readonly close?: () => Promise<void>;
}

/** In this very thread: for tests and small doings. */
export const inProcess: Balancer = {
  balance: (craft, body) => JSON.stringify(equilibrar(craftOf(craft)!, body)),
};
