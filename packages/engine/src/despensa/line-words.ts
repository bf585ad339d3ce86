import { foldApart } from '../craft/names.ts';
import { isFigure, rootOf, unabridged } from './words.ts';

/** What a word does in a line besides naming: it denies, joins, tells a use or traces, or nothing. */
export const LINE_CLASSES = ['sin', 'detras', 'con', 'sabor', 'y', 'o', 'para', 'traza', 'de', 'nada'] as const;
export type LineClass = (typeof LINE_CLASSES)[number];

/** Allergens that a form brings. */
export interface Brought {
  readonly codes: readonly string[];
  /** Words that make another thing of it, those before it with a mark: «leche de coco», «<coconut milk». */
  readonly unless: ReadonlySet<string>;
}

/** A form of `data/alergenos.csv`, of one word or more. */
export interface LineForm {
  readonly roots: readonly string[];
  readonly kind: LineClass | undefined;
  readonly brings: readonly Brought[];
  /** Whether it says that its allergens are not there: «para celíacos». */
  readonly claims: boolean;
}

export interface LineWords {
  /** Forms by their first root, longest first. */
  readonly formsOf: (root: string) => readonly LineForm[];
  /** Forms of one word that bring an allergen, by their first letter, which people seldom miss. */
  readonly byInitial: (letter: string) => readonly LineForm[];
  /** Whether a root is of «de» and the like, which may stand between the words of a form. */
  readonly isOf: (root: string) => boolean;
}

/** Before the allergen that a form claims not to be there. */
export const CLAIM = 'sin:';

const CLASSES: ReadonlySet<string> = new Set(LINE_CLASSES);

/** Forms of one class, with the words that make another thing of them. */
interface Group {
  readonly kinds: string;
  readonly forms: readonly string[];
  readonly excuse: string;
}

const NO_FORMS: readonly LineForm[] = [];

/** Forms are made when their first word is first asked for: there are two thousand, and a line has three. */
export function readLineWords(packed: string): LineWords {
  const groups = packed.split('\n').map((line): Group => {
    const [kinds = '', forms = '', excuse = ''] = line.split('\t');
    return { kinds, forms: forms.split('|'), excuse };
  });
  const ofs = new Set(groups.flatMap(({ kinds, forms }) => (kinds === 'de' ? forms : [])));
  const groupsOf = new Map<string, Group[]>();
  for (const group of groups) {
    for (const form of group.forms) {
      const first = form.includes(' ') ? withoutOf(form.split(' '), ofs)[0]! : form;
      const own = groupsOf.get(first);
      if (own === undefined) groupsOf.set(first, [group]);
      else if (own.at(-1) !== group) own.push(group);
    }
  }
  const made = new Map<string, readonly LineForm[]>();
  const formsOf = (root: string) => {
    const own = groupsOf.get(root);
    if (own === undefined) return NO_FORMS;
    const known = made.get(root) ?? formsIn(own, root, ofs);
    made.set(root, known);
    return known;
  };
  const initials = new Map<string, readonly LineForm[]>();
  const byInitial = (letter: string) => {
    const known = initials.get(letter);
    if (known !== undefined) return known;
    const words = groups.flatMap((group) =>
      group.forms.filter((form) => form.startsWith(letter) && !form.includes(' ')),
    );
    const forms = [...new Set(words)]
      .flatMap((word) => formsOf(word).find(({ roots }) => roots.length === 1) ?? [])
      .filter(({ brings }) => brings.length > 0);
    if (forms.length > 0) initials.set(letter, forms);
    return forms;
  };
  return { formsOf, byInitial, isOf: (root) => ofs.has(root) };
}

