import {
  consultTypes,
  didYouMean,
  InputError,
  type ShownLimit,
  type ShownType,
  suggest,
  type TypesAnswer,
} from '@obrador/engine';
import { type LeyAnswer, leyEn, leyLines } from '@obrador/engine/ley';
import { CRAFT, DETAIL, objectSchema, readCraft, TYPE, wantsDetail } from '../arguments.ts';
import { boundsText } from '../gist.ts';
import { BOUNDS, listOf, shape, TEXT, TEXTS } from '../output.ts';
import { mcpTexts as texts, toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

export const tiposTool: Tool = {
  name: 'listar_tipos',
  title: toolTexts.tipos.title,
  description: toolTexts.tipos.description,
  input: objectSchema(
    {
      craft: CRAFT,
      type: TYPE,
      detalle: DETAIL,
      fecha: { type: 'string', format: 'date', description: toolTexts.tipos.fecha },
    },
    ['craft'],
  ),
  output: shape(
    {
      craft: TEXT,
      porDefecto: TEXT,
      tipos: listOf(shape({ id: TEXT, nombre: TEXT, familia: TEXT })),
      tipo: shape({
        id: TEXT,
        nombre: TEXT,
        limites: listOf(
          shape({
            id: TEXT,
            nombre: TEXT,
            unidad: TEXT,
            rango: BOUNDS,
            otorga: TEXT,
            fuente: { type: ['number', 'string'], description: texts.numbered },
          }),
        ),
      }),
      fuentes: TEXTS,
      parametros: listOf(shape({ id: TEXT, nombre: TEXT, formula: TEXT })),
      ley: { type: 'object', description: texts.law },
    },
    ['craft'],
  ),
  run: (args) => {
    const craft = readCraft(args);
    const all = consultTypes(craft);
    const { type = null, fecha = null } = args;
    if (type !== null) {
      const found = typeIn(all, type);
      return fecha === null ? one(all, found, wantsDetail(args)) : lawOf(leyEn(craft, found.id, fecha)!);
    }
    const { porDefecto, tipos } = all;
    const ids = tipos.map(({ id, nombre, familia }) => ({ id, nombre, familia }));
    const text = [
      texts.typesOf(craft.label, porDefecto),
      ...(wantsDetail(args)
        ? tipos.flatMap(limitLines)
        : [ids.map(({ id, nombre }) => `${id} (${nombre})`).join('; ')]),
    ].join('\n');
    return { text, structure: wantsDetail(args) ? all : { craft: craft.id, porDefecto, tipos: ids } };
  },
};

function typeIn({ tipos }: TypesAnswer, type: unknown): ShownType {
  const found = tipos.find(({ id }) => id === type);
  if (found !== undefined) return found;
  const meant = typeof type === 'string' ? didYouMean(suggest(type, tipos)) : '';
  const known = tipos.map(({ id }) => id);
  throw new InputError(texts.noType(known, meant), { code: 'tipo_desconocido', field: 'type' });
}

function lawOf(ley: LeyAnswer) {
  return { text: leyLines(ley).join('\n'), structure: { craft: ley.craft, ley } };
}

function one({ craft, parametros }: TypesAnswer, found: ShownType, detail: boolean) {
  const limited = new Set(found.limites.map(({ id }) => id));
  const meanings = parametros.filter(({ id }) => limited.has(id));
  return {
    text: [
      ...limitLines(found),
      ...(detail ? [texts.meaning, ...meanings.map(({ nombre, formula }) => `- ${nombre}: ${formula}`)] : []),
    ].join('\n'),
    structure: detail ? { craft, tipo: found, parametros: meanings } : { craft, ...shortType(found) },
  };
}

const sourcesOf = ({ limites }: ShownType): string[] => [...new Set(limites.map(({ fuente }) => fuente))];

/** Each limit once: ways to be of a type share most of theirs. */
function limitsOf({ limites }: ShownType): readonly ShownLimit[] {
  return [...new Map(limites.map((limit) => [JSON.stringify(limit), limit])).values()];
}

/** Each range with the number of its source, and the sources apart: most ranges share theirs. */
function shortType(type: ShownType): object {
  const { id, nombre } = type;
  const fuentes = sourcesOf(type);
  const numbered = limitsOf(type).map(({ id: key, nombre: name, unidad, rango, otorga, fuente }) => ({
    id: key,
    nombre: name,
    unidad,
    rango,
    otorga,
    fuente: fuentes.indexOf(fuente) + 1,
  }));
  return { tipo: { id, nombre, limites: numbered }, fuentes };
}

function limitLines(type: ShownType): string[] {
  const { id, nombre } = type;
  const sources = sourcesOf(type);
  return [
    `${id} (${nombre}). ${texts.ranges}`,
    ...limitsOf(type).map(({ nombre: name, unidad, otorga, fuente, rango: [min, max] }) => {
      const of = otorga === undefined ? '' : ` [${otorga}]`;
      return `- ${name}${of}: ${boundsText({ min, max })}${unidad && ` ${unidad}`} (${sources.indexOf(fuente) + 1})`;
    }),
    `${texts.sources} ${sources.map((source, i) => `(${i + 1}) ${source}`).join('; ')}`,
  ];
}
