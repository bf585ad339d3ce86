/** The signed formulas of a craft, opened type by type when one is asked for. */
import type { Portion } from '../craft/analysis.ts';
import { lazyFor } from '../craft/lazy.ts';
import { foodAt } from '../despensa/table.ts';
import { type Base, FEATURES, featuresOf } from './features.ts';
import { type Sample, sampleOf } from './measure.ts';

/** The formulas of a type as the build packs them. */
export interface PackedType {
  readonly type: string;
  readonly refuse: number;
  readonly note: number;
  readonly scales: string;
  readonly formulas: string;
}

/** The signed formulas of a craft as the build packs them. */
export interface PackedEvidence {
  readonly base: Base;
  readonly types: readonly PackedType[];
}

/** A formula somebody published and masters sign. */
export interface Published {
  readonly name: string;
  readonly source: string;
  /** From a blog, not from the trade. */
  readonly blog: boolean;
  readonly portions: readonly Portion[];
}

/** What is known of a type. */
export interface TypeEvidence {
  readonly published: readonly Published[];
  readonly sample: Sample;
  /** Distances beyond which one in a hundred, and one in ten, of what masters sign lies. */
  readonly refuse: number;
  readonly note: number;
}

/** The evidence of a craft by type; undefined for a type nobody published. */
export type Evidence = (type: string) => TypeEvidence | undefined;

export function evidenceOf({ base, types }: PackedEvidence): Evidence {
  const packed = new Map(types.map((one) => [one.type, one]));
  const opened = lazyFor((one: PackedType) => open(base, one));
  return (type) => {
    const one = packed.get(type);
    return one === undefined ? undefined : opened(one);
  };
}

function open(base: Base, { refuse, note, scales, formulas }: PackedType): TypeEvidence {
  const published = formulas.split('\n').map(publishedOf);
  const rows = new Float64Array(published.length * FEATURES.length);
  published.forEach(({ portions }, place) => {
    rows.set(featuresOf(portions, base)!, place * FEATURES.length);
  });
  const sample = sampleOf(base, rows, Float64Array.from(scales.split(' '), Number));
  return { published, sample, refuse, note };
}

function publishedOf(line: string): Published {
  const [name = '', source = '', blog = '', amounts = ''] = line.split('\t');
  const portions = amounts.split(' ').map((amount): Portion => {
    const [food = '', grams = ''] = amount.split(':');
    return { food: foodAt(Number.parseInt(food, 36)), grams: Number(grams) };
  });
  return { name, source, blog: blog === '1', portions };
}
