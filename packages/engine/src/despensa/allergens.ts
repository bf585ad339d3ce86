import { lazy } from '../craft/lazy.ts';
import { foldApart } from '../craft/names.ts';
import { isOneEdit } from '../lectura/senses.ts';
import type { Food } from './food.ts';
import type { Mention } from './line.ts';
import type { LineForm, LineWords } from './line-words.ts';
import { saysPhrase } from './phrases.ts';
import { bears, type Knowledge } from './reading.ts';
import { withoutPoints } from './spelling.ts';
import type { Wording } from './wording.ts';
import { isFigure, isJoining, root } from './words.ts';

/** Less than the law tells of: «SO2 < 10 ppm», «< 20 ppm gluten». */
const TRACE = /(?:(?:so2|sulfitos|gluten)\s?)?<\s?[12]0\s?(?:ppm|mg\/kg)(?:\s(?:de\s)?(?:so2|sulfitos|gluten))?/gi;

/** Past the Latin alphabet, marks aside. */
const FURTHER = /[\u0370-\u1fff\u2100-\uffff]/;
/** A letter of another alphabet may look like one of ours. */
const FOREIGN = /\p{Script=Cyrillic}|\p{Script=Greek}{2}/u;

/** What a name speaks of, its words written out. */
export function spokenOf(line: Wording): readonly Mention[] {
  return withoutPoints(line.as(line.text.replace(TRACE, ' '))).mentions();
}

/**
 * The allergens in doubt if a line were read as a food; undefined where none is lost. The food bears all that the line
 * brings, lacks all that it denies, and what the line joins to it is in its names. Words covered by a name of the food
 * are the food. What is joined and nobody knows is a doubt without an allergen.
 */
export function allergenDoubt(
  line: string,
  mentions: readonly Mention[],
  food: Food,
  reader: Knowledge,
): readonly string[] | undefined {
  if (FURTHER.test(line) && FOREIGN.test(line)) return [];
  const names = lazy(() => reader.namesOf(food));
  const as: ReadAs = {
    mentions,
    runs: runsIn(mentions),
    food,
    reader,
    names,
    own: lazy(() => new Set(names().flat())),
  };
  const apart = foodsApart(as);
  const strange = strangeApart(line, as);
  const doubts = mentions.map((_, i) => doubtOf(i, as) ?? apart.get(i) ?? (strange.has(i) ? [] : undefined));
  if (doubts.every((codes) => codes === undefined)) return undefined;
  const covered = coveredBy(as);
  // What a food is for and what that is of brings nothing, unless its own name says what it is for.
  const isUse = ({ use, of }: Mention, i: number) => use !== undefined && !covered.has(use) && (of || use === i);
  const left = doubts.filter((codes, i) => codes !== undefined && !covered.has(i) && !isUse(mentions[i]!, i));
  if (left.length === 0 || reader.isName(line, food)) return undefined;
  return [...new Set(left.flatMap((codes) => codes ?? []))];
}

/** Whether a literal name joins, denies or offers something: its words are all known, and only that may turn them. */
export function saysMore(mentions: readonly Mention[]): boolean {
  return mentions.some(({ joined, denied, choice }) => joined || denied || choice);
}

/** A line as the food it would be read as. */
interface ReadAs {
  readonly mentions: readonly Mention[];
  /** Places of those that nothing parts. */
  readonly runs: readonly Run[];
  readonly food: Food;
  readonly reader: Knowledge;
  readonly names: () => readonly (readonly string[])[];
  /** Every word of the names of the food. */
  readonly own: () => ReadonlySet<string>;
}

function doubtOf(i: number, as: ReadAs): readonly string[] | undefined {
  const { mentions, food } = as;
  const { traces, choice, denied } = mentions[i]!;
  if (traces) return undefined;
  const brought = broughtBy(i, as);
  // «O cualquier otro fruto seco» is no walnut.
  const isHeld = (code: string) => (choice ? food.contiene.includes(code) : bears(food, code));
  const wrong = brought.filter((code) => isHeld(code) === denied);
  if (wrong.length > 0) return wrong;
  if (denied || brought.length > 0) return undefined;
  const isUnexplained = isHeldThing(i, as) || (isJoinedNoun(i, as) && !isExplained(i, as));
  return isUnexplained ? [] : undefined;
}

/** A topping with more water is a cream or a dough. */
const LEAST_WET = 25;

/** Whether something is made in the workshop, of foods as they come. */
function isMade({ category, agua }: Food): boolean {
  return category === 'levaduras_masas' || (category === 'galletas_toppings' && agua >= LEAST_WET);
}

