import { fixed, trimmed } from '@obrador/engine';
import type { Substituted } from '@obrador/engine/crear';
import { CRAFT, DETAIL, fieldsOf, formulaOf, objectSchema, readCraft, TYPE, wantsDetail } from '../arguments.ts';
import { gramsText } from '../gist.ts';
import { sustituirTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const sustituirTool: Tool = {
  name: 'sustituir',
  title: toolTexts.sustituir.title,
  description: toolTexts.sustituir.description,
  input: objectSchema(
    {
      craft: CRAFT,
      type: TYPE,
      ingredients: {
        type: 'array',
        minItems: 1,
        description: texts.ingredients,
        items: objectSchema(
          {
            name: { type: 'string', description: texts.name },
            grams: { type: 'number', minimum: 0, description: texts.grams },
          },
          ['name', 'grams'],
        ),
      },
      quitar: { type: 'string', description: texts.remove },
      por: { type: 'array', items: { type: 'string' }, description: texts.by },
      maximo: { type: 'integer', minimum: 1, maximum: 5, description: texts.most },
      detalle: DETAIL,
    },
    ['craft', 'ingredients', 'quitar'],
  ),
  also: fieldsOf(({ sustituir: { request } }) => request),
  run: async (args, { balancer, asker }) => {
    const craft = readCraft(args);
    const body = formulaOf(craft, args);
    const answer: Substituted = JSON.parse(await balancer.balance(craft.id, body, asker, 'sustituir'));
    const { propuestas, nota, type } = answer;
    const text = [
      ...propuestas.flatMap(({ texto, ingredients, cercania, coste_kg_eur }) => [
        texto,
        `${gramsText(craft, ingredients)}.`,
        texts.closeness(trimmed(cercania), coste_kg_eur === null ? null : fixed(coste_kg_eur)),
      ]),
      ...(nota === undefined ? [] : [nota]),
    ].join('\n');
    const short = propuestas.map(({ parametros: _, cambios: __, ...rest }) => rest);
    return { text, structure: wantsDetail(args) ? answer : { craft: craft.id, type, propuestas: short, nota } };
  },
};
