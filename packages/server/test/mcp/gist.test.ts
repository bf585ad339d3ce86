import type { EquilibrarResponse } from '@obrador/engine';
import { expect, test } from 'vitest';
import { gistOfBalancing, gistOfCurve } from '../../src/mcp/gist.ts';

const change = (nombre: string, despues: number) => ({ nombre, despues });

test('grams are written as people write them', () => {
  const answer = {
    cambios: [change('Nata 35%', 368.50000000000006), change('Azúcar', 383.37), change('Agua', 100)],
    explicacion: [],
  } as unknown as EquilibrarResponse;
  expect(gistOfBalancing(answer)).toBe('Fórmula: Nata 35% 368,5 g; Azúcar 383,37 g; Agua 100 g.');
});

test('so are percentages', () => {
  expect(gistOfCurve(-2.5, -11, 72.35)).toBe(
    'Empieza a congelarse a -2,50 °C. A -11,00 °C está congelado el 72,35 % del agua.',
  );
});
