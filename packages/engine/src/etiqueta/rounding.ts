import { round } from '../craft/round.ts';
import { fixed } from '../craft/spanish.ts';

/** How the guidance of the Commission (December 2012) rounds a figure of the table. */
interface Rule {
  /** From here on with the fewer decimals. */
  readonly large: number;
  readonly decimals: readonly [large: number, small: number];
  /** Up to here it is next to nothing. */
  readonly negligible: number;
  readonly trace: string;
}

const GRAMS: Rule = { large: 10, decimals: [0, 1], negligible: 0.5, trace: '<0,5' };
const SATURATES: Rule = { large: 10, decimals: [0, 1], negligible: 0.1, trace: '<0,1' };
const SALT: Rule = { large: 1, decimals: [1, 2], negligible: 0.0125, trace: '<0,01' };

/** Below a tenth of what is next to nothing there is none. */
const NONE = 0.1;

const RULES: Readonly<Record<string, Rule>> = { saturadas: SATURATES, sal: SALT };

/** A figure of the nutrition table as a label shows it, without its unit. */
export function shown(key: string, value: number): string {
  if (key === 'energia_kj' || key === 'energia_kcal') return fixed(value, 0);
  const { large, decimals, negligible, trace } = RULES[key] ?? GRAMS;
  if (value <= negligible) return value < NONE * negligible ? '0' : trace;
  // 9.96 is 10, not 10,0.
  return fixed(value, round(value, decimals[1]) >= large ? decimals[0] : decimals[1]);
}
