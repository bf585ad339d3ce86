/** What the published formulas of its type say of a formula. */
import type { Analysis, Portion } from '../craft/analysis.ts';
import { lastOf, lazyOf } from '../craft/lazy.ts';
import type { Objection, Parecida, Precedent } from '../craft/precedent.ts';
import type { BroadEvidence, Evidence, TypeEvidence } from './evidence.ts';
import { type Comparable, comparable, FEATURES, type Figures, FOREIGN } from './features.ts';
import { excessOf, type Sample, type Standing, standingOf } from './measure.ts';
import { type Figure, texts } from './texts.ts';
import { type Variant, variantOf } from './variants.ts';

/** Formulas of a type from which something is noted, and from which one is refused. */
export const ENOUGH = { note: 4, refuse: 8 } as const;

/** Excess of composition that refuses by itself, together with an unusual distance, and that is noted. */
const BEYOND = { refuse: 0.3, together: 0.2, note: 0.15 };

/** % of its base that a formula may have of what no published one has, as a swap of one kind for another. */
const UNHEARD = 20;

/** Nearer than this share of the distance that refuses, a formula is the published one. */
const SAME = 0.3;

/** How a formula is judged by where it stands. */
function tierOf(known: Known, standing: Standing): Objection['code'] | null {
  const { refuse, note, sample } = known;
  const { size } = sample;
  const { distance, distances, beyond } = standing;
  if (size < ENOUGH.note || distances[0]! <= SAME * refuse) return null;
  const unusual = distance > note;
  const refused = distance > refuse || beyond > BEYOND.refuse || (unusual && beyond > BEYOND.together);
  if (refused && size >= ENOUGH.refuse) return 'sin_precedente';
  return refused || unusual || beyond > BEYOND.note ? 'poco_habitual' : null;
}

type Known = Omit<TypeEvidence, 'published'>;

/** A formula as it stands among those it is compared with. */
interface Judged<K extends Known> {
  readonly known: K;
  readonly standing: Standing;
  readonly tier: Objection['code'] | null;
}

/** Judged among those of its variant; few of one kind refuse too much, so that only the whole type refuses. */
export function judgedAmong<K extends Known>(whole: K, variant: K | undefined, features: Figures): Judged<K> {
  const among = (known: K): Judged<K> => {
    const standing = standingOf(known.sample, features);
    return { known, standing, tier: tierOf(known, standing) };
  };
  const inType = among(whole);
  if (variant === undefined || inType.tier === 'sin_precedente') return inType;
  const { known, standing, tier } = among(variant);
  return { known, standing, tier: tier && 'poco_habitual' };
}

/**
 * A family that sets a formula apart however near it is: one foreign to the craft, or a fifth of it of what none of its
 * type has. Kinds that replace each other, as fructose and sugar, hardly count in a distance.
 */
export function strangerIn(sample: Sample, { whole, features }: Comparable): number | null {
  const { size, base, absent } = sample;
  if (size < ENOUGH.note) return null;
  const foreign = FOREIGN[base].find((i) => excessOf(sample, whole, i) > BEYOND.note);
  if (foreign !== undefined || size < ENOUGH.refuse) return foreign ?? null;
  return absent.find((i) => features[i]! > UNHEARD && FEATURES[i]!.kind === 'familia') ?? null;
}

/** A formula and how it is judged. */
interface Compared extends Comparable, Judged<TypeEvidence> {
  readonly variant: Variant<TypeEvidence> | undefined;
}

/** Fields written out: copies by spreading took a tenth of an analysis. */
function compared(broad: BroadEvidence, portions: readonly Portion[]): Compared | undefined {
  const { base, high } = broad.sample;
  const one = comparable(portions, base, high);
  if (one === undefined) return undefined;
  const { features, whole, kept } = one;
  const variant = variantOf(broad.variants, features);
  const { known, standing, tier } = judgedAmong<TypeEvidence>(broad, variant?.known, features);
  return { features, whole, kept, variant, known, standing, tier };
}

/** The same, once for the judgement of an analysis and for what draws it to others. */
export const comparedOf = lazyOf((broad: BroadEvidence) =>
  lastOf((portions: () => readonly Portion[]) => compared(broad, portions())),
);

/** Distance to the nearest published formula of the whole type, so that two of one type compare. */
export function unlikenessIn(evidence: Evidence, { type, portions }: Analysis): number | undefined {
  const broad = evidence(type);
  const is = broad && portions && comparedOf(broad)(portions);
  return broad && is && standingOf(broad.sample, is.features).distances[0];
}

