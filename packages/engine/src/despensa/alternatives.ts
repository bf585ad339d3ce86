import { unmeasured } from './measures.ts';
import { withoutRemarks } from './remarks.ts';

const OR = /\s*,?\s+(?:o|u|or|ou|oder|oppure|(?:y|e|and)\/o[ru]?)\s+|\s*\/\s*(?=\p{L})/iu;
/** «margarina (o mantequilla)». */
const BRACKETED_OR = /\(\s*(?:o|u|or|ou|oder|oppure)\s+([^)]*)\)/giu;
const PREPOSITION = /^(?:de|del|di|d['’]|con|al|au|à|of)(?:\s|(?<=['’]))/iu;

/** «Esencia o extracto de vainilla»: the first is no essence of anything. */
const OF_SOMETHING = /^(?:esencia|extracto|aroma|essenza|estratto|essence|extrait|extract)$/iu;

/** More are no choice but a list. */
const MOST_ALTERNATIVES = 4;

/**
 * What a name leaves to choose, each spelt out: «semillas de girasol o de calabaza» → «semillas de girasol», «semillas
 * de calabaza». Of each alternative the readings to try, best first; none when nothing is left to choose.
 */
export function alternativesOf(text: string): readonly (readonly string[])[] {
  const parts = withoutRemarks(text.replace(BRACKETED_OR, ' o $1')).trim().split(OR).map(unmeasured);
  if (parts.length < 2 || parts.length > MOST_ALTERNATIVES || parts.includes('')) return [];
  const first = parts[0]!.split(/\s+/);
  const last = parts.at(-1)!.split(/\s+/);
  return parts.map((part, i) => {
    const headed = i === 0 ? [] : [`${first[0]} ${part}`];
    const ended = i === parts.length - 1 ? [] : [1, 2].map((words) => `${part} ${last.slice(-words).join(' ')}`);
    if (PREPOSITION.test(part)) return [...headed, part];
    return OF_SOMETHING.test(part) ? [...ended, part, ...headed] : [part, ...ended, ...headed];
  });
}
