import { fold } from '../craft/names.ts';
import { type Draft, type RecipeProse, shown, take } from './draft.ts';
import { readLine, unadorned } from './line.ts';
import {
  isOfProduct,
  isPart,
  isPartOf,
  isRemark,
  isSentence,
  isStep,
  type Opening,
  openingOf,
  type Section,
} from './prose.ts';
import { quantityAtStart } from './quantity.ts';
import { isMeasured, partsOf } from './segments.ts';
import { withoutStamp } from './spoken.ts';
import { notes as say } from './texts.ts';

export const BREAK = /\r\n|\r|\n|\u2028|\u2029/;
const ABOUT = /^\s*(tipo|type|oficio|craft)\s*[:=]\s*(\S[^\d]{0,60})$/i;
const TITLED = /^(?:receta|titulo|título|nombre|denominaci[oó]n|producto|asunto|recipe|title|subject)\s*:\s*(?=\S)/i;
/** A form puts the next field on the same line: «Producto: Crema     Código: 21». */
const NEXT_FIELD = /\s{3,}.*$/;
const WRITTEN = /[\p{Alpha}\d]/u;
const TOTAL = /^(?:sub)?(?:(?:peso|masa) )?total(?:es)?\b|^sum(?:a|an)?\b/;

/** A cell that says that its row is the title. */
export function isTitled(cell: string): boolean {
  return TITLED.test(`${cell}: x`);
}

export function isTotal(text: string): boolean {
  return TOTAL.test(fold(text.slice(0, 60)));
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
  readonly pointIsDecimal: boolean;
  readonly hasLower: boolean;
  /** Some heading says where the ingredients begin. */
  readonly hasList: boolean;
  /** Two lines at least say their unit. */
  readonly hasUnits: boolean;
  readonly length: number;
}

function mannerOf(text: string, pointIsDecimal: boolean): Manner {
  return {
    mayTitle: true,
    pointIsDecimal,
    hasLower: /\p{Ll}/u.test(text),
    hasList: text.split(BREAK).some((line) => openingOf(unadorned(withoutStamp(line)))?.section === 'list'),
    hasUnits: (text.match(/\d\s?(?:kg|g|gr|grs|ml|cl|l)\b/gi)?.length ?? 0) > 1,
    length: text.trim().length,
  };
}

/** Reads one line after another; what a line is depends on the heading it stands under. */
export function lineReader(
  draft: Draft,
  text: string,
  pointIsDecimal: boolean,
): (written: string, line: number, mayTitle?: boolean) => void {
  const manner = mannerOf(text, pointIsDecimal);
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
  if (section !== 'list') return { kind: section === 'method' ? 'paso' : 'nota', text: rest };
  takeList(draft, manner, place, { ...listed, plain: rest });
  return undefined;
}

function isWeighed(plain: string, { pointIsDecimal }: Manner): boolean {
  return quantityAtStart(plain, pointIsDecimal)?.quantity?.unit?.kind === 'peso' && !isSentence(plain);
}

/** Nothing listed yet, neither by a heading nor by a line. */
function isEarly({ pending, faults }: Draft, { listed }: Place): boolean {
  return !listed && pending.length === 0 && faults.length === 0;
}

/** The first words of a text that goes on are its title, and so is what it calls so. */
function titleIn(draft: Draft, manner: Manner, place: Place, plain: string): string | undefined {
  if (draft.about.title !== undefined) return undefined;
  const named = TITLED.exec(plain)?.[0];
  if (named !== undefined) return plain.slice(named.length).replace(NEXT_FIELD, '');
  if (!manner.mayTitle || !isEarly(draft, place) || isNote(plain, manner) || isStep(plain) || isPartOf(plain))
    return undefined;
  if (plain.length >= 100 || manner.length <= plain.length + 4 || isListed(plain, manner)) return undefined;
  const read = readLine(plain, manner.pointIsDecimal);
  const isName =
    read.kind === 'words' ||
    (manner.hasList && !isWeighed(plain, manner)) ||
    /\b(?:prueba|versi[oó]n|v|receta|n[.ºo°]*)\s?\d{1,3}$/i.test(plain) ||
    (manner.hasUnits && !isMeasured(read));
  return isName ? plain.replace(/[\s:.]+$/, '') : undefined;
}

/** Several ingredients in a line, or «2 x 250 g mascarpone»: nothing that would head a recipe. */
function isListed(plain: string, { pointIsDecimal }: Manner): boolean {
  return /^\d+\s?[x×]\s?\d/i.test(plain) || partsOf(plain, pointIsDecimal).length > 1;
}

