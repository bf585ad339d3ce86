import { readLines } from './csv.ts';

type Types = Readonly<Record<string, readonly string[]>>;

const SHARE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

/** What people call the types of each craft, and what doughs are made of, as a module of the page. */
export function typeWordsModule(read: (file: string) => string, types: Types): string {
  const faults: string[] = [];
  const lines = (file: string, columns: readonly string[]) => readLines(`data/${file}`, read(file), columns, faults);
  const named = (line: ReturnType<typeof lines>[number]) => {
    const craft = line.text('oficio');
    for (const type of line.list('tipos')) {
      if (!types[craft]?.includes(type)) faults.push(`${line.at('tipos')}: there is no «${craft}» «${type}»`);
    }
    return JSON.stringify({ craft, types: line.list('tipos'), label: line.text('nombre') }).slice(1, -1);
  };
  const words = lines('titulos.csv', ['oficio', 'tipos', 'nombre', 'dice']).map(
    (line) => `  { says: /\\b(?:${line.text('dice')})/, ${named(line)} },`,
  );
  const matters = lines('masas-materias.csv', ['materia', 'dice']).map((line) => [
    line.text('materia'),
    line.text('dice'),
  ]);
  const [flour, ...others] = matters.map(([name]) => name!);
  const doughs = lines('masas.csv', ['oficio', 'tipos', 'nombre', ...others]).map((line) => {
    const per = others.flatMap((matter) => {
      const written = line.text(matter);
      const [whole, least, most] = SHARE.exec(written) ?? [];
      if (written !== '' && whole === undefined)
        faults.push(`${line.at(matter)}: «${written}» is no share of the flour`);
      return whole === undefined ? [] : [`${matter}: [${least ?? 0}, ${most ?? 'Number.POSITIVE_INFINITY'}]`];
    });
    return `  { ${named(line)}, per: { ${per.join(', ')} } },`;
  });
  if (flour !== 'harina') faults.push('data/masas-materias.csv: the first is the flour the others are a share of');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `// Made from data/titulos.csv, masas.csv and masas-materias.csv by scripts/data/build.ts; edit the tables.
import type { CraftId } from './engine.ts';

/** Types of a craft that a thing is: the first is proposed, any of them will do. */
export interface Named {
  readonly craft: CraftId;
  readonly types: readonly [string, ...string[]];
  readonly label: string;
}

/** What people call a thing. */
export interface TypeWord extends Named {
  readonly says: RegExp;
}

/** From the most to the least particular: of those that begin at one place of a title the first counts. */
export const TYPE_WORDS: readonly TypeWord[] = [
${words.join('\n')}
];

export const MATTERS = {
${matters.map(([name, says]) => `  ${name}: /${says}/,`).join('\n')}
} as const;

export type Matter = keyof typeof MATTERS;

/** What a dough has of each matter for its flour; the first that fits counts. */
export interface Dough extends Named {
  readonly per: Partial<Readonly<Record<Matter, readonly [least: number, most: number]>>>;
}

export const DOUGHS: readonly Dough[] = [
${doughs.join('\n')}
];
`;
}
