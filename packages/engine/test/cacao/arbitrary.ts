import fc from 'fast-check';
import { shelf } from '../../src/cacao/catalogue.ts';
import { TYPE_IDS } from '../../src/cacao/types.ts';
import type { Body } from './formula.ts';

const WEIGHTY = [
  'pasta_cacao',
  'manteca_cacao',
  'azucar',
  'cob_negra',
  'cob_leche',
  'cob_blanca',
  'leche_entera_polvo',
];
const id = fc.oneof(fc.constantFrom(...WEIGHTY), fc.constantFrom(...shelf.catalogue().map(({ name }) => name)));

/** Weights of a bowl: a tenth of a gram to some kilos, in tenths. */
export const grams = fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10);

/** A formula the craft accepts, of any type, half of it made of the everyday ingredients. */
export const formula: fc.Arbitrary<Required<Body>> = fc.record({
  type: fc.constantFrom(...TYPE_IDS),
  ingredients: fc
    .tuple(
      fc.record({ ingrediente: fc.constantFrom(...WEIGHTY.slice(0, 6)), peso: grams }),
      fc.array(fc.record({ ingrediente: id, peso: grams }), { maxLength: 7 }),
    )
    .map(([first, others]) => [first, ...others]),
});

/** The same, near a real recipe of its type, so that gold and silver come up as often as bronze. */
export const goodFormula: fc.Arbitrary<Required<Body>> = fc
  .constantFrom<[string, Record<string, number>]>(
    ['negro', { pasta_cacao: 55, manteca_cacao: 8, azucar: 36 }],
    ['negro', { cob_negra: 70, avellana: 20, grasa_equivalente: 2 }],
    ['leche', { pasta_cacao: 14, manteca_cacao: 20, leche_entera_polvo: 22, azucar: 43 }],
    ['leche', { pasta_cacao: 10, manteca_cacao: 20, leche_desn_polvo: 18, mantequilla_clarificada: 1, azucar: 50 }],
    ['blanco', { manteca_cacao: 28, leche_entera_polvo: 24, azucar: 47, cacao_polvo: 0.5 }],
    ['cobertura', { pasta_cacao: 40, manteca_cacao: 14, azucar: 45, leche_entera_polvo: 5 }],
    ['cobertura', { pasta_cacao: 12, manteca_cacao: 22, leche_entera_polvo: 21, azucar: 44 }],
    ['cobertura', { manteca_cacao: 28, leche_entera_polvo: 23, azucar: 47 }],
    ['bean_to_bar', { nibs: 70, manteca_cacao: 3, azucar: 30, lecitina: 0.4 }],
    ['bean_to_bar', { nibs: 30, manteca_cacao: 18, leche_entera_polvo: 22, azucar: 30 }],
    ['bean_to_bar', { manteca_cacao: 32, leche_entera_polvo: 26, azucar: 42 }],
    ['gianduja', { pasta_cacao: 20, manteca_cacao: 8, azucar: 34, pasta_avellana: 38 }],
    ['gianduja', { cob_leche: 65, pasta_avellana: 30, leche_entera_polvo: 2 }],
    ['bombon', { cob_negra: 200, nata: 100, azucar_invertido: 20, mantequilla: 20, sorbitol: 10 }],
    ['bombon', { cob_leche: 220, nata: 100, glucosa: 25, dextrosa: 10, alcohol_40: 15 }],
    ['bombon', { praline_avellana_50: 60, cob_leche: 40, nata: 3 }],
  )
  .chain(([type, parts]) =>
    fc.record({
      type: fc.constant(type),
      ingredients: fc.tuple(
        ...Object.entries(parts).map(([ingrediente, peso]) =>
          fc.integer({ min: 60, max: 150 }).map((percent) => ({ ingrediente, peso: (peso * percent) / 100 })),
        ),
      ),
    }),
  );
