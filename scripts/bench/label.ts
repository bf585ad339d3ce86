import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CRAFTS, type Craft } from '@obrador/engine';
import { type Call, inTurn } from './measure.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';
import { longs } from './workload.ts';

const LINES = 500;
const DEPTH = 6;
/** What an answer may take of a processor, µs: a keystroke apart is not felt. */
const MOST = 20_000;

type Label = (body: unknown) => unknown;
type Analyse = (craft: Craft, body: unknown) => unknown;

interface Line {
  readonly name: string;
  readonly grams: number;
  readonly receta?: { readonly ingredients: readonly Line[] };
}

/** What the largest tree that is taken costs, labelled and analysed, in each craft. */
export async function labelFigures({ engine }: Subject): Promise<Figure[]> {
  const file = engine.replace(/index\.js$/, 'etiqueta/etiqueta.js');
  if (!existsSync(file)) return [{ name: 'label: left out', value: 'this release has none' }];
  const { etiqueta } = (await import(pathToFileURL(file).href)) as { readonly etiqueta: Label };
  const { analizar } = (await import(pathToFileURL(engine).href)) as { readonly analizar: Analyse };
  return CRAFTS.flatMap((craft) => figuresOf(craft, etiqueta, analizar));
}

function figuresOf(craft: Craft, etiqueta: Label, analizar: Analyse): Figure[] {
  const { type, ingredients } = treeOf(craft, etiqueta);
  const body = { nombre: 'Tarta de chocolate con leche y almendra', craft: craft.id, type, ingredients };
  const { name, weight } = craft.shape;
  const own = {
    type,
    ingredients: ingredients.map(({ name: called, grams, ...rest }) => ({ [name]: called, [weight]: grams, ...rest })),
  };
  const text = JSON.stringify(body);
  const answer = etiqueta(body);
  const calls: Record<'label' | 'analysis' | 'json', Call> = {
    label: () => etiqueta(body),
    analysis: () => analizar(craft, own),
    json: () => [JSON.parse(text), JSON.stringify(answer)],
  };
  const { label, analysis, json } = inTurn(calls);
  return [
    figure(`label: ${LINES} lines in a tree six deep, ${craft.id}`, label, json),
    figure(`label: analysis of that tree, ${craft.id}`, analysis, json),
  ];
}

function figure(name: string, time: number, json: number): Figure {
  const ms = (us: number) => (us / 1000).toFixed(1);
  return { name, value: `${ms(time)} ms`, aim: `at most ${ms(MOST)} ms`, met: time <= MOST, ratio: time / json };
}

/** Lines of published formulas that may stand on a label, as many in each recipe, each recipe inside another. */
function treeOf(craft: Craft, etiqueta: Label): { readonly type: string; readonly ingredients: readonly Line[] } {
  const { name, weight } = craft.shape;
  const [{ type, ingredients }] = longs(craft, LINES) as [ReturnType<typeof longs>[number]];
  const named = ingredients.map((item) => ({ name: String(item[name]), grams: Number(item[weight]) }));
  const known = named.filter((line) => line.grams > 0 && isKnown(craft, line, etiqueta));
  const leaves = LINES - DEPTH;
  const lines: readonly Line[] = Array.from({ length: leaves }, (_, i) => known[i % known.length]!);
  const level = Math.floor(leaves / (DEPTH + 1));
  let tree = lines.slice(level * DEPTH);
  for (let depth = DEPTH; depth > 0; depth--) {
    tree = [
      ...lines.slice(level * (depth - 1), level * depth),
      { name: 'Elaboración', grams: 500, receta: { ingredients: tree } },
    ];
  }
  return { type, ingredients: tree };
}

function isKnown({ id }: Craft, line: Line, etiqueta: Label): boolean {
  try {
    etiqueta({ craft: id, ingredients: [line] });
    return true;
  } catch {
    return false;
  }
}
