import { type Bytes, digestOf, toBase64, utf8 } from './bytes.ts';
import type { WorkshopKey } from './workshop-key.ts';

/** A log as its carrier knows it. */
export interface Carried {
  /** Sequence of its last record. */
  readonly head: number;
  readonly bytes: number;
  readonly quota: number;
  /** Where the last checkpoint begins. */
  readonly checkpoint: number | null;
  /** Takes no more records. */
  readonly closed: boolean;
}

export interface Page extends Carried {
  readonly records: readonly { readonly seq: number; readonly data: Bytes }[];
}

/** Carries sealed records between devices, and can read none of them. */
export interface Transport {
  readonly create: (workshop: WorkshopKey, owner: string) => Promise<void>;
  /** Appends in this order; what is there already stays once. `checkpoint`: the first of them begins one. */
  readonly append: (workshop: WorkshopKey, records: readonly Bytes[], checkpoint: boolean) => Promise<Carried>;
  /** Records from one on, up to another where it is given. */
  readonly list: (workshop: WorkshopKey, from: number, until?: number) => Promise<Page>;
  /** Ends a log with a last record, for which there is always room, and forgets the others. */
  readonly forget: (workshop: WorkshopKey, last: Bytes, signature: Bytes) => Promise<void>;
  /** Calls back when the log grows; gives how to stop. */
  readonly follow: (workshop: WorkshopKey, from: number, tell: () => void) => () => void;
}

/** Why nothing was carried: no connection, no room, no such log, or one said to be closed without its owner's word. */
export type TransportFault = 'away' | 'full' | 'none' | 'closed';

export class NotCarried extends Error {
  override readonly name = 'NotCarried';
  readonly fault: TransportFault;

  constructor(fault: TransportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the owner signs to have a log forgotten but for its last record. */
export async function forgetting({ id }: Pick<WorkshopKey, 'id'>, last: Bytes): Promise<Bytes> {
  return utf8(`obrador/notebook/1/${id}/olvidar/${toBase64(await digestOf(last))}`);
}
