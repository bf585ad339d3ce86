import { describe, expect, test } from 'vitest';
import { current, open, recipe, tool, useApp } from './app.ts';

useApp();

describe('what each craft shows', () => {
  test('helado: the freezing curve with serving point, working range and the values under the pointer', async () => {
    const page = await open();
    const plot = page.getByRole('img', { name: /Curva de congelación/ });
    await plot.waitFor();
    await expect
      .poll(() => plot.getAttribute('aria-label'))
      .toContain('empieza a congelar a −2,95 °C; a −11,53 °C está congelado el 69 %');
    await expect.poll(() => plot.textContent()).toContain('rango de trabajo');
    const value = page.locator('.plot-reading output');
    await expect
      .poll(() => value.textContent())
      .toMatch(/^A −11,5 °C: 6[89],\d % del agua congelada, 43,\d g de hielo por 100 g$/);
    await expect
      .poll(() => page.locator('.craft-view .note').last().textContent())
      .toContain('Temperatura física: −11,6 °C (±0,8). A −11,5 °C, en su punto a la pala. La franja');
    await page.getByLabel('Temperatura').fill('-18');
    await expect.poll(() => value.textContent()).toContain('A −18,0 °C: 78,1 %');
    const box = (await plot.boundingBox())!;
    await plot.hover({ position: { x: box.width * 0.92, y: box.height / 2 } });
    await expect.poll(() => value.textContent()).toMatch(/A −1,\d °C: 0,0 %/);
  });

  test('helado: the serving dot stands on the curve, with nuts and cocoa too', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', {
        'Leche entera': 600,
        'Nata 35%': 80,
        Azúcar: 140,
        'Pasta de pistacho': 120,
        'Cacao en polvo 22-24': 60,
      }),
    });
    const off = await page.locator('.plot .serving circle').evaluate((dot: SVGCircleElement) => {
      const curve = dot.ownerSVGElement!.querySelector<SVGPathElement>('.curve')!;
      const [x, y] = [dot.cx.baseVal.value, dot.cy.baseVal.value];
      const length = curve.getTotalLength();
      const points = Array.from({ length: 2000 }, (_, i) => curve.getPointAtLength((i * length) / 1999));
      return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
    });
    expect(off).toBeLessThan(1);
  });

  test('nothing is judged on a first visit, and a published formula that works is one tap away, in every craft', async () => {
    const page = await open({ empty: true });
    for (const name of ['Helado', 'Pan', 'Pastelería', 'Turrón', 'Cacao']) {
      await tool(page, name);
      await current(page, name);
      await expect.poll(() => page.locator('.verdict').getAttribute('data-good'), { message: name }).toBe('none');
      await tool(page, 'Ver un ejemplo publicado');
      await page.locator('.row').first().waitFor();
      await expect.poll(() => page.locator('.verdict').getAttribute('data-good'), { message: name }).toBe('true');
    }
  });
});