function formsIn(groups: readonly Group[], first: string, ofs: ReadonlySet<string>): readonly LineForm[] {
  const byKey = new Map<string, LineForm>();
  for (const { kinds, forms, excuse } of groups) {
    const kind = CLASSES.has(kinds) ? (kinds as LineClass) : undefined;
    const claims = kinds.startsWith(CLAIM);
    const codes = (claims ? kinds.slice(CLAIM.length) : kinds).split('|');
    const brings = kind === undefined ? [{ codes, unless: new Set(excuse.split(' ')) }] : [];
    for (const form of forms) {
      const roots = withoutOf(form.split(' '), ofs);
      if (roots[0] !== first) continue;
      const key = roots.join(' ');
      const known = byKey.get(key);
      const all = known === undefined ? brings : merged([...known.brings, ...brings]);
      byKey.set(key, { roots, kind: known?.kind ?? kind, brings: all, claims });
    }
  }
  return [...byKey.values()].sort((a, b) => b.roots.length - a.roots.length);
}

/** «Suero de leche» is found however the two are joined; «free of» is not «free». */
function withoutOf(roots: readonly string[], ofs: ReadonlySet<string>): readonly string[] {
  const kept = roots.filter((root) => !ofs.has(root));
  return kept.length > 1 ? kept : roots;
}

/** A word of several languages brings its allergens once, and is excused in each: «butter». */
function merged(brings: readonly Brought[]): readonly Brought[] {
  const byCodes = new Map<string, Brought>();
  for (const { codes, unless } of brings) {
    const known = byCodes.get(codes.join());
    byCodes.set(codes.join(), { codes, unless: new Set([...(known?.unless ?? []), ...unless]) });
  }
  return [...byCodes.values()];
}

/** A word, a figure or a mark of a line. */
export interface LineToken {
  readonly text: string;
  /** Empty for a mark. */
  readonly root: string;
  /** Whether a point cuts it short. */
  readonly cut: boolean;
  /** Past its last letter or mark, in plain letters. */
  readonly end: number;
}

/** «Milchfrei», «eggless»: what is denied, and what denies it. */
const GLUED = /^([a-z]{2,}?)(frei(?:e[mnrs]?)?|free|less|vrije?)$/;
/** Signs that are not seen, and a word broken at the end of a line. */
const UNSEEN = /\p{Cf}|(?<=\p{L})-\s*\n\s*(?=\p{L})/gu;
/** Letters of another width or weight. */
const DRESSED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;

/** Letters and marks of Latin, Greek, Cyrillic and Hebrew, of which all are seen but a hyphen that may break a word. */
const SEEN = /^[\0-\u00ac\u00ae-\u05ff\u2010-\u2027]*$/;

/** A line as it looks. */
export function asSeen(line: string): string {
  if (SEEN.test(line) && !line.includes('\n')) return line;
  return line.replace(UNSEEN, '').replace(DRESSED, (letter) => letter.normalize('NFKC'));
}

/** «M&M» is one word. */
const TOKEN = /\d+(?:[.,]\d+)?|(?<![a-z])[a-z]&[a-z]s?(?![a-z])|[a-z]+\.?|\s[-–—](?=\s)|[^\sa-z\d]/gs;

/** A plain look for the end of what is glued. */
const mayBeGlued = (text: string) => text.includes('fre') || text.endsWith('less') || text.includes('vri');

/** All words and marks of a line in plain letters; nothing is left out. */
export function lineTokens(plain: string): readonly LineToken[] {
  const tokens: LineToken[] = [];
  for (const { 0: text, index } of plain.matchAll(TOKEN)) {
    const end = index + text.length;
    const glued = mayBeGlued(text) ? GLUED.exec(text) : null;
    if (glued === null) tokens.push(tokenOf(text, end));
    else tokens.push(tokenOf(glued[1]!, end), tokenOf(glued[2]!, end));
  }
  return tokens;
}

function tokenOf(text: string, end: number): LineToken {
  const word = text.length > 1 && text.endsWith('.') ? text.slice(0, -1) : text;
  const first = word.charCodeAt(0);
  const isWord = first >= 97 && first <= 122;
  return {
    text: word,
    cut: word.length > 1 && word !== text,
    root: isWord ? rootOf(word) : isFigure(word) ? word : '',
    end,
  };
}

/** The roots of the words of a form. */
export function lineRoots(form: string): readonly string[] {
  return lineTokens(foldApart(unabridged(form))).flatMap(({ root }) => root || []);
}
