import { describe, expect, it } from 'vitest';
import { file, obrador } from './run.ts';

describe('obrador crear', () => {
  it('writes the grams, what each does and where the formula comes from', async () => {
    const { stdout, status } = await obrador([
      'crear',
      'helado',
      '-t',
      'vegano',
      '--sabor',
      'pistacho=10',
      '--sin',
      'leche',
    ]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Pasta de pistacho 100% +100 g +fruto seco/);
    expect(stdout).toContain('Parte de «');
  });

  it('says what collides and the nearest, with the status of a formula to review', async () => {
    const { stdout, status } = await obrador(['crear', 'helado', '-t', 'helado_crema', '--sin', 'leche']);
    expect(status).toBe(1);
    expect(stdout).toContain('«Helado crema» y «sin leche» chocan');
    expect(stdout).toContain('Lo más cercano que sí se puede');
  });

  it('takes a total and a step without asking to balance', async () => {
    const { stdout } = await obrador([
      'crear',
      'pasteleria',
      '-t',
      'genoise',
      '--total',
      '2000',
      '--paso',
      '5',
      '--json',
    ]);
    const { formulas } = JSON.parse(stdout);
    const total = formulas[0].ingredients.reduce((sum: number, item: { grams: number }) => sum + item.grams, 0);
    expect(total).toBe(2000);
  });

  it('names allergens and money as people do', async () => {
    const { stdout } = await obrador(['crear', 'helado', '--sabor', 'pistacho=8']);
    expect(stdout).toMatch(/Alérgenos: .*pistacho/);
    expect(stdout).not.toContain('frutos_cascara');
    expect(stdout).toMatch(/Coste: \d+,\d{2} €\/kg/);
  });

  it.each([
    [['--servicio=-50'], '«--servicio» debe ser un número'],
    [['--coste=-1'], '«--coste» debe ser un número'],
    [['--sabor', 'pistacho=99'], '«--sabor» debe ser un número'],
    [['--sabor', 'qwertyuiop'], 'que pides en «--sabor»'],
    [['sobra', 'otra'], '«obrador crear» no sabe qué hacer con «sobra», «otra».'],
  ])('tells a fault in the words of the order: %j', async (args, message) => {
    expect(await obrador(['crear', 'helado', ...args])).toMatchObject({
      stderr: expect.stringContaining(message),
      status: 2,
    });
  });

  it('refuses what it does not know', async () => {
    expect(await obrador(['crear', 'helado', '--sin', 'qwertyuiop'])).toMatchObject({
      stderr: expect.stringContaining('No se conoce «qwertyuiop»'),
      status: 2,
    });
    expect(await obrador(['crear'])).toMatchObject({ stderr: expect.stringContaining('Falta el oficio'), status: 2 });
  });
});

describe('obrador sustituir', () => {
  const BREAD = ['harina de trigo 1000', 'agua 680', 'sal 19', 'levadura fresca 8'];

  it('writes the whole formula without the ingredient', async () => {
    const { stdout, status } = await obrador([
      'sustituir',
      'panaderia',
      ...BREAD,
      '-t',
      'baguette',
      '--quitar',
      'levadura fresca',
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain('Levadura seca instantánea en lugar de levadura fresca');
  });

  it('says honestly where nothing does it', async () => {
    const { stdout, status } = await obrador([
      'sustituir',
      'panaderia',
      ...BREAD,
      '-t',
      'baguette',
      '--quitar',
      'gluten',
    ]);
    expect(status).toBe(1);
    expect(stdout).toContain('Sin gluten no hay red');
  });

  it('takes the craft from the recipe', async () => {
    const ingredients = [
      ['harina de trigo', 1000],
      ['agua', 680],
      ['sal', 19],
      ['levadura fresca', 8],
    ].map(([name, grams]) => ({ name, grams }));
    const path = file('pan.json', JSON.stringify({ craft: 'panaderia', type: 'baguette', ingredients }));
    const { status } = await obrador(['sustituir', path, '--quitar', 'levadura fresca']);
    expect(status).toBe(0);
  });

  it('asks what is to go', async () => {
    expect(await obrador(['sustituir', 'panaderia', ...BREAD])).toMatchObject({
      stderr: expect.stringContaining('Falta qué quitar'),
      status: 2,
    });
  });
});
