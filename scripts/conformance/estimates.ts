import { CRAFTS, type Craft, fixed, InputError } from '@obrador/engine';
import { desdeEtiqueta } from '@obrador/engine/crear';
import { etiqueta } from '@obrador/engine/etiqueta';
import { row } from '../docs/reference.ts';
import { corpusOf } from './corpus.ts';

/** An ingredient counts where it is more than this share of the formula, %. */
const COUNTED = 5;

interface Estimates {
  readonly labels: number;
  /** Points between the formula and the estimate, in rising order. */
  readonly errors: readonly number[];
  /** Ingredients the label calls by a name that stands for another food: «harina de trigo» for a strong flour. */
  readonly renamed: number;
}

type Items = readonly Readonly<Record<string, unknown>>[];

/** % of each ingredient of a formula, by the name its craft knows it by. */
function sharesOf({ shape, find }: Craft, items: Items): ReadonlyMap<string, number> {
  const total = items.reduce((sum, item) => sum + Number(item[shape.weight]), 0);
  const shares = new Map<string, number>();
  for (const item of items) {
    const name = find(String(item[shape.name]))?.name;
    if (name !== undefined) shares.set(name, (shares.get(name) ?? 0) + (100 * Number(item[shape.weight])) / total);
  }
  return shares;
}

function labelOf(body: object) {
  try {
    return etiqueta(body);
  } catch (error) {
    // What nobody knows has no label.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** The formulas of the corpus turned into labels, and read back from them. */
export function estimatesOf(craft: Craft): Estimates {
  let labels = 0;
  let renamed = 0;
  const errors: number[] = [];
  for (const { type, ingredients } of corpusOf(craft.id)) {
    const label = labelOf({ craft: craft.id, type, ingredients });
    if (label === undefined) continue;
    labels++;
    const request = { type, texto: label.lista.texto, nutricion: label.nutricion.por_100g };
    const found = sharesOf(craft, desdeEtiqueta(craft, request).ingredients);
    for (const [name, share] of sharesOf(craft, ingredients)) {
      const estimated = found.get(name);
      if (share <= COUNTED) continue;
      if (estimated === undefined) renamed++;
      else errors.push(Math.abs(share - estimated));
    }
  }
  return { labels, renamed, errors: errors.sort((a, b) => a - b) };
}

/** How well formulas are read back from their labels, for the page. */
export function estimatesSection(): string[] {
  const at = (errors: readonly number[], part: number) => fixed(errors[Math.floor(part * errors.length)] ?? 0);
  return [
    '## Fórmulas estimadas desde su etiqueta',
    '',
    'Cada fórmula se convierte en etiqueta y se vuelve a estimar solo con ella, con el orden de la lista y la tabla nutricional. El error es la diferencia, en puntos del peso, de los ingredientes que pasan del 5 %; los que la etiqueta llama de otro modo (una harina de fuerza es «harina de trigo») se cuentan aparte. Lo habitual de cada ingrediente, que desempata, sale de estas mismas fórmulas.',
    '',
    row([
      'Oficio',
      'Etiquetas',
      'Ingredientes',
      'Con otro nombre',
      'Error mediano',
      'Cuatro de cada cinco, por debajo de',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...CRAFTS.map((craft) => {
      const { labels, errors, renamed } = estimatesOf(craft);
      return row([
        craft.label,
        String(labels),
        String(errors.length),
        String(renamed),
        at(errors, 0.5),
        at(errors, 0.8),
      ]);
    }),
    '',
  ];
}
