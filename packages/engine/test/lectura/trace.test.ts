import { expect, it } from 'vitest';
import { analizarTrazado, craftOf, createReadingBudget, withinBudget } from '../../src/index.ts';

const traced = (name: string) =>
  analizarTrazado(craftOf('helado')!, { ingredients: [{ name, grams: 100 }] }).ingredientes[0]!.traza;

it.each([
  ['Leche entera', { como: 'nombre', nombre: 'Leche entera', aparte: [] }],
  ['chocolate', { como: 'oficio', nombre: 'chocolate', aparte: [] }],
  ['Leche entera (Pascual)', { como: 'descripcion', nombre: 'Leche entera', aparte: ['Pascual'] }],
  ['mantequilla o margarina', { como: 'eleccion', nombre: 'Mantequilla', aparte: ['margarina'] }],
  ['mermelada de guayaba', { como: 'regla', nombre: 'mermelada', aparte: ['guayaba'] }],
  ['lehce enterra Pascual', { como: 'parecido', nombre: 'Leche entera', aparte: ['Pascual'] }],
  ['azúcar, contiene leche', { como: 'descripcion', aparte: ['contiene', 'leche'], duda: ['leche'] }],
])('«%s» tells why it was read so', (name, traza) => {
  expect(traced(name)).toEqual(traza);
});

it('of a food with a composition of its own there is no name to tell of', () => {
  const receta = { ingredients: [{ name: 'Azúcar', grams: 10 }] };
  const { ingredientes } = analizarTrazado(craftOf('helado')!, {
    ingredients: [{ name: 'Base mía', grams: 9, receta }],
  });
  expect(ingredientes[0]!.traza).toEqual({ como: 'declarado', aparte: [] });
});

it('takes its work off the budget of the request, and leaves out what is past it', () => {
  const { label } = craftOf('helado')!.find('Azúcar')!;
  const body = { ingredients: Array.from({ length: 500 }, () => ({ name: label, grams: 5 })) };
  const { ingredientes } = withinBudget(createReadingBudget(), () => analizarTrazado(craftOf('helado')!, body));
  const told = ingredientes.filter(({ traza }) => traza !== undefined).length;
  expect(told).toBeGreaterThan(20);
  expect(told).toBeLessThan(100);
  expect(ingredientes.at(-1)).toMatchObject({ enviado: label, lectura: 'exacta' });
});
