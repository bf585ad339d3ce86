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
