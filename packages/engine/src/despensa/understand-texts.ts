import { allergenNames } from './allergen-texts.ts';

/** «A», «A o B», «A, B o C». */
function either(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`;
}

/** What is said of how a name was read. */
export const understanding = {
  por_defecto: (name: string, label: string) =>
    `«${name.trim()}» se toma como «${label}», lo habitual en el oficio; si es otro, escríbelo completo.`,
  supuesta: (name: string, label: string) => `«${name.trim()}» se ha leído como «${label}»: comprueba que lo sea.`,
  exacta: (name: string, label: string) => `«${name.trim()}» es «${label}».`,
  perhaps: (labels: readonly string[], doubt: readonly string[] = []) =>
    [
      ...(labels.length === 0 ? [] : [`¿Querías decir ${either(labels.map((label) => `«${label}»`))}?`]),
      ...(doubt.length === 0 ? [] : [`Alérgenos en duda: ${allergenNames(doubt)}.`]),
    ].join(' '),
  unknownInRecipe: (part: string, name: string) =>
    `Ingrediente no reconocido: «${part.trim()}», dentro de «${name.trim()}».`,
  derived: (name: string, notes: readonly string[]) => `De la etiqueta de «${name.trim()}»: ${notes.join(' ')}`,
};

/** Refusals; positions count from 1, as people do. */
export const refusals = {
  label: (position: number, faults: readonly string[]) =>
    `El ingrediente ${position} tiene una etiqueta no válida. ${faults.join(' ')}`,
};
