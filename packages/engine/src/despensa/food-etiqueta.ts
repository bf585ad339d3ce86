import type { Food } from './food.ts';
import * as packed from './food-etiqueta.gen.ts';
import { unpackNumbers } from './pack.ts';
import { FOOD_COUNT, foodAt, indexOf } from './table.ts';

/** What only the label of a food needs; a page fetches it when it shows one. */
export interface FoodEtiqueta {
  readonly saturadas: number;
  readonly proteinaLactea: number;
  /** N × 6.25, the legal one (Regulation (EU) 1169/2011, annex I). */
  readonly proteina: number;
  readonly kcal: number;
  readonly kj: number;
  /** g/ml, of foods bought by volume. */
  readonly densidad: number | null;
  readonly puedeContener: readonly string[];
  /** Name in the list of ingredients, allergens between `**`. */
  readonly denominacion: string;
  /** Narrower names, for who writes the words by which they differ, or others that mean them: «virgen extra», «aove». */
  readonly denominaciones: readonly (readonly string[])[];
  /** List of a compound ingredient. */
  readonly sublista: string;
  /** Foods a dough raised in the workshop is mixed of, with their weights; empty for anything else. */
  readonly masa: readonly (readonly [string, number])[];
  readonly eNumero: string;
  readonly funcion: string;
  /** True where its percentage may have to be given. */
  readonly quid: boolean;
  readonly vegano: boolean;
  /** `cuajo` depends on the rennet. */
  readonly vegetariano: 'sí' | 'no' | 'cuajo';
  readonly conAlcohol: boolean;
  /** Names several foods: fit for balancing, never for a label. */
  readonly generico: boolean;
}

const numbers = new Map(Object.entries(packed.numbers).map(([key, text]) => [key, unpackNumbers(text, FOOD_COUNT)]));
const texts = new Map(Object.entries(packed.texts).map(([key, text]) => [key, text.split('\n')]));
const densities = new Map(packed.densities.split(',').map((entry) => entry.split(':').map(Number) as [number, number]));

const VEGETARIAN: Readonly<Record<string, FoodEtiqueta['vegetariano']>> = { '1': 'sí', cuajo: 'cuajo' };

const read: (FoodEtiqueta | undefined)[] = [];

/** The label columns of a food of the pantry, unpacked the first time they are asked for. */
export function etiquetaOf(food: Food): FoodEtiqueta {
  const i = indexOf(food.id)!;
  read[i] ??= unpack(i);
  return read[i];
}

function unpack(i: number): FoodEtiqueta {
  const number = (key: string) => numbers.get(key)![i]!;
  const text = (key: string) => texts.get(key)![i]!;
  const [denominacion = '', ...denominaciones] = text('denominacion').split('|');
  return {
    saturadas: number('saturadas'),
    proteinaLactea: number('proteina_lactea'),
    proteina: number('proteina_etiqueta'),
    kcal: number('kcal_etiqueta'),
    kj: number('kj_etiqueta'),
    densidad: densities.get(i) ?? null,
    puedeContener: text('puede_contener').split('|').filter(Boolean),
    denominacion,
    denominaciones: denominaciones.map((names) => names.split('=')),
    sublista: text('sublista'),
    masa: doughParts(text('masa')),
    eNumero: text('e_numero'),
    funcion: text('funcion'),
    quid: text('quid') === 'posible',
    vegano: foodAt(i).vegano,
    vegetariano: VEGETARIAN[text('vegetariano')] ?? 'no',
    conAlcohol: text('con_alcohol') === '1',
    generico: text('generico') === '1',
  };
}

/** «harina_trigo:50+agua:50» */
function doughParts(text: string): FoodEtiqueta['masa'] {
  if (text === '') return [];
  return text.split('+').map((part) => {
    const [id = '', weight] = part.split(':');
    return [id, Number(weight)];
  });
}
