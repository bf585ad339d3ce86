import { expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { cacao } from '../../src/cacao/craft.ts';

it.each([
  [
    'within its margin of the limit',
    { nata: 250, sorbitol: 30 },
    0.83,
    'a falta de medir la aw (calculada 0,83 ±0,04; máximo 0,85)',
  ],
  ['well below it', { nata: 200, sorbitol: 40 }, 0.78, undefined],
])('gold of a ganache %s', (_case, parts, aw, pendiente) => {
  const weights = { cob_negra: 500, azucar_invertido: 60, mantequilla: 40, ...parts };
  const ingredients = Object.entries(weights).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  const answer = analizar(cacao, { type: 'bombon', ingredients });
  expect(answer.resultado).toMatchObject({ id: 'gold', bueno: true });
  expect(answer.resultado.pendiente).toBe(pendiente);
  expect(answer.aw).toEqual({ valor: aw, margen: 0.04, texto: 'conservación media, 4 a 12 semanas entre 15 y 18 °C' });
});
