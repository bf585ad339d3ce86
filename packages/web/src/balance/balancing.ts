import { type EquilibrarResponse, GOALS } from '@obrador/engine/equilibrar';
import { type Analysis, type Craft, identity } from '../crafts/engine.ts';
import { newLine, type Recipe } from '../recipe/recipe.ts';
import type { Body, Request } from '../recipe/request.ts';

/** What the person asks of the balancer beyond the padlocks and limits of the lines. */
export interface BalanceSettings {
  readonly goal: string;
  /** Null keeps the sum of the formula. */
  readonly total: number | null;
  /** Grams the scale can tell apart; null lets the balancer choose. */
  readonly step: number | null;
  readonly additions: boolean;
  readonly centred: boolean;
}

export const DEFAULT_SETTINGS: BalanceSettings = {
  goal: 'minimo_cambio',
  total: null,
  step: 1,
  additions: true,
  centred: false,
};

export const STEPS: readonly number[] = [5, 1, 0.5, 0.1, 0];

/** Goals on offer: the two of every craft and the scores this one gives. */
export function goalsOf(craft: Craft): readonly string[] {
  return [...GOALS, ...craft.scores];
}

export type Options = Readonly<Record<string, unknown>>;

export function optionsOf({ lines }: Request, settings: BalanceSettings): Options {
  const limited = lines.filter(({ min, max, locked }) => !locked && (min !== null || max !== null));
  return {
    fijos: lines.filter(({ locked }) => locked).map(({ name }) => name),
    limites: Object.fromEntries(limited.map(({ name, min, max }) => [name, { min, max }])),
    objetivo: settings.goal,
    centrado: settings.centred,
    ...(settings.total === null ? {} : { total: settings.total }),
    ...(settings.step === null ? {} : { paso: settings.step }),
    ...(settings.additions ? {} : { anadir: [] }),
  };
}

/** What a way out does without of what was asked, in the order people set it. */
export function freedBy(asked: Options, freed: Options | undefined): readonly Condition[] {
  if (!freed) return [];
  return CONDITIONS.filter((field) => isAsked(field, asked[field]) && !Object.hasOwn(freed, field));
}

const CONDITIONS = ['fijos', 'limites', 'anadir', 'total', 'paso'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** An empty list of additions is a condition; one of padlocks or limits is none. */
function isAsked(field: Condition, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return (field !== 'fijos' && field !== 'limites') || Object.keys(value).length > 0;
}

/** A name on several lines with unequal padlocks: the balancer cannot tell them apart. */
export function ambiguousName(craft: Craft, { lines }: Request): string | null {
  const found = lines.find((line) => {
    if (!line.locked && line.min === null && line.max === null) return false;
    const same = lines.filter(({ name }) => identity(craft, name) === identity(craft, line.name));
    return same.length > 1 && !same.every(({ locked }) => locked);
  });
  return found?.name ?? null;
}

/** The formula before and after, read. */
export function sidesOf(
  craft: Craft,
  body: Body,
  { type, ingredients }: EquilibrarResponse,
): { readonly before: Analysis; readonly after: Analysis } {
  return { before: craft.analyse({ ...body, type }), after: craft.analyse({ ...body, type, ingredients }) };
}

/** The recipe with the balancer's grams: `cambios` lists the lines in their order and then what it added. */
export function accepted(recipe: Recipe, { lines }: Request, { cambios, type }: EquilibrarResponse): Recipe {
  const after = new Map(lines.map(({ id }, i) => [id, cambios[i]!]));
  const kept = recipe.lines.flatMap((line) => {
    const change = after.get(line.id);
    if (!change) return [line];
    return change.despues === 0 && change.antes > 0 ? [] : [{ ...line, grams: change.despues }];
  });
  const added = cambios.slice(lines.length).map(({ nombre, despues }) => newLine(nombre, despues));
  return { ...recipe, type, lines: [...kept, ...added] };
}
