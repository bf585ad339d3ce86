/** [minimum, maximum], both inclusive. */
export type Range = readonly [number, number];

export type Verdict = 'equilibrada' | 'revisar';

/** Judges a value as shown (already rounded); null when there is no range to judge by. */
export function within(value: number, range: Range | null | undefined): boolean | null {
  return range ? value >= range[0] && value <= range[1] : null;
}

/** `revisar` as soon as one judgement is false; null judgements do not count. */
export function verdictOf(judgements: Readonly<Record<string, boolean | null>>): Verdict {
  for (const key in judgements) if (judgements[key] === false) return 'revisar';
  return 'equilibrada';
}
