import { consultTypes, didYouMean, InputError, type ShownType, suggest, type TypesAnswer } from '@obrador/engine';
import { CRAFT, DETAIL, objectSchema, readCraft, TYPE, wantsDetail } from '../arguments.ts';
import { boundsText } from '../gist.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const tiposTool: Tool = {
  name: 'listar_tipos',
  title: toolTexts.tipos.title,
  description: toolTexts.tipos.description,
  input: objectSchema({ craft: CRAFT, type: TYPE, detalle: DETAIL }, ['craft']),
  run: (args) => {
    const craft = readCraft(args);
    const all = consultTypes(craft);
    const { type = null } = args;
    if (type !== null) return one(all, type, wantsDetail(args));
    const { porDefecto, tipos } = all;
    const ids = tipos.map(({ id, label, family }) => ({ id, label, ...(family !== undefined && { family }) }));
    const text = [
      texts.typesOf(craft.label, porDefecto),
      ...(wantsDetail(args) ? tipos.flatMap(limitLines) : [ids.map(({ id, label }) => `${id} (${label})`).join('; ')]),
    ].join('\n');
    return { text, structure: wantsDetail(args) ? all : { craft: craft.id, porDefecto, tipos: ids } };
  },
};

function one({ craft, tipos, parametros }: TypesAnswer, type: unknown, detail: boolean) {
  const found = tipos.find(({ id }) => id === type);
  if (found === undefined) {
    const meant = typeof type === 'string' ? didYouMean(suggest(type, tipos)) : '';
    const known = tipos.map(({ id }) => id);
    throw new InputError(texts.noType(known, meant), { code: 'tipo_desconocido', field: 'type' });
  }
  const limited = new Set(found.limits.map(({ key }) => key));
  const meanings = parametros
    .filter(({ key }) => limited.has(key))
    .map(({ label, formula }) => `- ${label}: ${formula}`);
  const { id, label } = found;
  return {
    text: [...limitLines(found), ...(detail ? [texts.meaning, ...meanings] : [])].join('\n'),
    structure: { craft, tipo: detail ? found : { id, label } },
  };
}

/** Each range with the number of its source, and the sources below: most ranges share theirs. */
function limitLines({ id, label, limits }: ShownType): string[] {
  const sources = [...new Set(limits.map(({ source }) => source))];
  return [
    `${id} (${label}). ${texts.ranges}`,
    ...limits.map(({ label: name, unit, level, source, ...bounds }) => {
      const of = level === undefined ? '' : ` [${level}]`;
      return `- ${name}${of}: ${boundsText(bounds)}${unit && ` ${unit}`} (${sources.indexOf(source) + 1})`;
    }),
    `${texts.sources} ${sources.map((source, i) => `(${i + 1}) ${source}`).join('; ')}`,
  ];
}
