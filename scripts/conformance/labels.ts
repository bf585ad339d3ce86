import { readFileSync } from 'node:fs';
import { fixed, trimmed } from '@obrador/engine';
import { etiqueta, NUTRIENT_LABELS, type Nutrient } from '@obrador/engine/etiqueta';
import { row } from '../docs/reference.ts';

/** A recipe published together with its nutrition table. */
interface PublishedTable {
  readonly id: string;
  readonly name: string;
  readonly craft: string;
  readonly type?: string;
  readonly perdida?: number;
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
  readonly published: number;
  readonly computed: number;
  readonly agrees: boolean;
  readonly cause: string | undefined;
}

export interface LabelReport {
  readonly table: PublishedTable;
  readonly comparisons: readonly LabelComparison[];
}

interface Tolerance {
  /** Below this the first holds, above `large` the last; between them a fifth. */
  readonly small: readonly [below: number, grams: number];
  readonly large?: readonly [above: number, grams: number];
}

const SUGARS_AND_PROTEIN: Tolerance = { small: [10, 2], large: [40, 8] };

/** Guidance of the Commission on tolerances (December 2012), section 3. It has none for energy, which follows from them. */
const TOLERANCES: Readonly<Partial<Record<Nutrient, Tolerance>>> = {
  grasas: { small: [10, 1.5], large: [40, 8] },
  saturadas: { small: [4, 0.8] },
  hidratos: SUGARS_AND_PROTEIN,
  azucares: SUGARS_AND_PROTEIN,
  fibra: SUGARS_AND_PROTEIN,
  proteinas: SUGARS_AND_PROTEIN,
  sal: { small: [1.25, 0.375] },
};

const BETWEEN = 0.2;

/** How far what is measured may lie from what is declared. */
export function toleranceOf(nutrient: Nutrient, declared: number): number {
  const tolerance = TOLERANCES[nutrient];
  if (tolerance === undefined) return Number.POSITIVE_INFINITY;
  const { small, large } = tolerance;
  if (declared < small[0]) return small[1];
  return large !== undefined && declared > large[0] ? large[1] : BETWEEN * declared;
}

const tables = JSON.parse(
  readFileSync(new URL('../../data/etiquetas.json', import.meta.url), 'utf8'),
) as readonly PublishedTable[];

function compare(table: PublishedTable): LabelReport {
  const { craft, type, perdida = 0, ingredients, published, causes } = table;
  const loss = type === undefined ? { perdida } : {};
  const { por_100g } = etiqueta({ craft, type, ...loss, ingredients }).nutricion;
  const comparisons = (Object.entries(published) as [Nutrient, number][]).map(([nutrient, value]) => ({
    nutrient,
    published: value,
    computed: por_100g[nutrient],
    agrees: Math.abs(por_100g[nutrient] - value) <= toleranceOf(nutrient, value) + 1e-9,
    cause: causes?.[nutrient],
  }));
  return { table, comparisons };
}

export const labelReports: readonly LabelReport[] = tables.map(compare);

/** The section of the conformance page on nutrition tables. */
export function labelSection(): string[] {
  const judged = labelReports.flatMap(({ comparisons }) =>
    comparisons.filter(({ nutrient }) => nutrient in TOLERANCES),
  );
  const agreeing = judged.filter(({ agrees }) => agrees).length;
  return [
    '## Tablas nutricionales',
    '',
    `Recetas que se publicaron con su tabla, o que se han rehecho con lo que declara su ficha (lo dice la nota), frente a la tabla que calcula la etiqueta: ${agreeing} de ${judged.length} cifras dentro de las tolerancias de la guía de la Comisión (diciembre de 2012), que no pone ninguna a la energía.`,
    '',
    row(['Receta', 'Fuente', 'Publicado → calculado por 100 g', 'Fuera de tolerancia', 'Nota']),
    '|---|---|---|---|---|',
    ...labelReports.map(({ table, comparisons }) =>
      row([
        table.name,
        // As code, so that no page links to what others may take away.
        `${table.source} (\`${table.address}\`)`,
        comparisons
          .map(({ nutrient, published, computed }) => `${nameOf(nutrient)} ${trimmed(published)} → ${fixed(computed)}`)
          .join('; '),
        comparisons
          .filter(({ agrees }) => !agrees)
          .map(({ nutrient, cause }) => `${nameOf(nutrient)}: ${cause ?? '**fallo**, causa desconocida'}`)
          .join('; ') || '—',
        table.note,
      ]),
    ),
    '',
  ];
}

/** «de los cuales azúcares» is a row below another; alone it is «azúcares». */
function nameOf(nutrient: Nutrient): string {
  if (nutrient === 'energia_kcal') return 'kcal';
  return NUTRIENT_LABELS[nutrient].replace(/^de l[ao]s cuales /, '').toLowerCase();
}