function isNote(plain: string, { pointIsDecimal }: Manner): boolean {
  return isOfProduct(plain) || (isRemark(plain) && !isMeasured(readLine(plain, pointIsDecimal)));
}

/** What a line is that is no ingredient; undefined when it is one. */
function proseKind(draft: Draft, manner: Manner, place: Place, plain: string): RecipeProse['kind'] | undefined {
  if (isPart(plain, manner.hasLower)) return 'parte';
  if (isStep(plain)) return 'paso';
  const isBefore = manner.hasList && !place.listed && !isWeighed(plain, manner);
  if (isBefore || isNote(plain, manner)) return 'nota';
  if (readLine(plain, manner.pointIsDecimal).kind !== 'words') return undefined;
  return isEarly(draft, place) || isSentence(plain) ? 'nota' : undefined;
}

/** The ingredients of a line; «Polvorones: harina 500, manteca 250» begins with what they are for. */
function takeList(draft: Draft, manner: Manner, place: Place, { plain, written, line }: Listed): void {
  const { pointIsDecimal } = manner;
  const [, head = '', rest = ''] = /^([^:\d]{3,60}):\s+(.+)$/.exec(plain) ?? [];
  const parts = rest === '' ? [] : partsOf(rest, pointIsDecimal);
  if (parts.length < 2) {
    for (const part of partsOf(plain, pointIsDecimal)) {
      if (part !== plain && isStep(part)) {
        draft.prose.push({ line, kind: 'paso', text: part });
        continue;
      }
      const read = readLine(part, pointIsDecimal);
      take(draft, read, line, read.kind === 'item' ? part : written);
    }
    return;
  }
  const isTitle = draft.about.title === undefined && isEarly(draft, place);
  if (isTitle) draft.about.title = head;
  draft.prose.push({ line, kind: isTitle ? 'titulo' : 'parte', text: head });
  for (const part of parts) take(draft, readLine(part, pointIsDecimal), line, part);
}

interface Written {
  readonly written: string;
  readonly line: number;
}

/** Ends where no name ends: «Agua para hidratar la». */
const CUT_SHORT = /(?<!\d)\s(?:de|del|la|el|los|las|para|con|sin|en|al|y|tipo)$/iu;
const ONLY_UNIT = /^(?:kg|gr?|grs|ml|cl|l)\.?$/i;

/** A line cut in two where the column of a PDF ends: within a name, within a word, before the unit. */
function unbroken(lines: readonly Written[], pointIsDecimal: boolean): Written[] {
  const whole: Written[] = [];
  for (const { written, line } of lines) {
    const former = whole.at(-1);
    const [head, tail] = [former?.written.trimEnd() ?? '', written.trim()];
    const isName = () =>
      readLine(head, pointIsDecimal).kind === 'words' && !isStep(unadorned(head)) && !isSentence(head);
    const goesOn = /^\p{Ll}.*\d/u.test(tail) && !isStep(tail);
    if (ONLY_UNIT.test(tail) && /\d$/.test(head))
      whole.splice(-1, 1, { written: `${head} ${tail}`, line: former!.line });
    else if (goesOn && /\p{Ll}-$/u.test(head) && isName())
      whole.splice(-1, 1, { written: head.slice(0, -1) + tail, line: former!.line });
    else if (goesOn && CUT_SHORT.test(head) && isName())
      whole.splice(-1, 1, { written: `${head} ${tail}`, line: former!.line });
    else whole.push({ written, line });
  }
  return whole;
}

/** Names and quantities that a PDF sets in lines of their own, brought together where it is plain which goes with which. */
export function joinedLines(lines: readonly string[], pointIsDecimal: boolean): Written[] {
  const filled = lines.map((written, i) => ({ written, line: i + 1 })).filter(({ written }) => written.trim() !== '');
  const all = unbroken(filled, pointIsDecimal);
  const isAlone = ({ written }: Written) => {
    const read = written.length < 30 ? quantityAtStart(written.trim(), pointIsDecimal) : undefined;
    return read?.quantity?.unit?.kind === 'peso' && read.rest.trim() === '';
  };
  const alone = all.flatMap((each, i) => (isAlone(each) ? [i] : []));
  if (alone.length < 2) return all;
  const isName = (i: number) => {
    const plain = all[i] ? unadorned(all[i].written) : '';
    return /\p{Alpha}/u.test(plain) && !openingOf(plain) && readLine(plain, pointIsDecimal).kind === 'words';
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
