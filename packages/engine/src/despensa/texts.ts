import { asSent } from '../craft/read.ts';
import { shortened } from '../craft/spanish.ts';
import type { Category } from './food.ts';

/** 12.5 → «12,5». */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

/** Names of the figures of a label, as labels print them. */
export const LABEL_FIGURES: Readonly<Record<string, string>> = {
  energia: 'valor energético',
  grasas: 'grasas',
  saturadas: 'grasas saturadas',
  hidratos: 'hidratos de carbono',
  azucares: 'azúcares',
  fibra: 'fibra',
  proteinas: 'proteínas',
  sal: 'sal',
  agua: 'agua',
  solidos: 'sólidos',
  alcohol: 'alcohol',
  cacao: 'cacao',
  precio: 'precio',
};

const called = (field: string) => LABEL_FIGURES[field] ?? field;

export const errors = {
  notLabel: (name: string) => `La etiqueta de «${shortened(name)}» no es válida: indica sus valores por 100 g.`,
  unknownField: (name: string, field: string) => `La etiqueta de «${shortened(name)}» no admite «${shortened(field)}».`,
  notNumber: (name: string, field: string) =>
    `En la etiqueta de «${shortened(name)}», ${called(field)} debe ser un número desde 0.`,
  overHundred: (name: string, field: string, value: number) =>
    `En la etiqueta de «${shortened(name)}», ${called(field)} no puede pasar de 100 g por 100 g: pone ${figure(value)}.`,
  energyTooHigh: (name: string, value: number, kcal: number, kilojoules: number) =>
    `En la etiqueta de «${shortened(name)}», el valor energético no puede pasar de ${kcal} kcal (${Math.floor(kilojoules)} kJ) por 100 g: pone ${figure(value)}.`,
  total: (name: string, total: number) =>
    `La etiqueta de «${shortened(name)}» suma ${figure(total)} g en 100 g: alguna cifra no puede ser.`,
  partOver: (name: string, part: string, whole: string, a: number, b: number) =>
    `En la etiqueta de «${shortened(name)}», ${called(part)} (${figure(a)} g) no puede superar a ${called(whole)} (${figure(b)} g).`,
  badAllergen: (name: string, code: unknown) =>
    `En la etiqueta de «${shortened(name)}», «${asSent(code)}» no es un alérgeno del anexo II.`,
  badCategory: (name: string, category: unknown) =>
    `La categoría «${asSent(category)}» de «${shortened(name)}» no existe.`,
  waterTwice: (name: string) =>
    `La etiqueta de «${shortened(name)}» da agua y sólidos que no suman 100 g: indica solo uno.`,
  empty: (name: string) => `La etiqueta de «${shortened(name)}» está vacía: indica al menos una de sus cifras.`,
};

export const warnings = {
  energyOff: (name: string, given: number, parts: number) =>
    `La etiqueta de «${name}» da ${figure(given)} kcal y sus componentes suman ${figure(parts)}: revisa cuál no puede ser.`,
  kilojoules: (name: string) => `El valor energético de «${name}» parece estar en kJ: se ha pasado a kcal.`,
  rounding: (name: string) => `La etiqueta de «${name}» pasa de 100 g por el redondeo: se ha ajustado a 100.`,
};

const SUGARS: Readonly<Partial<Record<Category, string>>> = {
  frutas: 'glucosa, fructosa y sacarosa a partes iguales',
  zumos: 'glucosa, fructosa y sacarosa a partes iguales',
};

export const notes = {
  water: (grams: number) => `Agua por diferencia: ${figure(grams)} g.`,
  milkSugars: (perProtein: number) =>
    `Azúcares tomados como lactosa (hasta ${figure(perProtein)} g por gramo de proteína) y el resto sacarosa.`,
  sugars: (category: Category) => `Azúcares tomados como ${SUGARS[category] ?? 'sacarosa'}.`,
  starch: 'Los hidratos que no son azúcares se toman como almidón.',
  polyols: 'Los hidratos que no son azúcares se toman como polialcoholes.',
  milk: 'Extracto seco magro lácteo estimado por su lactosa y su proteína.',
  cocoa: (butter: number, dry: number) =>
    `Cacao repartido en ${figure(butter)} g de manteca y ${figure(dry)} g de cacao seco desgrasado.`,
  salt: 'La sal de la etiqueta se toma como sal añadida.',
  noCategory: 'Sin categoría: se toma como un alimento salado o preparado sin función propia.',
};
