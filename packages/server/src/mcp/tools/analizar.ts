import { type Analisis, analizar } from '@obrador/engine';
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
import { firstOf, gistOfAnalysis } from '../gist.ts';
import { toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const analizarTool: Tool = {
  name: 'analizar',
  title: toolTexts.analizar.title,
  description: toolTexts.analizar.description,
  input: objectSchema({ craft: CRAFT, type: TYPE, ingredients: INGREDIENTS, detalle: DETAIL }, [
    'craft',
    'ingredients',
  ]),
  also: fieldsOf(({ analizar: { request } }) => request),
  run: (args) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const analysis = analizar(craft, formulaOf(craft, args));
    return { text: gistOfAnalysis(analysis, detail), structure: detail ? analysis : essence(analysis) };
  },
};

/** What a program needs to go on; words and sources are in the text and in the whole answer. */
export function essence({ craft, type, resultado, parametros, consejos, avisos, coste_kg_eur }: Analisis): object {
  return {
    craft,
    type,
    resultado,
    parametros: parametros.map(({ id, valor, rango, estado }) => ({ id, valor, rango, estado })),
    consejos: firstOf(consejos, false).map(({ pasos, arregla }) => ({ pasos, arregla })),
    avisos: firstOf(avisos, false).map(({ codigo, indice }) => ({ codigo, indice })),
    coste_kg_eur,
  };
}
