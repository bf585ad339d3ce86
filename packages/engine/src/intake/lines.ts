import { type Draft, type RecipeProse, shown, take } from './draft.ts';
import { type Hand, unadorned } from './line.ts';
import { PHRASES } from './pasted.gen.ts';
import {
  isOfProduct,
  isPart,
  isPartOf,
  isRemark,
  isSentence,
  isStep,
  isTotal,
  type Opening,
  openingOf,
  type Section,
} from './prose.ts';
import { quantityAtStart } from './quantity.ts';
import { isMeasured, partsOf, sentencesOf } from './segments.ts';
import { ABOVE, AT_DEGREES, withoutStamp } from './spoken.ts';
import { notes as say } from './texts.gen.ts';

export const BREAK = /\r\n|\r|\n|\u2028|\u2029/;
const ABOUT = /^\s*(tipo|type|oficio|craft)\s*[:=]\s*(\S[^\d]{0,60})$/i;
/** A form puts the next field on the same line: «Producto: Crema     Código: 21». */
const NEXT_FIELD = /\s{3,}.*$/;
const WRITTEN = /[\p{Alpha}\d]/u;

/** «Bombón de caramelo — 2,4 kg», «roscón 2 kg masa»: how much comes of it. */
const AFTER_DASH = /\p{Alpha}\s+[—–-]\s*[\d.,]+\s?(?:kg|kilos?)\.?\s*$/iu;
const OF_DOUGH = /\p{Alpha}\s+[\d.,]+\s?(?:kg|kilos?|g)\.?\s+(?:de )?(?:masa|mezcla|mix)$/iu;

/** A cell that says that its row is the title. */
export function isTitled(cell: string): boolean {
  return PHRASES.titled.test(`${cell}: x`);
}

type Prose = Pick<RecipeProse, 'kind' | 'text'>;

/** Where the reading of a text stands. */
interface Place {
  section: Section;
  /** A heading said that ingredients follow. */
  listed: boolean;
}

/** How a text is written as a whole. */
interface Manner {
  /** False for what cannot be the title. */
  readonly mayTitle: boolean;
  readonly hand: Hand;
  readonly hasLower: boolean;
  /** Some heading says where the ingredients begin. */
  readonly hasList: boolean;
  /** Two lines at least say their unit. */
  readonly hasUnits: boolean;
  /** No other line is written as a name, a dash and a weight. */
  readonly mayYield: boolean;
  /** Messages with their stamps: what is said last before the list is its name. */
  readonly isChat: boolean;
  readonly length: number;
}

function mannerOf(text: string, hand: Hand): Manner {
  return {
    mayTitle: true,
    hand,
    hasLower: /\p{Ll}/u.test(text),
    hasList: text.split(BREAK).some((line) => openingOf(unadorned(withoutStamp(line)))?.section === 'list'),
    hasUnits: (text.match(/\d\s?(?:kg|g|gr|grs|ml|cl|l)\b/gi)?.length ?? 0) > 1,
    mayYield: text.split(BREAK).filter((line) => AFTER_DASH.test(line)).length < 2,
    isChat: text.split(BREAK, 40).some((line) => withoutStamp(line) !== line || ABOVE.test(line)),
    length: text.trim().length,
  };
}

/** Reads one line after another; what a line is depends on the heading it stands under. */
export function lineReader(
  draft: Draft,
  text: string,
  hand: Hand,
): (written: string, line: number, mayTitle?: boolean) => void {
  const manner = mannerOf(text, hand);
  const place: Place = { section: 'list', listed: false };
  return (written, line, mayTitle = true) => {
    const prose = readInto(draft, { ...manner, mayTitle }, place, written, line);
    if (prose) draft.prose.push({ line, ...prose });
  };
}

