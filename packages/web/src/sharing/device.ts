import type { Shelves } from '../storage/shelves.ts';
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
import { type Checkpoint, checkpointIn } from './checkpoint.ts';
import {
  beginAnew,
  dropWaiting,
  exchange,
  forgetSheet,
  readBook,
  type Told,
  tellOthers,
  waitingOf,
  wholeBook,
} from './exchange.ts';
import { type Identity, newIdentity, signatureOf } from './identity.ts';
import {
  type Admission,
  bodyOf,
  EMPTY_LOG,
  isObject,
  type Kind,
  type LogState,
  NEW_PEN,
  type Refusal,
  type Role,
  read,
  readSigned,
  write,
} from './log.ts';
import { movedTo, nextSecret, staying } from './moving.ts';
import { type Carried, forgetting, NotCarried, type Page, type Transport, type TransportFault } from './transport.ts';
import { type KeptRecord, keptRecord, type Membership, type Vault } from './vault.ts';
import { newSeed, secretOf, type WorkshopKey, workshopKey } from './workshop-key.ts';

export interface DeviceOptions {
  readonly shelves: Shelves;
  readonly vault: Vault;
  /** Absent where only files carry the log. */
  readonly transport?: Transport;
  readonly now?: () => number;
}

/** Why a workshop is no more for this device: it was taken out of it, or its log was closed. */
export type Ending = 'removed' | 'closed';

/** How a round went. */
export interface Round {
  readonly fault: TransportFault | null;
  readonly carried: Carried | null;
  /** Records of the book that changed here. */
  readonly changed: number;
  readonly ended: Ending | null;
}

/** This device in a workshop: what it does leaves a state from which it can go on, wherever it is stopped. */
export interface Device {
  readonly found: (name: string) => Promise<void>;
  readonly join: (secret: Bytes, name: string) => Promise<void>;
  /** Reads what is new, tells what changed here. */
  readonly round: () => Promise<Round>;
  readonly admit: (member: string, role: Admission['role']) => Promise<void>;
  /** The owner's: a new secret for all but one, or for all when the log is full. */
  readonly move: (removed: string | null) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly exportLog: () => Promise<string>;
  /** Null when it is no log of this workshop; else how many records of the book changed here. */
  readonly importLog: (text: string) => Promise<number | null>;
}

/** Raw bytes in one request: below what the service takes, in base64. */
const BATCH_BYTES = 170_000;
/** A checkpoint is due when so much was told since the last, or twice as much as it weighs. */
const CHECKPOINT_BYTES = 512_000;

export const LOG_FORMAT = 'obrador-cuaderno';

export const roleOf = ({ log, self }: Pick<Membership, 'log' | 'self'>): Role | null =>
  log.members[self.id]?.role ?? null;

interface ReadAll {
  readonly next: Membership;
  readonly entries: readonly Told[];
  readonly kept: readonly KeptRecord[];
  /** Someone with this device's keys wrote what it did not: others refuse what it writes next. */
  readonly isForked: boolean;
}

