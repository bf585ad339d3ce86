import { fixed, list, lowerFirst, trimmed, upperFirst } from '../craft/spanish.ts';
import type { Condition } from './table.ts';

const ASKED: Readonly<Record<Condition, string>> = {
  sin_azucares: 'uso autorizado solo sin azúcares añadidos o con un valor energético reducido al menos en un 30 %',
  no_sorbete: 'uso autorizado salvo en sorbetes',
  con_leche: 'uso autorizado solo en chocolate con leche',
  de_cacao: 'uso autorizado solo a base de cacao',
  en_rebanadas: 'uso autorizado solo en pan de molde envasado y en rebanadas y en pan de centeno',
  cobertura: 'uso autorizado solo en decoraciones y coberturas',
  estacional: 'uso autorizado solo en bollería tradicional o de temporada que nombra la canela',
  humedo: 'uso autorizado solo con una actividad de agua superior a 0,65',
  titular:
    'uso autorizado solo con el producto del titular de la autorización, BioNeutra, hasta el 11 de febrero de 2030: pide la ficha',
  hervida: 'solo hervida antes; si no, usa leche pasteurizada',
  calentado: 'solo si después se calienta a 70 °C; si no, hazlo con clara pasteurizada',
  por_comprobar: 'uso autorizado solo en los productos que el anexo nombra: compruébalo',
};

const milligrams = (amount: number) => (amount < 100 ? trimmed(amount, 1) : fixed(amount, 0));
const article = (source: string, category: string) =>
  /1333\/2008/.test(source) ? `${source}, categoría ${category}` : source;

/** What is said of a substance in a category of food: `where` is its name, `category` its number. */
export const ley = {
  banned: (name: string, where: string, source: string, category: string) =>
    `${upperFirst(name)}: uso no autorizado en ${where} (${article(source, category)}).`,
  outlawed: (name: string, source: string) => `${upperFirst(name)}: uso no autorizado en ningún alimento (${source}).`,
  conditional: (name: string, where: string, condition: Condition, source: string, category: string) =>
    `${upperFirst(name)}: en ${where}, ${ASKED[condition]} (${article(source, category)}).`,
  excess: (name: string, amount: number, max: number, where: string, source: string, category: string) =>
    `${upperFirst(name)}: ${milligrams(amount)} mg por kg de producto acabado; el máximo en ${where} es ${milligrams(max)} (${article(source, category)}).`,
  criterion: ' Criterio prudente: la norma no nombra este producto.',
  also: (amount: number, max: number) =>
    ` Además lleva ${milligrams(amount)} mg/kg, con un máximo de ${milligrams(max)}.`,
  unchecked: (labels: readonly string[], name: string, where: string, source: string, category: string) =>
    `No comprobado: ${list(labels.map(lowerFirst))} puede llevar ${name}, y en ${where} hay límites: mira la ficha del fabricante (${article(source, category)}).`,
};
