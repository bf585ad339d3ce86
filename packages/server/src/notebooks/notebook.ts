import { createHash } from 'node:crypto';
import type { Row } from './sql.ts';

export interface Limits {
  /** Bytes of one notebook. */
  readonly quota: number;
  /** Bytes appended from one network in a day; 0 sets no bound. */
  readonly dailyBytes: number;
  /** Notebooks made from one network in a day; 0 sets no bound. */
  readonly dailyNotebooks: number;
  /** Bytes of all notebooks; absent or 0 sets no bound. */
  readonly totalBytes?: number;
}

export interface Notebook {
  /** SHA-256 of the token: whoever reads the database cannot use it. */
  readonly token: Buffer;
  /** The owner's public key, in base64url. */
  readonly owner: string;
  /** Sequence of the last record. */
  readonly head: number;
  readonly bytes: number;
  /** Where the last checkpoint begins. */
  readonly checkpoint: number | null;
  readonly used: number;
  readonly closed: boolean;
}

/** Why something is not stored. */
export type Reason = 'closed' | 'full' | 'network' | 'disk';

export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

export const digestOf = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

export function notebookOf({ token, owner, head, bytes, checkpoint, used, closed }: Row): Notebook {
  return {
    token: token as Buffer,
    owner: String(owner),
    head: Number(head),
    bytes: Number(bytes),
    checkpoint: checkpoint === null ? null : Number(checkpoint),
    used: Number(used),
    closed: closed !== null,
  };
}
