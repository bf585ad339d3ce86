import type { Medal, Outcome } from './analysis.ts';
import type { WantedScore } from './linear.ts';
import type { Verdict } from './ranges.ts';
import { MEDALS, outcomes } from './texts.ts';

/** Outcome of a craft with a verdict, and perhaps a medal. */
export function verdictOutcome(verdict: Verdict, medal: Medal | null = null): Outcome {
  const good = verdict === 'equilibrada';
  return {
    id: verdict,
    text: good ? outcomes.balanced(medal) : outcomes.toReview,
    good,
    medal,
    almonds: null,
    denomination: null,
    scores: scoresOf(medal),
  };
}

/** The outcome of a craft that gives a medal and a legal name. */
export interface MedalOutcome extends Outcome {
  readonly medal: Medal;
  readonly denomination: string;
}

/** `pending`: what must be measured first. */
export function medalOutcome(medal: Medal, denomination: string, pending?: string): MedalOutcome {
  const outcome = {
    id: medal,
    text: MEDALS[medal],
    good: medal !== 'bronze',
    medal,
    almonds: null,
    denomination,
    scores: scoresOf(medal),
  };
  return pending === undefined ? outcome : { ...outcome, pending };
}

function scoresOf(medal: Medal | null): readonly WantedScore[] {
  if (medal === 'gold') return ['oro', 'plata'];
  return medal === 'silver' ? ['plata'] : [];
}
