import type { Fields } from './files.ts';

/** Writes the titles of cited sources into a text: «{rd-618-1998}, art. 2». */
export type Cite = (text: string, at: string) => string;

const AUTHORITIES = ['ley', 'denominacion', 'oficio', 'consejo'];

export function sourcesOf(fields: Fields): Cite {
  const titles = new Map(
    fields.each().map(([id, source]) => {
      const authority = source.text('autoridad');
      if (!AUTHORITIES.includes(authority)) throw new Error(`${source.at}: nobody knows the authority «${authority}»`);
      if (source.has('desde') && !/^\d{4}-\d{2}-\d{2}$/.test(source.text('desde'))) {
        throw new Error(`${source.at}: «desde» is no date`);
      }
      return [id, source.text('titulo')] as const;
    }),
  );
  fields.close();
  return (text, at) =>
    text.replace(/\{([^{}|]+)\}/g, (_, id: string) => {
      const title = titles.get(id);
      if (title === undefined) throw new Error(`${at}: there is no source «${id}»`);
      return title;
    });
}
