import {
  CRAFTS,
  type Craft,
  consultCatalogue,
  craftOf,
  equilibrar,
  fixed,
  InputError,
  outcomeOf,
  trimmed,
} from '@obrador/engine';
import { UsageError, type Values } from './args.ts';
import { locate, readInput } from './input.ts';
import { balancingOptions } from './options.ts';
import type { Paint } from './paint.ts';
import { responseTable } from './table.ts';

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
    if (error instanceof InputError) throw new UsageError(locate(error.message, input));
    throw error;
  }
}

function judged(craft: Craft, body: unknown, values: Values, paint: Paint): Result {
  const response = craft.balance(body);
  const text = values.json ? JSON.stringify(response, null, 2) : responseTable(craft, response, paint);
  return { text, status: outcomeOf(response).good ? 0 : 1 };
}

function balanced(craft: Craft, body: Record<string, unknown>, values: Values, paint: Paint): Result {
  const opciones = { ...(body.opciones as object | undefined), ...balancingOptions(values) };
  const answer = equilibrar(craft, { ...body, opciones });
  const status = answer.factible ? 0 : 1;
  if (values.json) return { text: JSON.stringify(answer, null, 2), status };
  const width = Math.max(...answer.cambios.map((change) => change.nombre.length));
  const lines = [
    paint('bold', answer.factible ? 'Fórmula equilibrada' : 'No se puede equilibrar con estas condiciones'),
    '',
    ...answer.cambios.map(({ nombre, antes, despues, diferencia }) => {
      const change = diferencia === 0 ? '' : `  ${diferencia > 0 ? '+' : ''}${trimmed(diferencia)} g`;
      const line = `  ${nombre.padEnd(width)}  ${`${trimmed(antes)} g`.padStart(10)}  →  ${`${trimmed(despues)} g`.padStart(10)}`;
      return diferencia === 0 ? paint('dim', line) : line + paint('bold', change);
    }),
    '',
    ...answer.explicacion.map((text) => `  • ${text}`),
    ...(answer.conflictos ?? []).map(({ texto }) => `  ${paint('bad', '✗')} ${texto}`),
    '',
    responseTable(craft, answer.despues, paint),
  ];
  return { text: lines.join('\n'), status };
}

export function types(words: readonly string[], values: Values, paint: Paint): Result {
  const crafts = words.length === 0 ? CRAFTS : words.map(craftNamed);
  if (values.json)
    return {
      text: JSON.stringify(
        crafts.flatMap((craft) => craft.types),
        null,
        2,
      ),
      status: 0,
    };
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

function limitText({ label, unit, min, max, level, source }: Craft['types'][number]['limits'][number]): string {
  const bounds =
    min === null
      ? `hasta ${trimmed(max ?? 0)}`
      : max === null
        ? `desde ${trimmed(min)}`
        : `${trimmed(min)} a ${trimmed(max)}`;
  return `${level ? `[${level}] ` : ''}${label}: ${bounds}${unit && ` ${unit}`}  (${source})`;
}

const MOST_FOUND = 20;

export function catalogue(words: readonly string[], values: Values, paint: Paint): Result {
  const [first, ...rest] = words;
  const one = CRAFTS.find((craft) => craft.id === first);
  const query = (one ? rest : words).join(' ');
  if (query.trim() === '') throw new UsageError('Escribe qué ingrediente buscas: «obrador catalogo nata».');
  const found = (one ? [one] : CRAFTS).flatMap((craft) =>
    consultCatalogue(craft, query, MOST_FOUND).ingredientes.map((entry) => ({ craft, entry })),
  );
  if (values.json) {
    return {
      text: JSON.stringify(
        found.map(({ craft, entry }) => ({ craft: craft.id, ...entry })),
        null,
        2,
      ),
      status: 0,
    };
  }
  if (found.length === 0) return { text: `No hay ningún ingrediente parecido a «${query}».`, status: 1 };
  const width = Math.max(...found.map(({ entry }) => entry.name.length));
  const lines = found.map(({ craft, entry }) => {
    const price = entry.price === null ? 'sin precio' : `${fixed(entry.price)} €/kg`;
    const label = entry.label === entry.name ? '' : `${entry.label}, `;
    return `${entry.name.padEnd(width)}  ${paint('dim', `${craft.id.padEnd(10)}  ${label}${price}, fuente: ${entry.source}`)}`;
  });
  return { text: lines.join('\n'), status: 0 };
}

export function craftNamed(id: string): Craft {
  const craft = craftOf(id);
  if (craft) return craft;
  throw new UsageError(`Oficio desconocido: «${id}». Los oficios son ${CRAFTS.map((each) => each.id).join(', ')}.`);
}