/** Allergens the food lacks of another that a remark names whole, by the place it starts at: «azúcar (nata vegetal)». */
function foodsApart(as: ReadAs): ReadonlyMap<number, readonly string[]> {
  const { mentions, food, reader } = as;
  const found = new Map<number, readonly string[]>();
  for (const run of thingsIn(as)) {
    const told = run.map((i) => mentions[i]!);
    const other = run[0] === 0 ? undefined : foodOf(told, reader);
    // A preferment or a cream is what the food is for: «agua (poolish)», «zucchero (meringa)».
    if (other === undefined || isMade(other)) continue;
    const lacked = other.contiene.filter((code) => !bears(food, code));
    if (lacked.length > 0) found.set(run[0]!, lacked);
  }
  return found;
}

/** What stands apart in a line, and what is joined from there on or, of several words, is what the rest is of. */
function thingsIn({ mentions, runs }: ReadAs): readonly Run[] {
  const things: Run[] = [];
  for (const run of joinsNone(mentions) && runs.length > 1 ? [...runs, [...mentions.keys()]] : runs) {
    things.push(run);
    for (const [place, i] of run.entries()) {
      const { joined, of } = mentions[i]!;
      if (place > 0 && (joined || (of && i < run.at(-1)!))) things.push(run.slice(place));
    }
  }
  return things;
}

function foodOf(told: readonly Mention[], { called, vocabulary }: Knowledge): Food | undefined {
  if (told[0]!.use !== undefined || told.some(({ traces }) => traces)) return undefined;
  const nouns = told.filter(({ roots }) => !roots.every(isFigure));
  // «Pulpa con semillas», «proteína 12 %» are part of the food, a colour is of it.
  if (nouns.length === 1 && vocabulary.incomplete.has(nouns[0]!.roots[0]!)) return undefined;
  if (nouns.every(({ idle, share }) => idle && !share)) return undefined;
  const roots: string[] = [];
  const add = (root: string) => root.length > 1 && !isJoining(root) && roots.push(root);
  for (const { denier, roots: own } of told) {
    if (denier !== undefined) add(denier);
    own.forEach(add);
  }
  return called(roots)?.food;
}

/** Shorter words with a point are cut short, and end no sentence. */
const LEAST_ENDED = 8;

/** A house or a place: «nibs (Ocumare)»; a longer word is a German noun, and in capitals alone nobody can tell. */
const PROPER = /(?<!\p{L})\p{Lu}\p{Ll}{1,8}(?!\p{L})/gu;
/** What a hyphen joins to a word: «azúcar-tourteau». */
const HYPHENED = /(?<=\p{L}-)\p{L}+/gu;
/** A shorter word is a grade or an abbreviation: «glicerina (VG)». */
const LEAST_STRANGE = 4;
/** More words than that are prose: «dextrosa (controla la cristalización y mejora la textura)». */
const MOST_STRANGE = 2;

const rootsIn = (line: string, pattern: RegExp): ReadonlySet<string> =>
  new Set((line.match(pattern) ?? []).map((word) => root(foldApart(word))));

/** Things that nobody knows, by the place they start at: «azúcar (tourteau)», «azúcar de beijinho», «sal, kaju katli». */
function strangeApart(line: string, as: ReadAs): ReadonlySet<number> {
  const { mentions, runs } = as;
  const proper = rootsIn(line, PROPER);
  const hyphened = rootsIn(line, HYPHENED);
  const found = new Set<number>();
  for (const run of runs) {
    for (const [place, start] of run.entries()) {
      const { of, remark, apart, roots } = mentions[start]!;
      const isTold = place === 0 ? start > 0 : !apart && ((of && !remark) || hyphened.has(roots[0]!));
      if (isTold && isStrangeThing(run.slice(place), proper, as)) found.add(start);
    }
  }
  return found;
}

/** Whether a word of a thing is one that nobody knows, beside no more than a noun: «kaju katli», «salsa waldorf». */
function isStrangeThing(thing: readonly number[], proper: ReadonlySet<string>, as: ReadAs): boolean {
  const told = thing.map((i) => as.mentions[i]!).filter(({ roots }) => !roots.every(isFigure));
  if (told.length > 1 && thing.length > MOST_STRANGE) return false;
  if (told.some(({ roots }) => roots.some((one) => proper.has(one)))) return false;
  return told.some((one) => isStrange(one, as)) && told.every((one) => isStrange(one, as) || isForeignNoun(one, as));
}