export function openDevice({ shelves, vault, transport, now = Date.now }: DeviceOptions): Device {
  const begin = async (self: Identity, secret: Bytes, name: string, told: Told): Promise<void> => {
    await forgetSheet(shelves);
    await vault.clear({
      revision: 1,
      secret,
      self,
      name,
      pen: NEW_PEN,
      log: EMPTY_LOG,
      seq: 0,
      last: null,
      sealed: 0,
      since: 0,
      checkpoint: 0,
      refused: {},
      heard: {},
      wrote: {},
      checked: false,
      moving: null,
    });
    await tellOthers(shelves, told);
  };

  const found = async (name: string): Promise<void> => {
    const self = await newIdentity();
    const seed = newSeed();
    await begin(self, await secretOf(seed, self.id), name, { kind: 'found', body: { name, seed: toBase64(seed) } });
  };

  const join = async (secret: Bytes, name: string): Promise<void> =>
    begin(await newIdentity(), secret, name, { kind: 'join', body: { name } });

  /** Reads records that this device does not have, in the order given. */
  const readAll = async (
    workshop: WorkshopKey,
    from: Membership,
    records: Numbered,
    sent: boolean,
  ): Promise<ReadAll> => {
    let { log, since } = from;
    const refused: Partial<Record<Refusal, number>> = { ...from.refused };
    const heard: Record<string, number> = { ...from.heard };
    const wrote: Record<string, number> = { ...from.wrote };
    const entries: Told[] = [];
    const kept: KeptRecord[] = [];
    let isForked = false;
    const looked = records.map(async ({ data }) => {
      const record = await keptRecord(data, sent);
      return { data, record, isHere: await vault.has(record.id) };
    });
    for (const { data, record, isHere } of await Promise.all(looked)) {
      if (isHere) {
        kept.push(record);
        continue;
      }
      const reading = await read(workshop, log, data);
      const { author } = reading;
      // One that took its author's next place is kept, believed or not: others read on from it.
      if (reading.state !== log) kept.push(record);
      if (reading.state !== log && author) wrote[author] = (wrote[author] ?? 0) + data.length;
      log = reading.state;
      if (reading.refused) refused[reading.refused] = (refused[reading.refused] ?? 0) + 1;
      isForked ||= author === from.self.id && (reading.refused === 'forked' || reading.refused === 'replayed');
      since += data.length;
      if (!reading.entry) continue;
      heard[reading.entry.author] = now();
      entries.push({ kind: reading.entry.kind, body: reading.entry.body });
    }
    return { next: { ...from, pen: penOf(from, log), log, since, refused, heard, wrote }, entries, kept, isForked };
  };

  /** Tells what changed here and takes in what came; `report` knows as whom. */
  const meet = async (entries: readonly Told[], membership: Membership, report: Report): Promise<void> => {
    const role = roleOf(membership);
    report.changed += await exchange(shelves, entries, role, now());
    report.met = role;
  };

  const pull = async (carrier: Transport, report: Report): Promise<void> => {
    let ahead: Page | null = null;
    for (;;) {
      const membership = await vault.load();
      if (membership === null) return;
      const workshop = await workshopKey(membership.secret);
      if (membership.seq === 0 && ahead === null) {
        ahead = await beginAtCheckpoint(carrier, workshop, membership, report);
        if (ahead) continue;
      }
      // From the last one read: it tells whether this is still the log that was read.
      const from = Math.max(1, membership.seq);
      const page = pageFrom(ahead, membership.seq + 1) ?? (await carrier.list(workshop, from));
      const isAhead = ahead !== null;
      ahead = null;
      report.carried = page;
      const last = page.records.at(-1);
      const farewell = last ? await movedIn(workshop, membership.log, last.data) : null;
      if (farewell) {
        await follow(workshop, membership, farewell, report);
        continue;
      }
      // Only the owner closes a log, and says so in its last record.
      if (page.closed && membership.log.owner !== null) throw new NotCarried('closed');
      if (page.closed) return end('closed', report);
      if (!isAhead && (await isEarlier(membership, page))) {
        // A service that is never the same would be read without end.
        if (report.isEarlier) return;
        report.isEarlier = true;
        await vault.commit({ ...membership, seq: 0, last: null }, []);
        continue;
      }
      const records = page.records.filter(({ seq }) => seq > membership.seq);
      if (!last || records.length === 0) return;
      const all = await readAll(workshop, membership, records, true);
      const { entries, kept, isForked } = all;
      // What is read once more is no fault of who wrote it.
      const next = report.isEarlier ? { ...all.next, refused: membership.refused } : all.next;
      if (isForked && next.log.owner !== next.self.id) {
        // Under a new name, as a device that joins: what it did not get across it tells again.
        await join(next.secret, next.name);
        continue;
      }
      if (entries.length > 0) await meet(entries, membership, report);
      await vault.commit({ ...next, seq: last.seq, last: (await keptRecord(last.data, true)).id }, kept);
      if (last.seq >= page.head) return;
    }
  };

  /** A new device takes the book as the owner wrote it down last; gives what was fetched, to read on from there. */
  const beginAtCheckpoint = async (
    carrier: Transport,
    workshop: WorkshopKey,
    membership: Membership,
    report: Report,
  ): Promise<Page | null> => {
    let page = await carrier.list(workshop, 1, 1);
    const [founding] = page.records;
    if (page.checkpoint === null || founding?.seq !== 1) return null;
    const founded = await read(workshop, EMPTY_LOG, founding.data);
    const records: Numbered[number][] = [];
    for (let from = page.checkpoint; from <= page.head; from = records.at(-1)!.seq + 1) {
      page = await carrier.list(workshop, from);
      if (page.records.length === 0) break;
      records.push(...page.records);
    }
    const checkpoint = await checkpointIn(
      workshop,
      founded.state,
      records.map(({ data }) => data),
    );
    const next = checkpoint && { ...membership, log: checkpoint.state, seq: checkpoint.from - 1, last: null };
    if (!next || next.seq < 1) return null;
    report.changed += await exchange(shelves, readBook(checkpoint.content), null, now());
    const kept = [await keptRecord(founding.data, true)];
    return (await vault.commit({ ...next, pen: penOf(next, next.log) }, kept)) ? { ...page, records } : null;
  };

  /** Goes where the owner took the workshop, with all that is here; one who was taken out keeps the copy. */
  const follow = async (
    workshop: WorkshopKey,
    membership: Membership,
    body: unknown,
    report: Report,
  ): Promise<void> => {
    const secret = await nextSecret(workshop, membership.self, body);
    if (secret === null) return end('removed', report);
    await exchange(shelves, [], roleOf(membership), now());
    await beginAnew(shelves);
    report.met = undefined;
    const revision = membership.revision + 1;
    const fresh = {
      pen: NEW_PEN,
      log: EMPTY_LOG,
      seq: 0,
      last: null,
      since: 0,
      checkpoint: 0,
      refused: {},
      wrote: {},
      checked: false,
      moving: null,
    };
    await vault.clear({ ...membership, ...fresh, revision, secret });
  };

  const end = async (ending: Ending, report: Report): Promise<void> => {
    report.ended = ending;
    await leave();
  };

  /** Signs what waits to be told, oldest first. */
  const seal = async (): Promise<void> => {
    for (const { n, kind, body } of await waitingOf(shelves)) {
      const membership = await vault.load();
      if (membership === null || (membership.log.owner === null && kind !== 'found')) return;
      if (n <= membership.sealed) continue;
      if (!(await sign({ ...membership, sealed: n }, kind, body))) return;
    }
    const membership = await vault.load();
    const isDone = (await waitingOf(shelves)).some(({ n }) => n <= (membership?.sealed ?? 0));
    if (membership && isDone) await dropWaiting(shelves, membership.sealed);
  };

  const sign = async (membership: Membership, kind: Kind, body: unknown): Promise<boolean> => {
    const workshop = await workshopKey(membership.secret);
    const { pen, records } = await write(workshop, membership.self, membership.pen, membership.log, kind, body);
    let { log } = membership;
    for (const record of records) log = (await read(workshop, log, record)).state;
    const kept = await Promise.all(records.map((data, i) => keptRecord(data, false, kind === 'checkpoint' && i === 0)));
    const size = sizeOf(records);
    const counted = kind === 'checkpoint' ? { since: 0, checkpoint: size } : { since: membership.since + size };
    const { self, wrote } = membership;
    const ours = { ...wrote, [self.id]: (wrote[self.id] ?? 0) + size };
    return vault.commit({ ...membership, ...counted, pen, log, wrote: ours }, kept);
  };

  const push = async (carrier: Transport, report: Report): Promise<number> => {
    const membership = await vault.load();
    if (membership === null) return 0;
    const workshop = await workshopKey(membership.secret);
    // A log that files carried until now goes whole, and one that the service has lost the end of.
    const isWhole = report.carried?.head === 0 || report.isEarlier;
    const queue = isWhole ? await vault.records() : await vault.unsent();
    for (const batch of batchesOf(queue)) {
      const data = batch.map((record) => record.data);
      // Sent again it may stand elsewhere than where it says that it begins.
      report.carried = await carrier.append(workshop, data, batch[0]!.checkpoint && !report.isEarlier);
      await vault.sent(batch.map(({ id }) => id));
    }
    return queue.length;
  };

  /**
   * The founder's log is made when it is first needed: one can begin without a connection. And again where the service
   * has none: its database was lost, or nobody used it for too long. Gives whether it is there now.
   */
  const ensure = async (carrier: Transport, isLost: boolean): Promise<boolean> => {
    const membership = await vault.load();
    if (membership === null || membership.log.owner !== membership.self.id) return false;
    if (isLost || membership.seq === 0)
      await carrier.create(await workshopKey(membership.secret), membership.self.card.sign);
    return true;
  };

  /** A second farewell would let the service choose which of two each member follows. */
  const bidFarewell = async (carrier: Transport): Promise<void> => {
    const membership = await vault.load();
    if (!membership?.moving) return;
    const { last, signature } = membership.moving;
    await carrier.forget(await workshopKey(membership.secret), last, signature);
  };

  const checkpointIfDue = async (carrier: Transport, report: Report): Promise<void> => {
    const membership = await vault.load();
    if (membership === null || membership.log.owner !== membership.self.id) return;
    const { since, checkpoint, seq, log } = membership;
    if (since < Math.max(CHECKPOINT_BYTES, 2 * checkpoint)) return;
    await sign(membership, 'checkpoint', { from: seq + 1, state: log, content: await wholeBook(shelves) });
    await push(carrier, report);
  };

  const round = async (): Promise<Round> => {
    const report: Report = { fault: null, carried: null, changed: 0, ended: null, met: undefined, isEarlier: false };
    const carrying = async (work: (carrier: Transport) => Promise<void>) => {
      if (!transport || report.fault !== null) return;
      try {
        await work(transport);
      } catch (error) {
        if (!(error instanceof NotCarried)) throw error;
        report.fault = error.fault;
      }
    };
    await seal();
    await carrying(async (carrier) => {
      await ensure(carrier, false);
      const hear = async () => {
        await bidFarewell(carrier);
        await pull(carrier, report);
      };
      await hear().catch(async (error: unknown) => {
        const isLost = error instanceof NotCarried && error.fault === 'none';
        if (!isLost || !(await ensure(carrier, true))) throw error;
        await hear();
      });
    });
    const membership = await vault.load();
    if (membership === null) return report;
    if (report.met !== roleOf(membership)) await meet([], membership, report);
    await seal();
    await carrying(async (carrier) => {
      if ((await push(carrier, report)) === 0) await checkpointIfDue(carrier, report);
    });
    return report;
  };

  const move = async (removed: string | null): Promise<void> => {
    const { fault } = await round();
    const membership = await vault.load();
    if (!transport || membership === null || membership.log.owner !== membership.self.id) throw new NotCarried('none');
    // What a full log does not take goes into the next one with the book.
    if (fault !== 'full' && (await vault.unsent()).length > 0) throw new NotCarried('away');
    const { self, log, pen } = membership;
    // Gone already, where an earlier attempt came through after all.
    if (removed !== null && !log.members[removed]) return;
    const seed = newSeed();
    const secret = await secretOf(seed, self.id);
    const [workshop, next] = [await workshopKey(membership.secret), await workshopKey(secret)];
    const members = staying(log, removed ?? '');
    await transport.create(next, self.card.sign);
    let [nextPen, nextLog] = [NEW_PEN, EMPTY_LOG];
    let told = 0;
    const tell = async (kind: Kind, body: unknown) => {
      const written = await write(next, self, nextPen, nextLog, kind, body);
      const kept = await Promise.all(written.records.map((data) => keptRecord(data, false)));
      for (const [i, batch] of batchesOf(kept).entries()) {
        const data = batch.map((record) => record.data);
        await transport.append(next, data, kind === 'checkpoint' && i === 0);
      }
      for (const record of written.records) nextLog = (await read(next, nextLog, record)).state;
      nextPen = written.pen;
      told += kept.length;
    };
    await tell('found', { name: membership.name, seed: toBase64(seed) });
    for (const [member, { name, role, card }] of members) await tell('admit', { member, name, role, card });
    await tell('checkpoint', { from: told + 1, state: nextLog, content: await wholeBook(shelves) });
    // The owner too finds the way by the last record, should this device stop right after it.
    const body = await movedTo(workshop, secret, [...members, [self.id, log.members[self.id]!]]);
    const [farewell, ...rest] = (await write(workshop, self, pen, log, 'moved', body)).records;
    if (!farewell || rest.length > 0) throw new RangeError('too many members');
    const signature = await signatureOf(self, await forgetting(workshop, farewell));
    if (!(await vault.commit({ ...membership, moving: { last: farewell, signature } }, [])))
      throw new NotCarried('away');
    const moved = await round();
    if (moved.fault) throw new NotCarried(moved.fault);
  };

  const leave = async (): Promise<void> => {
    await vault.clear(null);
    await forgetSheet(shelves);
  };

  const importLog = async (text: string): Promise<number | null> => {
    const records = readLog(text);
    const membership = await vault.load();
    if (records === null || membership === null) return null;
    const workshop = await workshopKey(membership.secret);
    const start = membership.log.owner === null ? await checkpointOf(workshop, records) : null;
    const entries: Told[] = start ? [...readBook(start.content)] : [];
    const kept: KeptRecord[] = start ? [await keptRecord(records[0]!.data, false)] : [];
    let next = start ? { ...membership, log: start.state } : membership;
    // What came before what it builds on is read once that is there.
    for (let left = records, before = left.length + 1; left.length < before; ) {
      const reading = await readAll(workshop, next, left, false);
      const here = new Set(reading.kept.map(({ data }) => data));
      entries.push(...reading.entries);
      kept.push(...reading.kept);
      before = left.length;
      left = left.filter(({ data }) => !here.has(data));
      next = { ...reading.next, refused: membership.refused };
    }
    if (kept.length === 0) return null;
    const changed = await exchange(shelves, entries, roleOf(membership), now());
    await vault.commit(next, kept);
    return changed;
  };

  return {
    found,
    join,
    round,
    admit: async (member, role) => {
      const known = (await vault.load())?.log.members[member];
      if (!known) return;
      const body = { member, name: known.name, role, card: known.card } satisfies Admission;
      await tellOthers(shelves, { kind: 'admit', body });
    },
    move,
    leave,
    exportLog: async () => {
      const records = (await vault.records()).map(({ data }) => toBase64(data));
      return JSON.stringify({ formato: LOG_FORMAT, version: 1, registros: records });
    },
    importLog,
  };
}

