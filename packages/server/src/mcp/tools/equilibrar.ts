import { analizar, CRAFTS, type EquilibrarResponse, trimmed } from '@obrador/engine';
import { schemasOf } from '@obrador/engine/schemas';
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
import { figureTexts, section } from '../gist.ts';
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
  also: fieldsOf(({ equilibrar: { request } }) => request),
  run: async (args, { balancer, asker, calculate = atOnce }) => {
    const craft = readCraft(args);
    const detail = wantsDetail(args);
    const answer: EquilibrarResponse = JSON.parse(await balancer.balance(craft.id, formulaOf(craft, args), asker));
    const { ingredients, type, factible, cambios, conflictos = [], alternativas = [], explicacion } = answer;
    const after = await calculate(() => analizar(craft, { type, ingredients }));
    const text = [
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
    const { resultado } = after;
    const short = { craft: craft.id, type, factible, ingredients, total, coste, resultado };
    return { text, structure: detail ? answer : { ...short, alternativas: alternativas.map(optionsOf) } };
  },
};

function optionsOf({ opciones, type }: { readonly opciones?: unknown; readonly type?: string }): object {
  return { opciones, type };
}
