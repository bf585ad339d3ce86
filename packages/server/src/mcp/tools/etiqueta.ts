import { etiqueta } from '@obrador/engine/etiqueta';
import { EtiquetaRequestSchema } from '@obrador/engine/schemas';
import { CRAFT, DETAIL, INGREDIENTS, objectSchema, TYPE, wantsDetail } from '../arguments.ts';
import { section } from '../gist.ts';
import { labelTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const etiquetaTool: Tool = {
  name: 'etiqueta',
  title: toolTexts.etiqueta.title,
  description: toolTexts.etiqueta.description,
  input: objectSchema(
    {
      craft: CRAFT,
      type: TYPE,
      ingredients: INGREDIENTS,
      nombre: { type: 'string', description: texts.nombre },
      denominacion: { type: 'string', description: texts.denominacion },
      perdida: { type: 'number', minimum: 0, description: texts.perdida },
      porcion: { type: 'number', exclusiveMinimum: 0, description: texts.porcion },
      detalle: DETAIL,
    },
    ['ingredients'],
  ),
  also: Object.keys(EtiquetaRequestSchema.properties),
  run: ({ detalle, ...args }) => {
    const detail = wantsDetail({ detalle });
    const label = etiqueta(args);
    const { nombre, denominacion, lista, alergenos, nutricion, menciones, avisos, disclaimer } = label;
    const text = [
      ...(denominacion === null ? [] : [`${[nombre, denominacion].filter(Boolean).join('. ')}.`]),
      lista.texto,
      texts.allergens(alergenos.contiene),
      texts.nutrition(nutricion.mostrado),
      ...section(
        texts.mentions,
        menciones.map(({ texto }) => texto),
        detail,
      ),
      ...section(
        texts.notices,
        avisos.map(({ texto }) => texto),
        detail,
      ),
      disclaimer,
    ].join('\n');
    return {
      text,
      structure: detail ? label : { denominacion, lista: lista.texto, alergenos, nutricion: nutricion.mostrado },
    };
  },
};
