import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, obrador } from './run.ts';

describe('obrador despensa', () => {
  it('shows the label of a food as a label does, and its allergens by name', async () => {
    const { stdout } = await obrador(['despensa', 'nata_35']);
    expect(stdout).toMatch(/Valor energético: \d+ kJ \/ \d+ kcal\n {2}Grasas: \d+/);
    expect(stdout).not.toMatch(/energia_k|azucares:/);
    expect((await obrador(['despensa', 'pasta', 'de', 'pistacho'])).stdout).toContain('contiene pistacho');
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
      expect((await obrador(['analizar', 'helado', '--tabla'])).stdout).toContain('1 receta: 0 bien, 1 por revisar.');
    } finally {
      process.chdir(here);
    }
  });

  it('without anything to analyse says so', async () => {
    expect(await obrador(['analizar', 'cacao'])).toMatchObject({
      stderr: expect.stringContaining('Falta qué analizar'),
      status: 2,
    });
  });

  it('with --balance refuses one by one what that operation does not read', async () => {
    const recipe = { type: 'jijona', ingredients: [{ name: 'almendra_tostada', grams: 64 }] };
    const path = file('tur.json', JSON.stringify(recipe));
    const { stdout, status } = await obrador(['analizar', 'turron', path, '--json', '--balance']);
    expect(JSON.parse(stdout)).toMatchObject([{ archivo: path, error: expect.stringContaining('no tiene nombre') }]);
    expect(status).toBe(2);
  });

  it('blames the JSON of a file that is none, and not its craft', async () => {
    const { stderr } = await obrador(['analizar', file('malo.json', '{bad')]);
    expect(stderr).toMatch(/^[^\n]*malo\.json, línea 1, columna 2: el JSON no es válido\.\n$/);
  });
});

describe('--estricto', () => {
  it('refuses what is not known, and lets the rest through', async () => {
    const strict = (...args: string[]) => obrador([...args, '--estricto']);
    const refused = await strict('helado', 'lehe entera 600', 'azúcar 150');
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('«lehe entera»') });
    expect((await strict('helado', 'leche entera 600', 'azúcar 150')).status).toBe(1);
    const path = file('uno.json', JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 600, grasa: 3 }] }));
    const many = await strict('analizar', 'helado', path);
    expect(many).toMatchObject({ status: 2, stderr: expect.stringContaining('El campo «grasa» del ingrediente 1') });
    expect((await strict('curva', path)).status).toBe(2);
  });
});

it('a type read as another is told where formulas are made', async () => {
  const { stderr } = await obrador(['crear', 'helado', '--tipo', 'gelato']);
  expect(stderr).toContain('El tipo «gelato» se ha leído como «helado_leche»');
});

it('a recipe of another craft is told as such', async () => {
  const recipe = { craft: 'turron', type: 'jijona', ingredients: [{ ingrediente: 'almendra_tostada', peso: 64 }] };
  const path = file('tur.json', JSON.stringify(recipe));
  expect(await obrador(['helado', path])).toMatchObject({
    stderr: expect.stringContaining('la receta dice que es de «turron», y la orden es de «helado».'),
    status: 2,
  });
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
    expect(longest((await obrador(args, { env: { COLUMNS: String(columns) } })).stdout)).toBeLessThanOrEqual(columns);
  });

  it('those of the help too', async () => {
    expect(longest((await obrador(['ayuda'], { env: { COLUMNS: '80' } })).stdout)).toBeLessThanOrEqual(80);
  });
});
