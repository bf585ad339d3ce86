import { unmeasured } from './measures.ts';
import { withoutRemarks } from './remarks.ts';
import type { Wording } from './wording.ts';

const OR =
  /\s*,?\s+(?:o|u|or|ou|oder|oppure|(?:y|e|and)\/o[ru]?|à défaut(?: de(?: la)?| du)?|en su defecto)\s+|\s*\/\s*(?=[a-zß-ɏ])/i;
/** «margarina (o mantequilla)», «Zucker (**optional** brauner Zucker)». */
const BRACKETED_OR =
  /\(\s*(?:(?:o|u|or|ou|oder|oppure|of)(?: (?:use|auch|anche|también|bien))?|\**(?:opcional|optional|opzionale|facultatif)\**:?|alternativ(?:ely|amente|ement)?:?|ersatzweise:?|in alternativa:?|en su defecto|à défaut(?: de(?: la)?| du)?|sinon)\s+(?!(?:para|per|pour|for|für|to|pero|but|ma|mais|aber)\s)(?=[a-zß-ɏ]|\d)([^)]*)\)/gi;
/** «Beurre mou, ou margarine»; «butter, or as needed» leaves nothing to choose. */
const AFTER_COMMA = /\s?,\s(?:o|u|or|ou|oder|oppure)\s(?!(?:al|as|to|más|more|menos|less|à|en|enough)\s)/giu;
const PREPOSITION = /^(?:de|del|di|d['’]|con|al|au|à|of)(?:\s|(?<=['’]))/iu;

/** «Esencia o extracto de vainilla»: the first is no essence of anything. */
const OF_SOMETHING = /^(?:esencia|extracto|aroma|essenza|estratto|essence|extrait|extract)$/iu;

/** More are no choice but a list. */
const MOST_ALTERNATIVES = 4;

/** One of several foods named together. */
export interface Alternative {
  /** What it may be called, best first. */
  readonly spellings: readonly string[];
  /** With the noun that ends the name, where all may share it: «strawberry or raspberry jam». */
  readonly shared: readonly string[];
}

/** A plain look for what every choice has: its joint, or brackets around it. */
const PERHAPS_CHOICE = /[/(]|\s(?:ou?|u|or|oder|oppure|à défaut|en su defecto)\s/i;

/**
 * What a name leaves to choose, each spelt out: «semillas de girasol o de calabaza» → «semillas de girasol», «semillas
 * de calabaza». None when nothing is left to choose.
 */
export function alternativesOf(line: Wording): readonly Alternative[] {
  const { text } = line;
  if (!PERHAPS_CHOICE.test(text)) return [];
  const offered = text.replace(BRACKETED_OR, ' o $1').replace(AFTER_COMMA, ' o ');
  if (!OR.test(offered)) return [];
  const found = spelledOut(withoutRemarks(line.as(offered)), OR);
  // What brackets say of both: «semisweet or bittersweet chocolate (60-70 % cacao)».
  const share = /\([^)]*?(\d+(?:[.,]\d+)?\s?%)/.exec(text)?.[1];
  if (share === undefined) return found;
  const withShare = (texts: readonly string[]) =>
    texts.flatMap((part) => (/\d/.test(part) ? [part] : [`${part} ${share}`, part]));
  return found.map(({ spellings, shared }) => ({ spellings: withShare(spellings), shared: withShare(shared) }));
}

const AND = /\s*,?\s+(?:y|e|ed|i|et|and|und|plus|más|m[ée]s)\s+|\s*[&+]\s*/i;

/** What follows a plus is another food, known or not. */
export function addsMore(line: Wording): boolean {
  return /\s\+\s[A-Za-zÀ-ɏ]/.test(withoutRemarks(line).text);
}

/** The foods a name joins, each spelt out: «frambuesas y azúcar glas». */
export function joinedOf(line: Wording): readonly Alternative[] {
  return AND.test(line.text) ? spelledOut(withoutRemarks(line), AND) : [];
}

/** The shortest word a compound ends in, and the longest that is tried. */
const [SHORTEST_NOUN, LONGEST_NOUN] = [4, 14];

/** «Vollmilch-» with what may be the end of «Zartbitterkuvertüre», longest first. */
function completed(start: string, fellow: string): readonly string[] {
  const stem = start.slice(0, -1);
  const longest = Math.min(LONGEST_NOUN, fellow.length - 1);
  const ends = Array.from({ length: Math.max(0, longest - SHORTEST_NOUN + 1) }, (_, i) => fellow.slice(i - longest));
  return ends.map((end) => stem + end);
}

/** What is of something, or one thing by itself, ends in no noun that what stands before could share. */
const COMPLEMENT =
  /(?:^|\s)(?:de|del|di|du|of|con|with|à|au|al|en|in)\s|(?:^|\s)d['’]|^(?:un[ae]?|an?|eine?|das|die|der|l[aeo]s?|el|the)\s/iu;

function spelledOut(line: Wording, joint: RegExp): readonly Alternative[] {
  const split = line.text.trim().split(joint);
  const parts = split.length < 2 ? [] : split.map((part) => unmeasured(line.as(part)).text);
  if (parts.length < 2 || parts.length > MOST_ALTERNATIVES || parts.includes('')) return [];
  const first = parts[0]!.split(/\s+/);
  const last = parts.at(-1)!.split(/\s+/);
  const nouns = last.map((word) => word.toLowerCase());
  const sharesNoun = last.length > 1 && /^[A-Za-zÀ-ɏ]+$/.test(last.at(-1)!) && !COMPLEMENT.test(parts.at(-1)!);
  return parts.map((part, i) => {
    if (part.endsWith('-')) return { spellings: completed(part, last.at(-1)!), shared: [] };
    const headed = i === 0 ? [] : [`${first[0]} ${part}`];
    const ended = i === parts.length - 1 ? [] : [1, 2].map((words) => `${part} ${last.slice(-words).join(' ')}`);
    const hasItsOwn = part
      .toLowerCase()
      .split(' ')
      .some((word) => nouns.includes(word));
    const shared = sharesNoun && !hasItsOwn ? ended : [];
    if (PREPOSITION.test(part)) return { spellings: [...headed, part], shared };
    return { spellings: OF_SOMETHING.test(part) ? [...ended, part, ...headed] : [part, ...ended, ...headed], shared };
  });
}
