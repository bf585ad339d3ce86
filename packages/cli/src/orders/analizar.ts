import { existsSync } from 'node:fs';
import { type Analisis, analizar, analizarTrazado, analyseAs, balance, type Craft, fixed } from '@obrador/engine';
import { UsageError } from '../args.ts';
import { csvOf, decimal } from '../csv.ts';
import { grid } from '../grid.ts';
import { craftCalled, type Input, readRecipe, refusingIn, withType } from '../input.ts';
import type { Call, Order, Result } from '../order.ts';
import { progressBar } from '../progress.ts';
import { craftOfRecipe, recipeFiles } from '../recipes.ts';
import type { Screen } from '../screen.ts';
import { type Check, checkAsked } from '../strict.ts';
import { analysisTable } from '../table.ts';
import { answers, mistakes, orderTexts } from '../texts.ts';

/** What came of one file. */
type Outcome = { readonly file: string } & (
  | { readonly craft: Craft; readonly input: Input; readonly analysis: Analisis; readonly answer: object }
  | { readonly error: UsageError }
);

/** `obrador analizar recetas/*.txt --tabla`: many recipes, each by itself. */
export const analizarOrder: Order = {
  name: 'analizar',
  ...orderTexts.analizar,
  options: ['tipo', 'json', 'balance', 'tabla', 'csv', 'estricto', 'traza', 'vigilar'],
  run: async ({ words, values, screen, stderr }: Call): Promise<Result> => {
    const check = await checkAsked(values);
    (await import('@obrador/engine/evidencia')).learnEvidence();
    const [first = '', ...rest] = words;
    const named = craftCalled(first);
    // A folder may bear the name of its craft.
    const isFolder = named !== undefined && rest.length === 0 && existsSync(first);
    const paths = named && !isFolder ? rest : words;
    if (paths.length === 0) throw new UsageError(mistakes.noFiles);
    const files = recipeFiles(paths);
    const progress = progressBar(stderr, files.length);
    const outcomes = files.map((file): Outcome => {
      const outcome = outcomeOf(file, named, values, check);
      progress.step();
      return outcome;
    });
    progress.clear();
    const notes = outcomes.flatMap((outcome) => ('error' in outcome ? outcome.error.message : outcome.input.notes));
    return { text: shown(outcomes, values, screen), status: statusOf(outcomes), ...(!values.json && { notes }) };
  },
};

function outcomeOf(file: string, named: Craft | undefined, values: Call['values'], check: Check): Outcome {
  try {
    const craft = named ?? craftOfRecipe(file);
    const input = withType(craft, readRecipe(craft, file), values.tipo);
    return refusingIn(input, () => {
      check(craft, input.body);
      const analysis = (values.traza ? analizarTrazado : analizar)(craft, input.body);
      return { file, craft, input, analysis, answer: values.balance ? balance(craft, input.body) : analysis };
    });
  } catch (error) {
    if (error instanceof UsageError) return { file, error };
    throw error;
  }
}

function statusOf(outcomes: readonly Outcome[]): Result['status'] {
  if (outcomes.some((outcome) => 'error' in outcome)) return 2;
  return outcomes.every((outcome) => 'analysis' in outcome && outcome.analysis.resultado.bueno) ? 0 : 1;
}

function shown(outcomes: readonly Outcome[], { json, tabla, csv }: Call['values'], screen: Screen): string {
  if (json) return JSON.stringify(outcomes.map(forPrograms), null, 2);
  if (csv) return recipesCsv(outcomes);
  if (tabla) return [...grid(answers.tableHead, outcomes.map(row), screen), '', summary(outcomes)].join('\n');
  const whole = outcomes.flatMap((outcome) =>
    'error' in outcome
      ? []
      : [
          screen.paint('bold', outcome.file),
          analysisTable(outcome.craft, analyseAs(outcome.craft, outcome.input.body, true), screen),
          '',
        ],
  );
  return [...whole, summary(outcomes)].join('\n');
}

function forPrograms(outcome: Outcome): object {
  if (!('error' in outcome)) return { archivo: outcome.file, ...outcome.answer };
  return { archivo: outcome.file, ...outcome.error.toJSON() };
}

function row(outcome: Outcome): string[] {
  if ('error' in outcome) return [outcome.file, '', answers.unreadable, '', ''];
  const { type, resultado, parametros, coste_kg_eur } = outcome.analysis;
  return [
    outcome.file,
    type,
    resultado.texto,
    coste_kg_eur === null ? '' : fixed(coste_kg_eur),
    outOfRange(parametros),
  ];
}

function outOfRange(parametros: Analisis['parametros']): string {
  const out = parametros.filter(({ estado }) => estado === 'bajo' || estado === 'alto');
  return out.map(({ nombre, estado }) => `${estado === 'alto' ? '▲' : '▼'} ${nombre}`).join(', ');
}

/** A row per recipe and a column per figure of any of them, as a Spanish spreadsheet opens it without asking. */
function recipesCsv(outcomes: readonly Outcome[]): string {
  const headOf = ({ nombre, unidad }: Analisis['parametros'][number]) => answers.figureHead(nombre, unidad);
  const read = outcomes.flatMap((outcome) => ('error' in outcome ? [] : outcome.analysis.parametros));
  // The cost has its column among the first.
  const figures = [...new Set(read.filter(({ id }) => id !== 'coste_kg_eur').map(headOf))];
  const rows = outcomes.map((outcome) => {
    if ('error' in outcome) return [outcome.file, '', '', answers.unreadable, '', '', outcome.error.message];
    const { craft, type, resultado, parametros, coste_kg_eur } = outcome.analysis;
    const values = new Map(parametros.map((one) => [headOf(one), decimal(one.valor)]));
    return [
      outcome.file,
      craft,
      type,
      resultado.texto,
      coste_kg_eur === null ? '' : decimal(coste_kg_eur),
      outOfRange(parametros),
      '',
      ...figures.map((head) => values.get(head) ?? ''),
    ];
  });
  return csvOf([[...answers.csvHead, ...figures], ...rows]);
}

function summary(outcomes: readonly Outcome[]): string {
  const good = outcomes.filter((outcome) => 'analysis' in outcome && outcome.analysis.resultado.bueno).length;
  const unread = outcomes.filter((outcome) => 'error' in outcome).length;
  return answers.summary(outcomes.length, good, outcomes.length - good - unread, unread);
}
