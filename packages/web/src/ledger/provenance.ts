import { esProvenance } from './provenance-texts.ts';

const LIST = new Intl.ListFormat('es');

/** Years of an edition look like a code and are none: «CIQUAL 2020», «CIQUAL25». */
const EDITIONS = ['2020', '2025'];

/** Who says what a food is made of, from the note in its row: «tablas CIQUAL y USDA, ficha técnica». */
export function provenance(source: string): string {
  return said(source, (table) => table);
}

/** The same with where each table is from and its codes for the food, for who wants to look it up. */
export function provenanceWithCodes(source: string): string {
  return said(source, (table, country) => {
    const found = [...source.matchAll(new RegExp(`\\b${table} (\\d{4,6})\\b`, 'g'))].map(([, code]) => code!);
    const codes = [...new Set(found)].filter((code) => !EDITIONS.includes(code));
    return esProvenance.table(table, country, ...codes);
  });
}

function said(source: string, nameOf: (table: string, country: string) => string): string {
  if (source === '') return '';
  const tables = esProvenance.tables.filter(([table]) => source.includes(table)).map(([...table]) => nameOf(...table));
  const others = esProvenance.others.filter(([pattern]) => pattern.test(source)).map(([, name]) => name);
  const all = tables.length === 0 ? others : [esProvenance.tablesAre(LIST.format(tables)), ...others];
  return all.length === 0 ? esProvenance.computed : all.join(', ');
}
