import { type CatalogueEntry, consultCatalogue, fixed, InputError, trimmed } from '@obrador/engine';
import { CRAFT, DETAIL, objectSchema, readCraft, wantsDetail } from '../arguments.ts';
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
  run: (args) => {
    const craft = readCraft(args);
    const { q } = args;
    if (typeof q !== 'string' || q.trim() === '') throw new InputError(texts.noQuery);
    const detail = wantsDetail(args);
    const answer = consultCatalogue(craft, q, detail ? MOST_FOUND.whole : MOST_FOUND.short);
    const { ingredientes } = answer;
    if (ingredientes.length === 0) return { text: texts.noneFound, structure: { craft: craft.id, ingredientes } };
    const text = [texts.found, ...ingredientes.map((entry) => `- ${lineOf(entry, detail)}`)].join('\n');
    const short = ingredientes.map(({ name, label, price }) => ({ name, label, price }));
    return { text, structure: detail ? answer : { craft: craft.id, ingredientes: short } };
  },
};

/** «Nata 35%: por 100 g, materiagrasa 35, …; 4,20 €/kg». Only what there is: most columns of most rows are 0. */
function lineOf({ name, label, aliases, composition, price, source }: CatalogueEntry, detail: boolean): string {
  const figures = Object.entries(composition).filter(([, value]) => value !== 0);
  return [
    `${name}${label === name ? '' : ` (${label})`}: ${texts.per100} ${figures.map(([key, value]) => `${key} ${trimmed(value)}`).join(', ')}`,
    price === null ? texts.priceless : `${fixed(price)} €/kg`,
    ...(detail ? [texts.sourced(source), aliases.join(', ')] : []),
  ].join('; ');
}
