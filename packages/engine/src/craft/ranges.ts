/** [minimum, maximum], both inclusive. */
export type Range = readonly [number, number];

export type Verdict = 'equilibrada' | 'revisar';

/** Judges a value as shown (already rounded); null when there is no range to judge by. */
export function within(value: number, range: Range | null | undefined): boolean | null {
  return range ? value >= range[0] && value <= range[1] : null;
}
