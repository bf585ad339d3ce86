import { CRAFT_IDS, type Craft, fixed, trimmed } from '@obrador/engine';
import { crear, type MadeFormula, type Proposal, sustituir } from '@obrador/engine/crear';
import { gramsOf, signedOf, UsageError, type Values } from '../args.ts';
import { craftNamed, isFile, readInput, refusingIn, withType } from '../input.ts';
import type { Order } from '../order.ts';
import { craftOfRecipe } from '../recipes.ts';
import type { Screen } from '../screen.ts';
import { section } from '../table.ts';
import { answers, mistakes, orderTexts } from '../texts.ts';
import { textsOf } from './craft.ts';

/** `obrador crear helado --sabor pistacho=10 --sin leche`: formulas for a wish. */
export const crearOrder: Order = {
  name: 'crear',
  ...orderTexts.crear,
  options: ['tipo', 'json', 'sabor', 'sin', 'con', 'coste', 'servicio', 'variantes', 'total', 'paso'],
  run: ({ words: [id, ...rest], values, screen }) => {
    if (id === undefined) throw new UsageError(mistakes.noCraft('crear', CRAFT_IDS));
    const craft = craftNamed(id);
    if (rest.length > 0) throw new UsageError(mistakes.tooMuch('crear', rest));
    const answer = refusingIn({ origin: 'orden', lines: [] }, () => crear(craft, wishOf(values)));
    const status = answer.formulas.length > 0 ? 0 : 1;
    if (values.json) return { text: JSON.stringify(answer, null, 2), status };
    const { formulas, imposible } = answer;
    const { paint } = screen;
    const lines = [
      ...formulas.flatMap((formula) => formulaLines(craft, formula, screen)),
      ...(imposible ? [paint('bad', imposible.texto), ...section(answers.waysOut, imposible.choques, screen), ''] : []),
      ...(imposible?.cerca ? [answers.near, '', ...formulaLines(craft, imposible.cerca, screen)] : []),
    ];
    return { text: lines.join('\n').trimEnd(), status, notes: textsOf(answer.avisos) };
  },
};

/** `obrador sustituir helado receta.txt --quitar dextrosa`: the formula without something. */
export const sustituirOrder: Order = {
  name: 'sustituir',
  ...orderTexts.sustituir,
  options: ['tipo', 'json', 'quitar', 'por'],
  run: ({ words, values, screen, stdin }) => {
    const [id, ...rest] = words;
    if (id === undefined) throw new UsageError(mistakes.noCraft('sustituir', CRAFT_IDS));
    if (values.quitar === undefined) throw new UsageError(mistakes.noRemoval);
    // A file may say itself what craft it is of.
    const alone = rest.length === 0 && isFile(id);
    const craft = alone ? craftOfRecipe(id) : craftNamed(id);
    const input = withType(craft, readInput(craft, alone ? words : rest, stdin), values.tipo);
    const body = { ...input.body, quitar: values.quitar, ...(values.por && { por: values.por }) };
    const answer = refusingIn(input, () => sustituir(craft, body));
    const status = answer.propuestas.length > 0 ? 0 : 1;
    if (values.json) return { text: JSON.stringify(answer, null, 2), status, notes: input.notes };
    const lines = [
      ...answer.propuestas.flatMap((proposal) => proposalLines(craft, proposal, screen)),
      ...(answer.nota === undefined ? [] : [answer.nota]),
    ];
    return { text: lines.join('\n').trimEnd(), status, notes: [...input.notes, ...textsOf(answer.avisos)] };
  },
};

function wishOf(values: Values): Record<string, unknown> {
  return {
    ...(values.tipo !== undefined && { type: values.tipo }),
    ...(values.sabor && { sabores: values.sabor.map(flavour) }),
    ...(values.sin && { sin: values.sin }),
    ...(values.con && { con: values.con }),
    ...(values.coste !== undefined && { maximo_coste_kg: signedOf(values.coste, 'coste') }),
    ...(values.servicio !== undefined && { temperatura_servicio: signedOf(values.servicio, 'servicio') }),
    ...(values.variantes !== undefined && { variantes: signedOf(values.variantes, 'variantes') }),
    ...(values.total !== undefined && { total: gramsOf(values.total, 'total') }),
    ...(values.paso !== undefined && { paso: gramsOf(values.paso, 'paso') }),
  };
}

/** «pistacho» or «pistacho=10». */
function flavour(text: string): { name: string; porcentaje?: number } {
  const at = text.lastIndexOf('=');
  if (at <= 0) return { name: text };
  return { name: text.slice(0, at).trim(), porcentaje: signedOf(text.slice(at + 1), 'sabor') };
}

function gramLines({ shape, find }: Craft, ingredients: MadeFormula['ingredients']): string[] {
  const rows = ingredients.map((item) => ({
    name: find(String(item[shape.name]))?.label ?? String(item[shape.name]),
    grams: `${trimmed(Number(item[shape.weight]))} g`,
    role: String(item.papel ?? ''),
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, grams, role }) => `  ${name.padEnd(width)}  ${grams.padStart(10)}  ${role}`.trimEnd());
}

function figures(cost: number | null, allergens: readonly string[]): string[] {
  return [...(cost === null ? [] : [`  ${answers.costs(fixed(cost))}`]), `  ${answers.allergens(allergens)}`];
}

function formulaLines(craft: Craft, formula: MadeFormula, screen: Screen): string[] {
  const { titulo, variante, ingredients, resultado, coste_kg_eur, alergenos, explicacion } = formula;
  return [
    screen.paint('bold', [titulo, variante].filter(Boolean).join(': ')),
    '',
    ...gramLines(craft, ingredients),
    '',
    `  ${resultado.texto}`,
    ...figures(coste_kg_eur, alergenos),
    ...section(answers.why, explicacion, screen),
    '',
  ];
}

function proposalLines(craft: Craft, proposal: Proposal, screen: Screen): string[] {
  const { texto, ingredients, cercania, coste_kg_eur, alergenos } = proposal;
  return [
    screen.paint('bold', texto),
    '',
    ...gramLines(craft, ingredients),
    '',
    `  ${answers.closeness(trimmed(cercania))}`,
    ...figures(coste_kg_eur, alergenos),
    '',
  ];
}
