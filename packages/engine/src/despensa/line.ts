import type { Brought, LineClass, LineForm, LineToken, LineWords } from './line-words.ts';
import { isColour, isFigure } from './words.ts';

/** A thing a line speaks of: one word, or several that mean one thing. */
export interface Mention {
  /** Places of its words in the line, and of the one that denies it. */
  readonly from: number;
  readonly end: number;
  readonly roots: readonly string[];
  readonly brings: readonly Brought[];
  /** Whether a mark or a joining word parts it from the one before. */
  readonly apart: boolean;
  /** Whether «de» joins it to the one before. */
  readonly of: boolean;
  readonly denied: boolean;
  /** Told as joined to the food: «con x», «y x», «contiene x». */
  readonly joined: boolean;
  /** Joined after a remark or a use, of which it may be one more: «en dados y picada». */
  readonly loose: boolean;
  /** Told as part of it: «con x», «contiene x». */
  readonly held: boolean;
  /** Told as its flavour. */
  readonly flavour: boolean;
  /** Offered instead of another: «o x». */
  readonly choice: boolean;
  /** What the food may hold in traces. */
  readonly traces: boolean;
  /** The first mention of the use it is part of, by its place; undefined where it is part of none. */
  readonly use: number | undefined;
  /** A figure, what it is a share of, or a word that says nothing. */
  readonly idle: boolean;
  /** What a figure is a share of. */
  readonly share: boolean;
  /** Whether a point cuts it short. */
  readonly cut: boolean;
  /** Whether it stands in a remark on the food. */
  readonly remark: boolean;
  /** Its words as they are written, as long as each is one of its roots. */
  readonly texts: readonly string[];
  /** The root of the word that denies it, where one stands before. */
  readonly denier: string | undefined;
}

/** How what follows belongs to the food, until a mark says otherwise. */
type Mode = 'plain' | 'joined' | 'loose' | 'held' | 'flavour' | 'use' | 'traces';

const JOINS: ReadonlySet<Mode> = new Set<Mode>(['joined', 'loose', 'held', 'flavour']);

/** Marks that join as «y» does. */
const PLUS: ReadonlySet<string> = new Set(['+', '&']);
/** Marks after which a remark on the food stands. */
const REMARKS: ReadonlySet<string> = new Set([...'([,;:-–—']);
const OPENS: ReadonlySet<string> = new Set(['(', '[']);
const CLOSES: ReadonlySet<string> = new Set([')', ']']);
/** Marks inside a word, a figure or a quotation: they part nothing. */
const INSIDE: ReadonlySet<string> = new Set([...'\'’%ºª°·.*"«»“”_´`-']);

/** The longest form that starts at a token, and where it ends. */
function formAt(
  tokens: readonly LineToken[],
  at: number,
  words: LineWords,
): { form: LineForm; end: number } | undefined {
  for (const form of words.formsOf(tokens[at]!.root)) {
    const end = endOf(form, tokens, at, words);
    if (end !== undefined) return { form, end };
  }
  return undefined;
}

/** «De» may stand between the words of a form. */
function endOf({ roots }: LineForm, tokens: readonly LineToken[], at: number, { isOf }: LineWords): number | undefined {
  let next = at;
  for (const [i, root] of roots.entries()) {
    const mayPass = (token: LineToken | undefined) =>
      token !== undefined && (isOf(token.root) || INSIDE.has(token.text));
    while (i > 0 && tokens[next]?.root !== root && mayPass(tokens[next])) next++;
    if (tokens[next]?.root !== root) return undefined;
    next++;
  }
  return next;
}

/** «E 330», «E-330» have a letter, not a joining word. */
function isLetter(tokens: readonly LineToken[], at: number): boolean {
  const next = tokens[at + (tokens[at + 1]?.text === '-' ? 2 : 1)]?.text;
  return tokens[at]!.text.length === 1 && next !== undefined && isFigure(next);
}

/** «Sin harina de trigo» denies both; «sin azúcar de avena» is of oats. */
function isDeniedAllergen(mention: Mention | undefined): boolean {
  return mention?.denied === true && mention.brings.length > 0;
}

/** What a food is for, in a verb. */
const INFINITIVE = /[aei]r$/;

