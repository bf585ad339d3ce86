import {
  CRAFT_IDS,
  CRAFTS,
  type Craft,
  consultCatalogue,
  consultTypes,
  craftOf,
  equilibrar,
  fixed,
  InputError,
  isObject,
  type Limit,
  trimmed,
} from '@obrador/engine';
import { UsageError, type Values } from './args.ts';
import { locate, readInput } from './input.ts';
import { balancingOptions } from './options.ts';
import type { Paint } from './paint.ts';
import { analysisTable, section } from './table.ts';
import { answers, mistakes } from './texts.ts';

export interface Result {
  readonly text: string;
  /** 0 balanced or done, 1 to review. */
  readonly status: 0 | 1;
  /** Remarks that do not belong to the answer: they go to standard error. */
  readonly notes?: readonly string[];
}

export function analyse(
  craft: Craft,
  words: readonly string[],
  values: Values,
  paint: Paint,
  stdin: () => string,
): Result {
  const input = readInput(craft, words, stdin);
  const body = { ...input.body, ...(values.tipo !== undefined && { type: values.tipo }) };
  try {
    const result = values.equilibrar ? balanced(craft, body, values, paint) : judged(craft, body, values, paint);
    return { ...result, notes: input.notes };
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(locate(error, input));
    throw error;
  }
}

function judged(craft: Craft, body: Record<string, unknown>, values: Values, paint: Paint): Result {
  const analysis = craft.analyse(body);
  const text = values.json ? JSON.stringify(craft.respond(analysis), null, 2) : analysisTable(craft, analysis, paint);
  return { text, status: analysis.outcome.good ? 0 : 1 };
}

function balanced(craft: Craft, body: Record<string, unknown>, values: Values, paint: Paint): Result {
  const opciones = withOptions(body.opciones, balancingOptions(values));
  const answer = equilibrar(craft, { ...body, opciones });
  const status = answer.factible ? 0 : 1;
  if (values.json) return { text: JSON.stringify(answer, null, 2), status };
  const width = Math.max(...answer.cambios.map((change) => change.nombre.length));
  const lines = [
    paint('bold', answer.factible ? answers.balanced : answers.notBalanced),
    '',
    ...answer.cambios.map(({ nombre, antes, despues, diferencia }) => {
      const change = diferencia === 0 ? '' : `  ${diferencia > 0 ? '+' : '−'}${grams(Math.abs(diferencia))}`;
      const line = `  ${nombre.padEnd(width)}  ${grams(antes).padStart(10)}  →  ${grams(despues).padStart(10)}`;
      return diferencia === 0 ? paint('dim', line) : line + paint('bold', change);
    }),
    '',
    ...answer.explicacion.map((text) => `  • ${text}`),
    ...(answer.conflictos ?? []).map(({ texto }) => `  ${paint('bad', '✗')} ${texto}`),
    ...section(
      answers.waysOut,
      answer.alternativas?.map(({ texto }) => texto),
      paint,
    ),
    '',
    analysisTable(craft, craft.analyse({ ...body, ingredients: answer.ingredients }), paint),
  ];
  return { text: lines.join('\n'), status };
}

/** What is no object goes to the engine as it is, to be refused. */
function withOptions(given: unknown, own: Record<string, unknown>): unknown {
  return given === undefined || given === null || isObject(given) ? { ...given, ...own } : given;
}

/** With the decimals of the explanations, so that both give the same figure. */
function grams(amount: number): string {
  return `${trimmed(amount, 4)} g`;
}

export function types(words: readonly string[], values: Values, paint: Paint): Result {
  const crafts = words.length === 0 ? CRAFTS : words.map(craftNamed);
  if (values.json) return { text: apiAnswer(crafts.map(consultTypes)), status: 0 };
  const lines = crafts.flatMap((craft) => [
    paint('bold', craft.label),
    ...craft.types.flatMap((type) => [
      `  ${type.id}  ${type.label}${type.id === craft.defaultType ? ' (por defecto)' : ''}`,
      ...(words.length === 0 ? [] : type.limits.map((limit) => paint('dim', `      ${limitText(limit)}`))),
    ]),
    '',
  ]);
  return { text: lines.join('\n').trimEnd(), status: 0 };
}

function limitText({ param: { label, unit }, min, max, level, source }: Limit): string {
  const bounds =
    min === null
      ? `hasta ${trimmed(max ?? 0)}`
      : max === null
        ? `desde ${trimmed(min)}`
        : `${trimmed(min)} a ${trimmed(max)}`;
  return `${level ? `[${level}] ` : ''}${label}: ${bounds}${unit && ` ${unit}`}  (${source})`;
}

/** What the API answers about the one craft named, or a list of its answers. */
function apiAnswer(list: readonly object[]): string {
  return JSON.stringify(list.length === 1 ? list[0] : list, null, 2);
}

const MOST_FOUND = 20;

export function catalogue(words: readonly string[], values: Values, paint: Paint): Result {
  const [first, ...rest] = words;
  const one = CRAFTS.find((craft) => craft.id === first);
  const query = (one ? rest : words).join(' ');
  if (query.trim() === '') throw new UsageError(mistakes.noQuery);
  const consulted = (one ? [one] : CRAFTS).map((craft) => consultCatalogue(craft, query));
  if (values.json) return { text: apiAnswer(consulted), status: consulted.some(({ total }) => total > 0) ? 0 : 1 };
  const found = consulted.flatMap(({ craft, ingredientes }) =>
    ingredientes.slice(0, MOST_FOUND).map((entry) => ({ craft, entry })),
  );
  if (found.length === 0) return { text: answers.noneFound(query), status: 1 };
  const width = Math.max(...found.map(({ entry }) => entry.name.length));
  const lines = found.map(({ craft, entry }) => {
    const price = entry.price === null ? 'sin precio' : `${fixed(entry.price)} €/kg`;
    const label = entry.label === entry.name ? '' : `${entry.label}, `;
    return `${entry.name.padEnd(width)}  ${paint('dim', `${craft.padEnd(10)}  ${label}${price}, fuente: ${entry.source}`)}`;
  });
  return { text: lines.join('\n'), status: 0 };
}

export function craftNamed(id: string): Craft {
  const craft = craftOf(id);
  if (craft) return craft;
  throw new UsageError(mistakes.unknownCraft(id, CRAFT_IDS));
}
