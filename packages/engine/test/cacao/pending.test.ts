import { expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { cacao } from '../../src/cacao/craft.ts';
import { balance } from '../../src/craft/request.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';

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

const GANACHE = { cob_negra: 500, azucar_invertido: 60, mantequilla: 40, nata: 250, sorbitol: 30 };
const FILLING = {
  type: 'bombon',
  ingredients: Object.entries(GANACHE).map(([ingrediente, peso]) => ({ ingrediente, peso })),
};

it.each([
  [0.81, 'gold', 'aw medida 0,81 (calculada 0,83 ±0,04), con el máximo en 0,85.'],
  [0.85, 'gold', 'aw medida 0,85 (calculada 0,83 ±0,04), con el máximo en 0,85.'],
  [0.855, 'silver', 'aw medida 0,855 (calculada 0,83 ±0,04), con el máximo en 0,85.'],
  [
    0.7,
    'gold',
    'aw medida 0,70 (calculada 0,83 ±0,04), con el máximo en 0,85. Se apartan 0,13, más que el margen: revisa el medidor, o si los pesos son de antes de cocer.',
  ],
])('a reading of %s decides, and stands beside the estimate', (aw_medida, id, said) => {
  const { resultado, aw, avisos, consejos } = analizar(cacao, { ...FILLING, aw_medida });
  expect(resultado.id).toBe(id);
  expect(resultado.pendiente).toBe(
    aw_medida > 0.85 ? 'con la aw medida (0,855) por encima del máximo (0,85)' : undefined,
  );
  expect(aw).toMatchObject({ valor: 0.83, margen: 0.04, medida: { valor: aw_medida } });
  expect(avisos.find(({ codigo }) => codigo === 'aw_medida')!.texto).toBe(said);
  expect(consejos.some(({ texto }) => texto.includes('pasa del máximo'))).toBe(aw_medida > 0.85);
  expect(balance(cacao, { ...FILLING, aw_medida })).toEqual(balance(cacao, FILLING));
});

it.each([
  ['cacao', cacao, FILLING],
  ['pasteleria', pasteleria, pasteleria.example],
] as const)('no reading beyond 0 and 1 is taken in %s', (_id, craft, body) => {
  const fault = { code: 'valor_no_valido', field: 'aw_medida' };
  for (const aw_medida of [-0.1, 1.01, '0,8']) {
    expect(() => analizar(craft, { ...(body as object), aw_medida })).toThrow(expect.objectContaining({ fault }));
  }
});

it.each([
  ['aw_medida', 0.8, pasteleria, pasteleria.example, true],
  ['aw_medida', 0.8, cacao, FILLING, false],
  ['altitud', 900, cacao, FILLING, true],
  ['altitud', 900, turron, turron.example, false],
] as const)('«%s» of %s is told where it changes nothing', (field, value, craft, body, told) => {
  const { avisos } = analizar(craft, { ...(body as object), [field]: value });
  const found = avisos.filter(({ codigo }) => codigo === 'campo_sin_efecto').map(({ texto }) => texto);
  expect(found).toEqual(told ? [expect.stringContaining(`«${field}» no cambia nada aquí`)] : []);
});

it.each([
  [300, /^aw calculada 0,87 ±0,05 \(con los pesos de antes de cocer: la cocción la baja\), /],
  [900, /^aw calculada \(±0,05, con los pesos de antes de cocer: la cocción la baja\): /],
])('tells of a caramel of %i g of cream that its weights are of before the pot', (nata, told) => {
  const ingredients = Object.entries({ azucar: 300, glucosa: 100, nata, mantequilla: 100 });
  const body = {
    type: 'relleno_caramelo',
    ingredients: ingredients.map(([ingrediente, peso]) => ({ ingrediente, peso })),
  };
  expect(analizar(cacao, body).avisos[0]!.texto).toMatch(told);
});