type Report = { -readonly [K in keyof Round]: Round[K] } & {
  /** The role in which the book last met the log in this round. */
  met: Role | null | undefined;
  /** The service went back to an earlier log, as a database restored from a backup does. */
  isEarlier: boolean;
};

/** Whether a page read from the last record on does not begin with it. */
async function isEarlier({ seq, last }: Membership, { head, records }: Page): Promise<boolean> {
  if (seq === 0) return false;
  if (head < seq) return true;
  const [first] = records;
  return typeof last === 'string' && first?.seq === seq && (await keptRecord(first.data, true)).id !== last;
}

/** What was fetched ahead, from a record on; null where it does not reach back so far. */
function pageFrom(ahead: Page | null, from: number): Page | null {
  const records = ahead?.records.filter(({ seq }) => seq >= from) ?? [];
  return ahead && records[0]?.seq === from ? { ...ahead, records } : null;
}

/** A device that lost its last writing finds its place again in the log. */
function penOf({ pen, self }: Membership, { marks }: LogState): Membership['pen'] {
  const mark = marks[self.id];
  return mark && mark.count > pen.count ? mark : pen;
}

/** The body of the owner's farewell at the end of a log, whatever is missing before it. */
async function movedIn(workshop: WorkshopKey, log: LogState, record: Bytes): Promise<unknown> {
  const signed = await readSigned(workshop, log, record);
  if (typeof signed === 'string' || signed.header.kind !== 'moved' || signed.header.author !== log.owner) return null;
  return (await bodyOf([signed.piece])) ?? null;
}

