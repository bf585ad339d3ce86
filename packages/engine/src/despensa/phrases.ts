import { lazy, lazyFor } from '../craft/lazy.ts';
import { foldApart } from '../craft/names.ts';
import { PHRASE_KINDS, type PhraseKind, type PhrasePlace } from './phrase-places.ts';
import { phrases } from './phrases.gen.ts';
import { isFigure, root } from './words.ts';

/** A word or a mark of a text, and where it stands; points, strokes and hyphens part no words: «free-range», «bob’s». */
export interface Part {
  readonly key: string;
  /** As it is written, in plain letters. */
  readonly letters: string;
  readonly isWord: boolean;
  /** Whether a point cuts it short: «har.», no letter of «L.P.D.». */
  readonly isCut: boolean;
  readonly from: number;
  readonly end: number;
  /** One bit for each kind of phrase that may start with it. */
  readonly starts: number;
}

/** A text with its words and marks. */
export interface Parted {
  readonly text: string;
  readonly parts: () => readonly Part[];
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x250);
/** Marks that part no words, and those that join the digits of a figure. */
const [UNSEEN, IN_FIGURE, POINT] = ["'’.-_", '.,/', '.'];

/** Past the figure that starts at a place. */
function pastFigure(text: string, from: number): number {
  let end = from + 1;
  while (isDigit(text.charCodeAt(end)) || (IN_FIGURE.includes(text[end] ?? ' ') && isDigit(text.charCodeAt(end + 1))))
    end++;
  return end;
}

function pastWord(text: string, from: number): number {
  let end = from + 1;
  while (isLetter(text.charCodeAt(end))) end++;
  return end;
}

export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  // In one go; of a text that grows by it word by word.
  const plain = foldApart(text);
  const isAligned = plain.length === text.length;
  for (let from = 0, end = 0; from < text.length; from = end) {
    const code = text.charCodeAt(from);
    const isWord = isLetter(code);
    end = isWord ? pastWord(text, from) : isDigit(code) ? pastFigure(text, from) : from + 1;
    if (code <= 32 || (!isWord && isBlank(text, from))) continue;
    const letters = isAligned ? plain.slice(from, end) : foldApart(text.slice(from, end));
    const isCut = isWord && text[end] === POINT && text[from - 1] !== POINT && !isDotted(text, end + 1);
    const key = isWord ? root(letters) : letters;
    parts.push({ key, letters, isWord, isCut, from, end, starts: startsAt(key, letters, isCut) });
  }
  return parts;
}

function isBlank(text: string, at: number): boolean {
  return UNSEEN.includes(text[at]!) || (text.charCodeAt(at) > 127 && /\s/.test(text[at]!));
}

/** Whether a letter with a point stands at a place. */
function isDotted(text: string, at: number): boolean {
  return text[at + 1] === POINT && isLetter(text.charCodeAt(at));
}

/** A place of a phrase: one of some words, of which it may have none. */
interface Slot {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
  /** What stands around a phrase and stays. */
  readonly isKept: boolean;
}

interface Phrase {
  readonly slots: readonly Slot[];
  readonly meant: string;
  readonly after: ReadonlySet<string> | undefined;
  readonly notAfter: ReadonlySet<string>;
  readonly unless: ReadonlySet<string>;
  readonly place: PhrasePlace | undefined;
  /** Whether a word of it is cut short, and its point goes with it. */
  readonly isCut: boolean;
  /** Words of which the line has one. */
  readonly beside: ReadonlySet<string> | undefined;
}

/** Stands for any figure, for two with a stroke, and for any word. */
const [FIGURE, SPAN, ANY] = ['#', '#/#', '*'];

const wordsIn = (text: string) => new Set(text === '' ? [] : text.split('|'));

