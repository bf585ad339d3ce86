/** What the published formulas of its type say of a formula. */
import type { Analysis } from '../craft/analysis.ts';
import type { Objection, Parecida, Precedent } from '../craft/precedent.ts';
import type { Evidence, TypeEvidence } from './evidence.ts';
import { FEATURES, featuresOf, withoutAdditions } from './features.ts';
import { excessOf, type Sample, type Standing, standingOf } from './measure.ts';
import { type Figure, texts } from './texts.ts';

/** Formulas of a type from which something is noted, and from which one is refused. */
export const ENOUGH = { note: 4, refuse: 8 } as const;

/** Excess of composition that refuses by itself, together with an unusual distance, and that is noted. */
const BEYOND = { refuse: 0.3, together: 0.2, note: 0.15 };

/** Nearer than this share of the distance that refuses, a formula is the published one. */
const SAME = 0.3;

/** How a formula is judged by where it stands. */
export function tierOf(known: Omit<TypeEvidence, 'published'>, standing: Standing): Objection['code'] | null {
  const { refuse, note, sample } = known;
  const { size } = sample;
  const { distance, distances, beyond } = standing;
  if (size < ENOUGH.note || distances[0]! <= SAME * refuse) return null;
  const unusual = distance > note;
  const refused = distance > refuse || beyond > BEYOND.refuse || (unusual && beyond > BEYOND.together);
  if (refused && size >= ENOUGH.refuse) return 'sin_precedente';
  return refused || unusual || beyond > BEYOND.note ? 'poco_habitual' : null;
}

/** Undefined where the type has no published formulas, or too much of the formula is unknown. */
export function precedentIn(evidence: Evidence, { type, typeLabel, portions }: Analysis): Precedent | undefined {
  const known = evidence(type);
  if (known === undefined || portions === undefined) return undefined;
  const { sample } = known;
  const whole = featuresOf(portions(), sample.base);
  const features = whole && featuresOf(withoutAdditions(portions(), whole, sample.high), sample.base);
  if (features === undefined) return undefined;
  const standing = standingOf(sample, features);
  const tier = tierOf(known, standing);
  const few = sample.size < ENOUGH.refuse ? { few: texts.few(sample.size, typeLabel) } : {};
  const alike = standing.nearest.map((place, i) => alikeOf(known, place, standing.distances[i]!));
  if (tier === null) return { formulas: sample.size, ...few, alike };
  const [nearest] = alike as [Parecida];
  const why = whyOf(known, features, standing, typeLabel);
  const objection: Objection = {
    code: tier,
    text: tier === 'sin_precedente' ? texts.unprecedented(why, nearest) : texts.unusual(why),
    advice: texts.nearer(nearest),
  };
  return { formulas: sample.size, ...few, objection, alike };
}

function alikeOf({ published, refuse, note }: TypeEvidence, place: number, distance: number): Parecida {
  const { name, source } = published[place]!;
  const word = [SAME * refuse, note, refuse].findIndex((bound) => distance <= bound);
  return { nombre: name, fuente: source, parecido: texts.likeness[word] ?? texts.unlike };
}

/** From this excess on a figure is told by itself. */
export const TOLD = 0.05;

function whyOf({ sample }: TypeEvidence, features: Float64Array, { nearest }: Standing, label: string): string {
  let worst = 0;
  for (let i = 1; i < FEATURES.length; i++) {
    if (excessOf(sample, features, i) > excessOf(sample, features, worst)) worst = i;
  }
  if (excessOf(sample, features, worst) > TOLD) return texts.figure(figureOf(sample, features, worst), label);
  return texts.together(setApart(sample, features, nearest[0]!), sample.size, label);
}

/** A figure of the formula beside those published, without what is at the ends. */
function figureOf(sample: Sample, features: Float64Array, i: number): Figure {
  const { low, high, size, base } = sample;
  const sorted = Array.from({ length: size }, (_, place) => sample.rows[place * FEATURES.length + i]!).sort(
    (a, b) => a - b,
  );
  const at = (share: number) => sorted[Math.round((size - 1) * share)]!;
  const { name, kind } = FEATURES[i]!;
  return {
    name,
    onFlour: base === 'harina' && kind !== 'composicion',
    value: features[i]!,
    size,
    extremes: [low[i]!, high[i]!],
    usual: [at(0.1), at(0.9)],
  };
}

/** How many figures are told together. */
export const TOGETHER = 3;

/** What sets a formula apart from the nearest one, most of all first. */
function setApart(
  { rows, units }: Sample,
  features: Float64Array,
  nearest: number,
): readonly Pick<Figure, 'name' | 'value'>[] {
  const apart = (i: number) => Math.abs(features[i]! - rows[nearest * FEATURES.length + i]!) * units[i]!;
  return FEATURES.flatMap(({ kind, name }, i) =>
    kind === 'familia' ? [{ name, value: features[i]!, far: apart(i) }] : [],
  )
    .sort((a, b) => b.far - a.far)
    .slice(0, TOGETHER);
}
