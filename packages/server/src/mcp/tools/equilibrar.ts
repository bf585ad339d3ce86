import { analizar, CRAFTS, type EquilibrarResponse, trimmed } from '@obrador/engine';
import { schemasOf } from '@obrador/engine/schemas';
import {
  CRAFT,
  DETAIL,
  fieldsOf,
  formulaOf,
  INGREDIENTS,
  inToolWords,
  objectSchema,
  readCraft,
  TYPE,
  wantsDetail,
} from '../arguments.ts';
import { figuresOf, figureTexts, firstOf, section, shortened, textsOf } from '../gist.ts';
import { AVISOS, BOOLEAN, FIGURES, FORMULA, listOf, NUMBER, OBJECT, RESULT, shape, TEXT, TEXTS } from '../output.ts';
import { lean } from '../schema.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import { atOnce, type Json, type Tool } from '../tool.ts';

/** The options of every craft: they differ in the goals alone. */
function optionsSchema(): Json {
  const all = CRAFTS.map((craft) => lean(schemasOf(craft).equilibrar.request.properties.opciones!));
  const goals = all.flatMap(({ properties }) => (properties as { objetivo: { enum: string[] } }).objetivo.enum);
  const { properties, ...rest } = all[0]!;
  const { objetivo, ...others } = properties as { readonly objetivo: Json };
  return { ...rest, properties: { ...others, objetivo: { ...objetivo, enum: [...new Set(goals)] } } };
}

export const equilibrarTool: Tool = {
  name: 'equilibrar',
  title: toolTexts.equilibrar.title,
  description: toolTexts.equilibrar.description,
  input: objectSchema(
    { craft: CRAFT, type: TYPE, ingredients: INGREDIENTS, opciones: optionsSchema(), detalle: DETAIL },
    ['craft', 'ingredients'],
  ),
  output: shape(
    {
      craft: TEXT,
      type: TEXT,
      avisos: AVISOS,
      factible: BOOLEAN,
      ingredients: FORMULA,
      total: NUMBER,
      coste: shape({ antes: NUMBER, despues: NUMBER }),
      resultado: RESULT,
      parametros: FIGURES,
      explicacion: TEXTS,
      conflictos: listOf(shape({ texto: TEXT })),
      alternativas: listOf(shape({ texto: TEXT, opciones: OBJECT, type: TEXT })),
    },
    ['factible', 'ingredients', 'resultado', 'parametros'],
  ),
  also: fieldsOf(({ equilibrar: { request } }) => request),
  run: async (args, { balancer, asker, calculate = atOnce }) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const answer: EquilibrarResponse = JSON.parse(await balancer.balance(craft.id, formulaOf(craft, args), asker));
    const { ingredients, type, factible, cambios, conflictos = [], alternativas = [], explicacion, avisos } = answer;
    const after = await calculate(() => analizar(craft, { type, ingredients }));
    const text = [
      ...textsOf(avisos),
      texts.formula(cambios.map(({ nombre, despues }) => `${nombre} ${trimmed(despues)} g`).join('; ')),
      ...explicacion,
      ...section(
        texts.obstacles,
        conflictos.map(({ texto }) => texto),
        detail,
      ),
      ...section(
        texts.ways,
        alternativas.map(({ texto, opciones }) =>
          opciones === undefined ? texto : `${texto} (${texts.withOptions(JSON.stringify(opciones))})`,
        ),
        detail,
      ),
      texts.after(after.resultado.texto),
      `${texts.figures} ${figureTexts(after, detail).join('; ')}.`,
    ].join('\n');
    const { total, coste } = answer;
    const told = {
      craft: craft.id,
      type,
      factible,
      ingredients: inToolWords(craft, ingredients),
      total,
      coste,
      resultado: after.resultado,
      explicacion,
      avisos,
    };
    const short = {
      ...told,
      parametros: figuresOf(after),
      conflictos: firstOf(conflictos, false).map(({ texto }) => ({ texto: shortened(texto) })),
      alternativas: firstOf(alternativas, false),
    };
    return { text, structure: detail ? { ...answer, ...told, parametros: after.parametros } : short };
  },
};
