import { fixed, trimmed } from '@obrador/engine';
import type { Substituted } from '@obrador/engine/crear';
import {
  CRAFT,
  DETAIL,
  fieldsOf,
  formulaOf,
  inToolWords,
  objectSchema,
  PLAIN_INGREDIENTS,
  readCraft,
  TYPE,
  wantsDetail,
} from '../arguments.ts';
import { gramsText, textsOf } from '../gist.ts';
import { AVISOS, FORMULA, listOf, MAYBE_NUMBER, NUMBER, RESULT, shape, TEXT, TEXTS } from '../output.ts';
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
      ingredients: PLAIN_INGREDIENTS,
      quitar: { type: 'string', description: texts.remove },
      por: { type: 'array', items: { type: 'string' }, description: texts.by },
      maximo: { type: 'integer', minimum: 1, maximum: 5, description: texts.most },
      detalle: DETAIL,
    },
    ['craft', 'ingredients', 'quitar'],
  ),
  output: shape(
    {
      craft: TEXT,
      type: TEXT,
      avisos: AVISOS,
      propuestas: listOf(
        shape(
          {
            texto: TEXT,
            ingredients: FORMULA,
            resultado: RESULT,
            cercania: NUMBER,
            coste_kg_eur: MAYBE_NUMBER,
            alergenos: TEXTS,
          },
          ['texto', 'ingredients'],
        ),
      ),
      nota: TEXT,
    },
    ['propuestas'],
  ),
  also: fieldsOf(({ sustituir: { request } }) => request),
  run: async (args, { balancer, asker }) => {
    const craft = readCraft(args);
    const body = formulaOf(craft, args);
    const answer: Substituted = JSON.parse(await balancer.balance(craft.id, body, asker, 'sustituir'));
    const { propuestas, nota, type, avisos } = answer;
    const text = [
      ...textsOf(avisos),
      ...propuestas.flatMap(({ texto, ingredients, cercania, coste_kg_eur }) => [
        texto,
        `${gramsText(craft, ingredients)}.`,
        texts.closeness(trimmed(cercania), coste_kg_eur === null ? null : fixed(coste_kg_eur)),
      ]),
      ...(nota === undefined ? [] : [nota]),
    ].join('\n');
    const detail = wantsDetail(args);
    const told = propuestas.map(({ parametros, cambios, ...rest }) => ({
      ...rest,
      ...(detail && { parametros, cambios }),
      ingredients: inToolWords(craft, rest.ingredients),
    }));
    return { text, structure: { ...(detail ? answer : { craft: craft.id, type, nota, avisos }), propuestas: told } };
  },
};
