import { type Etiqueta, NUTRIENT_LABELS, NUTRIENTS, type ShownNutrition } from '@obrador/engine/etiqueta';
import { lowerFirst } from '../crafts/engine.ts';
import { frozen } from '../recipe/frozen.ts';
import { recetaOf } from '../recipe/receta.ts';
import { type Recipe, toContent } from '../recipe/recipe.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';
import { gramsExact, short } from '../ui/format.ts';
import { esLabel } from './texts.ts';

/** What is asked of the engine for the label of a recipe. */
export function labelRequest(recipe: Recipe, kept: KeptLabel): Readonly<Record<string, unknown>> {
  const stressed = (kept.destacar ?? '').split(',').map((name) => name.trim());
  return {
    ...recetaOf(frozen(toContent(recipe))),
    nombre: recipe.title.trim(),
    ...(kept.denominacion === undefined ? {} : { denominacion: kept.denominacion }),
    ...(kept.porcion === undefined ? {} : { porcion: kept.porcion }),
    destacar: stressed.filter((name) => name !== ''),
    ...(kept.compuestos ? { compuestos: kept.compuestos } : {}),
    ...(recipe.workshop?.calentado ? { calentado: true } : {}),
  };
}

export interface NutritionRow {
  readonly key: string;
  readonly label: string;
  /** «de las cuales…»: part of the row above. */
  readonly isPart: boolean;
  readonly values: readonly string[];
}

/** Something in words and what follows it; null leaves room to write it by hand. */
export interface Said {
  readonly label: string;
  readonly value: string | null;
}

/** All that stands on a label, in its order. */
export interface LabelSheet {
  /** The name the maker gives it, where the law calls it otherwise. */
  readonly fancy: string | null;
  readonly name: string | null;
  readonly mentions: readonly string[];
  readonly list: Etiqueta['lista']['segmentos'];
  readonly nutrition: { readonly heads: readonly string[]; readonly rows: readonly NutritionRow[] } | null;
  /** Grams and as they are printed. */
  readonly net: { readonly grams: number; readonly text: string } | null;
  readonly said: readonly Said[];
  readonly conservation: string | null;
  readonly operator: string | null;
}

export function sheetOf(label: Etiqueta, kept: KeptLabel, operator: string): LabelSheet {
  const { nombre = null, denominacion, menciones, lista } = label;
  const neto = kept.neto ?? 0;
  return {
    fancy: nombre,
    name: denominacion,
    mentions: menciones.map(({ texto }) => `${texto}.`),
    list: lista.segmentos,
    nutrition: kept.sin_tabla ? null : nutritionOf(label),
    net: neto > 0 ? { grams: neto, text: weight(neto) } : null,
    said: [
      {
        label: kept.clase_fecha === 'caducidad' ? esLabel.useBy : esLabel.bestBefore,
        value: kept.fecha === undefined ? null : dayOf(kept.fecha),
      },
      { label: esLabel.lot, value: kept.lote ?? null },
    ],
    conservation: kept.conservacion ?? null,
    operator: operator === '' ? null : operator,
  };
}

/** Rows in the order of annex XV; energy in its two units is one. */
function nutritionOf({ nutricion: { mostrado, por_racion } }: Etiqueta): NonNullable<LabelSheet['nutrition']> {
  const columns = [mostrado, ...(por_racion ? [por_racion.mostrado] : [])];
  const energy = ({ energia_kj, energia_kcal }: ShownNutrition) => `${energia_kj}\u00a0kJ / ${energia_kcal}\u00a0kcal`;
  return {
    heads: [esLabel.per100, ...(por_racion ? [esLabel.perPortion(gramsExact(por_racion.gramos))] : [])],
    rows: NUTRIENTS.filter((key) => key !== 'energia_kcal').map((key) => ({
      key,
      label: NUTRIENT_LABELS[key],
      isPart: key === 'saturadas' || key === 'azucares',
      values: columns.map((column) => (key === 'energia_kj' ? energy(column) : `${column[key]}\u00a0g`)),
    })),
  };
}

/** The table as running text, one per column: article 34.2, where there is no room for columns. */
export function linesOf({ heads, rows }: NonNullable<LabelSheet['nutrition']>): readonly string[] {
  return heads.map((head, i) => {
    const text = rows.map(({ label, values }) => `${lowerFirst(label)} ${values[i]}`).join('; ');
    return `${esLabel.linearHead(lowerFirst(head))} ${text}.`;
  });
}

function weight(grams: number): string {
  return grams > 1000 ? `${short(grams / 1000)}\u00a0kg` : `${gramsExact(grams)}\u00a0g`;
}

/** «2027-03-12» → «12/03/2027». */
function dayOf(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The label as plain text, allergens in capitals because text has no bold. */
export function plainLabel(sheet: LabelSheet): string {
  const { fancy, name, mentions, list, nutrition, net, said, conservation, operator } = sheet;
  const written = list.map(({ texto, alergeno }) => (alergeno === null ? texto : texto.toLocaleUpperCase('es')));
  const blocks = [
    [fancy ?? '', name ?? '', ...mentions],
    [written.join('')],
    nutrition ? linesOf(nutrition) : [],
    [
      net ? `${esLabel.net} ${net.text}` : '',
      ...said.flatMap(({ label, value }) => (value === null ? [] : `${label} ${value}`)),
      conservation ?? '',
      operator ?? '',
    ],
  ];
  return blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}

/** What the law asks for and the label does not have yet. */
export function missingFrom({ name, net, said, conservation, operator }: LabelSheet): readonly string[] {
  const { missingNames } = esLabel;
  const [date, lot] = said;
  return [
    name === null && missingNames.denominacion,
    net === null && missingNames.neto,
    date?.value === null && missingNames.fecha,
    lot?.value === null && missingNames.lote,
    conservation === null && missingNames.conservacion,
    operator === null && missingNames.operador,
  ].filter((name) => name !== false);
}