/** What the words of a line speak of, in its order. */
export function mentionsOf(tokens: readonly LineToken[], words: LineWords): readonly Mention[] {
  const found: Mention[] = [];
  let mode: Mode = 'plain';
  let from = 0;
  let [apart, of, denies, choice, isShare, isRemark, isOpen] = [true, false, false, false, false, false, false];
  let isBracketed = false;
  for (let at = 0; at < tokens.length; ) {
    const { text, root, cut } = tokens[at]!;
    if (root === '') {
      at++;
      // Past a share no more traces are told of.
      if (text === '%') [isShare, mode] = [true, mode === 'traces' ? 'plain' : mode];
      // «Contiene: leche», «sin: huevo».
      if (INSIDE.has(text) || (text === ':' && (isOpen || denies))) continue;
      mode = PLUS.has(text) && !isBracketed ? 'joined' : mode === 'traces' && text === ',' ? mode : 'plain';
      isBracketed = OPENS.has(text) || (isBracketed && !CLOSES.has(text));
      isRemark = CLOSES.has(text) ? false : isRemark || REMARKS.has(text.trim());
      [apart, of, denies, choice, isShare] = [true, false, false, text === '/', false];
      continue;
    }
    const start = at;
    const match = formAt(tokens, at, words);
    at = match?.end ?? at + 1;
    const isLast = (tokens[at]?.root ?? '') === '';
    const isNoun = denies || isOpen || at === tokens.length || CLOSES.has(tokens[at]!.text);
    // «Con.» is cut short and joins nothing.
    const kind = cut || isLetter(tokens, start) ? undefined : kindOf(match?.form, isNoun);
    if (kind === 'de') of = true;
    else if (
      kind === 'detras' ||
      (kind === 'sin' && isLast && !denies && found.length > 0 && tokens[at]?.text !== ':')
    ) {
      const last = found.pop();
      // «Sin gluten: no» tells that there is some.
      if (last !== undefined) found.push({ ...last, denied: last.denier === undefined, end: at });
    } else if (kind === 'sin') {
      // Two deniers cancel: «no está libre de leche».
      [denies, from] = [!denies, start];
      if (mode === 'use') mode = 'plain';
    } else if (kind === undefined || kind === 'nada' || (of && kind === 'para')) {
      // «Nata para montar de soja» is made of it.
      const isVerb = INFINITIVE.test(found.at(-1)?.roots[0] ?? '');
      if (of && mode === 'use' && isVerb && tokens[start - 1]?.text === 'de') mode = 'plain';
      const { roots = [root], brings = [], claims = false } = match?.form ?? {};
      const idle =
        kind === 'nada' ||
        isFigure(root) ||
        isColour(root) ||
        (root.length === 1 && !(JOINS.has(mode) && (isLetter(tokens, start) || tokens[at]?.text === '&')));
      const isNone = isShare && found.at(-1)?.roots[0] === '0';
      found.push({
        from: denies ? from : start,
        end: at,
        roots,
        brings,
        apart,
        of,
        denied: claims !== (denies || isNone || (of && !apart && isDeniedAllergen(found.at(-1)))),
        joined: JOINS.has(mode),
        loose: mode === 'loose',
        held: mode === 'held',
        flavour: mode === 'flavour',
        choice,
        traces: mode === 'traces',
        use: mode === 'use' && !claims ? (found.at(-1)?.use ?? found.length) : undefined,
        idle: idle || isShare,
        share: isShare && !idle,
        cut,
        remark: isRemark,
        texts: textsOf(roots, tokens, start, at),
        denier: denies ? tokens[from]!.root : undefined,
      });
      // «Sin nada de huevo»: what says nothing is not what is denied.
      [denies, apart, of, isOpen] = [denies && (kind === 'nada' || root.length === 1), false, false, false];
    } else {
      // «(Para un sabor especial)» tells no flavour of the food.
      mode = kind === 'sabor' && isBracketed && !apart ? mode : modeAfter(kind, mode, isRemark, isBracketed);
      choice = kind === 'o';
      // «No contiene», «no apto para»: what follows is denied; «trazas no: contiene» tells two things.
      // «Sin relleno 1 kg con x» denies the first alone.
      const last = found.at(-1);
      const isOver = kind === 'con' && last?.denier !== undefined && last.from === from;
      denies &&= (kind === 'con' || kind === 'para') && !isOver && tokens[start - 1]?.text !== ':';
      [apart, of, isShare, isOpen] = [apart || kind !== 'para', false, false, kind === 'con' || kind === 'traza'];
    }
  }
  return found;
}

function textsOf(roots: readonly string[], tokens: readonly LineToken[], from: number, end: number): readonly string[] {
  const texts: string[] = [];
  for (let at = from; at < end; at++) if (roots.includes(tokens[at]!.root)) texts.push(tokens[at]!.text);
  return texts;
}

/** Catalan «ou» is an egg where it cannot join: «sense ou», «amb ou». */
function kindOf(form: LineForm | undefined, isNoun: boolean): LineClass | undefined {
  return isNoun && form?.kind === 'o' && form.brings.length > 0 ? undefined : form?.kind;
}

/** A remark tells two things to do with the food; of what follows a use nobody knows whether it is one. */
function modeAfter(kind: LineClass, mode: Mode, isRemark: boolean, isBracketed: boolean): Mode {
  if (kind === 'para') return 'use';
  if (kind === 'traza') return 'traces';
  if (kind === 'con') return 'held';
  if (mode === 'traces') return mode;
  if (kind === 'sabor') return 'flavour';
  if (kind !== 'y' || isBracketed) return 'plain';
  return isRemark || mode === 'use' ? 'loose' : 'joined';
}

/** A line without the allergens it denies; undefined where it denies none. */
export function withoutDenied(tokens: readonly LineToken[], mentions: readonly Mention[]): string | undefined {
  const denied = mentions.filter(isDeniedAllergen);
  if (denied.length === 0) return undefined;
  const kept = tokens.filter((_, i) => !denied.some(({ from, end }) => i >= from && i < end));
  return kept.map(({ text }) => text).join(' ');
}