/** Whether a mention only tells what there is, without a word that a list has. */
function isPlainly(
  { idle, brings, use, traces, denied, choice, texts }: Mention,
  { reader: { vocabulary } }: ReadAs,
): boolean {
  return (
    !(idle || use !== undefined || traces || denied || choice) &&
    brings.length === 0 &&
    !texts.some((text) => vocabulary.packs.has(text))
  );
}

/** Whether a word says of a food how it is. */
function isSaying(one: string, { reader: { vocabulary } }: ReadAs): boolean {
  const { fillers, turning, vague, states } = vocabulary;
  return fillers.has(one) || turning.has(one) || vague.has(one) || states.has(one) || isJoining(one);
}

/** What is done to a food or may be, as it is written: a «cebreiro» is no verb. */
const DONE_IN_FULL = /(?:[ai]d[oa]?s?|[aei]r|ed|nt[aeio]?s?)$/;

/** Whether nobody knows a word. */
function isStrange(mention: Mention, as: ReadAs): boolean {
  const { cut, roots, texts } = mention;
  const isKnown = (one: string) => as.reader.words.has(one) || isSaying(one, as);
  // «Pasta de abellana» is of hazelnuts.
  const isOwn = (one: string) => [...as.own()].some((own) => isOneEdit(one, own));
  return (
    isPlainly(mention, as) &&
    !(cut && roots[0]!.length < LEAST_ENDED) &&
    !texts.some((text) => DONE_IN_FULL.test(text)) &&
    !roots.some((one) => one.length < LEAST_STRANGE || isFigure(one) || isKnown(one) || isOwn(one))
  );
}

/** Whether a word is of names of foods, and of none of this one. */
function isForeignNoun(mention: Mention, as: ReadAs): boolean {
  const isNoun = (one: string) => as.reader.words.has(one) && !isSaying(one, as) && !as.own().has(one);
  return isPlainly(mention, as) && !mention.cut && mention.roots.every(isNoun);
}

/** Allergens of a mention: its own unless a neighbour makes another thing of it, else those it may stand for. */
function broughtBy(i: number, as: ReadAs): readonly string[] {
  const { mentions, reader } = as;
  const { brings, texts } = mentions[i]!;
  // «Latta» is a tin, «latte» is milk: one root.
  if (texts.length > 0 && texts.every((text) => reader.vocabulary.packs.has(text))) return [];
  if (brings.length === 0) return isCutFromName(i, as) ? [] : mayStandFor(mentions[i]!, reader);
  const near = [...preceding(i, mentions).map((root) => `<${root}`), ...following(i, mentions)];
  return brings.flatMap(({ codes, unless }) => (near.some((root) => unless.has(root)) ? [] : codes));
}

/** Whether a word is cut from a name that the line has else: «turrón de Jij.»; not «miel cac.», «coco, nois.». */
function isCutFromName(i: number, { mentions, names }: ReadAs): boolean {
  const { cut, joined, choice, remark, apart, roots } = mentions[i]!;
  if (!cut || joined || choice || remark || (i > 0 && apart)) return false;
  const said = new Set(mentions.flatMap((mention) => mention.roots));
  const isCut = (word: string) => word.startsWith(roots[0]!);
  // «Jam. coc.»: the other word may be cut as well.
  const isSaid = (word: string) =>
    said.has(word) ||
    isCut(word) ||
    mentions.some(
      (other) => other.cut && other.roots[0]!.length >= LEAST_CUT_BESIDE && word.startsWith(other.roots[0]!),
    );
  return names().some((name) => name.length > 1 && name.some(isCut) && name.every(isSaid));
}

/** How far off a word may be that makes another thing of one: «carob seed flour», «leche en polvo de coco». */
const REACH = 3;

function preceding(i: number, all: readonly Mention[]): readonly string[] {
  const near: string[] = [];
  for (let at = i; at > 0 && at > i - REACH && !all[at]!.apart; at--) near.push(...all[at - 1]!.roots);
  return near;
}

function following(i: number, all: readonly Mention[]): readonly string[] {
  const near: string[] = [];
  for (let at = i + 1; at < all.length && at <= i + REACH && !all[at]!.apart; at++) {
    if (at === i + 1 || all[at]!.of || all[at - 1]!.idle) near.push(...all[at]!.roots);
  }
  return near;
}

