/** Scales and thresholds of a craft, from its signed formulas. */
import { type Base, FEATURES, type Figures } from '../../packages/engine/src/evidencia/features.ts';
import { type Sample, sampleOf, standingOf } from '../../packages/engine/src/evidencia/measure.ts';
import { ENOUGH } from '../../packages/engine/src/evidencia/precedent.ts';
import { type Variant, variantOf } from '../../packages/engine/src/evidencia/variants.ts';

/** A signed formula in numbers. */
export interface Signed {
  readonly type: string;
  /** Formulas of one round were collected together: none vouches for another. */
  readonly round: string;
  readonly features: Figures;
}

/** What a type is judged with. */
export interface Calibrated {
  readonly sample: Sample;
  readonly rounds: readonly string[];
  /** Distances beyond which one in a hundred, and one in ten, of what masters sign lies. */
  readonly refuse: number;
  readonly note: number;
}

/** What a broad type is judged with, and each of its variants that has formulas enough. */
export interface Broad extends Calibrated {
  readonly variants: readonly Variant<Calibrated>[];
}

/** A variant of `data/evidencia/variantes.json`: the first that has as much of its families as it says. */
export interface VariantRow {
  readonly nombre: string;
  readonly lleva: readonly string[];
  readonly desde: number;
}

/** The variants of a craft by type. */
export type VariantRows = Readonly<Record<string, readonly VariantRow[]>>;

/** A type takes from its group as if the group were so many formulas of its own. */
const SHRINK = { scale: 8, threshold: 15 };
/** From p10 to p90, in standard deviations of a normal. */
const SPAN = 2.56;
/** Shares of what is signed that thresholds leave beyond. */
const BEYOND = { refuse: 0.01, note: 0.1 };

export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low);
}

const ascending = (a: number, b: number) => a - b;

/** `groupOf`: types that lend each other what few formulas do not tell; variants borrow from those of their type. */
export function calibrateAll(
  signed: readonly Signed[],
  base: Base,
  groupOf: (type: string) => string,
  variants: VariantRows,
): ReadonlyMap<string, Broad> {
  const whole = calibrate(signed, base, groupOf);
  return new Map([...whole].map(([type, one]) => [type, { ...one, variants: variantsIn(type) }]));

  function variantsIn(type: string): readonly Variant<Calibrated>[] {
    const rules = (variants[type] ?? []).map(({ nombre, lleva, desde }) => ({
      name: nombre,
      families: lleva.map((family) => FEATURES.findIndex(({ id }) => id === family)),
      least: desde,
    }));
    const own = signed.flatMap((one): Signed[] => {
      const variant = one.type === type && variantOf(rules, one.features);
      return variant ? [{ ...one, type: variant.name }] : [];
    });
    const known = calibrate(own, base, () => type);
    return rules.map((rule): Variant<Calibrated> => {
      const size = own.filter((one) => one.type === rule.name).length;
      return { ...rule, size, known: size >= ENOUGH.refuse ? known.get(rule.name) : undefined };
    });
  }
}

function calibrate(
  signed: readonly Signed[],
  base: Base,
  groupOf: (type: string) => string,
): ReadonlyMap<string, Calibrated> {
  const types = new Map<string, Signed[]>();
  for (const one of signed) types.set(one.type, [...(types.get(one.type) ?? []), one]);
  const groups = new Map<string, string[]>();
  for (const type of types.keys()) groups.set(groupOf(type), [...(groups.get(groupOf(type)) ?? []), type]);

  const spreads = new Map([...types].map(([type, own]) => [type, spreadsOf(own)]));
  const samples = new Map<string, Sample>();
  for (const [type, own] of types) {
    const kin = groups.get(groupOf(type))!.map((one) => spreads.get(one)!);
    samples.set(type, measuredBy(own, base, spreads.get(type)!, kin));
  }
  const distances = new Map([...types].map(([type, own]) => [type, leftOut(samples.get(type)!, own)]));
  const thresholds = (type: string, beyond: number) => {
    const own = distances.get(type)!;
    const kin = groups.get(groupOf(type))!.flatMap((one) => distances.get(one)!);
    const [inType, inGroup] = [own, kin].map((all) => Math.log(conformal(all.toSorted(ascending), beyond)));
    const { threshold } = SHRINK;
    if (own.length === 0) return Math.exp(inGroup!);
    return Math.exp((own.length * inType! + threshold * inGroup!) / (own.length + threshold));
  };
  return new Map(
    [...types].map(([type, own]) => [
      type,
      {
        sample: samples.get(type)!,
        rounds: own.map(({ round }) => round),
        refuse: thresholds(type, BEYOND.refuse),
        note: thresholds(type, BEYOND.note),
      },
    ]),
  );
}

/** Spread of each feature in a type, and in how many of its formulas it is. */
function spreadsOf(own: readonly Signed[]) {
  return FEATURES.map((_, i) => {
    const sorted = own.map(({ features }) => features[i]!).sort(ascending);
    const present = sorted.filter((value) => value > 0).length / sorted.length;
    return { spread: (quantile(sorted, 0.9) - quantile(sorted, 0.1)) / SPAN, present };
  });
}

type Spreads = ReturnType<typeof spreadsOf>;

function measuredBy(own: readonly Signed[], base: Base, spreads: Spreads, kin: readonly Spreads[]): Sample {
  const scales = FEATURES.map(({ resolution }, i) => {
    const { spread, present } = spreads[i]!;
    const inGroup = quantile(kin.map((one) => one[i]!.spread).sort(ascending), 0.5);
    const lent = SHRINK.scale * inGroup * Math.min(1, 2 * present);
    return Math.max(resolution[base], (own.length * spread + lent) / (own.length + SHRINK.scale));
  });
  const rows = new Float64Array(own.length * FEATURES.length);
  own.forEach(({ features }, place) => {
    rows.set(features, place * FEATURES.length);
  });
  return sampleOf(
    base,
    rows,
    Float64Array.from(scales, (scale) => Number(scale.toPrecision(3))),
  );
}

/** Distance of each formula to the others, those of its round left out. */
function leftOut(sample: Sample, own: readonly Signed[]): number[] {
  return own.flatMap(({ features, round }, at) => {
    const isOut = (place: number) => place === at || (round !== 'corpus' && own[place]!.round === round);
    const { distance } = standingOf(sample, features, isOut);
    return distance > 0 && Number.isFinite(distance) ? [distance] : [];
  });
}

/** The value that a new one of the same kind exceeds with that chance. */
function conformal(sorted: readonly number[], beyond: number): number {
  const at = Math.ceil((sorted.length + 1) * (1 - beyond)) - 1;
  return sorted[Math.min(at, sorted.length - 1)]!;
}
