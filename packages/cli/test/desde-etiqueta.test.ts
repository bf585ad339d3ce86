import { craftOf } from '@obrador/engine';
import { desdeEtiqueta } from '@obrador/engine/crear';
import { describe, expect, it } from 'vitest';
import { candidates } from '../src/completion.ts';
import { ORDERS } from '../src/orders.ts';
import { file, obrador } from './run.ts';

const LIST = 'Ingredientes: leche entera, nata, azúcar, leche desnatada en polvo, dextrosa, estabilizante (goma guar).';
const TABLE = ['--nutricion', 'grasas=8,4', '--nutricion', 'azucares=21', '--nutricion', 'proteinas=4'];

describe('obrador desde-etiqueta', () => {
  it('writes what each ingredient comes to, between what bounds, and how well it fits', async () => {
    const { stdout, status } = await obrador(['desde-etiqueta', 'helado', file('helado.txt', LIST), ...TABLE]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Ingrediente +% +entre/);
    expect(stdout).toMatch(/Leche entera +\d+,\d +\d+,\d y \d+,\d/);
    expect(stdout).toMatch(/Grasas, g +8,4 +8,\d/);
    expect(stdout).toContain('La lista va de más a menos peso');
  });

  it('answers programs as the API does, from a file, words or standard input', async () => {
    const expected = desdeEtiqueta(craftOf('helado')!, {
      texto: LIST,
      nutricion: { grasas: 8.4 },
      type: 'helado_crema',
    });
    const options = ['--nutricion', 'grasas=8,4', '-t', 'helado_crema', '--json'];
    expect(JSON.parse((await obrador(['desde-etiqueta', 'helado', LIST, ...options])).stdout)).toEqual(expected);
    expect(JSON.parse((await obrador(['desde-etiqueta', 'helado', file('a.txt', LIST), ...options])).stdout)).toEqual(
      expected,
    );
    const body = JSON.stringify({ texto: LIST, nutricion: { grasas: 8.4 }, type: 'helado_crema' });
    const piped = await obrador(['desde-etiqueta', 'helado', '--json'], { input: body });
    expect(JSON.parse(piped.stdout)).toEqual(expected);
  });

  it.each([
    [[], 'Falta el oficio'],
    [['helado'], 'Falta la etiqueta'],
    [['helado', 'no-esta.txt'], 'No existe el archivo «no-esta.txt»'],
    [['helado', LIST, '--nutricion', 'grasa=8'], '«--nutricion» se escribe cifra=valor'],
    [['helado', LIST, '--nutricion', 'grasas=ocho'], '«--nutricion» debe llevar números'],
    [['helado', LIST, '--perdida=-3'], '«--perdida» debe ser un número'],
    [['helado', 'zzyzx'], 'No se conoce ninguno de los ingredientes'],
  ])('tells a fault in the words of the order: %j', async (args, message) => {
    expect(await obrador(['desde-etiqueta', ...args])).toMatchObject({
      stderr: expect.stringContaining(message),
      status: 2,
    });
  });

  it('is in help and in what is completed', async () => {
    expect((await obrador(['ayuda'])).stdout).toContain('obrador desde-etiqueta <oficio> [etiqueta]');
    expect((await obrador(['ayuda', 'desde-etiqueta'])).stdout).toContain('--nutricion K=V');
    expect(candidates(ORDERS, ['desde'])).toEqual(['desde-etiqueta']);
    expect(candidates(ORDERS, ['desde-etiqueta', 'pan'])).toEqual(['panaderia']);
    expect(candidates(ORDERS, ['desde-etiqueta', 'helado', '--nutricion', 'gra'])).toEqual(['grasas=']);
  });
});

describe('obrador etiqueta', () => {
  it('writes the denomination under the name', async () => {
    const ice = ['leche entera 600', 'nata 35% 200', 'azúcar 150'];
    const names = ['--nombre', 'Nube', '--denominacion', 'Helado crema de nata'];
    const { stdout } = await obrador(['etiqueta', 'helado', ...ice, ...names]);
    expect(stdout).toMatch(/^Nube\nHelado crema de nata\n\nIngredientes: /);
  });
});
