/** Takes the pictures of the README: each craft on a desktop, on a phone, in the dark and on paper. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const images = fileURLToPath(new URL('../../docs/images/', import.meta.url));

const RECIPES = {
  helado: {
    t: 'helado_crema',
    n: 'Crema de avellana',
    i: [
      ['Leche entera', 600],
      ['Nata 35%', 90],
      ['Leche en polvo desnatada', 35],
      ['Azúcar', 125],
      ['Dextrosa', 20],
      ['Pasta de avellana', 80],
      ['Neutro para cremas 5 g/kg', 5],
    ],
  },
  panaderia: {
    t: 'pan_rustico_mm',
    n: 'Hogaza de los sábados',
    i: [
      ['Harina panadera', 750],
      ['Harina integral de trigo', 100],
      ['Agua', 570],
      ['Masa madre 100 %', 300],
      ['Sal', 19],
    ],
  },
  pasteleria: {
    t: 'crema_pastelera',
    n: 'Crema pastelera',
    i: [
      ['Leche entera', 1000],
      ['Azúcar', 200],
      ['Yema', 160],
      ['Almidón/Maicena', 90],
      ['Mantequilla', 50],
    ],
  },
  turron: {
    t: 'jijona',
    n: 'Jijona de la casa',
    i: [
      ['almendra_tostada', 560],
      ['miel', 130],
      ['azucar', 270],
      ['clara', 40],
    ],
  },
  cacao: {
    t: 'bombon',
    n: 'Ganache de café',
    i: [
      ['cob_negra', 420],
      ['nata', 260],
      ['azucar_invertido', 60],
      ['sorbitol', 20],
      ['mantequilla', 40],
    ],
  },
};

const SHOTS = {
  '': { viewport: { width: 1280, height: 840 } },
  '-oscuro': { viewport: { width: 1280, height: 840 }, colorScheme: 'dark' },
  '-movil': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

await build();
mkdirSync(images, { recursive: true });
const server = await preview({ root, preview: { port: 0 }, logLevel: 'silent' });
const origin = server.resolvedUrls.local[0];
const browser = await launchBrowser();

for (const [craft, recipe] of Object.entries(RECIPES)) {
  const link = `${origin}#r=${Buffer.from(JSON.stringify({ c: craft, ...recipe })).toString('base64url')}`;
  for (const [suffix, options] of Object.entries(SHOTS)) {
    const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
    await page.goto(link);
    await page.locator('.craft-view section').first().waitFor();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${images}${craft}${suffix}.png` });
    if (suffix === '') await paper(page, craft);
    await page.context().close();
  }
}

/** The upper part of the A4 sheet, at 96 dots per inch. */
async function paper(page, craft) {
  // It is fetched when the page has nothing better to do.
  await page.locator('.print-sheet').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 900 });
  await page.addStyleTag({ content: 'body { padding: 16mm 18mm }' });
  await page.screenshot({ path: `${images}${craft}-hoja.png` });
}

await browser.close();
await server.close();
