import {
  analizar,
  analyseAs,
  balance,
  CRAFT_PAGES,
  type Craft,
  type CraftId,
  equilibrar,
  isObject,
  trimmed,
} from '@obrador/engine';
import type { Values } from '../args.ts';
import { type Input, readInput, refusingIn, withType } from '../input.ts';
import { BALANCING } from '../option-table.ts';
import { balancingOptions } from '../options.ts';
import type { Order, Result } from '../order.ts';
import { type Screen, wrap } from '../screen.ts';
import { checkAsked } from '../strict.ts';
import { analysisTable, section } from '../table.ts';
import { answers, orderTexts } from '../texts.ts';

/** `obrador helado receta.txt`: a formula of one craft, analysed or balanced. */
export function craftOrder(craft: Craft): Order {
  const page = CRAFT_PAGES[craft.id as CraftId].slice(1);
  const alias = page === craft.id ? undefined : page;
  return {
    name: craft.id,
    ...(alias !== undefined && { alias }),
    ...orderTexts.craft(craft.label, alias),
    options: ['tipo', 'json', 'balance', 'estricto', 'vigilar', 'equilibrar', ...BALANCING],
    run: async ({ words, values, screen, stdin }) => {
      const check = await checkAsked(values);
      (await import('@obrador/engine/evidencia')).learnEvidence();
      const input = withType(craft, readInput(craft, words, stdin), values.tipo);
      return refusingIn(input, () => {
        check(craft, input.body);
        const result = values.equilibrar
          ? balanced(craft, input, values, screen)
          : judged(craft, input, values, screen);
        return { ...result, notes: input.notes };
      });
    },
  };
}

function judged(craft: Craft, { body }: Input, values: Values, screen: Screen): Result {
  // Before the rest: each operation words its own refusals.
  const answer = values.balance ? balance(craft, body) : values.json && analizar(craft, body);
  const analysis = analyseAs(craft, body, true);
  const text = answer ? JSON.stringify(answer, null, 2) : analysisTable(craft, analysis, screen);
  return { text, status: analysis.outcome.good ? 0 : 1 };
}

function balanced(craft: Craft, { body }: Input, values: Values, screen: Screen): Result {
  const { paint, width } = screen;
  const opciones = withOptions(body.opciones, balancingOptions(values));
  const answer = equilibrar(craft, { ...body, opciones });
  const status = answer.factible ? 0 : 1;
  if (values.json) return { text: JSON.stringify(answer, null, 2), status };
  const longest = Math.max(...answer.cambios.map((change) => change.nombre.length));
  const changed = ({ nombre, antes, despues, diferencia }: (typeof answer.cambios)[number]) => {
    const change = diferencia === 0 ? '' : `  ${diferencia > 0 ? '+' : '−'}${grams(Math.abs(diferencia))}`;
    const amounts = `  ${grams(antes).padStart(10)}  →  ${grams(despues).padStart(10)}`;
    const whole = `  ${nombre.padEnd(longest)}${amounts}`;
    const line = whole.length + change.length <= width ? whole : `  ${nombre}\n  ${amounts}`;
    return diferencia === 0 ? paint('dim', line) : line + paint('bold', change);
  };
  const isMoved = answer.cambios.some(({ diferencia }) => diferencia !== 0);
  const lines = [
    paint('bold', answer.factible ? answers.balanced : answers.notBalanced),
    '',
    ...(isMoved ? [...answer.cambios.map(changed), ''] : []),
    ...[...textsOf(answer.avisos), ...answer.explicacion].map((text) => wrap(`  • ${text}`, width, '    ')),
    ...(answer.conflictos ?? []).map(({ texto }) =>
      wrap(`  ✗ ${texto}`, width, '    ').replace('✗', paint('bad', '✗')),
    ),
    ...section(answers.waysOut, answer.alternativas?.map(({ texto }) => texto) ?? [], screen),
    '',
    analysisTable(craft, craft.analyse({ ...body, ingredients: answer.ingredients }), screen),
  ];
  return { text: lines.join('\n'), status };
}

/** What was read otherwise than it is written, in words. */
export function textsOf(avisos: readonly { readonly texto: string }[] = []): readonly string[] {
  return avisos.map(({ texto }) => texto);
}

/** What is no object goes to the engine as it is, to be refused. */
function withOptions(given: unknown, own: Record<string, unknown>): unknown {
  return given === undefined || given === null || isObject(given) ? { ...given, ...own } : given;
}

/** With the decimals of the explanations, so that both give the same figure. */
function grams(amount: number): string {
  return `${trimmed(amount, 4)} g`;
}
