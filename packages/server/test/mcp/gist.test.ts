import { readFileSync } from 'node:fs';
import { analizar, CRAFTS, craftOf } from '@obrador/engine';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../src/balancer/balancer.ts';
import { gistOfAnalysis } from '../../src/mcp/gist.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { post, testApp } from '../helpers.ts';

const tokens = (value: unknown): number => encode(JSON.stringify(value)).length;

/** What an answer costs by its parts, of which hosts show one or the other. */
async function parts(name: string, args: Record<string, unknown>): Promise<readonly [number, number]> {
  const tool = TOOLS.find((one) => one.name === name)!;
  const { text, structure } = await tool.run(args, { balancer: inProcess });
  return [encode(text).length, tokens(structure)];
}

/** What the dearer part costs. */
const cost = async (name: string, args: Record<string, unknown>): Promise<number> =>
  Math.max(...(await parts(name, args)));

const corpus = (id: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../../../data/corpus/${id}.json`, import.meta.url), 'utf8'));

describe('what an agent has to read', () => {
  test('the list of tools stays under 6,500 tokens', async () => {
    const response = await post(testApp(), '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const { tools } = response.json().result;
    expect(tools).toHaveLength(TOOLS.length);
    expect(tokens(tools)).toBeLessThan(6_500);
  });

  test.each(CRAFTS.map(({ id }) => [id]))('both parts of analyses of %s stay under 2,000', async (craft) => {
    const costs = await Promise.all(corpus(craft).map((formula) => parts('analizar', { ...formula, craft })));
    expect(Math.max(...costs.map(([text, structure]) => text + structure))).toBeLessThan(2_000);
  });

  test.each(CRAFTS.map(({ id }) => [id]))(
    'types, searches and a balanced formula of %s stay under 2,000',
    async (craft) => {
      const { types, example } = craftOf(craft)!;
      expect(await cost('listar_tipos', { craft })).toBeLessThan(2_000);
      for (const { id: type } of types) {
        const [text, structure] = await parts('listar_tipos', { craft, type });
        expect(text, type).toBeLessThan(2_000);
        // Chocolate has sixty limits in some types, by law and by family.
        expect(structure, type).toBeLessThan(3_000);
      }
      for (const q of ['nata', 'azúcar', 'harina', 'chocolate', 'almendra', 'a']) {
        expect(await cost('buscar_ingrediente', { craft, q }), q).toBeLessThan(2_000);
      }
      const [first, , ...rest] = example.ingredients as object[];
      for (const ingredients of [example.ingredients, [first, ...rest]]) {
        expect(await cost('equilibrar', { ...example, craft, ingredients })).toBeLessThan(2_000);
      }
    },
  );

  test('so does a formula nobody understands', async () => {
    const ingredients = Array.from({ length: 500 }, (_, i) => ({ name: `${'palabra '.repeat(50)}${i}`, grams: 1 }));
    const formula = {
      craft: 'helado',
      ingredients: [...ingredients, { name: 'Leche entera', grams: 100 }].slice(-500),
    };
    expect(await cost('analizar', formula)).toBeLessThan(2_000);
  });

  test('the curve of an ice cream stays under 2,000', async () => {
    expect(await cost('curva', CRAFTS[0]!.example)).toBeLessThan(2_000);
  });
});

test('the text carries each figure with its range, the advice and the warnings', () => {
  const ingredients = [
    { name: 'Leche entera', grams: 600 },
    { name: 'Azúcar', grams: 100 },
    { name: 'polvo de hadas', grams: 1 },
  ];
  const analysis = analizar(craftOf('helado'), { ingredients });
  const text = gistOfAnalysis(analysis, false);
  for (const { label } of analysis.parametros) expect(text).toContain(label);
  for (const { texto } of [...analysis.consejos, ...analysis.avisos]) expect(text).toContain(texto);
  expect(text).toContain('(−12,5 a −10,6: por encima)');
  expect(text).toContain('- polvo de hadas: no se conoce');
  expect(text).not.toContain(analysis.parametros[0]!.fuente);
  expect(gistOfAnalysis(analysis, true)).toContain(analysis.parametros[0]!.fuente);
});
