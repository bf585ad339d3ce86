import { type Craft, fixed } from '@obrador/engine';
import type { Created, MadeFormula } from '@obrador/engine/crear';
import { CRAFT, DETAIL, fieldsOf, objectSchema, readCraft, TYPE, wantsDetail } from '../arguments.ts';
import { gramsText, section } from '../gist.ts';
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
  also: fieldsOf(({ crear: { request } }) => request),
  run: async (args, { balancer, asker }) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const { craft: _, detalle: __, ...wish } = args;
    const answer: Created = JSON.parse(await balancer.balance(craft.id, wish, asker, 'crear'));
    const { formulas, imposible } = answer;
    const shown = (formula: MadeFormula) => formulaLines(craft, formula, detail);
    const text = [
      ...formulas.flatMap(shown),
      ...(imposible === undefined ? [] : [imposible.texto, ...imposible.choques]),
      ...(imposible?.cerca === undefined ? [] : [texts.near, ...shown(imposible.cerca)]),
    ].join('\n');
    return { text, structure: detail ? answer : shortened(answer) };
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
    ...section(texts.why, detail ? explicacion : explicacion.slice(1 + ingredients.length), detail),
  ];
}

/** What an agent needs to go on: the formulas, to be sent to other tools. */
function shortened({ craft, type, formulas, imposible }: Created): Json {
  const short = ({ titulo, variante, type: own, ingredients, resultado, coste_kg_eur, alergenos }: MadeFormula) => ({
    titulo,
    ...(variante === undefined ? {} : { variante }),
    type: own,
    ingredients,
    resultado,
    coste_kg_eur,
    alergenos,
  });
  return {
    craft,
    type,
    formulas: formulas.map(short),
    ...(imposible && { imposible: { ...imposible, ...(imposible.cerca && { cerca: short(imposible.cerca) }) } }),
  };
}
