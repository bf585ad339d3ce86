import type { Range } from '../craft/ranges.ts';
import { remember } from '../craft/remember.ts';
import { fixed, lowerFirst, quoted } from '../craft/spanish.ts';
import { SERVING_PERCENT } from './freezing.ts';
import { INFOS, type JudgedKey, WORDS } from './params.ts';
import { AS_SUBJECT, suggestions as common, disclaimer, pacScale } from './texts.gen.ts';
import { TYPE_FILES } from './types.gen.ts';
import { type TypeId, WORKING_AIM, WORKING_RANGE } from './types.ts';

export * from './texts.gen.ts';

export const DISCLAIMER = disclaimer(SERVING_PERCENT, WORKING_RANGE);

export const PAC_SCALE = pacScale(WORKING_AIM);

/** How it is at a temperature: at its point, accepted, or neither. */
export function hardness(value: number, [softest, hardest]: Range, [low, high]: Range): string {
  if (value < softest) return value < low ? 'blanda' : 'algo blanda';
  if (value > hardest) return value > high ? 'dura' : 'algo dura';
  return 'en su punto';
}

/** Which side of its range a value is on. */
export type Side = 'low' | 'high';

/** A change of grams per kg of mix, as advised. */
export interface Change {
  /** Ingredient replaced; undefined when the addition goes on top. */
  readonly take: string | undefined;
  readonly put: string;
  readonly grams: number;
  /** True when the ingredient replaced is the formula's liquid. */
  readonly fromLiquid: boolean;
  /** The change does not reach the aim by itself. */
  readonly again: boolean;
  /** Another type the formula would fit. */
  readonly otherType: TypeId | undefined;
}

const PLURAL: ReadonlySet<JudgedKey> = new Set(['azucares', 'solidosTotales']);

/** Words around a figure, kept: the same few limits come again. */
export interface Phrases {
  readonly before: string;
  readonly after: Readonly<Record<Side, string>>;
  /** Of a PAC hardly out. */
  readonly nearly: Readonly<Record<Side, string>>;
  /** Between the trade's own range and the accepted one. */
  readonly nearLimit: string;
}

export function phrasesOf(key: JudgedKey, range: Range): Phrases {
  const { label, unit } = INFOS[key];
  const percent = unit === '%' ? ' %' : '';
  const limits = range.map((limit) => fixed(limit)).join(' a ');
  const after = (side: Side) => `${percent}: ${WORDS[key][side]} (rango ${limits})`;
  const nearly = (word: string) => `: casi en su punto, un poco ${word} (rango ${limits})`;
  return {
    before: `${label} `,
    after: { low: after('low'), high: after('high') },
    nearly: { low: nearly('blando'), high: nearly('duro') },
    nearLimit: `${percent}: dentro del rango (${limits}), cerca de su límite.`,
  };
}

/** Rows of the catalogue, the same ones again and again. */
const inSentence = remember(lowerFirst);

export const suggestions = {
  ...common,
  head: ({ before, after }: Phrases, value: number, side: Side) => `${before}${fixed(value)}${after[side]}`,
  moved: (key: JudgedKey, value: number) => {
    const verb = PLURAL.has(key) ? 'pasarían' : 'pasaría';
    return `Con los cambios anteriores, ${AS_SUBJECT[key]} ${verb} a ${fixed(value)}${INFOS[key].unit === '%' ? ' %' : ''}`;
  },
  change: ({ take, put, grams, fromLiquid, again, otherType }: Change) => {
    const b = inSentence(put);
    const a = take === undefined ? '' : inSentence(take);
    const what =
      take === undefined
        ? `añade unos ${grams} g de ${b}`
        : fromLiquid
          ? `añade unos ${grams} g de ${b} en lugar de la misma cantidad de ${a}`
          : `sustituye unos ${grams} g de ${a} por ${b}`;
    const tail = otherType === undefined ? '' : `, o llámalo «${TYPE_FILES[otherType].label}»`;
    return `Por cada kg de mezcla, ${what}${again ? ' y vuelve a calcular' : ''}${tail}.`;
  },
  nearly: ({ before, nearly }: Phrases, value: number, side: Side) => `${before}${fixed(value)}${nearly[side]}`,
  unjudged: (key: JudgedKey, names: readonly string[]) =>
    `No se puede juzgar ${AS_SUBJECT[key]}: depende de ${quoted(names)}.`,
} as const;
