import { describe, expect, it } from 'vitest';
import { readArgs, refuseUseless, UsageError } from '../src/args.ts';
import { orderNamed } from '../src/orders.ts';
import { screenOf } from '../src/screen.ts';

const screen = screenOf({ isTTY: false }, {});

async function run(...args: string[]) {
  const { values, words } = readArgs(args);
  const [name = '', ...rest] = words;
  const order = orderNamed(name);
  refuseUseless(name, order.options, values);
  return (await order.run({ words: rest, values, screen, stdin: () => '' }))!;
}

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

  it('asks what is to go', async () => {
    await expect(run('sustituir', 'panaderia', ...BREAD)).rejects.toThrow('Falta qué quitar');
  });
});