const sizeOf = (records: readonly Bytes[]): number => records.reduce((sum, { length }) => sum + length, 0);

/** As many records as go into one request; a checkpoint begins one. */
function batchesOf(records: readonly KeptRecord[]): readonly (readonly KeptRecord[])[] {
  const batches: KeptRecord[][] = [];
  let size = 0;
  for (const record of records) {
    const batch = batches.at(-1);
    if (batch && !record.checkpoint && size + record.data.length <= BATCH_BYTES) batch.push(record);
    else {
      batches.push([record]);
      size = 0;
    }
    size += record.data.length;
  }
  return batches;
}

async function checkpointOf(workshop: WorkshopKey, [first, ...records]: Numbered): Promise<Checkpoint | null> {
  if (!first) return null;
  const founded = await read(workshop, EMPTY_LOG, first.data);
  return checkpointIn(
    workshop,
    founded.state,
    records.map(({ data }) => data),
  );
}

type Numbered = readonly { readonly seq: number; readonly data: Bytes }[];

function readLog(text: string): Numbered | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || value.formato !== LOG_FORMAT || !Array.isArray(value.registros)) return null;
    return value.registros.map((record, i) => ({ seq: i + 1, data: fromBase64(String(record)) }));
  } catch {
    return null;
  }
}
