import fc from 'fast-check';
import { TYPE_IDS } from '../../src/panaderia/types.ts';

export interface Dose {
  name: string;
  grams: number;
}
export interface Formula {
  type: string;
  ingredients: Dose[];
}

/** Grams with the decimals of a scale, up to `percent` of the flour. */
const dose = (name: string, flour: number, percent: number, chance = 0.5) =>
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: percent, noNaN: true }))
    .map(([luck, share]) => ({ name, grams: luck > chance ? 0 : Math.round(flour * share) / 100 }));

const YEASTS = [
  'Levadura fresca',
  'Levadura seca instantánea',
  'Levadura seca activa',
  'Levadura osmotolerante',
  'Levadura líquida',
];
const PREFERMENTS = [
  'Masa madre 100 %',
  'Lievito madre 50 %',
  'Poolish',
  'Biga al 45 %',
  'Masa vieja',
  'Masa madre seca',
];

/** Types that wheat flour can make. */
const WHEATEN = TYPE_IDS.filter((id) => id !== 'pan_sin_gluten');

/** Doughs good and bad: from 100 g to 20 kg of flour, any yeast, any pre-ferment, whole or by its parts. */
export const formulas: fc.Arbitrary<Formula> = fc
  .record({ flour: fc.integer({ min: 100, max: 20000 }), type: fc.constantFrom(...WHEATEN) })
  .chain(({ flour, type }) =>
    fc
      .tuple(
        dose('Agua', flour, 110, 0.9),
        dose('Agua de mar', flour, 30, 0.1),
        dose('Leche entera', flour, 70, 0.3),
        dose('Huevo entero', flour, 70, 0.3),
        dose('Mantequilla', flour, 100, 0.4),
        dose('Mantequilla con sal', flour, 40, 0.1),
        dose('Aceite de oliva', flour, 12, 0.3),
        dose('Azúcar', flour, 40, 0.4),
        dose('Miel', flour, 20, 0.2),
        dose('Sal', flour, 4.5, 0.9),
        dose('Sal de apio', flour, 2, 0.1),
        dose('Nueces', flour, 40, 0.2),
        fc.constantFrom(...YEASTS).chain((name) => dose(name, flour, 7, 0.7)),
        fc.constantFrom(...YEASTS).chain((name) => dose(`${name} (2)`, flour, 3, 0.2)),
        fc.constantFrom(...PREFERMENTS).chain((name) => dose(name, flour, 250, 0.4)),
        fc.constantFrom(...PREFERMENTS).chain((name) => dose(`${name} (bis)`, flour, 120, 0.15)),
        dose('Harina (biga)', flour, 120, 0.15),
        dose('Agua (biga)', flour, 60, 0.15),
      )
      .map((doses) => ({
        type,
        ingredients: [{ name: 'Harina', grams: flour }, ...doses.filter(({ grams }) => grams > 0)],
      })),
  );
