import { type Analisis, type Craft, fixed, trimmed } from '@obrador/engine';
import { mcpTexts as texts } from './texts.ts';

/** Answers in a few Spanish lines, for agents that read the text and not the structure. */

type Limited = { readonly min: number | null; readonly max: number | null };

/** Lines a short answer has of each kind, so that it stays short whatever is sent. */
const MOST_LINES = 8;
/** A sentence may quote a name of any length. */
const MOST_LETTERS = 320;

export const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

/** The first of a list, unless all are wanted. */
export function firstOf<T>(list: readonly T[], detail: boolean): readonly T[] {
  return detail ? list : list.slice(0, MOST_LINES);
}

/** What was read otherwise than it was sent, in lines. */
export function textsOf(avisos: readonly { readonly texto: string }[] = []): readonly string[] {
  return avisos.map(({ texto }) => texto);
}

/** A heading and its lines; nothing when there are none. */
export function section(heading: string, lines: readonly string[], detail: boolean): string[] {
  if (lines.length === 0) return [];
  const left = lines.length - firstOf(lines, detail).length;
  const shown = firstOf(lines, detail).map((line) => `- ${detail ? line : shortened(line)}`);
  return [heading, ...shown, ...(left > 0 ? [texts.more(left)] : [])];
}

/** «Pasta de cacao 478 g; azúcar 300 g», in the names for people. */
export function gramsText({ shape, find }: Craft, ingredients: readonly Readonly<Record<string, unknown>>[]): string {
  const rows = ingredients.map((item) => {
    const name = String(item[shape.name]);
    return `${find(name)?.label ?? name} ${trimmed(Number(item[shape.weight]))} g`;
  });
  return rows.join('; ');
}

export function boundsText({ min, max }: Limited): string {
  if (min === null) return max === null ? texts.noLimit : texts.upTo(trimmed(max));
  return max === null ? texts.from(trimmed(min)) : texts.between(trimmed(min), trimmed(max));
}

/** «PAC -11,55 °C (-12,5 a -10,6: dentro)», for each figure of an analysis. */
export function figureTexts({ parametros }: Analisis, detail: boolean): string[] {
  return parametros.map(({ nombre, unidad, valor, rango, estado, fuente }) => {
    const value = `${nombre} ${fixed(valor)}${unidad && ` ${unidad}`}`;
    if (rango === null) return value;
    const [min, max] = rango;
    const state = texts.states[estado];
    const source = detail && fuente !== undefined ? `; ${fuente}` : '';
    return `${value} (${boundsText({ min, max })}${state && `: ${state}`}${source})`;
  });
}

/** The figures of an analysis without their sources. */
export function figuresOf({ parametros }: Analisis): object[] {
  return parametros.map(({ id, nombre, unidad, valor, rango, estado }) => ({
    id,
    nombre,
    unidad,
    valor,
    rango,
    estado,
  }));
}

/** Ingredients that were not read as they are written. */
function doubtsOf({ ingredientes }: Analisis): Analisis['ingredientes'] {
  return ingredientes.filter(({ lectura }) => lectura !== 'exacta');
}

/** What the short text says, for programs. */
export function shortAnalysis(analysis: Analisis): object {
  const { craft, type, typeLabel, resultado, consejos, avisos, coste_kg_eur } = analysis;
  const doubts = doubtsOf(analysis);
  const left = [consejos, avisos, doubts].reduce((sum, { length }) => sum + Math.max(0, length - MOST_LINES), 0);
  return {
    craft,
    type,
    typeLabel,
    resultado,
    parametros: figuresOf(analysis),
    consejos: firstOf(consejos, false).map(({ texto, ...rest }) => ({ texto: shortened(texto), ...rest })),
    avisos: firstOf(avisos, false).map(({ texto, ...rest }) => ({ texto: shortened(texto), ...rest })),
    ingredientes: firstOf(doubts, false).map(({ enviado, id, nombre, lectura, quiza }) => ({
      enviado: shortened(enviado),
      id,
      nombre: shortened(nombre),
      lectura,
      quiza,
    })),
    coste_kg_eur,
    ...(left > 0 && { omitidos: left }),
  };
}

export function gistOfAnalysis(analysis: Analisis, detail: boolean): string {
  const { typeLabel, resultado, consejos, avisos, coste_kg_eur } = analysis;
  const doubts = doubtsOf(analysis).map(({ enviado, id, nombre, quiza = [] }) => {
    const read = id === null ? texts.unknownReading : nombre;
    return `${enviado}: ${read}${quiza.length > 0 ? ` (${quiza.join(', ')})` : ''}`;
  });
  return [
    `${typeLabel}: ${resultado.texto}.`,
    `${texts.figures} ${figureTexts(analysis, detail).join('; ')}.`,
    ...(coste_kg_eur === null ? [] : [texts.cost(fixed(coste_kg_eur))]),
    ...section(
      texts.advice,
      consejos.map(({ texto }) => texto),
      detail,
    ),
    ...section(
      texts.warnings,
      avisos.map(({ texto }) => texto),
      detail,
    ),
    ...section(texts.readAs, doubts, detail),
  ].join('\n');
}
