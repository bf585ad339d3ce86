import { list, trimmed } from '../craft/spanish.ts';

const quoted = (labels: readonly string[]) => list(labels.map((label) => `«${label}»`));
const carries = (labels: readonly string[]) => (labels.length === 1 ? 'lleva' : 'llevan');

/** What a sentence calls the ingredients that have a dose. */
export const dosed = {
  malt: 'malta',
  maltExtract: 'extracto de malta',
  improver: 'mejorante',
  ascorbic: 'ácido ascórbico',
  lecithin: 'lecitina',
  gluten: 'gluten añadido',
  psyllium: 'psyllium',
  xanthan: 'goma xantana',
  chemical: 'impulsor',
  blossom: 'agua de azahar',
  spirit: 'licor',
  spices: 'especias',
  yeast: 'levadura (como fresca)',
};

/** What is said of ingredients a type does not admit. */
export const banned = {
  gluten: (labels: readonly string[]) =>
    `${quoted(labels)} ${carries(labels)} gluten: no puede llamarse «sin gluten» (Reglamento UE 828/2014: máximo 20 mg/kg).`,
  sourdoughAdditive: (labels: readonly string[]) =>
    `${quoted(labels)}: con aditivos, impulsores o mejorantes no puede llamarse «elaborado con masa madre» (RD 308/2019).`,
  soured: (labels: readonly string[]) =>
    `${quoted(labels)} da acidez que no viene de la masa madre: dilo en la lista de ingredientes.`,
  tradition: (labels: readonly string[]) =>
    `La «baguette de tradition» francesa no admite aditivos (decreto 93-1074): ${quoted(labels)}.`,
  neapolitan: (labels: readonly string[]) =>
    `El reglamento AVPN solo admite harina, agua, sal y levadura: ${quoted(labels)} no entra en una pizza napolitana.`,
  neapolitanCereal: (labels: readonly string[], percent: number) =>
    `La pizza napolitana es de trigo blando: ${quoted(labels)} suma el ${trimmed(percent)} % de la masa, más del 20 %.`,
  tonka: () => 'El haba tonka lleva cumarina: úsala en cantidades mínimas.',
  nutmeg: (_labels: readonly string[], percent: number) =>
    `Nuez moscada al ${trimmed(percent)} %: por encima del 0,5 % resulta áspera y no es aconsejable.`,
};

/** What is said of the conditions of a type. */
export const conditions = {
  rye: (percent: number, least: number) =>
    `Solo un ${trimmed(percent)} % de la harina es de centeno: por debajo del ${trimmed(least)} % es otro pan (pan rústico de masa madre).`,
  moreRye: (grams: number, percent: number, least: number) =>
    `Cambia ${trimmed(grams)} g de harina por harina de centeno para pasar del ${trimmed(percent)} % al ${trimmed(least)} % de centeno.`,
};

/** Where the doses come from. */
export const sources = {
  trade: 'Uso del oficio y fórmulas publicadas',
  yeast: 'Fórmulas publicadas: hasta 6,6 % de fresca',
};
