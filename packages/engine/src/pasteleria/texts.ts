import type { ManifestTexts } from '../craft/craft.ts';
import { AW_BARS, AW_FRESH, awText, hangsOnBar } from '../craft/keeping.ts';
import type { Range } from '../craft/ranges.ts';
import { fixed, list, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Param } from './param.ts';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de pastelería',
  description:
    'Analiza una receta de pastelería por 100 g: azúcares, grasa, proteínas, agua, sólidos, POD, energía y coste, y los parámetros propios del tipo, con veredicto, medalla y sugerencias de corrección.',
  note: 'Para mayor precisión, indica la composición de cada ingrediente por 100 g. Si no, se usa el catálogo estándar.',
};

export type Side = 'low' | 'high';

export const NO_WEIGHT = 'La suma de los pesos es 0.';

export const baseMissing = (typeLabel: string, base: string) =>
  `El tipo «${typeLabel}» necesita ${base} y no se ha reconocido entre los ingredientes.`;

export const balanced = (typeLabel: string) =>
  `La fórmula está equilibrada para «${typeLabel}»: todos los parámetros están dentro del rango.`;

/** «Azúcares por debajo del rango (16,04 %; 18–33 %)»: bare ratios take two decimals, percentages their sign. */
export function outOfRange(param: Param, value: number, range: Range, side: Side): string {
  return `${param.label} por ${side === 'low' ? 'debajo' : 'encima'} del rango (${figures(param, value, range)})`;
}

/** «Azúcar/harina: la fórmula no lleva harina…»: there is nothing to hold it against. */
export const nothingBelow = (label: string, over: string) =>
  `${label}: la fórmula no lleva ${over.replace(/ y (?=[^,]*$)/, ' ni ')}.`;

export const addBase = (label: string, over: string, grams: number, name: string) =>
  `${nothingBelow(label, over)} Añade unos ${weight(grams)} g de ${lowerFirst(name)}.`;

/** Of what the changes before it push out. */
export function leftOutOfRange(param: Param, value: number, range: Range, side: Side): string {
  return `Tras esos cambios, ${outOfRange({ ...param, label: lowerFirst(param.label) }, value, range, side)}`;
}

function figures({ unit }: Param, value: number, [min, max]: Range): string {
  return unit === '%'
    ? `${fixed(value)} %; ${trimmed(min)}–${trimmed(max)} %`
    : `${fixed(value)}; ${fixed(min)}–${fixed(max)}`;
}

export const correctedAlready = (head: string) => `${head}: se corrige con los cambios anteriores.`;

export const analyseAgain = (head: string) => `${head}: vuelve a analizar la receta con los cambios hechos.`;

export const addGrams = (head: string, grams: number, name: string) =>
  `${head}: añade unos ${weight(grams)} g de ${lowerFirst(name)}.`;

export const removeGrams = (head: string, grams: number, name: string) =>
  `${head}: reduce unos ${weight(grams)} g de ${lowerFirst(name)}.`;

export const addSome = (head: string, name: string) => `${head}: aumenta la cantidad de ${lowerFirst(name)}.`;

export const removeSome = (head: string, name: string) => `${head}: reduce la cantidad de ${lowerFirst(name)}.`;

export const takeAway = (names: readonly string[]) =>
  `Retira ${list(names.map(lowerFirst))}: la IGP Tarta de Santiago solo admite almendra, azúcar, huevo, ralladura de limón y vino dulce o aguardiente.`;

/** Decimals that leave two figures of a weight below 0.1 g, as recipes sent as fractions have. */
export function twoFigures(grams: number): number {
  return Math.min(20, 1 - Math.floor(Math.log10(grams)));
}

/** Grams that a scale shows, in the decimals it shows them with. */
function weight(grams: number): string {
  if (grams >= 9.95) return fixed(grams, 0);
  return grams >= 0.05 ? fixed(grams, 1) : trimmed(grams, twoFigures(grams));
}

export const unknownIngredient = (name: string, perhaps: string) =>
  `Ingrediente no reconocido: «${name}». Se considera inerte; indica su composición para tenerlo en cuenta.${perhaps === '' ? '' : ` ${perhaps}`}`;

export const PARTIAL_COST = 'El coste es parcial: no incluye los ingredientes sin precio.';
export const withoutPrice = (name: string) => `«${name}» no tiene precio: no se incluye en el coste.`;

export const waterAssumed = (name: string, water: number) =>
  `«${name}»: no se ha indicado el agua; se toma ${trimmed(water)} g por 100 g (resto hasta 100).`;

export const takenApart = (name: string) => `«${name}» se ha desglosado en sus ingredientes básicos.`;

export const unknownType = (sent: string, applied: string) =>
  `Tipo «${sent}» no reconocido: se ha aplicado «${applied}».`;

/** `dry`: there is something to do about it; a whipped ganache is wet by nature. */
export const keeping = (aw: number, life: string, dry: boolean) =>
  `Actividad de agua estimada ${awText(aw, AW_BARS.ganache)} (como ganache de tarta, en frío): ${life}.${
    hangsOnBar(aw, AW_FRESH, AW_BARS.ganache)
      ? ` El límite de ${fixed(AW_FRESH)} queda dentro del margen: mídela antes de fijar la caducidad.`
      : ''
  }${dry ? ' Para más vida útil, baja el agua hacia el 20 % y usa glucosa o azúcar invertido.' : ''}`;

export const WITHOUT_GELATINE = 'Sin gelatina es una crema ligera (madame): aguanta menos en montajes.';

export const unjudged = ({ label }: Pick<Param, 'label'>, names: readonly string[]) =>
  `${label}: no hay juicio posible; depende de ${list(names.map((name) => `«${name}»`))}.`;

/** Flour as the catalogue calls it. */
export const FLOUR = 'Harina';

export const lackOfGluten = (percent: number, least: number) =>
  percent === 0
    ? 'En esta masa el gluten sostiene la lámina o la corteza: sin harina que lo lleve se rompe.'
    : `Solo un ${trimmed(percent)} % de la harina lleva gluten: por debajo del ${trimmed(least)} % esta masa se rompe.`;

export const moreGluten = (grams: number, label: string, percent: number, least: number) =>
  `Cambia ${trimmed(grams)} g de ${lowerFirst(label)} por harina de trigo para pasar del ${trimmed(percent)} % al ${trimmed(least)} % de harina con gluten.`;

/** Words of the label of a jam. */
/** What the norm of jams measures. */
export const JAM_FRUIT = 'Fruta';
export const JAM_SOLUBLE = 'Materia seca soluble';

export const jamWords = {
  fruit: (grams: number) => ({
    codigo: 'fruta',
    texto: `Elaborado con ${grams} g de fruta por 100 g`,
    articulo: 'Directiva 2001/113/CE, art. 2.3',
  }),
  short: (name: string, fruit: number, least: number) =>
    `Fruta: ${fixed(fruit, 0)} g por kg de producto acabado, y la ${name} pide al menos ${fixed(least, 0)}.`,
  brix: (name: string, brix: number, least: number, most: number) =>
    `Materia seca soluble: unos ${fixed(brix, 0)} °Brix, y la ${name} tiene ${most < 100 ? `de ${least} a menos de ${most}` : `al menos ${least}`}.`,
};