function readPhrase([slots = '', meant = '', after = '', unless = '', place = '']: readonly string[]): Phrase {
  let isKept = false;
  const read = slots.split(' ').map((slot): Slot => {
    isKept ||= slot.startsWith('[');
    const own = { words: wordsIn(slot.replace(/^\[|\??\]?$/g, '')), isOptional: /\?\]?$/.test(slot), isKept };
    isKept &&= !slot.endsWith(']');
    return own;
  });
  const [isNot, isBeside] = [after.startsWith('-'), after.startsWith('+')];
  return {
    slots: read,
    meant,
    after: after === '' || isNot || isBeside ? undefined : wordsIn(after),
    notAfter: wordsIn(isNot ? after.slice(1) : ''),
    beside: isBeside ? wordsIn(after.slice(1)) : undefined,
    isCut: slots.includes(POINT),
    unless: wordsIn(unless),
    place: place === '' ? undefined : (place as PhrasePlace),
  };
}

/** Phrases that may start with a word: by the one that follows, where only certain words may. */
interface Starting {
  readonly bySecond: Map<string, Phrase[]>;
  readonly others: Phrase[];
}

/** Phrases of a kind by each word they may start with. */
function byFirst(packed: string): ReadonlyMap<string, Starting> {
  const found = new Map<string, Starting>();
  const startingWith = (word: string) => {
    const own = found.get(word) ?? { bySecond: new Map(), others: [] };
    found.set(word, own);
    return own;
  };
  const general: Phrase[] = [];
  for (const line of packed.split('\n')) {
    const phrase = readPhrase(line.split('\t'));
    for (const written of phrase.slots[0]!.words) {
      if (written === FIGURE || written === SPAN) general.push(phrase);
      else add(phrase, startingWith(written));
    }
  }
  for (const [word, own] of found) if (isFigure(word)) for (const phrase of general) add(phrase, own);
  for (const phrase of new Set(general)) add(phrase, startingWith(FIGURE));
  return found;
}

function add(phrase: Phrase, { bySecond, others }: Starting): void {
  const [first, second] = phrase.slots;
  const isOpen = (word: string) => word === FIGURE || word === SPAN || word === ANY || word.endsWith(POINT);
  if (first!.isOptional || second === undefined || second.isOptional || [...second.words].some(isOpen)) {
    others.push(phrase);
    return;
  }
  for (const word of second.words) {
    const own = bySecond.get(word);
    if (own === undefined) bySecond.set(word, [phrase]);
    else own.push(phrase);
  }
}

const phrasesOf = lazyFor((kind: PhraseKind) => byFirst(phrases[kind]));

const BIT = Object.fromEntries(PHRASE_KINDS.map((kind, i) => [kind, 1 << i])) as Readonly<Record<PhraseKind, number>>;

/** Kinds of phrases by each word they may start with. */
const kindsByFirst = lazy(() => {
  const kinds = new Map<string, number>();
  for (const kind of PHRASE_KINDS) {
    for (const word of phrasesOf(kind).keys()) kinds.set(word, (kinds.get(word) ?? 0) | BIT[kind]);
  }
  return kinds;
});

function startsAt(key: string, letters: string, isCut: boolean): number {
  const kinds = kindsByFirst();
  const whole = (kinds.get(key) ?? 0) | (isFigure(key) ? (kinds.get(FIGURE) ?? 0) : 0);
  return isCut ? whole | (kinds.get(letters + POINT) ?? 0) : whole;
}

/** Past the phrase of a kind that starts at a part, without what stays behind it; that part where none does. */
export function pastPhrase(kind: PhraseKind, parts: readonly Part[], at: number): number {
  const found = at < parts.length ? phraseAt(parts, at, kind) : undefined;
  return found === undefined ? at : at + found.taken.filter(([, isKept]) => !isKept).length;
}

/** Whether a text has a phrase of a kind. */
export function saysPhrase(kind: PhraseKind, text: string): boolean {
  const parts = partsOf(text);
  return parts.some((_, at) => phraseAt(parts, at, kind) !== undefined);
}

