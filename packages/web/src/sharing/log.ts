import { type Bytes, deflated, digestOf, fromBase64, fromUtf8, inflated, joined, toBase64, utf8 } from './bytes.ts';
import { disclosed, enclosed, ROOM } from './envelope.ts';
import { type Card, type Identity, isSignedBy, memberId, SIGNATURE_SIZE, signatureOf } from './identity.ts';
import { secretOf, type WorkshopKey, workshopKey } from './workshop-key.ts';

export const ROLES = ['owner', 'maestro', 'obrador'] as const;
export type Role = (typeof ROLES)[number];

const ALL: readonly Role[] = ROLES;
const MAKERS: readonly Role[] = ['owner', 'maestro'];

/**
 * Who may write what. `version` is one of a recipe; `book` and `bench` change in place, apart because a reader can
 * refuse a whole record only: tags, prices and ingredients of one's own; plan, ticks, stock and register.
 */
const WRITERS = {
  found: ['owner'],
  join: ALL,
  admit: ['owner'],
  version: MAKERS,
  book: MAKERS,
  bench: ALL,
  checkpoint: ['owner'],
  moved: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Kind = keyof typeof WRITERS;

export interface Member {
  readonly name: string;
  /** Null while it has asked to join and the owner has not answered. */
  readonly role: Role | null;
  readonly card: Card;
}

/** The last record of a member that was read. */
export interface Mark {
  readonly count: number;
  readonly digest: string;
}

/** All that reading a log leaves behind; plain JSON, to be kept beside what was read. */
export interface LogState {
  readonly owner: string | null;
  readonly members: Readonly<Record<string, Member>>;
  readonly marks: Readonly<Record<string, Mark>>;
  /** Pieces of a body that came in several records, by member. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

export const EMPTY_LOG: LogState = { owner: null, members: {}, marks: {}, pieces: {} };

/** A record that is to be believed. */
export interface Entry {
  readonly author: string;
  readonly count: number;
  readonly kind: Kind;
  readonly body: unknown;
}

/**
 * Why a record is not believed. `altered`: its bytes, or of another workshop; `stranger`: of nobody known;
 * `misattributed`: signed by another; `replayed`: read before; `forked`: another history of its author; `gap`: what
 * it builds on is missing; `role`: its author may not; `malformed`: nothing readable inside.
 */
export type Refusal = 'altered' | 'stranger' | 'misattributed' | 'replayed' | 'forked' | 'gap' | 'role' | 'malformed';

export interface Reading {
  readonly state: LogState;
  /** Absent for a refused record, and for a piece that others follow. */
  readonly entry?: Entry;
  readonly refused?: Refusal;
  /** Where it is known. */
  readonly author?: string;
}

export interface Header {
  readonly author: string;
  readonly count: number;
  readonly previous: string;
  /** How far the author had read the others: what it builds on. */
  readonly seen: Readonly<Record<string, number>>;
  readonly kind: Kind;
  readonly piece: readonly [number, number];
  /** Of one who is not a member yet. */
  readonly card?: Card;
}

/** Marks where a member's next record goes on from: kept with what waits to be sent. */
export type Pen = Mark;

export const NEW_PEN: Pen = { count: 0, digest: '' };

const HEADER_SIZE = 2;

/** How much one entry may hold: every device keeps its pieces until the last, and unfolds them in memory. */
interface Bound {
  readonly pieces: number;
  readonly unfolded: number;
}
const MEGABYTE = 1024 * 1024;
/** Far above what is told at once. */
const TOLD: Bound = { pieces: 128, unfolded: 32 * MEGABYTE };
/** Far above the book of a lifetime, which only the owner writes whole. */
const BOOK: Bound = { pieces: 1024, unfolded: 256 * MEGABYTE };
const boundOf = (kind: Kind): Bound => (kind === 'checkpoint' ? BOOK : TOLD);
/** Of one who only introduces itself, whom nobody has admitted. */
const MOST_INTRODUCED = 4096;
/** Every device keeps the names of all who ask to join. */
const MOST_NAME = 200;
const MOST_ASKING = 100;

export interface Writing {
  readonly pen: Pen;
  /** To be appended in this order, each once. */
  readonly records: readonly Bytes[];
}

/** Signs and encrypts what a member has to tell, in as many records as it takes. */
export async function write(
  workshop: WorkshopKey,
  self: Identity,
  pen: Pen,
  state: LogState,
  kind: Kind,
  body: unknown,
): Promise<Writing> {
  const bytes = await deflated(utf8(JSON.stringify(body)));
  // Nobody builds on those who only ask, who may be many.
  const others = Object.entries(state.marks).filter(([id]) => id !== self.id && state.members[id]?.role);
  const seen = Object.fromEntries(others.map(([member, { count }]) => [member, count]));
  const fixed = { author: self.id, seen, kind, ...(isIntroduction(kind) && { card: self.card }) };
  const most = boundOf(kind).pieces;
  const headerOf = ({ count, digest }: Pen, piece: readonly [number, number]) =>
    utf8(JSON.stringify({ ...fixed, count: count + 1, previous: digest, piece } satisfies Header));
  // The longest header this entry may have decides how much fits beside it.
  const longest = headerOf({ count: pen.count + most, digest: 'x'.repeat(43) }, [most, most]);
  const size = ROOM - SIGNATURE_SIZE - HEADER_SIZE - longest.length;
  const pieces = Math.max(1, Math.ceil(bytes.length / size));
  if (size <= 0 || pieces > most) throw new RangeError('too large');
  const records: Bytes[] = [];
  let at = pen;
  for (let i = 0; i < pieces; i++) {
    const header = headerOf(at, [i, pieces]);
    const length = Uint8Array.of(header.length >> 8, header.length & 255);
    const content = joined(length, header, bytes.subarray(i * size, (i + 1) * size));
    const record = await enclosed(workshop, joined(await signatureOf(self, signedBytes(workshop, content)), content));
    records.push(record);
    at = { count: at.count + 1, digest: toBase64(await digestOf(record)) };
  }
  return { pen: at, records };
}

const isIntroduction = (kind: Kind): boolean => kind === 'found' || kind === 'join';

/** What is signed names the workshop: a record cannot be carried into another. */
const signedBytes = ({ id }: WorkshopKey, content: Bytes): Bytes => joined(utf8(`obrador/notebook/1/${id}/`), content);

/** Reads the next record of a log: what it says, or why it is not believed. */
export async function read(workshop: WorkshopKey, state: LogState, record: Bytes): Promise<Reading> {
  const signed = await readSigned(workshop, state, record);
  if (typeof signed === 'string') return { state, refused: signed };
  const { header, piece } = signed;
  const mark = state.marks[header.author] ?? NEW_PEN;
  const digest = toBase64(await digestOf(record));
  const refuse = (refused: Refusal): Reading => ({ state, refused, author: header.author });
  if (header.count <= mark.count)
    return refuse(digest === mark.digest || header.count < mark.count ? 'replayed' : 'forked');
  if (header.count > mark.count + 1 || buildsOnMissing(header, state)) return refuse('gap');
  if (header.previous !== mark.digest) return refuse('forked');
  if (header.kind === 'join' && isCrowded(header, state)) return refuse('stranger');
  // From here on it is its author's next record, believed or not.
  const read = { ...state, marks: { ...state.marks, [header.author]: { count: header.count, digest } } };
  const { author } = header;
  if (!mayWrite(header, state)) return { state: read, refused: 'role', author };
  return { ...(await take(workshop, read, header, piece)), author };
}

/** Whoever has the phrase may ask under as many names as they like. */
function isCrowded({ author }: Header, { members }: LogState): boolean {
  return !members[author] && Object.values(members).filter(({ role }) => role === null).length >= MOST_ASKING;
}

function buildsOnMissing({ seen }: Header, { marks }: LogState): boolean {
  return Object.entries(seen).some(([member, count]) => count > (marks[member]?.count ?? 0));
}

function mayWrite({ author, kind, count }: Header, { owner, members }: LogState): boolean {
  if (kind === 'found') return owner === null && count === 1;
  if (kind === 'join') return true;
  return mayTell(members[author]?.role ?? null, kind);
}

export function mayTell(role: Role | null, kind: Kind): boolean {
  return role !== null && (WRITERS[kind] as readonly Role[]).includes(role);
}

export interface Signed {
  readonly header: Header;
  readonly piece: Bytes;
}

/** Opens a record and checks whose it is; whether it comes in its place is another matter. */
export async function readSigned(workshop: WorkshopKey, state: LogState, record: Bytes): Promise<Signed | Refusal> {
  const plain = await disclosed(workshop, record);
  if (plain === null) return 'altered';
  const content = plain.slice(SIGNATURE_SIZE);
  const end = HEADER_SIZE + ((content[0] ?? 0) << 8) + (content[1] ?? 0);
  const header = readHeader(content.subarray(HEADER_SIZE, end));
  if (header === null) return 'malformed';
  const card = state.members[header.author]?.card ?? (isIntroduction(header.kind) ? header.card : undefined);
  if (card === undefined) return 'stranger';
  try {
    if ((await memberId(card)) !== header.author) return 'misattributed';
    const signature = plain.slice(0, SIGNATURE_SIZE);
    if (!(await isSignedBy(card, signature, signedBytes(workshop, content)))) return 'misattributed';
  } catch {
    return 'malformed';
  }
  // Whoever introduces itself again keeps the keys it is known by.
  return { header: { ...header, card }, piece: content.slice(end) };
}

function readHeader(bytes: Uint8Array): Header | null {
  try {
    const value: unknown = JSON.parse(fromUtf8(bytes));
    return isHeader(value) ? value : null;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isHeader(value: unknown): value is Header {
  if (!isObject(value)) return false;
  const { author, count, previous, seen, kind, piece, card } = value;
  return (
    typeof author === 'string' &&
    isCount(count) &&
    typeof previous === 'string' &&
    isObject(seen) &&
    Object.values(seen).every(isCount) &&
    typeof kind === 'string' &&
    Object.hasOwn(WRITERS, kind) &&
    isPiece(piece, boundOf(kind as Kind).pieces) &&
    (card === undefined || isCard(card))
  );
}

const isPiece = (value: unknown, most: number): boolean => {
  if (!Array.isArray(value)) return false;
  const [index, total, ...rest]: unknown[] = value;
  return isCount(index) && isCount(total) && index < total && total <= most && rest.length === 0;
};

const isCard = (value: unknown): value is Card =>
  isObject(value) && typeof value.sign === 'string' && typeof value.agree === 'string';

/** Joins the pieces of a body; the last one makes it an entry. */
async function take(
  workshop: WorkshopKey,
  state: LogState,
  { author, count, kind, piece, card }: Header,
  bytes: Bytes,
): Promise<Reading> {
  // Whoever begins from a checkpoint reads it apart.
  if (kind === 'checkpoint') return { state };
  const [index, total] = piece;
  if (isIntroduction(kind) && total > 1) return { state, refused: 'malformed' };
  const { [author]: begun = [], ...others } = state.pieces;
  const former = index === 0 ? [] : begun;
  if (former.length !== index) return { state: { ...state, pieces: others }, refused: 'malformed' };
  const all = [...former, toBase64(bytes)];
  if (all.length < total) return { state: { ...state, pieces: { ...others, [author]: all } } };
  const whole = { ...state, pieces: others };
  const body = await bodyOf(all.map(fromBase64), isIntroduction(kind) ? MOST_INTRODUCED : boundOf(kind).unfolded);
  if (body === undefined) return { state: whole, refused: 'malformed' };
  if (kind === 'found' && !(await isFounder(workshop, author, body))) return { state: whole, refused: 'misattributed' };
  const next = applied(whole, author, kind, body, card);
  if (next === null) return { state: whole, refused: 'malformed' };
  return { state: next, entry: { author, count, kind, body } };
}

export async function bodyOf(pieces: readonly Bytes[], most: number = BOOK.unfolded): Promise<unknown> {
  try {
    return JSON.parse(fromUtf8(await inflated(joined(...pieces), most)));
  } catch {
    return undefined;
  }
}

/** Whether the secret of a workshop was made for who says to have founded it. */
async function isFounder({ id }: WorkshopKey, author: string, body: unknown): Promise<boolean> {
  if (!isObject(body) || typeof body.seed !== 'string' || !/^[\w-]{22}$/.test(body.seed)) return false;
  return (await workshopKey(await secretOf(fromBase64(body.seed), author))).id === id;
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_NAME;

/** What an entry changes about who is who; null when it says nothing sensible. */
function applied(state: LogState, author: string, kind: Kind, body: unknown, card: Card | undefined): LogState | null {
  const withMember = (id: string, member: Member) => ({ ...state, members: { ...state.members, [id]: member } });
  if (isIntroduction(kind)) {
    if (!isObject(body) || !isName(body.name) || card === undefined) return null;
    const role = kind === 'found' ? 'owner' : (state.members[author]?.role ?? null);
    const next = withMember(author, { name: body.name, role, card });
    return kind === 'found' ? { ...next, owner: author } : next;
  }
  if (kind === 'admit') {
    if (!isAdmission(body) || body.member === state.owner) return null;
    return withMember(body.member, { name: body.name, role: body.role, card: body.card });
  }
  return state;
}

/** The owner's word on a member: also for one who brings no request, after the workshop moved. */
export interface Admission {
  readonly member: string;
  readonly name: string;
  readonly role: Exclude<Role, 'owner'>;
  readonly card: Card;
}

function isAdmission(body: unknown): body is Admission {
  if (!isObject(body)) return false;
  const { member, name, role, card } = body;
  return (
    typeof member === 'string' && typeof name === 'string' && (role === 'maestro' || role === 'obrador') && isCard(card)
  );
}