/** What a line is that is no ingredient; ingredients go to the draft. */
function readInto(draft: Draft, manner: Manner, place: Place, written: string, line: number): Prose | undefined {
  const known = written.length < 100 ? ABOUT.exec(written) : null;
  if (known) {
    draft.about[/^(?:tipo|type)$/i.test(known[1]!) ? 'type' : 'craft'] = known[2]!.trim();
    return { kind: 'dato', text: written.trim() };
  }
  const plain = unadorned(
    withoutStamp(written)
      .trim()
      .replace(/^#+\s*/, ''),
  );
  if (ABOVE.test(written)) return { kind: 'nota', text: plain };
  if (!WRITTEN.test(plain)) return WRITTEN.test(written) ? { kind: 'nota', text: shown(written) } : undefined;
  const opening = openingOf(plain);
  if (opening) return opened(draft, manner, place, opening, { plain, written, line });
  if (place.section === 'notes') return { kind: 'nota', text: plain };
  if (place.section === 'method' && !isWeighed(plain, manner)) {
    return { kind: isPart(plain, manner.hasLower) ? 'parte' : 'paso', text: plain };
  }
  if (isTotal(plain)) {
    draft.notes.push({ line, message: say.total(shown(plain)) });
    return { kind: 'total', text: plain };
  }
  const title = titleIn(draft, manner, place, plain);
  if (title !== undefined) {
    untitle(draft);
    draft.about.title = title;
    draft.notes.push({ line, message: say.title(shown(title)) });
    return { kind: 'titulo', text: title };
  }
  const kind = proseKind(draft, manner, place, plain);
  if (!kind) takeList(draft, manner, place, { plain, written, line });
  return kind && { kind, text: plain };
}

/** A line of a list: as it was written, and what is left of it. */
interface Listed {
  readonly plain: string;
  readonly written: string;
  readonly line: number;
}

function opened(draft: Draft, manner: Manner, place: Place, opening: Opening, listed: Listed): Prose | undefined {
  const { section, rest } = opening;
  place.section = section;
  place.listed ||= section === 'list';
  if (rest === '') return { kind: 'parte', text: listed.plain };
  if (
    section === 'method' &&
    isEarly(draft, place) &&
    !isStep(rest) &&
    !isSentence(rest) &&
    draft.about.title === undefined
  ) {
    draft.about.title = rest.replace(NEXT_FIELD, '');
    place.section = 'list';
    return { kind: 'titulo', text: draft.about.title };
  }
  if (section !== 'list') return { kind: section === 'method' ? 'paso' : 'nota', text: rest };
  takeList(draft, manner, place, { ...listed, plain: rest });
  return undefined;
}

function isWeighed(plain: string, { hand }: Manner): boolean {
  return quantityAtStart(plain, hand.pointIsDecimal)?.quantity?.unit?.kind === 'peso' && !isSentence(plain);
}

/** Nothing listed yet, neither by a heading nor by a line. */
function isEarly({ pending, faults }: Draft, { listed }: Place): boolean {
  return !listed && pending.length === 0 && faults.length === 0;
}

/** The first words of a text that goes on are its title, and so is what it calls so. */
function titleIn(draft: Draft, manner: Manner, place: Place, plain: string): string | undefined {
  if (draft.about.title !== undefined && !(manner.isChat && isEarly(draft, place))) return undefined;
  const named = PHRASES.titled.exec(plain)?.[0];
  if (named !== undefined) return plain.slice(named.length).replace(NEXT_FIELD, '');
  if (!manner.mayTitle || !isEarly(draft, place) || isNote(plain, manner) || isStep(plain) || isPartOf(plain))
    return undefined;
  if (plain.length >= 100 || manner.length <= plain.length + 4 || isListed(plain, manner)) return undefined;
  const read = manner.hand.read(plain);
  const isName =
    read.kind === 'words' ||
    (AFTER_DASH.test(plain) && manner.mayYield) ||
    OF_DOUGH.test(plain) ||
    (manner.hasList && !isWeighed(plain, manner)) ||
    /\b(?:prueba|versi[oó]n|v|receta|n[.ºo°]*)\s?\d{1,3}$|\sx\s?\d{1,3}$/i.test(plain) ||
    (manner.hasUnits && !isMeasured(read));
  return isName ? plain.replace(/[\s:.]+$/, '') : undefined;
}

/** What was taken for the title before is a note. */
function untitle({ about, prose, notes }: Draft): void {
  const at = prose.findIndex(({ kind }) => kind === 'titulo');
  if (about.title === undefined || at === -1) return;
  const { line, text } = prose[at]!;
  prose.splice(at, 1, { line, kind: 'nota', text });
  const said = notes.findIndex((note) => note.line === line);
  if (said !== -1) notes.splice(said, 1);
}

/** Several ingredients in a line, or «2 x 250 g mascarpone»: nothing that would head a recipe. */
function isListed(plain: string, { hand }: Manner): boolean {
  return /^\d+\s?[x×]\s?\d/i.test(plain) || partsOf(plain, hand).length > 1;
}

function isNote(plain: string, { hand }: Manner): boolean {
  const said = plain.replace(AT_DEGREES, '');
  return isOfProduct(said) || (isRemark(said) && !isMeasured(hand.read(said)));
}

/** What a line is that is no ingredient; undefined when it is one. */
function proseKind(draft: Draft, manner: Manner, place: Place, plain: string): RecipeProse['kind'] | undefined {
  if (isPart(plain, manner.hasLower)) return 'parte';
  if (isStep(plain)) return 'paso';
  if (sentencesOf(plain, manner.hand)) return undefined;
  const isBefore = manner.hasList && !place.listed && !isWeighed(plain, manner);
  if (isBefore || isNote(plain, manner)) return 'nota';
  if (manner.hand.read(plain).kind !== 'words') return undefined;
  return isEarly(draft, place) || isSentence(plain) ? 'nota' : undefined;
}

/** The ingredients of a line; «Polvorones: harina 500, manteca 250» begins with what they are for. */
function takeList(draft: Draft, manner: Manner, place: Place, { plain, written, line }: Listed): void {
  const { hand } = manner;
  const [, head = '', rest = ''] = /^(para \d{1,4} [^:\d]{3,40}|[^:\d]{3,60}):\s+(.+)$/i.exec(plain) ?? [];
  const parts = rest === '' ? [] : partsOf(rest, hand);
  if (parts.length < 2) {
    for (const part of partsOf(plain, hand)) {
      if (part !== plain && isStep(part)) {
        draft.prose.push({ line, kind: 'paso', text: part });
        continue;
      }
      const read = hand.read(part);
      take(draft, read, line, read.kind === 'item' ? part : written);
    }
    return;
  }
  const isTitle = draft.about.title === undefined && isEarly(draft, place);
  if (isTitle) draft.about.title = head;
  draft.prose.push({ line, kind: isTitle ? 'titulo' : 'parte', text: head });
  for (const part of parts) take(draft, hand.read(part), line, part);
}

interface Written {
  readonly written: string;
  readonly line: number;
}

const ONLY_UNIT = /^(?:kg|gr?|grs|ml|cl|l)\.?$/i;

/** A line cut in two where the column of a PDF ends: within a name, within a word, before the unit. */
function unbroken(lines: readonly Written[], hand: Hand): Written[] {
  const whole: Written[] = [];
  for (const { written, line } of lines) {
    const former = whole.at(-1);
    const [head, tail] = [former?.written.trimEnd() ?? '', written.trim()];
    const isName = () => hand.read(head).kind === 'words' && !isStep(unadorned(head)) && !isSentence(head);
    const goesOn = /^\p{Ll}.*\d/u.test(tail) && !isStep(tail);
    if (ONLY_UNIT.test(tail) && /\d$/.test(head))
      whole.splice(-1, 1, { written: `${head} ${tail}`, line: former!.line });
    else if (goesOn && /\p{Ll}-$/u.test(head) && isName())
      whole.splice(-1, 1, { written: head.slice(0, -1) + tail, line: former!.line });
    else if (goesOn && PHRASES.cut_short.test(head) && isName())
      whole.splice(-1, 1, { written: `${head} ${tail}`, line: former!.line });
    else whole.push({ written, line });
  }
  return whole;
}

/** Names and quantities that a PDF sets in lines of their own, brought together where it is plain which goes with which. */
export function joinedLines(lines: readonly string[], hand: Hand): Written[] {
  const filled = lines.map((written, i) => ({ written, line: i + 1 })).filter(({ written }) => written.trim() !== '');
  const all = unbroken(filled, hand);
  const isAlone = ({ written }: Written) => {
    const read = written.length < 30 ? quantityAtStart(written.trim(), hand.pointIsDecimal) : undefined;
    if (!read?.quantity || read.rest.trim() !== '') return false;
    const { unit, value, written: number } = read.quantity;
    // Not the number of a step.
    return unit?.kind === 'peso' || (!unit && (/\d[.,]\d/.test(number) || value >= 20));
  };
  const alone = all.flatMap((each, i) => (isAlone(each) ? [i] : []));
  if (alone.length < 2) return all;
  const isName = (i: number) => {
    const plain = all[i] ? unadorned(all[i].written) : '';
    const named = hand.read(plain);
    const isNamed = named.kind === 'words' || (named.kind === 'item' && named.quantity.unit?.kind === 'porcentaje');
    return /\p{Alpha}/u.test(plain) && !openingOf(plain) && isNamed;
  };
  const namesBefore = alone.every((i) => isName(i - 1)) && !isName(alone.at(-1)! + 1);
  const namesAfter = alone.every((i) => isName(i + 1)) && !isName(alone[0]! - 1);
  if (namesBefore === namesAfter) return all;
  const nameOf = (i: number) => i + (namesBefore ? -1 : 1);
  const taken = new Set(alone.map(nameOf));
  return all.flatMap((each, i) => {
    if (taken.has(i)) return [];
    return isAlone(each)
      ? [{ written: `${each.written.trim()} ${all[nameOf(i)]!.written.trim()}`, line: each.line }]
      : [each];
  });
}
