import { expect, it } from 'vitest';
import { balancePanaderia } from '../../src/panaderia/craft.ts';
import { PARAM_KEYS } from '../../src/panaderia/params.ts';
import { formula } from './formulas.ts';

/** type | source | ingredients | hidratacion / sal / levadura / prefermento / grasa / azucar | out of range */
const ROWS = `
pan_comun | basic 100/60/2/2, harinalacarmita.com 2011 | Harina de fuerza 500; Agua 300; Levadura fresca 10; Sal 10 | 60 / 2 / 2 / 0 / 0 / 0 |
pan_comun | candeal, hola.com 2023 | Harina de fuerza (prefermento) 100; Agua (prefermento) 50; Harina 250; Harina de fuerza 250; Agua 250; Levadura fresca 9; Sal 10 | 50 / 1.67 / 1.5 / 25 / 0 / 0 | hidratacion
pan_comun | shop dough with old dough | Harina panadera 1000; Agua 600; Masa vieja 200; Sal 18; Levadura 15 | 60.53 / 1.82 / 1.34 / 17.86 / 0 / 0 |
baguette | King Arthur poolish, bakemag.com | Harina 6700; Agua 3400; Sal 200; Levadura fresca 103; Poolish 6607 | 67.01 / 2 / 1.03 / 66.05 / 0 / 0 |
baguette | M. Philip, Breaking Bread | Harina 393; Agua 204; Poolish 388; Sal 12; levadura seca instantánea 3 | 67.8 / 2.04 / 0.51 / 66.1 / 0 / 0 |
baguette | pâte fermentée, miamana.over-blog.com | Farine 800; Eau 476; Sel 16; Pâte fermentée 260 | 60.4 / 2 / 0 / 27.21 / 0 / 0 |
baguette | 12 g of salt per 500 g, clubpromos.fr | farine T55 500; eau 350; sel 12; levure fraîche 7 | 70 / 2.4 / 1.4 / 0 / 0 / 0 | sal
ciabatta | King Arthur, kingarthurflour.com | Harina 7000; Agua 5800; Sal 200; Levadura fresca 117; Biga 60 % 4803 | 76 / 2 / 1.17 / 48.02 / 0 / 0 |
ciabatta | Roca Fariners | Harina especial chapata 2000; Sal 46; Levadura seca 16; Agua 1600 | 80 / 2.3 / 0.8 / 0 / 0 / 0 |
ciabatta | sourdough with oil, dawghousebakery.com | Flour 454; Water 324; Salt 13; Olive oil 32; Levain 389 | 79.95 / 2 / 0 / 59.98 / 4.93 / 0 |
ciabatta | all flour in the biga, Molino Denti | Farina tipo 1 4000; Acqua 2800; Lievito di birra 105; Sale 80; Malto in polvere 35 | 70 / 2 / 2.63 / 0 / 0 / 0 |
pizza_napolitana | lievito naturale, gennarino.org | Farina 00 592; Acqua 385; Sale marino 15; masa madre líquida 100% 9 | 65.3 / 2.51 / 0 / 1.51 / 0 / 0 |
pizza_napolitana | with oil and sugar, aziendacasaleni.it | Farina 00 1000; Acqua 580; Lievito di birra fresco 2; Sale 30; Olio extravergine di oliva 15; Zucchero 10 | 58 / 3 / 0.2 / 0 / 1.5 / 1 | grasa, azucar
pizza_teglia | Bonci, fanpage.it | Farina tipo 0 1000; Acqua 800; Olio extravergine di oliva 40; Sale marino 20; Lievito di birra 5 | 80 / 2 / 0.5 / 0 / 4 / 0 |
pizza_teglia | biga by parts, chepizzaschool.es | Farina tipo 0 (biga) 500; Acqua (biga) 225; Lievito di birra fresco (biga) 2; Farina tipo 0 300; Acqua 400; Sale 20; Olio 20 | 78.13 / 2.5 / 0.25 / 90.88 / 2.5 / 0 |
pizza_teglia | 65 % water, La vita in diretta 2020 | Farina tipo 0 700; Semola rimacinata 200; Farina integrale 100; Lievito di birra 5; Sale 30; Acqua 650 | 65 / 3 / 0.5 / 0 / 0 / 0 |
pan_molde | King Arthur pain de mie | All-purpose flour 567; Potato flour 35; Milk 152; Water 227; Unsalted butter 85; Salt 13.5; Sugar 35; Nonfat dry milk 32; Instant yeast 6.2 | 62.27 / 2.24 / 1.03 / 0 / 12.53 / 5.81 |
pan_molde | whole-milk bread | Flour 2000; Water 1280; Whole milk powder 170; Sugar 80; Malt extract 20; Salt 40; Fresh yeast 40; Shortening 50 | 64.46 / 2 / 2 / 0 / 4.74 / 4.6 |
pan_molde | low salt, TM 10-412 D009 | Bread flour 1540; Water 820; Sugar 42.5; Nonfat dry milk 36; Shortening 59; Salt 18.75; Active dry yeast 30 | 53.33 / 1.22 / 1.95 / 0 / 3.85 / 2.76 | sal
brioche | Gisslen, Professional Baking | Milk 60; Fresh yeast 15; Bread flour 300; Eggs 150; Sugar 15; Salt 6; Butter 210 | 66.77 / 2 / 5 / 0 / 63.02 / 5 |
brioche | salted butter, D. Lindeberg | leche entera 140; harina de fuerza 470; azúcar blanco 65; huevos M 150; levadura fresca 23; sal 9; mantequilla salada 152 | 55.49 / 2.52 / 4.89 / 0 / 30.2 / 13.82 |
bolleria_hojaldrada | 60 % water and 60 % butter, DR Professional Media | caster sugar 40; sea salt 10; water 300; fresh yeast 17; milk powder 25; strong white flour 500; unsalted butter 300 | 69.75 / 2 / 3.4 / 0 / 50.52 / 7.99 |
pan_rustico_mm | Yarza | harina panificable 475; harina integral de centeno 25; agua 295; masa madre natural 200; sal 11 | 65.83 / 1.83 / 0 / 33.33 / 0 / 0 |
pan_rustico_mm | Calvel, The Taste of Bread | Harina 1900; Harina de centeno 100; Agua 1280; Masa madre 60 % 465; Sal 35; Levadura fresca 4 | 63.49 / 1.53 / 0.17 / 20.3 / 0 / 0 |
pan_rustico_mm | IGP Pan Galego limits | Harina 1000; Agua 750; Masa madre 150; Sal 18; Levadura fresca 15 | 76.74 / 1.67 / 1.4 / 13.95 / 0 / 0 | levadura
`;

const cases = ROWS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]);

it.each(cases)('%s: %s', (type, _source, text, params, out) => {
  const response = balancePanaderia(formula(type, text));
  expect(PARAM_KEYS.map((key) => response.params[key]).join(' / ')).toBe(params);
  expect(PARAM_KEYS.filter((key) => response.inRange[key] === false).join(', ')).toBe(out);
  expect(response.verdict).toBe(out === '' ? 'equilibrada' : 'revisar');
});

it('covers all 25 rows', () => {
  expect(cases).toHaveLength(25);
});
