import { curva, fixed, helado, physicsTexts, trimmed } from '@obrador/engine';
import {
  CRAFT,
  DETAIL,
  fieldsOf,
  formulaOf,
  objectSchema,
  PLAIN_INGREDIENTS,
  TYPE,
  wantsDetail,
} from '../arguments.ts';
import { section } from '../gist.ts';
import { listOf, MAYBE_NUMBER, NUMBER, shape, TEXTS } from '../output.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const curvaTool: Tool = {
  name: 'curva',
  title: toolTexts.curva.title,
  description: toolTexts.curva.description,
  input: objectSchema(
    { craft: { ...CRAFT, enum: [helado.id] }, type: TYPE, ingredients: PLAIN_INGREDIENTS, detalle: DETAIL },
    ['ingredients'],
  ),
  output: shape(
    {
      puntoCongelacion: MAYBE_NUMBER,
      temperaturas: listOf(shape({ temperatura: NUMBER, congelado: NUMBER, hielo: NUMBER })),
      servicio: shape({ PAC: NUMBER, congelado: NUMBER, en_rango: { type: ['boolean', 'null'] } }),
      fisica: { type: ['object', 'null'] },
      warnings: TEXTS,
    },
    ['puntoCongelacion', 'temperaturas', 'servicio'],
  ),
  also: fieldsOf(({ request }) => request),
  run: (args) => {
    const detail = wantsDetail(args);
    const answer = curva({ ...formulaOf(helado, args), craft: args.craft });
    const { puntoCongelacion, curva: points, temperaturas, servicio, fisica, warnings } = answer;
    if (puntoCongelacion === null) return { text: texts.noIce, structure: answer };
    const shown = detail ? [...temperaturas, ...points] : temperaturas;
    const text = [
      texts.freezes(fixed(puntoCongelacion)),
      texts.serving(fixed(servicio.PAC), trimmed(servicio.congelado)),
      ...shown.map(({ temperatura, congelado }) => texts.frozen(trimmed(temperatura), trimmed(congelado))),
      ...physicsTexts(fisica),
      ...section(texts.warnings, warnings, detail),
    ].join('\n');
    return { text, structure: detail ? answer : { puntoCongelacion, temperaturas, servicio, fisica, warnings } };
  },
};
