import { type Craft, fixed } from '@obrador/engine';
import type { Created, MadeFormula } from '@obrador/engine/crear';
import { CRAFT, DETAIL, fieldsOf, inToolWords, objectSchema, readCraft, TYPE, wantsDetail } from '../arguments.ts';
import { firstOf, gramsText, section, textsOf } from '../gist.ts';
import { AVISOS, FORMULA, listOf, MAYBE_NUMBER, RESULT, shape, TEXT, TEXTS } from '../output.ts';
import { crearTexts as texts, toolTexts } from '../texts.ts';
import type { Json, Tool } from '../tool.ts';

const NAMES = { type: 'array', items: { type: 'string' } };

export const crearTool: Tool = {
  name: 'crear',
  title: toolTexts.crear.title,
  description: toolTexts.crear.description,
  input: objectSchema(
    {
      craft: CRAFT,
      type: TYPE,
      total: { type: 'number', default: 1000, description: texts.total },
      sabores: {
        type: 'array',
        description: texts.sabores,
        items: objectSchema(
          {
            name: { type: 'string', description: texts.flavour },
            porcentaje: { type: 'number', description: texts.share },
          },
          ['name'],
        ),
      },
      sin: { ...NAMES, description: texts.sin },
      con: { ...NAMES, description: texts.con },
      maximo_coste_kg: { type: 'number', description: texts.cost },
      temperatura_servicio: { type: 'number', description: texts.service },
      variantes: { type: 'integer', minimum: 1, maximum: 3, description: texts.variants },
      detalle: DETAIL,
    },
    ['craft'],
  ),
  output: shape(
    {
      craft: TEXT,
      type: TEXT,
      avisos: AVISOS,
      formulas: listOf(
        shape(
          {
            titulo: TEXT,
            variante: TEXT,
            type: TEXT,
            ingredients: FORMULA,
            resultado: RESULT,
            coste_kg_eur: MAYBE_NUMBER,
            alergenos: TEXTS,
            explicacion: TEXTS,
            fuente: TEXT,
          },
          ['ingredients', 'resultado'],
        ),
      ),
      imposible: shape({ texto: TEXT, choques: TEXTS, cerca: { type: 'object', description: texts.likeFormulas } }),
    },
    ['formulas'],
  ),
  also: fieldsOf(({ crear: { request } }) => request),
  run: async (args, { balancer, asker }) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const { craft: _, detalle: __, ...wish } = args;
    const answer: Created = JSON.parse(await balancer.balance(craft.id, wish, asker, 'crear'));
    const { formulas, imposible, avisos } = answer;
    const shown = (formula: MadeFormula) => formulaLines(craft, formula, detail);
    const text = [
      ...textsOf(avisos),
      ...formulas.flatMap(shown),
      ...(imposible === undefined ? [] : [imposible.texto, ...imposible.choques]),
      ...(imposible?.cerca === undefined ? [] : [texts.near, ...shown(imposible.cerca)]),
    ].join('\n');
    return { text, structure: structureOf(craft, answer, detail) };
  },
};

function formulaLines(
  craft: Craft,
  { titulo, variante, ingredients, resultado, coste_kg_eur, alergenos, explicacion, fuente }: MadeFormula,
  detail: boolean,
): string[] {
  return [
    `${[titulo, variante, resultado.texto].filter(Boolean).join(': ')}.`,
    `${gramsText(craft, ingredients)}.`,
    ...(coste_kg_eur === null ? [] : [texts.costs(fixed(coste_kg_eur))]),
    texts.allergens(alergenos),
    texts.source(fuente),
    ...section(texts.why, reasonsOf({ ingredients, explicacion }, detail), detail),
  ];
}

/** Why it is so; the short answer leaves out what it says of each ingredient. */
function reasonsOf({ ingredients, explicacion }: Pick<MadeFormula, 'ingredients' | 'explicacion'>, detail: boolean) {
  return detail ? explicacion : explicacion.slice(1 + ingredients.length);
}

/** Formulas as every tool takes them; short, without their figures. */
function structureOf(craft: Craft, answer: Created, detail: boolean): Json {
  const told = (formula: MadeFormula) => {
    const { parametros, ...rest } = formula;
    return {
      ...rest,
      ...(detail && { parametros }),
      ingredients: inToolWords(craft, formula.ingredients),
      explicacion: firstOf(reasonsOf(formula, detail), detail),
    };
  };
  const { type, formulas, imposible, avisos } = answer;
  return {
    ...(detail ? answer : { craft: craft.id, type, avisos }),
    formulas: formulas.map(told),
    ...(imposible && { imposible: { ...imposible, ...(imposible.cerca && { cerca: told(imposible.cerca) }) } }),
  };
}
