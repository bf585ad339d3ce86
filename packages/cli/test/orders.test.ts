import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { help } from '../src/help.ts';
import { ORDERS } from '../src/orders.ts';
import { screenOf } from '../src/screen.ts';
import { run, runOn } from './order.ts';
import { file } from './run.ts';

describe('obrador despensa', () => {
  it('shows the label of a food as a label does, and its allergens by name', async () => {
    const { text } = await run('despensa', 'nata_35');
    expect(text).toMatch(/Valor energético: \d+ kJ \/ \d+ kcal\n {2}Grasas: \d+/);
    expect(text).not.toMatch(/energia_k|azucares:/);
    expect((await run('despensa', 'pasta', 'de', 'pistacho')).text).toContain('contiene pistacho');
  });
});

describe('obrador analizar', () => {
  it('takes a folder that bears the name of its craft', async () => {
    const here = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
    mkdirSync(join(folder, 'helado'));
    writeFileSync(join(folder, 'helado', 'uno.txt'), 'leche entera 600\nazúcar 150\n');
    process.chdir(folder);
    try {
      expect((await run('analizar', 'helado', '--tabla')).text).toContain('1 receta: 0 bien, 1 por revisar.');
    } finally {
      process.chdir(here);
    }
  });

  it('without anything to analyse says so', async () => {
    await expect(run('analizar', 'cacao')).rejects.toThrow('Falta qué analizar');
  });

  it('blames the JSON of a file that is none, and not its craft', async () => {
    const { notes } = await run('analizar', file('malo.json', '{bad'));
    expect(notes).toEqual([expect.stringContaining('el JSON no es válido')]);
  });
});

it('a recipe of another craft is told as such', async () => {
  const recipe = { craft: 'turron', type: 'jijona', ingredients: [{ ingrediente: 'almendra_tostada', peso: 64 }] };
  const path = file('tur.json', JSON.stringify(recipe));
  await expect(run('helado', path)).rejects.toThrow('la receta dice que es de «turron», y la orden es de «helado».');
});

describe('where COLUMNS ends', () => {
  const LONG = ['leche entera 500', 'nata 35% 250', 'azúcar 100', 'pasta de avellana 100% 60'];
  const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

  it.each([
    [60, ['tipos', 'cacao']],
    [80, ['tipos', 'cacao']],
    [80, ['helado', ...LONG, '-e']],
    [60, ['helado', ...LONG, '-e']],
    [40, ['helado', ...LONG]],
  ])('%i: lines of %j end too', async (columns, args) => {
    expect(longest((await runOn(columns, ...args)).text)).toBeLessThanOrEqual(columns);
  });

  it('those of the help too', () => {
    expect(longest(help(ORDERS, screenOf({ isTTY: false }, { COLUMNS: '80' })))).toBeLessThanOrEqual(80);
  });
});
