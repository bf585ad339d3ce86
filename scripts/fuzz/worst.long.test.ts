import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

/**
 * Blocks of code the engine may run for the hardest inputs that `npm run fuzz:worst` has found, a third to three times
 * more than they take today: some milliseconds of an event loop that everybody shares. A search reads every name; names
 * nobody knows are read within the budget of a request, and twice where it is strict.
 */
const MOST: Readonly<Record<string, number>> = {
  balance: 200_000,
  curva: 50_000,
  catalogo: 1_800_000,
  analizar: 1_000_000,
  rotulos: 1_000_000,
  estricto: 4_000_000,
  lote: 1_200_000,
  etiqueta: 1_000_000,
  desdeetiqueta: 1_000_000,
  crear: 1_000_000,
  sustituir: 2_000_000,
  equilibrar: 3_000_000,
  mcp: 1_000_000,
  detalle: 1_000_000,
};

test('the hardest inputs found so far keep within the work an event loop can give to one request', () => {
  const args = ['node_modules/tsx/dist/cli.mjs', '--conditions=obrador-source', 'scripts/fuzz/worst.ts', 'measure'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const work: Record<string, number> = JSON.parse(stdout);
  expect(Object.keys(work)).toHaveLength(26);
  for (const [name, blocks] of Object.entries(work)) {
    const kind = name.split('-', 1)[0]!;
    expect(blocks, name).toBeGreaterThan(100);
    expect(blocks, name).toBeLessThan(MOST[kind]!);
  }
});
