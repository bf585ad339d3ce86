import { readFileSync } from 'node:fs';
import { CRAFTS, fixed, trimmed } from '@obrador/engine';
import { desdeEtiqueta } from '@obrador/engine/crear';
import type { Nutrient } from '@obrador/engine/etiqueta';
import { row } from '../docs/reference.ts';
import { type LabelComparison, nameOf, toleranceOf } from './labels.ts';

/** What a product on sale prints: its list of ingredients and its nutrition table. */
interface RealLabel {
  readonly id: string;
  readonly name: string;
  readonly craft: string;
  readonly type?: string;
  readonly source: string;
  readonly address: string;
  readonly texto: string;
  readonly nutricion: Readonly<Partial<Record<Nutrient, number>>>;
  readonly note: string;
  /** Why a figure is not reached. */
  readonly causes?: Readonly<Partial<Record<Nutrient, string>>>;
}

export interface RealLabelReport {
  readonly label: RealLabel;
  readonly comparisons: readonly Omit<LabelComparison, 'error'>[];
  readonly ingredients: readonly string[];
  /** True when every figure of the table is within its tolerance. */
  readonly fits: boolean;
}

const labels = JSON.parse(
  readFileSync(new URL('../../data/etiquetas-reales.json', import.meta.url), 'utf8'),
) as readonly RealLabel[];

function reportOf(label: RealLabel): RealLabelReport {
  const { craft: id, type, texto, nutricion, causes } = label;
  const craft = CRAFTS.find((each) => each.id === id)!;
  const { ajuste, ingredients } = desdeEtiqueta(craft, { type, texto, nutricion });
  const comparisons = (Object.entries(ajuste) as [Nutrient, { etiqueta: number; calculado: number }][]).map(
    ([nutrient, { etiqueta, calculado }]) => ({
      nutrient,
      published: etiqueta,
      computed: calculado,
      agrees: Math.abs(calculado - etiqueta) <= toleranceOf(nutrient, etiqueta) + 1e-9,
      cause: causes?.[nutrient],
    }),
  );
  const named = ingredients.map((item) => {
    const name = String(item[craft.shape.name]);
    return `${craft.find(name)?.label ?? name} ${trimmed(Number(item.porcentaje), 1)}`;
  });
  return { label, comparisons, ingredients: named, fits: comparisons.every(({ agrees }) => agrees) };
}

export const realLabelReports: readonly RealLabelReport[] = labels.map(reportOf);

/** The section of the conformance page on labels of products on sale. */
export function realLabelSection(): string[] {
  const fitting = realLabelReports.filter(({ fits }) => fits).length;
  return [
    '## Etiquetas de productos a la venta',
    '',
    `La lista y la tabla de productos reales, y los gramos que se estiman con ellas. De nadie se conoce la fórmula, así que solo se puede juzgar la tabla: ${fitting} de ${realLabelReports.length} etiquetas encajan en todas sus cifras dentro de las tolerancias de la guía de la Comisión (diciembre de 2012), que no pone ninguna a la energía. De las demás se dice la causa. No se ha encontrado ninguna de turrón con las dos cosas.`,
    '',
    row([
      'Producto',
      'Fuente',
      'Estimado, % de la mezcla',
      'Etiqueta → estimado por 100 g',
      'Fuera de tolerancia',
      'Nota',
    ]),
    '|---|---|---|---|---|---|',
    ...realLabelReports.map(({ label, comparisons, ingredients }) =>
      row([
        label.name,
        // As code, so that no page links to what others may take away.
        `${label.source} (\`${label.address}\`)`,
        ingredients.join('; '),
        comparisons
          .map(({ nutrient, published, computed }) => `${nameOf(nutrient)} ${trimmed(published)} → ${fixed(computed)}`)
          .join('; '),
        comparisons
          .filter(({ agrees }) => !agrees)
          .map(({ nutrient, cause }) => `${nameOf(nutrient)}: ${cause ?? '**fallo**, causa desconocida'}`)
          .join('; ') || '—',
        label.note,
      ]),
    ),
    '',
  ];
}
