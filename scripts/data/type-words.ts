import { readLines } from './csv.ts';

/** What people call the types of each craft, as a module of the page; types that do not exist are refused. */
export function typeWordsModule(csv: string, types: Readonly<Record<string, readonly string[]>>): string {
  const faults: string[] = [];
  const rows = readLines('data/titulos.csv', csv, ['oficio', 'tipos', 'nombre', 'dice'], faults).map((line) => {
    const craft = line.text('oficio');
    for (const type of line.list('tipos')) {
      if (!types[craft]?.includes(type)) faults.push(`${line.at('tipos')}: there is no «${craft}» «${type}»`);
    }
    const says = `/\\b(?:${line.text('dice')})/`;
    const named = JSON.stringify({ craft, types: line.list('tipos'), label: line.text('nombre') });
    return `  { says: ${says}, ${named.slice(1)},`;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `// Made from data/titulos.csv by scripts/data/build.ts; edit the table, not this module.
import type { CraftId } from './engine.ts';

/** What people call a thing, and the types of a craft that are it: the first is proposed, any of them will do. */
export interface TypeWord {
  readonly says: RegExp;
  readonly craft: CraftId;
  readonly types: readonly [string, ...string[]];
  readonly label: string;
}

/** From the most to the least particular: of a title the first that fits counts. */
export const TYPE_WORDS: readonly TypeWord[] = [
${rows.join('\n')}
];
`;
}
