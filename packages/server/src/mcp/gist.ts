import { type Analysis, type Craft, type EquilibrarResponse, fixed, trimmed } from '@obrador/engine';
import type { Label } from '@obrador/engine/etiqueta';

/** What each answer says in a few Spanish words, for agents that read the text and not the structure. */

export function gistOfAnalysis(craft: Craft, { typeLabel, values, outcome, advice, warnings }: Analysis): string {
  const figures = craft.params.flatMap(({ key, label, unit }) => {
    const value = values[key];
    return value === undefined ? [] : [`${label} ${fixed(value)}${unit && ` ${unit}`}`];
  });
  const lines = [`${typeLabel}: ${outcome.text}.`, `${figures.join('; ')}.`];
  return [...lines, ...advice.map(({ text }) => text), ...warnings.map(({ text }) => text)].join('\n');
}

export function gistOfBalancing(answer: EquilibrarResponse): string {
  const texts = (list: readonly { readonly texto: string }[] = []) => list.map(({ texto }) => texto);
  const grams = answer.cambios.map(({ nombre, despues }) => `${nombre} ${trimmed(despues)} g`);
  return [
    `Fórmula: ${grams.join('; ')}.`,
    ...answer.explicacion,
    ...texts(answer.conflictos),
    ...texts(answer.alternativas),
  ].join('\n');
}

export function gistOfSearch(ingredientes: readonly { readonly name: string; readonly label: string }[]): string {
  if (ingredientes.length === 0) return 'No hay ningún ingrediente parecido en el catálogo.';
  const names = ingredientes.map(({ name, label }) => (name === label ? name : `${name} (${label})`));
  return `Encontrados, del más al menos parecido: ${names.join('; ')}.`;
}

export function gistOfTypes(tipos: readonly { readonly id: string; readonly label: string }[]): string {
  return `Tipos: ${tipos.map(({ id, label }) => `${id} (${label})`).join('; ')}.`;
}

export function gistOfCurve(puntoCongelacion: number | null, serving: number, percent: number): string {
  if (puntoCongelacion === null) return 'La mezcla no tiene agua: no se congela.';
  return `Empieza a congelarse a ${fixed(puntoCongelacion)} °C. A ${fixed(serving)} °C está congelado el ${trimmed(percent)} % del agua.`;
}

export function gistOfLabel({ denominacion, lista, nutricion, alergenos, avisos }: Label): string {
  const { energia_kcal, grasas, hidratos, azucares, proteinas, sal } = nutricion.mostrado;
  return [
    ...(denominacion === null ? [] : [`${denominacion}.`]),
    lista.texto,
    `Alérgenos: ${alergenos.contiene.join(', ') || 'ninguno'}.`,
    `Por 100 g: ${energia_kcal} kcal, grasas ${grasas} g, hidratos ${hidratos} g, azúcares ${azucares} g, proteínas ${proteinas} g, sal ${sal} g.`,
    ...avisos.map(({ texto }) => texto),
  ].join('\n');
}
