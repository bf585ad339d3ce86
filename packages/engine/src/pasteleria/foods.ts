import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/pasteleria.gen.ts';

/** What pastry knows of a food. */
export interface PastryRow {
  readonly grupo: string;
  readonly rol: string;
  /** Grams of the reference form of its role each gram stands for. */
  readonly equiv: number;
  /** Parts of a preparation: ids of foods and their shares, which need not add up to 1. */
  readonly expande: readonly (readonly [id: string, share: number])[];
}

function readParts(text: string): PastryRow['expande'] {
  if (text === '') return [];
  return text.split('|').map((part) => {
    const [id, share] = part.split(':') as [string, string];
    return [id, Number(share)];
  });
}

export const foods = craftFoodsOf(
  'pasteleria',
  packed,
  ([grupo, rol, equiv, expande]): PastryRow => ({
    grupo: grupo!,
    rol: rol!,
    equiv: Number(equiv),
    expande: readParts(expande!),
  }),
);
