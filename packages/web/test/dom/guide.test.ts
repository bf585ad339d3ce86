import { expect, test } from 'vitest';
import { hands } from '../hands.ts';
import { BEGINNER, open, recipe, useApp } from './app.ts';

useApp();

test('what PAC is, in three sentences and a drawing: 1 action, on the word itself', async () => {
  const page = await open({ recipe: BEGINNER });
  const hand = hands();
  const name = page.locator('.meter .param-name', { hasText: 'PAC' }).first();
  await hand.tap(name.locator('summary'));
  const guide = name.locator('.guide');
  await guide.waitFor();
  await expect
    .poll(() => guide.locator('p').allTextContents())
    .toEqual([
      'Es lo blando que sale el helado: la temperatura a la que está en su punto para servir.',
      'Si sale alto (cerca de cero), a la temperatura de la vitrina está duro como una piedra; si sale bajo, se derrite en la pala.',
      'Se ablanda con más azúcar, sobre todo dextrosa; se endurece con menos azúcar, o con cacao y frutos secos.',
    ]);
  // Whose words they are stands where sources do.
  await name.getByText(/«se derrite al servir»; por encima, «demasiado duro»\. Son palabras de Obrador/).waitFor();
  expect(await guide.locator('svg circle').count()).toBeGreaterThan(5);
  expect(hand.count).toBe(1);
});

test('what tempering is, on the word over its curve', async () => {
  const items = { 'Pasta de cacao': 640, 'Manteca de cacao': 60, Azúcar: 300 };
  const page = await open({ recipe: recipe('cacao', 'negro', items) });
  const word = page.locator('.param-name', { hasText: 'Templado' }).first();
  await word.locator('summary').click();
  expect(await word.locator('.guide p').allTextContents()).toHaveLength(3);
});
