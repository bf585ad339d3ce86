import { balanceHelado, helado } from '@obrador/engine/helado';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { serve } from '../../dev/serve.ts';
import { figure } from '../../src/ui/format.ts';
import {
  addField,
  BEGINNER,
  begin,
  bench,
  current,
  grams,
  open,
  openTab,
  param,
  recipe,
  tool,
  useApp,
  verdict,
} from './app.ts';
import { violations } from './axe.ts';

useApp();

const FAULTY = [
  BEGINNER,
  recipe('panaderia', 'pan_rustico_mm', { Harina: 1000, Agua: 500, 'Masa madre': 200, Sal: 30 }),
  recipe('pasteleria', 'genoise', { 'Huevo entero': 200, Azúcar: 60, Harina: 125 }),
  recipe('turron', 'jijona', { almendra_tostada: 550, miel: 60, azucar: 300 }),
  recipe('cacao', 'bombon', { cob_negra: 400, nata: 300, azucar_invertido: 30 }),
] as const;

/** What each tab needs to show all it can. */
const TABS: readonly (readonly [string, string | null])[] = [
  ['Equilibrar', 'Equilibrar'],
  ['Lote', null],
  ['Coste', null],
  ['Comparar', 'Apartar la versión actual'],
  ['De dónde sale', null],
];

