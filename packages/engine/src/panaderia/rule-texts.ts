import { GLUTEN_FREE } from '../craft/claims.ts';
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
  essence: 'esencia',
  spices: 'especias',
  yeast: 'levadura (como fresca)',
};

export const STRONG_FLOUR = 'Harina de fuerza';

/** What is said of ingredients a type does not admit. */
export const banned = {
  gluten: (labels: readonly string[]) =>
    `${quoted(labels)} ${carries(labels)} gluten: no puede llamarse «sin gluten» (Reglamento UE 828/2014: máximo ${GLUTEN_FREE} mg/kg).`,
  sourdoughAdditive: (labels: readonly string[]) =>
    `${quoted(labels)}: con aditivos, impulsores o mejorantes no puede llamarse «elaborado con masa madre» (RD 308/2019).`,
  soured: (labels: readonly string[]) =>
    `${quoted(labels)} da acidez que no viene de la masa madre: dilo en la lista de ingredientes.`,
  tradition: (labels: readonly string[]) =>
    `La «baguette de tradition» francesa no admite aditivos (decreto 93-1074): ${quoted(labels)}.`,
  neapolitan: (labels: readonly string[]) =>
    `El reglamento AVPN solo admite harina, agua, sal y levadura: ${quoted(labels)} no entra en una pizza napolitana.`,
  neapolitanCereal: (labels: readonly string[], percent: number, most: number) =>
    `La pizza napolitana es de trigo blando: ${quoted(labels)} suma el ${trimmed(percent)} % de la masa, más del ${trimmed(most)} %.`,
  weakFlour: (labels: readonly string[]) =>
    `${quoted(labels)} ${labels.length === 1 ? 'no tiene' : 'no tienen'} fuerza para esta masa: pide harina de fuerza.`,
  tonka: () => 'El haba tonka lleva cumarina: úsala en cantidades mínimas.',
  nutmeg: (_labels: readonly string[], percent: number, most: number) =>
    `Nuez moscada al ${trimmed(percent)} %: por encima del ${trimmed(most)} % resulta áspera y no es aconsejable.`,
};

/** What is said of the conditions of a type. */
export const conditions = {
  salt: (salt: number, byChlorides: number, bySodium: number) =>
    `Sal estimada en el pan: ${trimmed(salt)} g/100 g, más de lo que el RD 308/2019 admite en el pan común (${trimmed(byChlorides)} por cloruros, ${trimmed(bySodium)} por sodio total).`,
  lessSalt: (grams: number, left: number) =>
    `Quita ${trimmed(grams)} g de sal: con ${trimmed(left)} g el pan cumple la ley.`,
  rye: (percent: number, least: number) =>
    `Solo un ${trimmed(percent)} % de la harina es de centeno: por debajo del ${trimmed(least)} % es otro pan (pan rústico de masa madre).`,
  moreRye: (grams: number, percent: number, least: number) =>
    `Cambia ${trimmed(grams)} g de harina por harina de centeno para pasar del ${trimmed(percent)} % al ${trimmed(least)} % de centeno.`,
  gluten: (percent: number, least: number) =>
    percent === 0
      ? 'Ninguna harina de la masa forma gluten: sin esa red no retiene el gas y no sale este pan.'
      : `Solo un ${trimmed(percent)} % de la harina forma gluten: por debajo del ${trimmed(least)} % la masa no retiene el gas.`,
  moreGluten: (grams: number, name: string, percent: number, least: number) =>
    `Cambia ${trimmed(grams)} g de «${name.trim()}» por harina de trigo para pasar del ${trimmed(percent)} % al ${trimmed(least)} % de harina que forma gluten.`,
  binder: (least: number, most: number) =>
    `Sin psyllium ni goma, la masa sin gluten no retiene el gas: lo habitual es un ${trimmed(least)}-${trimmed(most)} % de psyllium.`,
  moreBinder: (grams: number, percent: number) =>
    `Añade ${trimmed(grams)} g de psyllium (${trimmed(percent)} % de la harina): sin psyllium ni goma, la masa sin gluten no retiene el gas.`,
  egg: (percent: number, least: number) =>
    percent === 0
      ? 'Sin huevo no es un brioche: es un pan de leche.'
      : `Huevo al ${trimmed(percent)} % de la harina: un brioche lleva al menos un ${trimmed(least)} %; con menos es un pan de leche.`,
  addEgg: (grams: number) => `Añade ${trimmed(grams)} g de huevo: un brioche se amasa con huevo.`,
  swapEgg: (grams: number, name: string) =>
    `Cambia ${trimmed(grams)} g de «${name.trim()}» por huevo: un brioche se amasa con huevo.`,
  milk: 'Sin leche no es un pan de leche ni un bollo tierno: es un pan enriquecido.',
  addMilk: (grams: number) => `Añade ${trimmed(grams)} g de leche: es lo que da nombre a este pan.`,
  swapMilk: (grams: number, name: string) =>
    `Cambia ${trimmed(grams)} g de «${name.trim()}» por leche: es lo que da nombre a este pan.`,
  butter: (percent: number, usual: number) =>
    percent === 0
      ? 'Sin mantequilla no es un panettone: no se hace con otra grasa.'
      : `Mantequilla al ${trimmed(percent)} % de la masa: un panettone se hace con mantequilla (al menos un ${trimmed(usual)} %), no con otra grasa.`,
  swapButter: (grams: number, name: string) =>
    `Cambia ${trimmed(grams)} g de «${name.trim()}» por mantequilla: un panettone no se hace con otra grasa.`,
};

/** Where the doses come from. */
export const sources = {
  trade: 'Uso del oficio y fórmulas publicadas',
  yeast: 'Fórmulas publicadas: hasta 6,6 % de fresca',
};
