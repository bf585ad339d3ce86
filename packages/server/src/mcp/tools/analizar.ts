import { analizar } from '@obrador/engine';
import {
  CRAFT,
  DETAIL,
  fieldsOf,
  formulaOf,
  INGREDIENTS,
  objectSchema,
  readCraft,
  TYPE,
  wantsDetail,
} from '../arguments.ts';
import { gistOfAnalysis, shortAnalysis } from '../gist.ts';
import { AVISOS, FIGURES, listOf, MAYBE_NUMBER, OBJECT, RESULT, shape, TEXT, TEXTS } from '../output.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const analizarTool: Tool = {
  name: 'analizar',
  title: toolTexts.analizar.title,
  description: toolTexts.analizar.description,
  input: objectSchema({ craft: CRAFT, type: TYPE, ingredients: INGREDIENTS, detalle: DETAIL }, [
    'craft',
    'ingredients',
  ]),
  output: shape(
    {
      craft: TEXT,
      type: TEXT,
      typeLabel: TEXT,
      resultado: RESULT,
      parametros: FIGURES,
      consejos: listOf(shape({ texto: TEXT, pasos: listOf(OBJECT), arregla: TEXTS })),
      avisos: AVISOS,
      ingredientes: { ...listOf(OBJECT), description: texts.doubtful },
      coste_kg_eur: MAYBE_NUMBER,
    },
    ['craft', 'type', 'resultado', 'parametros', 'consejos', 'avisos'],
  ),
  also: fieldsOf(({ analizar: { request } }) => request),
  run: (args) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const analysis = analizar(craft, formulaOf(craft, args));
    return { text: gistOfAnalysis(analysis, detail), structure: detail ? analysis : shortAnalysis(analysis) };
  },
};
