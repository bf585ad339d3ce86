import { readFileSync } from 'node:fs';
import { CRAFT_IDS, type Craft, decodeText, fixed, isObject, trimmed } from '@obrador/engine';
import { type Decoded, desdeEtiqueta } from '@obrador/engine/crear';
import { NUTRIENT_LABELS, NUTRIENTS, type Nutrient } from '@obrador/engine/etiqueta';
import { signedOf, UsageError, type Values } from '../args.ts';
import { craftNamed, isFile, meantAsJson, parseJson, refusingIn } from '../input.ts';
import type { Order } from '../order.ts';
import type { Screen } from '../screen.ts';
import { section } from '../table.ts';
import { answers, mistakes, orderTexts } from '../texts.ts';

/** `obrador desde-etiqueta helado producto.txt --nutricion grasas=8,5`: the grams behind a label. */
export const desdeEtiquetaOrder: Order = {
  name: 'desde-etiqueta',
  ...orderTexts.desdeEtiqueta,
  options: ['tipo', 'json', 'nutricion', 'perdida'],
  run: ({ words: [id, ...rest], values, screen, stdin }) => {
    if (id === undefined) throw new UsageError(mistakes.noCraft('desde-etiqueta', CRAFT_IDS));
    const craft = craftNamed(id);
    const { text, origin } = readLabel(rest, stdin);
    const body = { ...bodyOf(text, origin), ...told(values) };
    return refusingIn({ origin, lines: [] }, () => {
      const answer = desdeEtiqueta(craft, body);
      return { text: values.json ? JSON.stringify(answer, null, 2) : estimateText(craft, answer, screen), status: 0 };
    });
  },
};

/** What is printed on the pack: a file, `-` or nothing for standard input, or the words themselves. */
function readLabel(words: readonly string[], stdin: () => string): { readonly text: string; readonly origin: string } {
  const [first] = words;
  if (first === undefined || (words.length === 1 && first === '-'))
    return { text: stdin(), origin: 'entrada estándar' };
  if (words.length > 1) return { text: words.join(', '), origin: 'orden' };
  if (isFile(first)) return { text: decodeText(readFileSync(first)), origin: first };
  if (/\.(json|txt)$/i.test(first)) throw new UsageError(mistakes.noFile(first));
  return { text: first, origin: 'orden' };
}

/** A list of ingredients as it is printed, or the request as programs write it. */
function bodyOf(text: string, origin: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') throw new UsageError(mistakes.noLabel);
  const value = meantAsJson(text, origin) ? parseJson(text, origin) : { texto: text };
  return isObject(value) ? value : { ingredientes: value };
}

function told({ tipo, perdida, nutricion }: Values): Readonly<Record<string, unknown>> {
  return {
    ...(tipo !== undefined && { type: tipo }),
    ...(perdida !== undefined && { perdida: signedOf(perdida, 'perdida') }),
    ...(nutricion && { nutricion: Object.fromEntries(nutricion.map(figure)) }),
  };
}

/** «grasas=8,5». */
function figure(text: string): readonly [string, number] {
  const at = text.indexOf('=');
  const key = NUTRIENTS.find((name) => name === text.slice(0, Math.max(0, at)).trim());
  if (key === undefined) throw new UsageError(mistakes.noTable(NUTRIENTS, text));
  return [key, signedOf(text.slice(at + 1), 'nutricion')];
}

function estimateText(craft: Craft, { ingredients, ajuste, avisos, disclaimer }: Decoded, screen: Screen): string {
  const number = (value: unknown) => fixed(Number(value), 1);
  const rows = ingredients.map((item) => [
    craft.find(String(item[craft.shape.name]))?.label ?? String(item[craft.shape.name]),
    number(item.porcentaje),
    answers.range(number(item.minimo), number(item.maximo)),
  ]);
  const fit = NUTRIENTS.flatMap((key) => {
    const pair = ajuste[key];
    return pair === undefined ? [] : [[nameOf(key), trimmed(pair.etiqueta), trimmed(pair.calculado, 1)]];
  });
  return [
    ...grid([answers.estimateHead, ...rows]),
    ...(fit.length === 0 ? [] : ['', ...grid([answers.fitHead, ...fit])]),
    ...section(answers.warnings, avisos, screen),
    '',
    screen.paint('dim', disclaimer),
  ].join('\n');
}

/** The two units of energy are two rows here. */
function nameOf(key: Nutrient): string {
  const label = NUTRIENT_LABELS[key];
  return key === 'energia_kj' ? `${label}, kJ` : key === 'energia_kcal' ? `${label}, kcal` : `${label}, g`;
}

/** Names to the left, figures to the right. */
function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`.trimEnd(),
  );
}
