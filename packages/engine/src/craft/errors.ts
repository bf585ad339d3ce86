import type { FaultCode } from './fault-texts.ts';

/** Place and kind of a request's fault, for programs; the sentence is for people. */
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

/** A request the engine refuses, with a message in Spanish for its sender. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly fault: Fault;
  /** All faults found in it; first the one the message tells. */
  readonly faults: readonly ToldFault[];

  constructor(message: string, fault: Fault = { code: 'peticion_no_valida' }, others: readonly ToldFault[] = []) {
    super(message);
    this.fault = fault;
    this.faults = [{ ...fault, text: message }, ...others];
  }
}

/** Refuses a request that has faults. */
export function refuseFaults(faults: readonly ToldFault[]): void {
  if (faults.length === 0) return;
  const [first, ...others] = faults as [ToldFault, ...ToldFault[]];
  const { text, ...fault } = first;
  throw new InputError(text, fault, others);
}

/** The faults of a refusal; any other failure is thrown on. */
function faultsOf(error: unknown): readonly ToldFault[] {
  if (error instanceof InputError) return error.faults;
  throw error;
}

/** Each of a list as read, or one refusal with the faults of all. */
export function readEach<T, R>(list: readonly T[], read: (one: T, index: number) => R): R[] {
  const found: R[] = new Array(list.length);
  const faults: ToldFault[] = [];
  for (let i = 0; i < list.length; i++) {
    try {
      found[i] = read(list[i]!, i);
    } catch (error) {
      faults.push(...faultsOf(error));
    }
  }
  refuseFaults(faults);
  return found;
}

/** What each field is read as, or one refusal with the faults of them all. */
export function readTogether<T extends object>(readers: { readonly [K in keyof T]: () => T[K] }): T {
  // A copy has the shape of the readers: fields that are added one by one take longer.
  const read: { [K in keyof T]: unknown } = { ...readers };
  readEach(Object.keys(readers) as (keyof T)[], (field) => {
    read[field] = readers[field]();
  });
  return read as T;
}
