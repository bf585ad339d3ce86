import type { ItemShape, NumberField } from '../craft/read.ts';

const PERCENT: NumberField = { min: 0, max: 100 };

/** An ingredient of pastry on the wire: composition in g per 100 g, price in EUR per kg. */
export const SHAPE = {
  name: 'name',
  weight: 'grams',
  numbers: {
    azucares: PERCENT,
    lactosa: PERCENT,
    polioles: PERCENT,
    grasa: PERCENT,
    materiagrasa: PERCENT,
    proteinas: PERCENT,
    almidon: PERCENT,
    hidratos: PERCENT,
    fibra: PERCENT,
    sal: PERCENT,
    agua: PERCENT,
    solidos: PERCENT,
    otrossolidos: PERCENT,
    alcohol: PERCENT,
    manteca_cacao: PERCENT,
    pod: { min: 0, max: 400 },
    kcal: { min: 0, max: 900 },
    precio: { min: 0 },
  },
} as const satisfies ItemShape;
