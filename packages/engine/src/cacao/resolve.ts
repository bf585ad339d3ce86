import type { Warning } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import { flatMap } from '../craft/lists.ts';
import type { Item } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import type { Understood } from '../despensa/understand.ts';
import { type Portion, type Row, readItem, UNKNOWN } from './catalogue.ts';
import { type Mixture, mix } from './measure.ts';
import { NO_VALID_INGREDIENTS } from './texts.ts';

/** An item with the row it is read as and its share of weight. */
export interface Line {
  readonly item: Item;
  readonly understood: Understood;
  readonly row: Row | undefined;
  readonly share: number;
}

export interface Formula extends Mixture {
  /** Everything sent, in its order, weightless or not. */
  readonly lines: readonly Line[];
}

export function resolve(items: readonly Item[]): Formula {
  const parts = shares(items.map(({ grams }) => grams));
  const lines: Line[] = [];
  const weighed: Portion[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const { understood, row } = readItem(item, i);
    const share = parts?.shares[i] ?? 0;
    lines.push({ item, understood, row, share });
    if (item.grams > 0) weighed.push({ row: row ?? UNKNOWN, share });
  }
  const { ingredients, sums, inside } = mix(weighed);
  if (!ingredients.some(({ row }) => makesChocolate(row))) {
    throw new InputError(NO_VALID_INGREDIENTS, { code: 'sin_ingredientes_validos', field: 'ingredients' });
  }
  return { lines, ingredients, sums, inside };
}

/** A formula needs cocoa or sugar; cream, water or nuts alone are none. */
function makesChocolate(row: Row): boolean {
  return row.cacao_seco_desgrasado + row.manteca_cacao > 0 || row.grupo === 'azucar' || row.grupo === 'poliol';
}

/** What the reading of names and labels has to say. */
export function readingWarnings({ lines }: Formula): readonly Warning[] {
  return flatMap(lines, ({ understood }) => understood.warnings);
}
