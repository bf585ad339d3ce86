import type { Norm } from '../../../packages/engine/src/ley/table.ts';
import type { Fields } from './files.ts';

/** Writes the titles of cited sources into a text: «{rd-618-1998}, art. 2». */
export type Cite = (text: string, at: string) => string;

const AUTHORITIES = ['ley', 'denominacion', 'oficio', 'consejo'];
/** Those that bind somebody, from a day on. */
const BINDING = ['ley', 'denominacion'];

interface Sources {
  readonly cite: Cite;
  /** Laws and protected names with their dates, as a module of the engine. */
  readonly norms: string;
}

export function sourcesOf(fields: Fields): Sources {
  const sources = fields.each();
  const titles = new Map(sources.map(([id, source]) => [id, source.text('titulo')] as const));
  const cite: Cite = (text, at) =>
    text.replace(/\{([^{}|]+)\}/g, (_, id: string) => {
      const title = titles.get(id);
      if (title === undefined) throw new Error(`${at}: there is no source «${id}»`);
      return title;
    });
  const norms = sources.flatMap(([id, source]) => {
    const authority = source.text('autoridad');
    if (!AUTHORITIES.includes(authority)) throw new Error(`${source.at}: nobody knows the authority «${authority}»`);
    const day = (key: string) => (source.has(key) ? dayOf(source, key) : null);
    const norm: Norm = {
      title: titles.get(id)!,
      from: day('desde'),
      until: day('hasta'),
      ...(source.has('sustituye') ? { replaces: cite(`{${source.text('sustituye')}}`, source.at) } : {}),
    };
    return BINDING.includes(authority) ? [norm] : [];
  });
  fields.close();
  return { cite, norms: normsModule(norms) };
}

function dayOf(source: Fields, key: string): string {
  const day = source.text(key);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${source.at}: «${key}» is no date`);
  return day;
}

function normsModule(norms: readonly Norm[]): string {
  return `// Made from data/fuentes.yaml by scripts/data/build.ts; edit the file, not this module.
import type { Norm } from './table.ts';

export const NORMS: readonly Norm[] = [
${norms.map((norm) => `  ${JSON.stringify(norm)},`).join('\n')}
];
`;
}