/** What is joined is the first word that says something and what it is of: «con trocitos de x», «con leche Alunga». */
function isJoinedNoun(i: number, { mentions, reader: { vocabulary } }: ReadAs): boolean {
  const { fillers, incomplete } = vocabulary;
  const isIdle = ({ idle, roots }: Mention) =>
    idle || roots.every((root) => fillers.has(root) && !incomplete.has(root));
  if (!mentions[i]!.joined || isIdle(mentions[i]!)) return false;
  const { loose, of, roots } = mentions[i]!;
  // One more thing to do with the food, unless it ends the line and is none.
  if (loose && (i < mentions.length - 1 || roots.some((root) => DONE.test(root)))) return false;
  if (of) return true;
  for (let at = i; !mentions[at]!.apart; at--) if (!isIdle(mentions[at - 1]!)) return false;
  return true;
}

const PARTICIPLE = /[ai]d$/;
/** What is done to a food: «picada», «decorar», «sliced». */
const DONE = /(?:[ai]d|[aei]r|ed|nt)$/;

/**
 * Words that say nothing are a thing where they stand alone after «con», and one after «y» where no other such word
 * stands before: «azúcar con lechera», «azúcar y tostadas».
 */
function isHeldThing(i: number, { mentions, reader: { vocabulary } }: ReadAs): boolean {
  const { held, joined, apart, idle, of, roots } = mentions[i]!;
  const { fillers, states } = vocabulary;
  const isListed = (root: string) => states.has(root) || fillers.has(root);
  // «Con trozos de tostada».
  const before = mentions[i - 1];
  const isOfPieces = of && !apart && before?.apart === true && before.roots.every(isListed);
  if (!joined || !(apart || isOfPieces) || idle) return false;
  const isQuality = (root: string) => PARTICIPLE.test(root) || isListed(root);
  const isAlone = mentions[i + 1]?.apart !== false;
  if (held) return (isAlone || apart) && runFrom(i, mentions).every((one) => !one.idle && one.roots.every(isQuality));
  return isAlone && roots.every(isListed) && !mentions[i - 1]?.roots.some(isQuality);
}

/** A mention and what follows it up to a mark. */
function runFrom(start: number, mentions: readonly Mention[]): readonly Mention[] {
  const end = mentions.findIndex(({ apart }, i) => i > start && apart);
  return mentions.slice(start, end < 0 ? undefined : end);
}

/** Whether a word joined to a food is of its names, or the flavour of one that is sold in several. */
function isExplained(i: number, { mentions, own, reader: { vocabulary } }: ReadAs): boolean {
  const { roots, flavour } = mentions[i]!;
  const isFlavour = (root: string) => vocabulary.line.formsOf(root).some(({ kind }) => kind === 'sabor');
  // «Lecitina (E322) y E228»: the number tells, not its letter.
  const number = roots.every(({ length }) => length === 1) ? (mentions[i + 1]?.roots.filter(isFigure) ?? []) : [];
  return [...roots, ...number].every((root) => own().has(root)) || (flavour && [...own()].some(isFlavour));
}

/** A word of a name, marked where the name denies it: «leche sin lactosa» is no «leche con lactosa». */
const marked = (root: string, denied: boolean) => (denied ? `-${root}` : root);

/** The mentions that whole names of a food cover: each in one run of words, or all of a line that joins nothing. */
function coveredBy({ mentions, runs, names: namesOf, reader }: ReadAs): ReadonlySet<number> {
  const covered = new Set<number>();
  const whole = { run: [...mentions.keys()], least: mentions.flatMap(({ roots }) => roots).length };
  const parts = runs.map((run) => ({ run, least: 1 }));
  const names = namesOf().map((name) => wordsOf(name, reader.vocabulary.line));
  // Fewest words of a name that covers them: of what nothing joins it has all.
  for (const { run, least } of joinsNone(mentions) ? [...parts, whole] : parts) {
    const at = new Map(run.flatMap((i) => mentions[i]!.roots.map((root) => [marked(root, mentions[i]!.denied), i])));
    for (const name of names) {
      if (name.length < least || !name.every((word) => at.has(word))) continue;
      const places = name.map((word) => at.get(word)!);
      // «Harina de castaña de Pará» is none of chestnuts.
      const isWhole = (i: number) =>
        mentions[i]!.roots.every((root) => name.includes(marked(root, mentions[i]!.denied)));
      if (places.every(isWhole)) for (const i of places) covered.add(i);
    }
  }
  return covered;
}

function wordsOf(name: readonly string[], { formsOf }: LineWords): readonly string[] {
  const words: string[] = [];
  let denies = false;
  for (const root of name) {
    const kind = formsOf(root).find((form) => form.roots.length === 1)?.kind;
    if (kind === 'detras') words.push(marked(words.pop() ?? root, true));
    else if (kind === undefined || kind === 'nada') words.push(marked(root, denies));
    denies = kind === 'sin';
  }
  return words;
}

