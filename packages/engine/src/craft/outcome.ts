/** What a response of any craft boils down to for a person in a hurry. */
export interface Outcome {
  /** Verdict `equilibrada`, category Extra or better, medal silver or better. */
  readonly good: boolean;
  /** Spanish words for it: «equilibrada», «Suprema», «medalla de oro»… */
  readonly text: string;
}

const MEDALS: Readonly<Record<string, string>> = {
  gold: 'medalla de oro',
  silver: 'medalla de plata',
  bronze: 'medalla de bronce',
};

interface AnyResponse {
  readonly verdict?: string;
  readonly trophy?: string;
  readonly score?: { readonly categoria?: string; readonly medalla?: string };
}

/** Whether a response of any craft is good, and the words for it. */
export function outcomeOf(response: object): Outcome {
  const { verdict, trophy, score } = response as AnyResponse;
  if (score?.categoria !== undefined) {
    return { good: score.categoria === 'Suprema' || score.categoria === 'Extra', text: score.categoria };
  }
  if (score?.medalla !== undefined) {
    return { good: score.medalla !== 'bronze', text: MEDALS[score.medalla] ?? score.medalla };
  }
  const medal = trophy === undefined ? '' : ` (${MEDALS[trophy] ?? trophy})`;
  return verdict === 'equilibrada'
    ? { good: true, text: `fórmula equilibrada${medal}` }
    : { good: false, text: 'fórmula por revisar' };
}
