import { expect, it } from 'vitest';
import '../../src/literate.ts';
import tables from '../../../../data/etiquetas-reales.json' with { type: 'json' };
import lists from '../../../../data/listas-reales.json' with { type: 'json' };
import { fold } from '../../src/craft/names.ts';
import { craftOf } from '../../src/crafts.ts';
import { desdeEtiqueta } from '../../src/crear/desde-etiqueta.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

interface RealList {
  readonly name: string;
  readonly craft: string;
  readonly type?: string;
  readonly texto: string;
  readonly nutricion?: object;
  /** Lines of the real list that ours does not print, allergens it prints more or fewer of, and why. */
  readonly diferencias?: Readonly<Record<string, string>>;
}

/** Lines of a list, without amounts and what is in brackets. */
const linesOf = (text: string) =>
  fold(text)
    .replace(/\([^)]*\)/g, '')
    .split(/[,;:]| y (?!dig)/)
    .map((line) => line.replace(/\b[\d.,]+ *%?/g, '').trim())
    .filter((line) => line !== '' && !CLASSES.test(line));
const CLASSES =
  /^(?:edulcorantes?|emulgentes?|estabilizantes?|gasificantes?|acidulantes?|colorantes?|humectantes?|corrector de acidez)$/;

/** The words of a line that say what it is. */
const wordsOf = (line: string) =>
  line
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 5));

const ALLERGENS: readonly (readonly [RegExp, string])[] = [
  [/trigo/, 'gluten:trigo'],
  [/centeno/, 'gluten:centeno'],
  [/cebada/, 'gluten:cebada'],
  [/\b(?:leche|nata|mantequilla|lactosa|lactea)\b/, 'leche'],
  [/huevo|yema/, 'huevo'],
  [/(?:lecitina|harina) de soja/, 'soja'],
  [/almendra/, 'frutos_cascara:almendra'],
  [/avellana/, 'frutos_cascara:avellana'],
];

function drawn({ craft: id, type, texto, nutricion }: RealList) {
  const craft = craftOf(id)!;
  const { ingredients } = desdeEtiqueta(craft, { type, texto, ...(nutricion ? { nutricion } : {}) });
  const lines = ingredients.map((item) => ({ name: item[craft.shape.name], grams: item[craft.shape.weight] }));
  return etiqueta({ craft: id, ...(type ? { type } : {}), perdida: 0, ingredients: lines });
}

it.each(([...lists, ...tables] as readonly RealList[]).map((list) => [list.name, list] as const))(
  'the list of «%s» comes out line by line, and its allergens',
  (_, list) => {
    const label = drawn(list);
    const printed = new Set(wordsOf(fold(label.lista.texto)));
    const missing = linesOf(list.texto).filter((line) => !wordsOf(line).some((word) => printed.has(word)));
    const real = ALLERGENS.flatMap(([word, code]) => (word.test(fold(list.texto)) ? [code] : []));
    const others = [...real, ...label.alergenos.contiene].filter(
      (code) => !real.includes(code) || !label.alergenos.contiene.includes(code),
    );
    expect([...missing, ...others].sort()).toEqual(Object.keys(list.diferencias ?? {}).sort());
  },
);