/** A text with its phrases of a kind said otherwise, from one of its parts on. */
export function saidAs(kind: PhraseKind, { text, parts: partsIn }: Parted, first = 0): string {
  const parts = partsIn();
  let done = '';
  let from = 0;
  for (let at = first; at < parts.length; ) {
    const found = phraseAt(parts, at, kind);
    if (found === undefined) {
      at++;
      continue;
    }
    const { phrase, taken } = found;
    let isTold = false;
    for (const [i, isKept] of taken) {
      if (isKept) continue;
      // Between two words that go nothing stays.
      if (i === at || taken[i - at - 1]![1]) done += text.slice(from, parts[i]!.from).trimEnd();
      if (!isTold && phrase.meant !== '') done += ` ${phrase.meant}`;
      isTold = true;
      from = parts[i]!.end;
      if (phrase.isCut && parts[i]!.isCut) from++;
      if (phrase.meant !== '' && parts[i + 1]?.from === from) done += ' ';
    }
    if (phrase.place === 'resto') return done.trim();
    // What stays behind it may start another.
    at = pastGone(taken);
  }
  return from === 0 ? text : (done + text.slice(from)).trim();
}

/** Past the last word that goes; past all where none does. */
function pastGone(taken: Match['taken']): number {
  const last = taken.findLastIndex(([, isKept]) => !isKept);
  return taken.at(last)![0] + 1;
}

interface Match {
  readonly phrase: Phrase;
  /** Places of its words, and whether each stays. */
  readonly taken: readonly (readonly [part: number, isKept: boolean])[];
}

const NONE: readonly Phrase[] = [];

/** The longest phrase that starts at a word; of equally long ones the one whose second word is certain. */
function phraseAt(parts: readonly Part[], at: number, kind: PhraseKind): Match | undefined {
  const { key, letters, isCut, from, starts } = parts[at]!;
  if ((starts & BIT[kind]) === 0) return undefined;
  const table = phrasesOf(kind);
  // «CW2» is a code.
  if (isFigure(key) && parts[at - 1]?.end === from && parts[at - 1]!.isWord) return undefined;
  const starting = [table.get(isFigure(key) && !table.has(key) ? FIGURE : key)];
  if (isCut) starting.unshift(table.get(letters + POINT));
  const next = parts[at + 1]?.key ?? '';
  let best: Phrase | undefined;
  let longest = 0;
  for (const own of starting) {
    for (const phrases of own === undefined ? [] : [own.bySecond.get(next) ?? NONE, own.others]) {
      for (const phrase of phrases) {
        const length = lengthAt(phrase, parts, at);
        if (length <= longest || !isIn(phrase, parts, at, at + length)) continue;
        [best, longest] = [phrase, length];
      }
    }
  }
  return best && { phrase: best, taken: takenBy(best, parts, at) };
}

/** How many parts a phrase takes from one on; none where it does not stand there. */
function lengthAt({ slots }: Phrase, parts: readonly Part[], from: number): number {
  let at = from;
  for (const { words, isOptional } of slots) {
    const part = parts[at];
    if (part !== undefined && is(part, words)) at++;
    else if (!isOptional) return 0;
  }
  return at - from;
}

function takenBy({ slots }: Phrase, parts: readonly Part[], from: number): Match['taken'] {
  const taken: (readonly [number, boolean])[] = [];
  for (const { words, isKept } of slots) {
    const at = from + taken.length;
    if (at < parts.length && is(parts[at]!, words)) taken.push([at, isKept]);
  }
  return taken;
}

function is({ key, letters, isWord, isCut }: Part, words: ReadonlySet<string>): boolean {
  return (
    words.has(key) ||
    (isCut && words.has(letters + POINT)) ||
    (isFigure(key) && (words.has(FIGURE) || (words.has(SPAN) && key.includes('/')))) ||
    (isWord && words.has(ANY))
  );
}

function isIn(
  { after, notAfter, beside, unless, place }: Phrase,
  parts: readonly Part[],
  at: number,
  end: number,
): boolean {
  const head = parts[0]!.key;
  if (after?.has(head) === false || notAfter.has(head)) return false;
  if (beside !== undefined && !parts.some(({ key }) => beside.has(key))) return false;
  if (unless.size > 0 && parts.some(({ key }) => unless.has(key))) return false;
  return place === 'inicio' ? at === 0 : place === 'fin' ? end === parts.length : true;
}
