import type { Warning } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import { flatMap } from '../craft/lists.ts';
import type { Item } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import type { Flat } from '../despensa/receta.ts';
import { foodOf } from '../despensa/table.ts';
import { type Understood, understand } from '../despensa/understand.ts';
import { type Portion, type Row, rowOf, shelf, UNKNOWN } from './catalogue.ts';
import { type Mixture, mix } from './measure.ts';
import { haceChocolate, materiaDeChocolate } from './params.gen.ts';
import { NO_VALID_INGREDIENTS } from './texts.ts';

const LOST_WATER: Row = { ...rowOf(foodOf('agua')), precio: 0 };

/** The law looks through a recipe: the flour inside it is flour. */
function madeOf({ leaves, lost }: Flat): readonly Portion[] {
  const made = leaves.map(({ line, food, grams }) => ({
    row: line.kind === 'desconocido' ? UNKNOWN : rowOf(food),
    share: grams / 100,
  }));
  if (lost > 0) made.push({ row: LOST_WATER, share: -lost / 100 });
  return isChocolate(made) ? made.map(({ row, share }) => ({ row: { ...row, ofChocolate: true }, share })) : made;
}

/** More water than this, %, and it is a filling. */
const DRY = 2;

function isChocolate(made: readonly Portion[]): boolean {
  const sum = (of: (row: Row) => number) => made.reduce((all, { row, share }) => all + share * of(row), 0);
  return (
    made.every(({ row }) => materiaDeChocolate(row)) &&
    sum(({ cacao_seco_desgrasado, manteca_cacao }) => cacao_seco_desgrasado + manteca_cacao) > 0 &&
    sum(({ agua }) => agua) <= DRY
  );
}

/** An item of a request with what it was understood as. */
export interface ReadItem {
  readonly understood: Understood;
  /** Undefined when nobody knows what it is. */
  readonly row: Row | undefined;
}

export function readItem(item: Item, index: number): ReadItem {
  const understood = understand(shelf, item, index);
  const { food, recipe } = understood;
  if (food === undefined) return { understood, row: undefined };
  return { understood, row: recipe === undefined ? rowOf(food) : { ...rowOf(food), made: madeOf(recipe.flat) } };
}

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
  if (!ingredients.some(({ row }) => haceChocolate(row))) {
    throw new InputError(NO_VALID_INGREDIENTS, { code: 'sin_ingredientes_validos', field: 'ingredients' });
  }
  return { lines, ingredients, sums, inside };
}

/** What the reading of names and labels has to say. */
export function readingWarnings({ lines }: Formula): readonly Warning[] {
  return flatMap(lines, ({ understood }) => understood.warnings);
}
