import { trimmed } from '@obrador/engine';
import { etiqueta } from '@obrador/engine/etiqueta';
import { EtiquetaRequestSchema } from '@obrador/engine/schemas';
import { CRAFT, DETAIL, objectSchema, PLAIN_INGREDIENTS, TYPE, wantsDetail } from '../arguments.ts';
import { firstOf, section, shortened } from '../gist.ts';
import { listOf, OBJECT, shape, TEXT, TEXTS } from '../output.ts';
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
      ingredients: PLAIN_INGREDIENTS,
      nombre: { type: 'string', description: texts.nombre },
      denominacion: { type: 'string', description: texts.denominacion },
      perdida: { type: 'number', minimum: 0, description: texts.perdida },
      porcion: { type: 'number', exclusiveMinimum: 0, description: texts.porcion },
      detalle: DETAIL,
    },
    ['ingredients'],
  ),
  output: shape(
    {
      nombre: TEXT,
      denominacion: { type: ['string', 'null'] },
      lista: shape({ texto: TEXT }),
      alergenos: shape({ contiene: TEXTS, puede_contener: TEXTS }),
      nutricion: shape({ mostrado: OBJECT }),
      menciones: listOf(shape({ texto: TEXT })),
      avisos: listOf(shape({ texto: TEXT })),
    },
    ['lista', 'alergenos', 'nutricion'],
  ),
  also: Object.keys(EtiquetaRequestSchema.properties),
  run: ({ detalle, ...args }) => {
    const detail = wantsDetail({ detalle });
    const label = etiqueta(args);
    const { nombre, denominacion, lista, alergenos, nutricion, menciones, avisos, disclaimer } = label;
    const { mostrado, por_racion } = nutricion;
    const text = [
      ...(denominacion === null ? [] : [`${[nombre, denominacion].filter(Boolean).join('. ')}.`]),
      lista.texto,
      texts.allergens(alergenos.contiene),
      texts.nutrition(mostrado),
      ...(por_racion ? [texts.nutrition(por_racion.mostrado, texts.portion(trimmed(por_racion.gramos)))] : []),
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
    const portion = por_racion && { por_racion: { gramos: por_racion.gramos, mostrado: por_racion.mostrado } };
    const short = { lista: { texto: lista.texto }, alergenos, nutricion: { mostrado, ...portion } };
    return {
      text,
      structure: detail
        ? label
        : { nombre, denominacion, ...short, menciones: shown(menciones), avisos: shown(avisos), disclaimer },
    };
  },
};

function shown(list: readonly { readonly texto: string }[]): object[] {
  return firstOf(list, false).map(({ texto }) => ({ texto: shortened(texto) }));
}
