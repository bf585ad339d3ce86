import type { Analysis, LegalQuality, Meter } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import type { Mention } from '../craft/labelling.ts';
import type { Limit } from '../craft/limit.ts';
import { fold } from '../craft/names.ts';
import { craftOf } from '../crafts.ts';
import type { Leaf, Recipe } from '../despensa/receta.ts';
import { lawFindings, legalMentions, outlawedIn } from '../ley/law.ts';
import type { Notice } from './notices.ts';
import { mentions, notices } from './texts.ts';

/** Leaves are weighed in 100 g of the product as sold. */
const SOLD = 100;

/** What the law says of a product: against what it holds and its name, and the quality its label tells. */
export interface LawOfLabel {
  readonly avisos: readonly Notice[];
  readonly menciones: readonly Mention[];
}

export function lawOfLabel(
  { craft: id, type }: Recipe,
  leaves: readonly Leaf[],
  body: object,
  names: readonly string[],
): LawOfLabel {
  const portions = leaves.flatMap(({ food, grams, line }) =>
    grams > 0 ? [{ food, grams, label: food.name, sent: line.name }] : [],
  );
  const asked = legalMentions(portions, SOLD);
  const told = asked.filter(({ unsure }) => unsure).map(notices.ofAmount);
  const mentioned = asked.filter(({ unsure }) => !unsure).map(notices.ofAmount);
  const craft = id === undefined ? undefined : craftOf(id);
  if (craft === undefined || type === undefined) {
    return { avisos: [...outlawedIn(portions).map(notices.unlawful), ...told], menciones: mentioned };
  }
  const breaches = names.flatMap((name) => craft.labelling?.breaches?.(type, name, portions) ?? []);
  const found = [
    ...[...lawFindings(craft.ingredientRules(type).law, portions, SOLD), ...breaches].map(notices.unlawful),
    ...told,
  ];
  const analysis = analysed(() => craft.analyse({ ...body, type }, true));
  if (analysis === undefined) return { avisos: found, menciones: mentioned };
  const quality = analysis.quality?.();
  return {
    avisos: [
      ...found,
      ...analysis.meters.flatMap((meter) => brokenBy(meter).map((limit) => missedLaw(meter, limit))),
      ...analysis.warnings.flatMap(({ law, text }) => (law ? [notices.craftLaw(text)] : [])),
      ...(quality === undefined ? [] : names.flatMap((name) => misnames(name, quality))),
    ],
    menciones: [...mentioned, ...(quality?.reached === undefined ? [] : [mentions.quality(quality.reached)])],
  };
}

function missedLaw(meter: Meter, { min, max, source }: Limit): Notice {
  return min !== null && meter.value < min
    ? notices.lawShort(meter, min, source)
    : notices.lawOver(meter, max ?? 0, source);
}

/** A name that says a better quality than the formula reaches, or is not that of the law. */
function misnames(name: string, { reached, scale, called }: LegalQuality): Notice[] {
  const misnamed = called === undefined || fold(name).includes(fold(called)) ? [] : [notices.called(name, called)];
  const said = scale.findIndex((quality) =>
    fold(name)
      .split(/[^a-z]+/)
      .includes(fold(quality)),
  );
  if (reached === undefined) return [...misnamed, notices.noQuality(name)];
  const place = scale.indexOf(reached);
  return said === -1 || place <= said ? misnamed : [...misnamed, notices.quality(name, scale[said]!, reached)];
}

/** A formula its craft refuses may have a label all the same. */
function analysed(run: () => Analysis): Analysis | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Limits of the law that a value misses; those of a quality are its name's, and a range of the trade is not the law. */
function brokenBy({ value, limits }: Meter): Limit[] {
  return limits.filter(({ authority, level = 'legal', min, max, core = [min, max] }) => {
    if (authority !== 'ley' || level !== 'legal') return false;
    return (min !== null && core[0] === min && value < min) || (max !== null && core[1] === max && value > max);
  });
}