describe('WCAG 2.2 AA, light and dark: axe finds nothing', () => {
  test.each(FAULTY.map((each) => [each.craft, each] as const))(
    'on the bench of %s with a faulty formula',
    async (_, faulty) => {
      const page = await open({ recipe: faulty });
      await page.locator('.craft-view section').first().waitFor();
      expect(await violations(page, 'body')).toEqual([]);
    },
  );

  test('with the ingredient list open, on a tab and on a dialogue', async () => {
    const page = await open({ recipe: BEGINNER });
    await addField(page).fill('nata');
    expect(await violations(page, '.formula')).toEqual([]);
    await addField(page).fill('');
    for (const [name, button] of sampled(TABS, 5)) {
      await openTab(page, name);
      const panel = page.getByRole('tabpanel');
      if (button !== null) await panel.getByRole('button', { name: button, exact: true }).click();
      await panel.locator('table').first().waitFor();
      expect(await violations(page, '.reading'), name).toEqual([]);
    }
    await tool(page, 'Guardar');
    for (const name of sampled(['Mis ingredientes', 'Guardar como…', 'Ejemplos', 'Pegar', 'Compartir'], 5)) {
      await tool(page, name);
      await page.getByRole('dialog').waitFor();
      if (name === 'Pegar') await page.getByLabel('Receta en texto').fill('200 g leche entera\nalgo raro');
      if (name === 'Ejemplos') await page.locator('.examples li').first().waitFor();
      expect(await violations(page, 'dialog'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe('keyboard only', () => {
  test('from nothing to a balanced and saved formula without touching the mouse', async () => {
    const page = await open();
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    const tabTo = async (label: string) => {
      for (let i = 0; i < 80 && (await focused()) !== label; i++) await keyboard.press('Tab');
      await expect.poll(() => focused()).toBe(label);
    };
    await tabTo('Nueva');
    await keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^¿Qué vas a hacer/);
    for (let way = 0; way < 4; way++) await keyboard.press('Tab');
    await expect.poll(() => focused()).toMatch(/^En blanco/);
    await keyboard.press('Enter');
    await expect.poll(focused).toBe('Añadir ingrediente…');
    for (const [query, weight] of [
      ['leche entera', '500'],
      ['nata 35', '250'],
      ['azucar', '100'],
    ] as const) {
      await keyboard.type(query);
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
      await expect.poll(focused).toMatch(/^Gramos de/);
      await keyboard.type(weight);
      await keyboard.press('Enter');
      await expect.poll(focused).toBe('Añadir ingrediente…');
    }
    await tabTo('Equilibrar la fórmula');
    await keyboard.press('Enter');
    await expect.poll(focused).toBe('Equilibrar');
    await page.locator('.balance-lines').waitFor();
    await keyboard.press('Tab');
    await tabTo('Equilibrar');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Se puede' }).waitFor();
    await tabTo('Aceptar');
    await keyboard.press('Enter');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await page.getByLabel('Título de la receta').focus();
    await keyboard.type('Nata');
    await tabTo('Guardar');
    await keyboard.press('Enter');
    await page.getByText('«Nata» está guardada en este navegador.').waitFor();
  });

  test('tabs by arrows, Escape closes a dialogue and gives the focus back, and the focus is always seen', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'Lectura' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Equilibrar');
    await page.keyboard.press('End');
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('De dónde sale');
    await page.getByRole('button', { name: 'Teclas' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Teclas ?');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  });
});

describe('phones, paper and motion', () => {
  test('320 px wide: nothing spills sideways on any craft or tab, targets are large enough, the verdict stays in sight', async () => {
    const page = await open({ viewport: { width: 320, height: 640 } });
    const spills = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const craft of sampled(['Helado', 'Pan', 'Pastelería', 'Turrón', 'Cacao'], 5)) {
      await tool(page, craft);
      await current(page, craft);
      await begin(page, craft);
      for (const tab of ['Lectura', 'Equilibrar', 'Lote', 'Coste', 'Comparar', 'De dónde sale']) {
        await openTab(page, tab);
        expect(await spills(), `${craft}, ${tab}`).toBe(0);
      }
    }
    const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll((all) =>
      all
        .filter((one) => !one.closest('.skip') && !one.classList.contains('skip'))
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 24 || height < 24 ? [one.outerHTML] : [];
        }),
    );
    expect(small).toEqual([]);
    await tool(page, 'Helado');
    await grams(page, 'Azúcar').fill('60');
    const bar = page.locator('.footbar');
    await expect.poll(() => bar.textContent()).toMatch(/^Revisar/);
    const box = (await bar.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  });

  test.each(sampled(FAULTY, 5).map((each) => [each.craft, each] as const))(
    'nothing spills sideways at 375 and 320 px on any panel of %s, whatever the words and the weights',
    async (_, faulty) => {
      const words = { name: 'Superextraordinariamentelarguísimaharinadetrigosinunespacio', grams: 3072.797 };
      const page = await open({
        recipe: { ...faulty, ingredients: [...faulty.ingredients, words] },
        viewport: { width: 375, height: 740 },
      });
      await grams(page, words.name).focus();
      await page.getByRole('button', { name: /^Ver la ficha/ }).click();
      await page.getByRole('dialog').locator('.card').waitFor();
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const box = page.getByRole('dialog');
        expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 375, height: 740 });
      for (const [name, button] of [['Lectura', null] as const, ...TABS]) {
        await openTab(page, name);
        const panel = page.getByRole('tabpanel');
        if (button !== null) await panel.getByRole('button', { name: button, exact: true }).click();
        if (name === 'Equilibrar') await panel.locator('.proposal').waitFor();
        if (name === 'Comparar') await page.locator('.row .grams').first().fill('10234,56');
        if (name === 'Coste') await panel.locator('.number').first().fill('123,45');
        for (const width of [375, 320]) {
          await page.setViewportSize({ width, height: 740 });
          const spill = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(spill, `${name}, ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  test('from 320 to 1280 px a weight of eight characters is seen whole', async () => {
    const page = await open({ recipe: FAULTY[1] });
    await grams(page, 'Harina').fill('10234,56');
    await grams(page, 'Agua').fill('3072,797');
    for (const width of [320, 375, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Harina', 'Agua']) {
        const hidden = await grams(page, name).evaluate((field) => field.scrollWidth - field.clientWidth);
        expect(hidden, `${name}, ${width} px`).toBe(0);
      }
    }
    expect((await page.getByLabel('Ingrediente 1').boundingBox())!.width).toBeGreaterThan(280);
  });

  test('high contrast: only the craft and the tab in use are underlined', async () => {
    const page = await open({ forcedColors: 'active' });
    for (const list of ['.crafts a', '[role=tab]']) {
      const lines = await page
        .locator(list)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBottomColor));
      expect(new Set(lines.slice(1)).size, list).toBe(1);
      expect(lines[0], list).not.toBe(lines[1]);
    }
    // The letters of a field cannot be hidden there: nothing is written over them.
    const over = (box: string) =>
      page
        .locator(box)
        .first()
        .evaluate((each) => getComputedStyle(each, '::after').content);
    expect([await over('.title-box'), await over('.row .combo')]).toEqual(['none', 'none']);
  });

  test('a formula can be written on a phone', async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await tool(page, 'Nueva');
    await addField(page).tap();
    await addField(page).fill('leche ent');
    await page.locator('.combo-list [role=option]').first().tap();
    await grams(page, 'Leche entera').fill('100');
    await expect.poll(() => bench(page)).toEqual([['Leche entera', '100']]);
  });

  test('print: one clean A4 sheet with boxes to tick, weights of the batch, parameters and date', async () => {
    const page = await open({ recipe: BEGINNER, hurried: true });
    await openTab(page, 'Lote');
    await page.getByLabel('Peso total, g').fill('1700');
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.screen').isVisible()).toBe(false);
    const sheet = page.locator('.print-sheet');
    await expect.poll(() => sheet.locator('.tick span').count()).toBe(3);
    const text = (await sheet.textContent())!;
    expect(text).toContain('Nata de casa');
    expect(text).toContain('Pesada para 1700 g');
    expect(text).toMatch(/Leche entera1000 g/);
    expect(text).toMatch(/PAC−5,61 °C/);
    expect(text).toContain(
      new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' }).format(),
    );
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12]/);
  });

  test('print: what is only brushed on has no share of the flour, commas line up, the date is of the day', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { Harina: 1000.5, Agua: 650, Sal: 18, 'Huevo para pintar': 20 }),
      hurried: true,
    });
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    await page.clock.setFixedTime(new Date('2031-03-05T10:00:00'));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('.print-sheet');
    await expect.poll(() => sheet.locator('header').textContent()).toContain('5 de marzo de 2031');
    const cells = (name: string | RegExp) => sheet.locator('tr', { hasText: name }).locator('.num').allTextContents();
    await expect.poll(() => cells('Huevo para pintar')).toEqual(['20 g', '1,2 %', '—']);
    await expect.poll(() => cells(/^Harina/)).toEqual(['1000,5 g', '59,3 %', '100,0 % harina']);
    // Where the whole grams end, the comma would stand: the same place in every row.
    await page.emulateMedia({ media: 'print' });
    const commas = await sheet.locator('.print-weights .weight').evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.setStart(cell.firstChild!, 0);
        range.setEnd(cell.firstChild!, /^[\d.]+/.exec(cell.textContent!)![0].length);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(commas).size).toBe(1);
  });

  test('reduced motion: nothing slides; the aspect can be chosen and is remembered', async () => {
    const page = await open({ reducedMotion: 'reduce', colorScheme: 'light' });
    const durations = await page
      .locator('.meter-mark')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
    expect(new Set(durations)).toEqual(new Set(['0s']));
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByLabel('Aspecto').selectOption('oscuro');
    await expect.poll(paper).not.toBe(light);
    await page.reload();
    await page.locator('.ledger').waitFor();
    await expect.poll(() => page.getByLabel('Aspecto').inputValue()).toBe('oscuro');
    await expect.poll(paper).not.toBe(light);
  });
});

test('it can be installed: a manifest with a name, a start and icons that are there', async () => {
  const page = await open();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(link.href)).json() as Promise<{
      name: string;
      start_url: string;
      display: string;
      icons: { src: string }[];
    }>;
  });
  expect(manifest).toMatchObject({ short_name: 'Obrador', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) {
    expect(await page.evaluate(async (icon) => (await fetch(icon)).ok, src), src).toBe(true);
  }
});

test('offline: after the first visit the app opens and computes with the network cut, every craft and tool included', async () => {
  const server = await serve();
  const page = await open({ offlineReady: true, from: server.origin });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  // The guides come with the app, read or not.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const guides = await caches.open('guias');
        const found = await Promise.all(['/docs', '/docs/search.json'].map((path) => guides.match(path)));
        return found.every((answer) => answer?.ok);
      }),
    )
    .toBe(true);
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.row').first().waitFor();
  await grams(page, 'Azúcar').fill('100');
  await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
  const { type, ingredients } = helado.example as { type: string; ingredients: { name: string; grams: number }[] };
  const less = ingredients.map((item) => (item.name === 'Azúcar' ? { ...item, grams: 100 } : item));
  await expect
    .poll(() => param(page, 'PAC').textContent())
    .toBe(figure(balanceHelado({ type, ingredients: less }).params.PAC));
  for (const craft of sampled(['Pan', 'Pastelería', 'Turrón', 'Cacao'], 4)) {
    await tool(page, craft);
    await current(page, craft);
    await begin(page, craft);
    await page.locator('.craft-view section').first().waitFor();
  }
  await tool(page, 'Helado');
  await openTab(page, 'Equilibrar');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Equilibrar', exact: true }).click();
  await page.getByRole('heading', { name: 'Se puede' }).waitFor();
  await tool(page, 'Compartir');
  await page.getByRole('img', { name: /Código QR/ }).waitFor();
  await page.keyboard.press('Escape');
  await tool(page, 'Guardar');
  await tool(page, 'Recetario');
  await page.locator('.book-entries li').first().waitFor();
  await page.reload();
  await page.locator('.book-entries li').first().waitFor();
  await tool(page, 'Guías');
  await page.getByRole('heading', { name: 'Obrador', level: 1 }).waitFor();
  await page.locator('#buscar').fill('anticongelante');
  await page.locator('#hallazgos li').first().waitFor();
});
