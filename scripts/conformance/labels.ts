import { readFileSync } from 'node:fs';
import { CRAFTS, fixed, trimmed } from '@obrador/engine';
import { etiqueta, NUTRIENT_LABELS, type Nutrient } from '@obrador/engine/etiqueta';
import { toleranceOf as toleranceOfLabel } from '../../packages/engine/src/etiqueta/rounding.ts';
import { row } from '../docs/reference.ts';
import { bandOf } from './report.ts';

/** A recipe published together with its nutrition table. */
interface PublishedTable {
  readonly id: string;
  readonly name: string;
  readonly craft: string;
  readonly type?: string;
  readonly perdida?: number;
  /** The table is for one of so many portions of all that is weighed; per 100 g when absent. */
  readonly raciones?: number;
  /** What is sold with this table on its pack, made again from what the pack declares. */
  readonly producto?: true;
  readonly source: string;
  readonly address: string;
  readonly note: string;
  readonly ingredients: readonly { readonly name: string; readonly grams: number }[];
  readonly published: Readonly<Partial<Record<Nutrient, number>>>;
  /** Why a figure disagrees. */
  readonly causes?: Readonly<Partial<Record<Nutrient, string>>>;
}

export interface LabelComparison {
  readonly nutrient: Nutrient;
  /** Per 100 g. */
  readonly published: number;
  readonly computed: number;
  readonly error: number;
  readonly agrees: boolean;
  readonly cause: string | undefined;
}

export interface LabelReport {
  readonly table: PublishedTable;
  readonly comparisons: readonly LabelComparison[];
}

/** Of energy, for which the guidance has none: half of what it allows the nutrients it is the sum of. */
const OF_ENERGY = 0.1;

/** How far what is measured may lie from what is declared, by the guidance that labels are decoded by too. */
export function toleranceOf(nutrient: Nutrient, declared: number): number {
  return nutrient.startsWith('energia') ? OF_ENERGY * declared : toleranceOfLabel(nutrient, declared);
}

const tables = JSON.parse(
  readFileSync(new URL('../../data/etiquetas.json', import.meta.url), 'utf8'),
) as readonly PublishedTable[];

function compare(table: PublishedTable): LabelReport {
  const { craft, type, perdida = 0, raciones, ingredients, published, causes } = table;
  const loss = type === undefined ? { perdida } : {};
  const { por_100g } = etiqueta({ craft, type, ...loss, ingredients }).nutricion;
  const weighed = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const per100 = raciones === undefined ? 1 : (100 * raciones) / weighed;
  const comparisons = (Object.entries(published) as [Nutrient, number][]).map(([nutrient, stated]) => {
    const value = stated * per100;
    const error = Math.abs(por_100g[nutrient] - value);
    return {
      nutrient,
      published: value,
      computed: por_100g[nutrient],
      error,
      agrees: error <= toleranceOf(nutrient, value) + 1e-9,
      cause: causes?.[nutrient],
    };
  });
  return { table, comparisons };
}

export const labelReports: readonly LabelReport[] = tables.map(compare);

/** Figures of published tables that are compared in a craft. */
export function labelFiguresOf(craft: string): readonly LabelComparison[] {
  return labelReports.filter(({ table }) => table.craft === craft).flatMap(({ comparisons }) => comparisons);
}

/** The section of the conformance page on nutrition tables. */
export function labelSection(): string[] {
  const all = labelReports.flatMap(({ comparisons }) => comparisons);
  const agreeing = all.filter(({ agrees }) => agrees).length;
  const products = labelReports.filter(({ table }) => table.producto);
  const nutrients = [...new Set(all.map(({ nutrient }) => nutrient))];
  return [
    '## Tablas nutricionales',
    '',
    `Recetas que se publicaron con su tabla, y ${products.length} productos a la venta rehechos con lo que declara su envase (lo dice la nota), frente a la tabla que calcula la etiqueta: ${agreeing} de ${all.length} cifras dentro de tolerancia. Las de los nutrientes son las de la guía de la Comisión (diciembre de 2012); la energía no tiene, y aquí se le pide el 10 %, la mitad de lo que la guía da a los nutrientes de que sale.`,
    '',
    row([
      'Cifra, por 100 g',
      'Comparadas',
      'De acuerdo',
      'Error mediano',
      'Nueve de cada diez, por debajo de',
      'Error mayor',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...nutrients.map((nutrient) => {
      const band = bandOf(all.filter((one) => one.nutrient === nutrient));
      const shown = (value: number) => `${fixed(value)} ${nutrient === 'energia_kcal' ? 'kcal' : 'g'}`;
      return row([
        nameOf(nutrient),
        String(band.count),
        String(band.agreeing),
        shown(band.median),
        shown(band.ninth),
        shown(band.worst),
      ]);
    }),
    '',
    row(['Oficio', 'Recetas', 'Productos', 'Cifras', 'De acuerdo']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...CRAFTS.map(({ id, label }) => {
      const figures = labelFiguresOf(id);
      const of = labelReports.filter(({ table }) => table.craft === id);
      return row([
        label,
        String(of.length),
        String(of.filter(({ table }) => table.producto).length),
        String(figures.length),
        String(figures.filter(({ agrees }) => agrees).length),
      ]);
    }),
    '',
    row(['Receta', 'Fuente', 'Publicado → calculado por 100 g', 'Fuera de tolerancia', 'Nota']),
    '|---|---|---|---|---|',
    ...labelReports.map(({ table, comparisons }) =>
      row([
        table.producto ? `${table.name} (producto)` : table.name,
        // As code, so that no page links to what others may take away.
        `${table.source} (\`${table.address}\`)`,
        comparisons
          .map(({ nutrient, published, computed }) => `${nameOf(nutrient)} ${trimmed(published)} → ${fixed(computed)}`)
          .join('; '),
        comparisons
          .filter(({ agrees }) => !agrees)
          .map(({ nutrient, cause }) => `${nameOf(nutrient)}: ${cause ?? '**fallo**, causa desconocida'}`)
          .join('; ') || '—',
        table.note || '—',
      ]),
    ),
    '',
  ];
}

/** «de los cuales azúcares» is a row below another; alone it is «azúcares». */
export function nameOf(nutrient: Nutrient): string {
  if (nutrient === 'energia_kcal') return 'kcal';
  return NUTRIENT_LABELS[nutrient].replace(/^de l[ao]s cuales /, '').toLowerCase();
}
