import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/lib/long.ts';
import { type Bytes, joined, toBase64, utf8 } from '../src/sharing/bytes.ts';
import { checkpointIn } from '../src/sharing/checkpoint.ts';
import { disclosed, enclosed, LARGEST_RECORD } from '../src/sharing/envelope.ts';
import { type Identity, newIdentity, signatureOf } from '../src/sharing/identity.ts';
import {
  type Admission,
  EMPTY_LOG,
  type Header,
  type Kind,
  type LogState,
  NEW_PEN,
  type Pen,
  type Refusal,
  read,
  write,
} from '../src/sharing/log.ts';
import { movedTo, nextSecret, staying } from '../src/sharing/moving.ts';
import {
  newSeed,
  readFragment,
  readPhrase,
  secretOf,
  toFragment,
  toPhrase,
  type WorkshopKey,
  workshopKey,
} from '../src/sharing/workshop-key.ts';

/** A member at work: what it wrote goes on from its pen. */
interface Device {
  readonly self: Identity;
  pen: Pen;
}

const device = async (): Promise<Device> => ({ self: await newIdentity(), pen: NEW_PEN });

async function tell(workshop: WorkshopKey, by: Device, state: LogState, kind: Kind, body: unknown): Promise<Bytes[]> {
  const { pen, records } = await write(workshop, by.self, by.pen, state, kind, body);
  by.pen = pen;
  return [...records];
}

/** Reads a log as a new device would: what is believed, why the rest is not, and the state it leaves. */
async function readAll(workshop: WorkshopKey, log: readonly Bytes[], from: LogState = EMPTY_LOG) {
  let state = from;
  const bodies: unknown[] = [];
  const refused: Refusal[] = [];
  for (const record of log) {
    const reading = await read(workshop, state, record);
    state = reading.state;
    if (reading.entry) bodies.push(reading.entry.body);
    if (reading.refused) refused.push(reading.refused);
  }
  return { state, bodies, refused };
}

const admission = ({ self: { id, card } }: Device, role: Admission['role']): Admission => ({
  member: id,
  name: role,
  role,
  card,
});

/** A workshop of an owner, a maestro and an obrador, who have all read what there is. */
async function workshopOfThree() {
  const [owner, maestro, hand] = [await device(), await device(), await device()];
  const seed = newSeed();
  const secret = await secretOf(seed, owner.self.id);
  const workshop = await workshopKey(secret);
  const log: Bytes[] = [];
  let state: LogState = EMPTY_LOG;
  const add = async (by: Device, kind: Kind, body: unknown) => {
    const records = await tell(workshop, by, state, kind, body);
    log.push(...records);
    ({ state } = await readAll(workshop, records, state));
    return records;
  };
  await add(owner, 'found', { name: 'Ana', seed: toBase64(seed) });
  await add(maestro, 'join', { name: 'Luis' });
  await add(owner, 'admit', admission(maestro, 'maestro'));
  await add(owner, 'admit', admission(hand, 'obrador'));
  return { secret, seed, workshop, owner, maestro, hand, log, add, state: () => state };
}

const altered = (record: Bytes, at: number): Bytes => record.with(at, record[at]! ^ 1);