/** Places of mentions. */
type Run = readonly number[];

const joinsNone = (mentions: readonly Mention[]) => mentions.every(({ joined }) => !joined);

function runsIn(mentions: readonly Mention[]): readonly Run[] {
  const runs: number[][] = [];
  for (const [i, { apart }] of mentions.entries()) {
    if (apart) runs.push([]);
    runs.at(-1)!.push(i);
  }
  return runs;
}

/** Shortest word that may be an allergen misspelt, shortest that a point cuts short, and shortest that nothing does. */
const [LEAST_SLIP, LEAST_POINTED, LEAST_CUT] = [5, 2, 4];
/** Shortest that has lost letters inside. */
const LEAST_DRAWN = 3;
/** Shortest form a compound starts or ends with. */
const LEAST_COMPOUND = 5;

/** Shortest cut word that stands for another of one name. */
const LEAST_CUT_BESIDE = 3;

/** Shortest word with two letters swapped. */
const LEAST_SWAP = 4;

/** Longest word the pantry knows that may be cut short all the same. */
const MOST_CUT = 4;

/** Least letters of the rest of a compound. */
const LEAST_REST = 2;

/** Allergens a word may stand for: part of a compound, and where nobody knows it a letter wrong or cut short. */
function mayStandFor(
  { roots: [word = ''], texts: [text = ''], cut, idle, share, remark }: Mention,
  reader: Knowledge,
): readonly string[] {
  const { vocabulary, words } = reader;
  const { line, fillers, packs, turning } = vocabulary;
  if (word.length < (cut ? LEAST_POINTED : LEAST_DRAWN) || (idle && !share)) return [];
  if ((cut ? saysPhrase('punto', word) : fillers.has(word) || isJoining(word)) || packs.has(text)) return [];
  // A whole word with a point ends a sentence.
  const isKnown = !(cut && word.length <= MOST_CUT) && (words.has(word) || turning.has(word));
  const isLike = isKnown ? undefined : likenessTo(word, cut, remark);
  const alike = isLike === undefined ? [] : line.byInitial(word[0]!).filter(({ roots: [form = ''] }) => isLike(form));
  return [...alike, ...endsOf(word, line)].flatMap(({ brings }) => brings.flatMap(({ codes }) => codes));
}

const VOWELS = /[aeiou]/g;
const LAST_VOWEL = /[aeiou]$/;
const TWICE = /(.)\1/g;

/** Whether a form may be what a word stands for; what is of the word alone is worked out once. */
function likenessTo(word: string, cut: boolean, remark: boolean): (form: string) => boolean {
  const mayStart = cut || word.length >= (remark ? LEAST_CUT : LEAST_DRAWN);
  const bare = word.replace(VOWELS, '');
  const stem = word.replace(LAST_VOWEL, '');
  const single = word.replace(TWICE, '$1');
  // «Sojja»: a letter twice that its own word has once.
  const undoubled = single === word ? undefined : root(single);
  // «Lgst.», «lche»: without vowels, all its letters in their order, or with all consonants of another.
  const isDrawnTogether = (form: string) =>
    bare.length >= LEAST_DRAWN && isWithin(stem, form) && (bare === word || bare === form.replace(VOWELS, ''));
  return (form) =>
    (mayStart && form.startsWith(word)) || isDrawnTogether(form) || form === undoubled || (!cut && isSlip(word, form));
}

/** Whether letters stand in a word in their order. */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** In a short word only two letters swapped are a slip, or one more where its root lost a vowel: «lehce», «trigp». */
function isSlip(word: string, form: string): boolean {
  if (!isOneEdit(word, form)) return false;
  if (Math.min(word.length, form.length) >= LEAST_SLIP) return true;
  return isSwapped(word, form) || (word.length >= LEAST_SLIP && word.startsWith(form));
}

function isSwapped(word: string, form: string): boolean {
  return word.length >= LEAST_SWAP && lettersOf(word) === lettersOf(form);
}

const lettersOf = (word: string) => [...word].sort().join('');

/** The forms a compound starts or ends with: «Haselnussmus». */
function endsOf(word: string, { formsOf }: LineWords): readonly LineForm[] {
  const found: LineForm[] = [];
  for (let length = LEAST_COMPOUND; length <= word.length - LEAST_REST; length++) {
    for (const part of [word.slice(0, length), word.slice(-length)]) {
      found.push(...formsOf(part).filter(({ roots }) => roots.length === 1));
    }
  }
  return found;
}
