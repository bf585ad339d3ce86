import { trimmed } from '../craft/spanish.ts';

export const SALT_OF_BREAD = 'Sal en el pan acabado';

/** What is said of the conditions of a type. */
export const conditions = {
  salt: (salt: number, byChlorides: number, bySodium: number) =>
    salt > bySodium
      ? `Sal estimada en el pan: ${trimmed(salt)} g/100 g, más de lo que el RD 308/2019 admite en el pan común (${trimmed(byChlorides)} por cloruros, ${trimmed(bySodium)} por sodio total).`
      : `Sal estimada en el pan: ${trimmed(salt)} g/100 g, y el RD 308/2019, art. 11.2 c, admite ${trimmed(byChlorides)} en el pan común: la sal añadida son cloruros, y los ${trimmed(bySodium)} valen solo para el sodio total.`,
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