describe('the key of a workshop', () => {
  test('gives the server an identifier and a token, and goes to a device by link or by phrase', async () => {
    const secret = newSeed();
    const { id, token, key } = await workshopKey(secret);
    expect([id.length, token.length, key.extractable]).toEqual([22, 43, false]);
    expect(await workshopKey(secret)).toMatchObject({ id, token });
    expect(readFragment(`#${toFragment(secret)}`)).toEqual(secret);
    expect(readFragment('#t=abc')).toBeNull();
  });

  test('is nine words: read however they are spaced, refused when one was misread', async () => {
    expect(await toPhrase(Uint8Array.from({ length: 16 }, (_, i) => i * 17))).toBe(
      'babid fanug jidik lipum nofip rorus tugiw xusuy rogur',
    );
    const letters = fc.uint8Array({ minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(letters, fc.nat(44), fc.constantFrom(...'bdfgjklmnprstwxyaiou'), async (bytes, at, letter) => {
        const secret = Uint8Array.from(bytes);
        const phrase = await toPhrase(secret);
        const written = phrase.toUpperCase().replaceAll(' ', '  - ').replaceAll('B', 'V').replaceAll('K', 'C');
        expect(await readPhrase(written)).toEqual(secret);
        const place = at + Math.floor(at / 5);
        const misread = phrase.slice(0, place) + letter + phrase.slice(place + 1);
        if (misread !== phrase) expect(await readPhrase(misread)).toBeNull();
      }),
      // One misreading in 65,536 passes the check.
      { numRuns: runs(200), seed: 7 },
    );
    expect(await readPhrase('')).toBeNull();
  });
});

describe('an envelope', () => {
  test('tells only a power of two of what is inside, and opens whole or not at all', async () => {
    const workshop = await workshopKey(newSeed());
    const other = await workshopKey(newSeed());
    for (const [size, bytes] of [
      [0, 541],
      [508, 541],
      [509, 1053],
      [65_532, LARGEST_RECORD],
    ] as const) {
      const content = new Uint8Array(size).fill(65);
      const record = await enclosed(workshop, content);
      expect(record.length).toBe(bytes);
      expect(await disclosed(workshop, record)).toEqual(content);
      expect(await disclosed(other, record)).toBeNull();
    }
    await expect(enclosed(workshop, new Uint8Array(65_533))).rejects.toThrow(RangeError);
  });
});

describe('a log', () => {
  test('is read by every member, a body larger than a record in pieces', async () => {
    const { workshop, maestro, hand, log, add } = await workshopOfThree();
    const noise = Array.from({ length: 60_000 }, (_, i) => (i * 7_919) % 100_003);
    await add(maestro, 'version', { noise });
    await add(hand, 'bench', { tick: 1 });
    expect(log.length).toBeGreaterThan(6);
    const { bodies, refused, state } = await readAll(workshop, log);
    expect(refused).toEqual([]);
    expect(bodies.slice(-2)).toEqual([{ noise }, { tick: 1 }]);
    expect(Object.values(state.members).map(({ role }) => role)).toEqual(['owner', 'maestro', 'obrador']);
  });

  test('refuses what is altered, replayed, reordered, withheld, forked, of strangers, and what a role may not', async () => {
    const { workshop, owner, maestro, hand, log, add, state } = await workshopOfThree();
    const stranger = await device();
    const elsewhere = await workshopOfThree();
    const before = maestro.pen;
    const [first] = await add(maestro, 'version', { n: 1 });
    const [second] = await add(maestro, 'version', { n: 2 });
    const [answer] = await add(owner, 'book', { n: 3 });
    const start = log.slice(0, -3);
    const as = (by: Device, self: Partial<Identity>): Device => ({ ...by, self: { ...by.self, ...self } });
    const at = (await readAll(workshop, start)).state;
    const forged = async (by: Device, kind: Kind, body: unknown) =>
      (await tell(workshop, { ...by }, at, kind, body))[0]!;
    const maestroThen = { ...maestro, pen: before };
    const noise = Array.from({ length: 6_000 }, () => toBase64(newSeed())).join('');
    const cases: readonly (readonly [string, readonly Bytes[], readonly Refusal[], number])[] = [
      ['altered', [altered(first!, 300), second!], ['altered', 'gap'], 0],
      ['cut', [first!.slice(0, -1)], ['altered'], 0],
      ['of a later version', [altered(first!, 0)], ['altered'], 0],
      ['of another workshop', [elsewhere.log[0]!], ['altered'], 0],
      ['replayed', [first!, first!, second!, first!], ['replayed', 'replayed'], 2],
      ['reordered', [second!, first!], ['gap'], 1],
      ['withheld from one author', [second!, answer!], ['gap', 'gap'], 0],
      ['withheld from another', [first!, answer!], ['gap'], 1],
      ['two histories', [first!, await forged(maestroThen, 'version', { n: 9 })], ['forked'], 1],
      ['another past', [await forged({ ...maestro, pen: { ...before, digest: 'x' } }, 'version', {})], ['forked'], 0],
      ['a stranger', [await forged(stranger, 'bench', {})], ['stranger'], 0],
      [
        'signed by another',
        [await forged(as(maestroThen, { sign: hand.self.sign }), 'version', {})],
        ['misattributed'],
        0,
      ],
      ['another card', [await forged(as(stranger, { id: 'x' }), 'join', { name: 'x' })], ['misattributed'], 0],
      ['a version by a hand', [await forged(hand, 'version', {})], ['role'], 0],
      ['the book by a hand', [await forged(hand, 'book', {})], ['role'], 0],
      ['an admission by a maestro', [await forged(maestroThen, 'admit', admission(stranger, 'maestro'))], ['role'], 0],
      ['a name that fills the memory', [await forged(stranger, 'join', { name: 'x'.repeat(201) })], ['malformed'], 0],
      [
        'an introduction that unfolds to fill the memory',
        [await forged(stranger, 'join', { name: 'x', more: 'x'.repeat(5_000) })],
        ['malformed'],
        0,
      ],
      [
        'an introduction in pieces',
        (await tell(workshop, { ...stranger }, at, 'join', { name: 'x', more: noise })).slice(0, 1),
        ['malformed'],
        0,
      ],
      ['a checkpoint by a maestro', [await forged(maestroThen, 'checkpoint', {})], ['role'], 0],
      ['founded twice', [await forged(stranger, 'found', { name: 'x' })], ['role'], 0],
      [
        'an owner demoted',
        [await forged({ ...owner, pen: at.marks[owner.self.id]! }, 'admit', admission(owner, 'obrador'))],
        ['malformed'],
        0,
      ],
    ];
    for (const [name, tail, refused, believed] of cases) {
      const reading = await readAll(workshop, [...start, ...tail]);
      expect([name, reading.refused, reading.bodies.length - start.length]).toEqual([name, refused, believed]);
    }
    expect((await readAll(workshop, log)).state).toEqual(state());
  });

  test('is founded by who its secret was made for: no member can show a new device another', async () => {
    const { workshop, seed, maestro } = await workshopOfThree();
    for (const body of [{ name: 'x', seed: toBase64(seed) }, { name: 'x', seed: 'ñ' }, { name: 'x' }]) {
      const records = await tell(workshop, { ...maestro, pen: NEW_PEN }, EMPTY_LOG, 'found', body);
      const { state, refused } = await readAll(workshop, records);
      expect([state.owner, refused]).toEqual([null, ['misattributed']]);
    }
  });

  test('is not stopped by one who asks to join under many names', async () => {
    const { workshop, owner, log, add, state } = await workshopOfThree();
    for (let i = 0; i < 110; i++) await add(await device(), 'join', { name: 'x' });
    expect((await readAll(workshop, log)).refused).toEqual(Array.from({ length: 10 }, () => 'stranger'));
    expect(Object.keys(state().members)).toHaveLength(103);
    const [record] = await add(owner, 'book', { n: 1 });
    expect(record!.length).toBe(541);
  });

  test('is not filled by a little that unfolds to much, nor by pieces that nobody ends', async () => {
    const { workshop, hand, log, add, state } = await workshopOfThree();
    const [bomb] = await add(hand, 'bench', 'x'.repeat(33 * 1024 * 1024));
    expect(bomb!.length).toBeLessThan(66_000);
    expect((await readAll(workshop, log)).refused).toEqual(['malformed']);
    for (const total of [128, 129]) {
      const { count, digest } = hand.pen;
      const fixed = { author: hand.self.id, seen: {}, kind: 'bench' as const, count: count + 1, previous: digest };
      const header = utf8(JSON.stringify({ ...fixed, piece: [0, total] } satisfies Header));
      const content = joined(Uint8Array.of(header.length >> 8, header.length & 255), header);
      const signature = await signatureOf(hand.self, joined(utf8(`obrador/notebook/1/${workshop.id}/`), content));
      const { refused } = await read(workshop, state(), await enclosed(workshop, joined(signature, content)));
      expect(refused).toBe(total > 128 ? 'malformed' : undefined);
    }
  });

  test('knows a member by the keys it came with, also when it introduces itself again', async () => {
    const { hand, maestro, add, state } = await workshopOfThree();
    const self = { ...hand.self, card: maestro.self.card };
    await add({ ...hand, self }, 'join', { name: 'Otro' });
    expect(state().members[hand.self.id]).toMatchObject({ name: 'Otro', card: hand.self.card });
  });

  test('lets a refused member go on with what it may write', async () => {
    const { workshop, hand, log, add } = await workshopOfThree();
    await add(hand, 'version', { n: 1 });
    await add(hand, 'bench', { n: 2 });
    const { refused, bodies } = await readAll(workshop, log);
    expect(refused).toEqual(['role']);
    expect(bodies.at(-1)).toEqual({ n: 2 });
  });

  test('keeps one who asked waiting until the owner answers', async () => {
    const { workshop, owner, add, log } = await workshopOfThree();
    const phone = await device();
    await add(phone, 'join', { name: 'Móvil' });
    await add(phone, 'bench', { n: 1 });
    await add(owner, 'admit', admission(phone, 'obrador'));
    await add(phone, 'bench', { n: 2 });
    const { refused, bodies } = await readAll(workshop, log);
    expect([refused, bodies.at(-1)]).toEqual([['role'], { n: 2 }]);
  });
});

describe('a hostile server and a hostile member', () => {
  test('may withhold, never forge: whatever they do, what is believed is what its author wrote, in order', async () => {
    const { workshop, maestro, hand, log, add } = await workshopOfThree();
    const start = log.length;
    for (let n = 0; n < 4; n++) {
      await add(maestro, 'version', { by: 'maestro', n });
      await add(hand, 'bench', { by: 'hand', n });
    }
    const trick = fc.record({
      what: fc.constantFrom('alter', 'drop', 'repeat', 'swap', 'move'),
      at: fc.nat(7),
      to: fc.nat(7),
      byte: fc.nat(540),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(trick, { minLength: 1, maxLength: 6 }), async (tricks) => {
        const tail = log.slice(start);
        for (const { what, at, to, byte } of tricks) {
          const record = tail[at % Math.max(1, tail.length)];
          if (record === undefined) break;
          if (what === 'alter') tail[at % tail.length] = altered(record, byte);
          if (what === 'drop') tail.splice(at % tail.length, 1);
          if (what === 'repeat') tail.splice(to, 0, record);
          if (what === 'move') tail.splice(to, 0, ...tail.splice(at % tail.length, 1));
          if (what === 'swap') [tail[at % tail.length], tail[to % tail.length]] = [tail[to % tail.length]!, record];
        }
        const { bodies } = await readAll(workshop, [...log.slice(0, start), ...tail]);
        for (const author of ['maestro', 'hand']) {
          const counts = bodies.flatMap((body) => {
            const { by, n } = body as { readonly by?: string; readonly n?: number };
            return by === author ? [n] : [];
          });
          expect(counts).toEqual(counts.map((_, i) => i));
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('a checkpoint', () => {
  test('of the owner starts a new device, which goes on from it as the others do', async () => {
    const { workshop, owner, maestro, log, add, state } = await workshopOfThree();
    await add(maestro, 'version', { n: 1 });
    const kept = { from: log.length, state: state(), content: ['all'] };
    await add(maestro, 'version', { n: 2 });
    const seq = log.length;
    await add(owner, 'checkpoint', kept);
    await add(maestro, 'version', { n: 3 });
    const founded = (await readAll(workshop, log.slice(0, 1))).state;
    const found = await checkpointIn(workshop, founded, log.slice(seq));
    expect(found).toEqual(kept);
    const { bodies, refused, state: end } = await readAll(workshop, log.slice(found!.from), found!.state);
    expect([bodies, refused]).toEqual([[{ n: 2 }, { n: 3 }], []]);
    expect(end).toEqual((await readAll(workshop, log)).state);
  });

  test('of anyone else, or altered, is none', async () => {
    const { workshop, owner, maestro, log, state } = await workshopOfThree();
    const founded = (await readAll(workshop, log.slice(0, 1))).state;
    const kept = { from: 1, state: state(), content: [] };
    const another = { ...kept, state: { ...kept.state, owner: maestro.self.id } };
    const records = [
      ...(await tell(workshop, maestro, state(), 'checkpoint', kept)),
      ...(await tell(workshop, owner, state(), 'checkpoint', another)),
      ...(await tell(workshop, owner, state(), 'checkpoint', kept)).map((record) => altered(record, 99)),
    ];
    expect(await checkpointIn(workshop, founded, records)).toBeNull();
    expect(await checkpointIn(workshop, state(), records.slice(0, 1))).toBeNull();
  });

  test('is not made of pieces of two', async () => {
    const { workshop, owner, log, state } = await workshopOfThree();
    const founded = (await readAll(workshop, log.slice(0, 1))).state;
    const noise = Array.from({ length: 6_000 }, () => toBase64(newSeed())).join('');
    const whole = (text: string) =>
      tell(workshop, owner, state(), 'checkpoint', { from: 1, state: state(), content: text });
    const [first, second] = [await whole(noise), await whole(noise)];
    expect(first.length).toBeGreaterThan(1);
    expect(await checkpointIn(workshop, founded, [first[0]!, ...second.slice(1)])).toBeNull();
    expect(await checkpointIn(workshop, founded, [first[0]!, ...second])).toMatchObject({ content: noise });
  });
});

describe('removing a member', () => {
  test('makes a new key that only those who stay can open; the removed one reads nothing new', async () => {
    const { workshop, owner, maestro, hand, log, add, state } = await workshopOfThree();
    const seed = newSeed();
    const secret = await secretOf(seed, owner.self.id);
    const moved = await movedTo(workshop, secret, staying(state(), hand.self.id));
    await add(owner, 'moved', moved);
    const { bodies } = await readAll(workshop, log);
    expect(await nextSecret(workshop, maestro.self, bodies.at(-1))).toEqual(secret);
    expect(await nextSecret(workshop, hand.self, bodies.at(-1))).toBeNull();
    expect(await nextSecret(workshop, hand.self, { next: { [hand.self.id]: moved.next[maestro.self.id] } })).toBeNull();
    // Keys that are none keep nobody from moving.
    const broken = { ...state().members[hand.self.id]!, card: { ...hand.self.card, agree: 'AAAA' } };
    const others = await movedTo(workshop, secret, [[hand.self.id, broken], ...staying(state(), hand.self.id)]);
    expect(Object.keys(others.next)).toEqual([maestro.self.id]);
    const next = await workshopKey(secret);
    const founder: Device = { ...owner, pen: NEW_PEN };
    const records = await tell(next, founder, EMPTY_LOG, 'found', { name: 'Ana', seed: toBase64(seed) });
    expect((await readAll(next, records)).refused).toEqual([]);
    expect((await readAll(workshop, records)).refused).toEqual(['altered']);
  });
});
