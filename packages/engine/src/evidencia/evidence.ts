/** The signed formulas of a craft, opened type by type when one is asked for. */
import type { Portion } from '../craft/analysis.ts';
import { lazyFor } from '../craft/lazy.ts';
import { foodAt } from '../despensa/table.ts';
import { type Base, FEATURES, type Figures, featuresOf } from './features.ts';
import { type Sample, sampleOf } from './measure.ts';
import { type Variant, variantOf } from './variants.ts';

/** What a type, or a variant of it, is measured with, as the build packs it. */
export interface PackedMeasures {
  readonly refuse: number;
  readonly note: number;
  readonly scales: string;
}

/** The formulas of a type as the build packs them. */
export interface PackedType extends PackedMeasures {
  readonly type: string;
  readonly formulas: string;
  readonly variants?: readonly Variant<PackedMeasures>[];
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

/** What is known of a type and of each of its variants. */
export interface BroadEvidence extends TypeEvidence {
  readonly variants: readonly Variant<TypeEvidence>[];
}

/** The evidence of a craft by type; undefined for a type nobody published. */
export type Evidence = (type: string) => BroadEvidence | undefined;

export function evidenceOf({ base, types }: PackedEvidence): Evidence {
  const packed = new Map(types.map((one) => [one.type, one]));
  const opened = lazyFor((one: PackedType) => open(base, one));
  return (type) => {
    const one = packed.get(type);
    return one === undefined ? undefined : opened(one);
  };
}

function open(base: Base, { formulas, variants = [], ...measures }: PackedType): BroadEvidence {
  const all = formulas.split('\n').map((line): Measured => {
    const one = publishedOf(line);
    return { published: one, features: featuresOf(one.portions, base)! };
  });
  const isOf = (variant: (typeof variants)[number]) => (one: Measured) => variantOf(variants, one.features) === variant;
  return {
    ...knownBy(base, all, measures),
    variants: variants.map((variant) => {
      const { known } = variant;
      return { ...variant, known: known && knownBy(base, all.filter(isOf(variant)), known) };
    }),
  };
}

interface Measured {
  readonly published: Published;
  readonly features: Figures;
}

function knownBy(base: Base, all: readonly Measured[], { refuse, note, scales }: PackedMeasures): TypeEvidence {
  const rows = new Float64Array(all.length * FEATURES.length);
  all.forEach(({ features }, place) => {
    rows.set(features, place * FEATURES.length);
  });
  const sample = sampleOf(base, rows, Float64Array.from(scales.split(' '), Number));
  return { published: all.map(({ published }) => published), sample, refuse, note };
}

function publishedOf(line: string): Published {
  const [name = '', source = '', blog = '', amounts = ''] = line.split('\t');
  const portions = amounts.split(' ').map((amount): Portion => {
    const [food = '', grams = ''] = amount.split(':');
    return { food: foodAt(Number.parseInt(food, 36)), grams: Number(grams) };
  });
  return { name, source, blog: blog === '1', portions };
}
