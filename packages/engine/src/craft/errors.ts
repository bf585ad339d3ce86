import type { FaultCode } from './fault-texts.ts';

/** Where the fault of a request lies and what kind it is, for programs; the sentence is for people. */
export interface Fault {
  /** Kind of fault, stable across versions: «peso_no_valido». */
  readonly code: FaultCode;
  /** Place of the ingredient in the list, from 0. */
  readonly index?: number;
  /** Field at fault as the sender wrote it: «grams», «opciones.fijos». */
  readonly field?: string;
  /** Crafts on offer, only when the one asked for is not among them. */
  readonly supported?: readonly string[];
}

/** A fault with the sentence for people. */
export interface ToldFault extends Fault {
  readonly text: string;
}

/** A request the engine refuses. The message is Spanish, meant for the person who sent it. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly fault: Fault;
  /** All that is wrong with it, as far as it was read; first what the message tells. */
  readonly faults: readonly ToldFault[];

  constructor(message: string, fault: Fault = { code: 'peticion_no_valida' }, others: readonly ToldFault[] = []) {
    super(message);
    this.fault = fault;
    this.faults = [{ ...fault, text: message }, ...others];
  }
}
