import { existsSync } from 'node:fs';
import { type Analisis, analizar, CRAFTS, type Craft, fixed, InputError } from '@obrador/engine';
import { UsageError } from '../args.ts';
import { grid } from '../grid.ts';
import { type Input, readRecipe, refusedIn, withType } from '../input.ts';
import type { Call, Order, Result } from '../order.ts';
import { progressBar } from '../progress.ts';
import { craftOfRecipe, recipeFiles } from '../recipes.ts';
import type { Screen } from '../screen.ts';
import { analysisTable } from '../table.ts';
import { answers, mistakes, orderTexts } from '../texts.ts';

/** What came of one file. */
type Outcome = { readonly file: string } & (
  | { readonly craft: Craft; readonly input: Input; readonly analysis: Analisis }
  | { readonly error: UsageError }
);

/** `obrador analizar recetas/*.txt --tabla`: many recipes, each by itself. */
export const analizarOrder: Order = {
  name: 'analizar',
  ...orderTexts.analizar,
  options: ['tipo', 'json', 'tabla'],
  run: ({ words, values, screen, stderr }: Call): Result => {
    const [first, ...rest] = words;
    const named = CRAFTS.find(({ id }) => id === first);
    // A folder may bear the name of its craft.
    const isFolder = named !== undefined && rest.length === 0 && existsSync(named.id);
    const paths = named && !isFolder ? rest : words;
    if (paths.length === 0) throw new UsageError(mistakes.noFiles);
    const files = recipeFiles(paths);
    const progress = progressBar(stderr, files.length);
    const outcomes = files.map((file): Outcome => {
      const outcome = outcomeOf(file, named, values.tipo);
      progress.step();
      return outcome;
    });
    progress.clear();
    const notes = outcomes.flatMap((outcome) => ('error' in outcome ? outcome.error.message : outcome.input.notes));
    return { text: shown(outcomes, values, screen), status: statusOf(outcomes), ...(!values.json && { notes }) };
  },
};

function outcomeOf(file: string, named: Craft | undefined, type: string | undefined): Outcome {
  try {
    const craft = named ?? craftOfRecipe(file);
    const input = withType(craft, readRecipe(craft, file), type);
    try {
      return { file, craft, input, analysis: analizar(craft, input.body) };
    } catch (error) {
      if (error instanceof InputError) throw refusedIn(error, input);
      throw error;
    }
  } catch (error) {
    if (error instanceof UsageError) return { file, error };
    throw error;
  }
}

function statusOf(outcomes: readonly Outcome[]): Result['status'] {
  if (outcomes.some((outcome) => 'error' in outcome)) return 2;
  return outcomes.every((outcome) => 'analysis' in outcome && outcome.analysis.resultado.bueno) ? 0 : 1;
}

function shown(outcomes: readonly Outcome[], { json, tabla }: Call['values'], screen: Screen): string {
  if (json) return JSON.stringify(outcomes.map(forPrograms), null, 2);
  if (tabla) return [...grid(answers.tableHead, outcomes.map(row), screen), '', summary(outcomes)].join('\n');
  const whole = outcomes.flatMap((outcome) =>
    'error' in outcome
      ? []
      : [
          screen.paint('bold', outcome.file),
          analysisTable(outcome.craft, outcome.craft.analyse(outcome.input.body, true), screen),
          '',
        ],
  );
  return [...whole, summary(outcomes)].join('\n');
}

function forPrograms(outcome: Outcome): object {
  if (!('error' in outcome)) return { archivo: outcome.file, ...outcome.analysis };
  const { message, fault } = outcome.error;
  return { archivo: outcome.file, error: message, codigo: fault.code };
}

function row(outcome: Outcome): string[] {
  if ('error' in outcome) return [outcome.file, '', answers.unreadable, '', ''];
  const { type, resultado, parametros, coste_kg_eur } = outcome.analysis;
  const out = parametros.filter(({ estado }) => estado === 'bajo' || estado === 'alto');
  return [
    outcome.file,
    type,
    resultado.texto,
    coste_kg_eur === null ? '' : fixed(coste_kg_eur),
    out.map(({ label, estado }) => `${estado === 'alto' ? '▲' : '▼'} ${label}`).join(', '),
  ];
}

function summary(outcomes: readonly Outcome[]): string {
  const good = outcomes.filter((outcome) => 'analysis' in outcome && outcome.analysis.resultado.bueno).length;
  const unread = outcomes.filter((outcome) => 'error' in outcome).length;
  return answers.summary(outcomes.length, good, outcomes.length - good - unread, unread);
}
