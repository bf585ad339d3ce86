import { type Bytes, digestOf, toBase64 } from './bytes.ts';
import { bodyOf, isObject, type LogState, readSigned } from './log.ts';
import type { WorkshopKey } from './workshop-key.ts';

/** The whole book at one moment, so that a new device need not read all that led to it. */
export interface Checkpoint {
  /** The first record of the log that it does not hold. */
  readonly from: number;
  readonly state: LogState;
  readonly content: unknown;
}

/** The first whole checkpoint by the owner; `founded` is the log after its first record. */
export async function checkpointIn(
  workshop: WorkshopKey,
  founded: LogState,
  records: readonly Bytes[],
): Promise<Checkpoint | null> {
  let pieces: Bytes[] = [];
  let last = '';
  for (const record of records) {
    const signed = await readSigned(workshop, founded, record);
    if (typeof signed === 'string' || signed.header.kind !== 'checkpoint') continue;
    const { author, piece, previous } = signed.header;
    if (author !== founded.owner) continue;
    if (piece[0] === 0) pieces = [];
    // A carrier could join pieces of two checkpoints to a third that nobody wrote.
    else if (piece[0] !== pieces.length || previous !== last) continue;
    last = toBase64(await digestOf(record));
    pieces.push(signed.piece);
    if (pieces.length < piece[1]) continue;
    const body = await bodyOf(pieces);
    if (isCheckpoint(body) && body.state.owner === founded.owner) return body;
  }
  return null;
}

function isCheckpoint(body: unknown): body is Checkpoint {
  if (!isObject(body) || !Number.isSafeInteger(body.from) || !isObject(body.state)) return false;
  const { owner, members, marks, pieces } = body.state;
  return typeof owner === 'string' && [members, marks, pieces].every(isObject) && 'content' in body;
}
