import { consultCatalogue, fixed, InputError, type ShownIngredient, trimmed } from '@obrador/engine';
import { CRAFT, DETAIL, objectSchema, readCraft, wantsDetail } from '../arguments.ts';
import { listOf, MAYBE_NUMBER, shape, TEXT } from '../output.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

/** Enough to choose from, and more for who wants to see more. */
const MOST_FOUND = { short: 5, whole: 10 };

export const buscarTool: Tool = {
  name: 'buscar_ingrediente',
  title: toolTexts.buscar.title,
  description: toolTexts.buscar.description,
  input: objectSchema(
    { craft: CRAFT, q: { type: 'string', minLength: 1, description: toolTexts.buscar.q }, detalle: DETAIL },
    ['craft', 'q'],
  ),
  output: shape(
    {
      craft: TEXT,
      ingredientes: listOf(
        shape(
          {
            name: TEXT,
            nombre: TEXT,
            composicion: { type: 'object', description: texts.per100 },
            precio: { ...MAYBE_NUMBER, description: '€/kg' },
          },
          ['name'],
        ),
      ),
    },
    ['ingredientes'],
  ),
  run: (args) => {
    const craft = readCraft(args);
    const { q } = args;
    if (typeof q !== 'string' || q.trim() === '') throw new InputError(texts.noQuery);
    const detail = wantsDetail(args);
    const answer = consultCatalogue(craft, q, detail ? MOST_FOUND.whole : MOST_FOUND.short);
    const { ingredientes } = answer;
    if (ingredientes.length === 0) return { text: texts.noneFound, structure: { craft: craft.id, ingredientes } };
    const text = [texts.found, ...ingredientes.map((entry) => `- ${lineOf(entry, detail)}`)].join('\n');
    const short = ingredientes.map((entry) => ({
      name: entry.name,
      nombre: entry.nombre,
      composicion: Object.fromEntries(figuresOf(entry)),
      precio: entry.precio,
    }));
    return { text, structure: detail ? answer : { craft: craft.id, ingredientes: short } };
  },
};

/** Only what there is: most columns of most rows are 0. */
function figuresOf({ composicion }: ShownIngredient): [string, number][] {
  return Object.entries(composicion).filter(([, value]) => value !== 0);
}

/** «Nata 35%: por 100 g, materiagrasa 35, …; 4,20 €/kg». */
function lineOf(entry: ShownIngredient, detail: boolean): string {
  const { name, nombre, otrosNombres, precio, fuente } = entry;
  return [
    `${name}${nombre === name ? '' : ` (${nombre})`}: ${texts.per100} ${figuresOf(entry)
      .map(([key, value]) => `${key} ${trimmed(value)}`)
      .join(', ')}`,
    precio === null ? texts.priceless : `${fixed(precio)} €/kg`,
    ...(detail ? [texts.sourced(fuente), otrosNombres.join(', ')] : []),
  ].join('; ');
}