/** Undefined where the type has no published formulas, or too much of the formula is unknown. */
export function precedentIn(evidence: Evidence, { type, typeLabel, portions }: Analysis): Precedent | undefined {
  const broad = evidence(type);
  const judged = broad && portions && comparedOf(broad)(portions);
  if (broad === undefined || judged === undefined) return undefined;
  const { known, variant, standing, tier } = judged;
  const { size } = broad.sample;
  const alike: Parecida[] = [];
  for (let i = 0; i < standing.nearest.length; i++) {
    alike.push(alikeOf(known, standing.nearest[i]!, standing.distances[i]!, tier));
  }
  return {
    formulas: size,
    few: size < ENOUGH.refuse ? texts.few(size, typeLabel) : undefined,
    variant: variant && toldOf(variant, size),
    objection: objectionOf(broad, judged, typeLabel, alike),
    alike,
  };
}

/** What is said of a formula where it stands apart, or has what its type has not. */
function objectionOf(
  { sample }: BroadEvidence,
  judged: Compared,
  typeLabel: string,
  [nearest]: readonly Parecida[],
): Objection | undefined {
  const { known, variant, tier } = judged;
  const stranger = strangerIn(sample, judged);
  if (sample.size < ENOUGH.note || nearest === undefined || (tier ?? stranger) === null) return undefined;
  const label = variant && known === variant.known ? texts.variant(typeLabel, variant.name) : typeLabel;
  const why =
    tier === null ? texts.figure(figureOf(sample, judged.whole, stranger!), typeLabel) : whyOf(known, judged, label);
  return {
    code: tier ?? 'poco_habitual',
    text: tier === 'sin_precedente' ? texts.unprecedented(why, nearest) : texts.unusual(why),
    advice: texts.nearer(nearest),
  };
}

function toldOf({ name, size, known }: Variant<TypeEvidence>, all: number): NonNullable<Precedent['variant']> {
  return {
    nombre: name,
    formulas: size,
    texto: known ? texts.asVariant(name, size) : texts.fewOfVariant(name, size, all),
  };
}

/** Of a formula unlike all of them no published one is called alike, however near but for what is beyond them. */
function alikeOf(
  { published, refuse, note }: TypeEvidence,
  place: number,
  distance: number,
  tier: Objection['code'] | null,
): Parecida {
  const { name, source } = published[place]!;
  const isFar = tier === 'sin_precedente';
  return {
    nombre: name,
    fuente: source,
    parecido: likenessOf(distance, isFar ? FAR : SAME * refuse, isFar ? FAR : note, refuse),
  };
}

/** Nothing but the formula itself is nearer. */
const FAR = 0;

function likenessOf(distance: number, same: number, note: number, refuse: number): string {
  if (distance <= same) return texts.likeness[0];
  if (distance <= note) return texts.likeness[1];
  return distance <= refuse ? texts.likeness[2] : texts.unlike;
}

/** From this excess on a figure is told by itself. */
export const TOLD = 0.05;

function whyOf({ sample }: TypeEvidence, { features, whole, standing }: Compared, label: string): string {
  let worst = 0;
  for (let i = 1; i < FEATURES.length; i++) {
    if (excessOf(sample, features, i) > excessOf(sample, features, worst)) worst = i;
  }
  if (excessOf(sample, features, worst) > TOLD) {
    // A person knows the figure of the whole, and is told of another only where that is usual.
    const isUsual = excessOf(sample, whole, worst) <= 0;
    return texts.figure(figureOf(sample, isUsual ? features : whole, worst), label, isUsual);
  }
  return texts.together(setApart(sample, features, standing.nearest[0]!), sample.size, label, features !== whole);
}

/** A figure of the formula beside those published, without what is at the ends. */
function figureOf(sample: Sample, features: Figures, i: number): Figure {
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
  features: Figures,
  nearest: number,
): readonly Pick<Figure, 'name' | 'value'>[] {
  const apart = (i: number) => Math.abs(features[i]! - rows[nearest * FEATURES.length + i]!) * units[i]!;
  return FEATURES.flatMap(({ kind, name }, i) =>
    kind === 'familia' ? [{ name, value: features[i]!, far: apart(i) }] : [],
  )
    .sort((a, b) => b.far - a.far)
    .slice(0, TOGETHER);
}
