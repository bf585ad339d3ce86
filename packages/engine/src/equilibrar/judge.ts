import type { CraftId } from '../craft/craft.ts';
import type { WantedScore } from '../craft/linear.ts';
import { outcomeOf } from '../craft/outcome.ts';
import { within } from '../craft/ranges.ts';
import type { Options } from './options.ts';

interface AnyResponse {
  readonly params?: Readonly<Record<string, number>>;
  readonly inRange?: Readonly<Record<string, boolean | null>>;
  readonly trophy?: string;
  readonly score?: { readonly categoria?: string; readonly medalla?: string };
}

/** Crafts whose score the law decides: a person's own ranges are asked for on top of it, never instead. */
const LAWFUL: ReadonlySet<CraftId> = new Set(['turron', 'cacao']);

export function isLawful(craft: CraftId): boolean {
  return LAWFUL.has(craft);
}

/** Whether a balance response is what the person asked for. */
export function isGood(
  craft: CraftId,
  response: object,
  { wanted, ranges }: Pick<Options, 'wanted' | 'ranges'>,
): boolean {
  const answer = response as AnyResponse;
  for (const [key, range] of ranges) {
    const value = answer.params?.[key];
    if (value !== undefined && within(value, range) === false) return false;
  }
  if (ranges.size > 0 && !isLawful(craft)) {
    return Object.entries(answer.inRange ?? {}).every(([key, met]) => met !== false || ranges.has(key));
  }
  return hasScore(answer, wanted);
}

function hasScore(answer: AnyResponse, wanted: WantedScore | undefined): boolean {
  const { good } = outcomeOf(answer);
  if (wanted === 'suprema') return answer.score?.categoria === 'Suprema';
  if (wanted === 'oro') return (answer.score?.medalla ?? answer.trophy) === 'gold';
  return good;
}
