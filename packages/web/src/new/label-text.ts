import { TABLE_FIELDS } from '@obrador/engine/despensa';

/** The figures of a nutrition table the engine reads. */
export const FIGURES = ['energia_kj', 'energia_kcal', ...TABLE_FIELDS] as const;
export type FigureName = (typeof FIGURES)[number];
export type Table = Readonly<Partial<Record<FigureName, number>>>;

const NUMBER = '(\\d+(?:[.,]\\d+)?)';
/** A row is its word and the first figure after it; the sum stands before what it is made of. */
const after = (word: string) => new RegExp(`${word}[^\\d]*?${NUMBER}`, 'i');

const ROWS: Readonly<Record<FigureName, RegExp>> = {
  energia_kj: new RegExp(`${NUMBER}\\s*kj`, 'i'),
  energia_kcal: new RegExp(`${NUMBER}\\s*kcal`, 'i'),
  grasas: after('\\bgrasas?\\b(?!\\s+saturad)'),
  saturadas: after('saturad[ao]s?'),
  hidratos: after('(?:carbo)?hidratos'),
  azucares: after('az[uú]cares'),
  fibra: after('\\bfibra'),
  proteinas: after('prote[ií]nas?'),
  sal: after('\\bsal\\b'),
};

/** What a pasted nutrition table says. */
export function readTable(text: string): Table {
  // «1.234 kJ» has a point that is no decimal one.
  const plain = text.replace(/(\d)\.(\d{3})(?!\d)/g, '$1$2');
  return Object.fromEntries(
    FIGURES.flatMap((name) => {
      const found = ROWS[name].exec(plain);
      return found ? [[name, Number(found[1]!.replace(',', '.'))]] : [];
    }),
  );
}

/** A table has a heading, or begins with its first row. */
const HEADING = /\b(?:(?:informaci[oó]n|valor(?:es)?|tabla)\s+nutricional|valor\s+energ[eé]tico)/i;

/** A whole label pasted at once: the list, and the table where it begins. */
export function splitLabel(text: string): { readonly list: string; readonly table: string } {
  const at = text.search(HEADING);
  return at < 0 ? { list: text, table: '' } : { list: text.slice(0, at).trim(), table: text.slice(at) };
}

/** The names of a printed list, without its heading, its shares and what stands in brackets. */
export function namesIn(list: string): readonly string[] {
  return list
    .replace(/^\s*ingredientes\s*:/i, '')
    .replace(/\([^()]*\)|\[[^\]]*\]/g, '')
    .split(/[,;](?!\d)|\.(?!\d)/)
    .map((name) => name.replace(/\d+(?:[.,]\d+)?\s*%/g, '').trim())
    .filter((name) => name !== '');
}
