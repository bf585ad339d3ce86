import type { Step } from '../craft/advice.ts';
import type { Side } from '../craft/correct.ts';
import type { ManifestTexts } from '../craft/craft.ts';
import { list, lowerFirst, trimmed, upperFirst } from '../craft/spanish.ts';
import type { ParamKey } from './params.ts';
import { ROLES } from './roles.gen.ts';
import { manifest, NAMED, NONE, SEEN } from './texts.gen.ts';

export * from './texts.gen.ts';

/** Grams; formulas written in fractions of a gram need more decimals than a scale has. */
const w = (grams: number) => trimmed(grams, grams < 0.1 ? 6 : 2);

export const MANIFEST: ManifestTexts = manifest(ROLES.slice(0, -1).join(', '), ROLES.at(-1)!);

const SEEN_OF: Partial<Record<ParamKey, Readonly<Record<Side, string>>>> = SEEN;
const NONE_OF: Partial<Record<ParamKey, string>> = NONE;

/** «Quita 40 g de «Poolish» y añade 20 g de «Agua»»; what the dough has not yet is called by its plain name. */
export function change(steps: readonly Step[], isThere: (name: string) => boolean): string {
  const told = (verb: string, action: Step['action']) => {
    const some = steps.filter((step) => step.action === action);
    const named = (name: string) => (isThere(name) ? `«${name}»` : lowerFirst(name));
    const amounts = some.map(({ grams, ingredient }) => `${w(grams)} g de ${named(ingredient)}`);
    return some.length === 0 ? [] : [`${verb} ${list(amounts)}`];
  };
  return list([...told('quita', 'quitar'), ...told('añade', 'anadir')]);
}

/** A change and what it does to a number; `caused` by the changes before it. */
export function correction(told: {
  readonly number: ParamKey;
  readonly side: Side;
  readonly value: number;
  readonly change: string;
  readonly caused: boolean;
  readonly reached: number;
}): string {
  const { number, side, value, caused, reached } = told;
  const none = value === 0 ? NONE_OF[number] : undefined;
  if (none !== undefined) return `${none}: ${told.change}.`;
  const way = `para ${side === 'low' ? 'subir' : 'bajar'} ${NAMED[number]} del ${trimmed(value)} % al ${trimmed(reached)} %`;
  const head = caused ? `Después, ${told.change}` : upperFirst(told.change);
  return `${head} ${way}${SEEN_OF[number]?.[side] ?? ''}.`;
}
