import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/args.ts';
import { run } from './order.ts';
import { file } from './run.ts';

describe('obrador crear', () => {
  it('writes the grams, what each does and where the formula comes from', async () => {
    const { text, status } = await run('crear', 'helado', '-t', 'vegano', '--sabor', 'pistacho=10', '--sin', 'leche');
    expect(status).toBe(0);
    expect(text).toMatch(/Pasta de pistacho 100% +100 g +fruto seco/);
    expect(text).toContain('Parte de «');
  });

  it('says what collides and the nearest, with the status of a formula to review', async () => {
    const { text, status } = await run('crear', 'helado', '-t', 'helado_crema', '--sin', 'leche');
    expect(status).toBe(1);
    expect(text).toContain('«Helado crema» y «sin leche» chocan');
    expect(text).toContain('Lo más cercano que sí se puede');
  });

  it('takes a total and a step without asking to balance', async () => {
    const { text } = await run('crear', 'pasteleria', '-t', 'genoise', '--total', '2000', '--paso', '5', '--json');
    const { formulas } = JSON.parse(text);
    const total = formulas[0].ingredients.reduce((sum: number, item: { grams: number }) => sum + item.grams, 0);
    expect(total).toBe(2000);
  });

  it('names allergens and money as people do', async () => {
    const { text } = await run('crear', 'helado', '--sabor', 'pistacho=8');
    expect(text).toMatch(/Alérgenos: .*pistacho/);
    expect(text).not.toContain('frutos_cascara');
    expect(text).toMatch(/Coste: \d+,\d{2} €\/kg/);
  });

  it.each([
    [['--servicio=-50'], '«--servicio» debe ser un número'],
    [['--coste=-1'], '«--coste» debe ser un número'],
    [['--sabor', 'pistacho=99'], '«--sabor» debe ser un número'],
    [['--sabor', 'qwertyuiop'], 'que pides en «--sabor»'],
    [['sobra', 'otra'], '«obrador crear» no sabe qué hacer con «sobra», «otra».'],
  ])('tells a fault in the words of the order: %j', async (args, message) => {
    await expect(run('crear', 'helado', ...args)).rejects.toThrow(message);
  });

  it('refuses what it does not know', async () => {
    await expect(run('crear', 'helado', '--sin', 'qwertyuiop')).rejects.toThrow('No se conoce «qwertyuiop»');
    await expect(run('crear')).rejects.toThrow(UsageError);
  });
});

describe('obrador sustituir', () => {
  const BREAD = ['harina de trigo 1000', 'agua 680', 'sal 19', 'levadura fresca 8'];

  it('writes the whole formula without the ingredient', async () => {
    const { text, status } = await run(
      'sustituir',
      'panaderia',
      ...BREAD,
      '-t',
      'baguette',
      '--quitar',
      'levadura fresca',
    );
    expect(status).toBe(0);
    expect(text).toContain('Levadura seca instantánea en lugar de levadura fresca');
  });

  it('says honestly where nothing does it', async () => {
    const { text, status } = await run('sustituir', 'panaderia', ...BREAD, '-t', 'baguette', '--quitar', 'gluten');
    expect(status).toBe(1);
    expect(text).toContain('Sin gluten no hay red');
  });

  it('takes the craft from the recipe', async () => {
    const ingredients = [
      ['harina de trigo', 1000],
      ['agua', 680],
      ['sal', 19],
      ['levadura fresca', 8],
    ].map(([name, grams]) => ({ name, grams }));
    const path = file('pan.json', JSON.stringify({ craft: 'panaderia', type: 'baguette', ingredients }));
    const { status } = await run('sustituir', path, '--quitar', 'levadura fresca');
    expect(status).toBe(0);
  });

  it('asks what is to go', async () => {
    await expect(run('sustituir', 'panaderia', ...BREAD)).rejects.toThrow('Falta qué quitar');
  });
});
