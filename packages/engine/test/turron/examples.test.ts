import { describe, expect, it } from 'vitest';
import { balance } from './formula.ts';

describe('published recipes, worked out by hand', () => {
  it('Jijona Suprema 67/12/17/4 (diccionariodegastronomia.com)', () => {
    expect(balance('jijona', 'almendra_tostada 670, miel 120, azucar 170, clara 40')).toEqual({
      status: 'ok',
      craft: 'turron',
      type: 'jijona',
      typeLabel: 'Turrón de Jijona (blando)',
      params: {
        pctAlmendra: 68.87,
        pctMiel: 12.34,
        pctAzucar: 17.47,
        ratioMielAzucar: 0.71,
        pctGrasa: 37.34,
        pctFrutosSecos: 68.87,
        pctHumedad: 4.5,
        rendimiento: 97.28,
        kcal_100g: 537.79,
        coste_kg_eur: 8.34,
      },
      score: {
        tipo: 'jijona',
        almendras: 3,
        categoria: 'Suprema',
        motivos: [
          'Cumple los mínimos de composición de la IGP Jijona, categoría Suprema: almendra 68,87 % (mínimo 64 %) y miel 12,34 % (mínimo 10 %).',
        ],
      },
      poweredBy: 'Obrador',
    });
  });

  it('home Jijona with raw ground almond, toasted on the way (radisl.com)', () => {
    const { params, score } = balance('jijona', 'almendra_molida 300, miel 100, azucar 150, clara 33, limon_rallado 3');
    expect(params).toMatchObject({
      pctAlmendra: 53.28,
      pctMiel: 18.31,
      pctAzucar: 27.46,
      ratioMielAzucar: 0.67,
      pctGrasa: 28.89,
      rendimiento: 93.2,
      kcal_100g: 502.12,
      coste_kg_eur: 7.07,
    });
    expect(score).toMatchObject({ categoria: 'Extra', almendras: 2 });
    expect(score.motivos).toEqual([
      'Cumple los mínimos de composición de la IGP Jijona, categoría Extra: almendra 53,28 % (mínimo 50 %) y miel 18,31 % (mínimo 10 %).',
      'Para la categoría Suprema hace falta llegar al 64 % de almendra: añade unos 176 g de almendra molida cruda.',
    ]);
  });

  it('home Alicante with wafer outside the mass (cocinademiabuela.com)', () => {
    const { params, score } = balance('alicante', 'almendra_cruda 300, miel 200, azucar 150, clara 33, oblea 6');
    expect(params).toMatchObject({
      pctAlmendra: 45.8,
      pctMiel: 31.48,
      pctAzucar: 23.61,
      ratioMielAzucar: 1.33,
      pctGrasa: 24.84,
      rendimiento: 93.08,
      kcal_100g: 482.9,
      coste_kg_eur: 7.18,
    });
    expect(score).toEqual({
      tipo: 'alicante',
      almendras: 1,
      categoria: 'Fuera de IGP',
      motivos: [
        'Fuera de la IGP Turrón de Alicante.',
        'Almendra 45,80 %: no llega al 46 % de la categoría Extra; añade unos 3 g de almendra cruda repelada.',
        'Por su almendra correspondería a turrón duro de calidad Estándar según el RD 1787/1982, sin IGP.',
        'Rasgo de calidad: lleva más miel que azúcar y no lleva glucosa.',
      ],
    });
  });

  it('Jijona without enough honey', () => {
    const { params, score } = balance('jijona', 'almendra_tostada 660, miel 60, azucar 240, clara 40');
    expect(params).toMatchObject({ pctAlmendra: 67.07, pctMiel: 6.1, ratioMielAzucar: 0.25 });
    expect(score).toMatchObject({ categoria: 'Fuera de IGP', almendras: 1 });
    expect(score.motivos).toEqual([
      'Fuera de la IGP Jijona.',
      'Miel 6,10 %: la IGP exige al menos un 10 %; sustituye unos 38 g de azúcar por miel.',
      'Por su almendra correspondería a turrón blando de calidad Suprema según el RD 1787/1982, sin IGP.',
      'Relación miel:azúcar 0,25: baja; la masa resulta seca y, sin glucosa, tiende a granear. Lo habitual es 0,3 a 4.',
    ]);
  });

  it('turrón de yema 1:1, where nothing evaporates (menudiario.com)', () => {
    const { params, score } = balance('yema_tostada', 'almendra_molida 500, azucar_glas 500, yema 180, agua 30');
    expect(params).toMatchObject({
      pctAlmendra: 41.32,
      pctMiel: 0,
      pctAzucar: 41.32,
      ratioMielAzucar: 0,
      pctGrasa: 26.21,
      pctHumedad: 12.03,
      rendimiento: 100,
      kcal_100g: 463.5,
      coste_kg_eur: 5.9,
    });
    expect(score).toMatchObject({
      categoria: 'Suprema',
      almendras: 3,
      motivos: ['Turrón de yema, categoría Suprema: almendra 41,32 % y yema (equivalente en polvo) 7,74 %.'],
    });
  });

  it('mazapán 1:1 with syrup, 550 g declared (lacocinaderebeca.es, 2013)', () => {
    const { params, score } = balance('mazapan', 'almendra_molida 250, azucar 250, agua 125');
    expect(params).toMatchObject({
      pctAlmendra: 45.59,
      pctAzucar: 45.59,
      pctGrasa: 23.98,
      pctHumedad: 11,
      rendimiento: 87.73,
      kcal_100g: 456.4,
      coste_kg_eur: 4.92,
    });
    expect(score).toMatchObject({ categoria: 'Suprema', almendras: 3 });
  });

  it('guirlache with honey and lemon (espanafascinante.com)', () => {
    const { params, score } = balance('guirlache', 'almendra_cruda 200, azucar 160, miel 40, zumo_limon 10');
    expect(params).toMatchObject({
      pctAlmendra: 49.59,
      pctFrutosSecos: 49.59,
      pctMiel: 10.22,
      pctAzucar: 40.9,
      ratioMielAzucar: 0.25,
      pctGrasa: 26.88,
      rendimiento: 95.42,
      kcal_100g: 504.2,
      coste_kg_eur: 6.16,
    });
    expect(score).toMatchObject({ categoria: 'Suprema', almendras: 3 });
  });

  it('peladillas 1:1 (vidamediterranea.es)', () => {
    const { params, score } = balance('peladilla', 'almendra_cruda 500, azucar 500, agua 250');
    expect(params).toMatchObject({
      pctAlmendra: 49.69,
      pctAzucar: 49.69,
      pctGrasa: 26.14,
      pctHumedad: 3,
      rendimiento: 80.49,
      kcal_100g: 497.42,
      coste_kg_eur: 5.37,
    });
    expect(score).toMatchObject({ categoria: 'Suprema', almendras: 3 });
  });

  it('torrone of Cremona type (dolceunposalato.it, 2012)', () => {
    const { params, score } = balance(
      'generico',
      'miel 300, azucar 300, avellana_tostada 150, almendra_tostada 550, naranja_confitada 150, clara 99, limon_rallado 6, vainilla 0.5, oblea 6',
    );
    expect(params).toMatchObject({
      pctAlmendra: 37.1,
      pctFrutosSecos: 47.22,
      pctMiel: 20.24,
      pctAzucar: 20.24,
      ratioMielAzucar: 1,
      pctGrasa: 26.47,
      rendimiento: 95.32,
      kcal_100g: 478.79,
      coste_kg_eur: 7.89,
    });
    expect(score).toMatchObject({
      categoria: 'Suprema',
      motivos: ['Frutos secos 47,22 %: calidad Suprema (RD 1787/1982).'],
    });
  });

  it('a label typed as it stands comes back as it stands, and ties count as met', () => {
    const jijona = balance('jijona', 'almendra_tostada 64, miel 10, azucar 25, clara_polvo 1');
    expect(jijona.params).toMatchObject({ pctAlmendra: 64, pctMiel: 10, pctGrasa: 34.69, rendimiento: 100 });
    expect(jijona.score.categoria).toBe('Suprema');
    const mazapan = balance('mazapan', 'almendra_cruda 500, azucar 500');
    expect(mazapan.params.pctAlmendra).toBe(50);
    expect(mazapan.score.categoria).toBe('Suprema');
  });

  it('Jijona sweetened only with honey has no honey to sugar ratio', () => {
    const { params, score } = balance('jijona', 'almendra_marcona_cruda 700, miel_romero 300, clara 30');
    expect(params).toMatchObject({ pctAlmendra: 70.74, pctMiel: 31.26, pctAzucar: 0 });
    expect(params).not.toHaveProperty('ratioMielAzucar');
    expect(score.categoria).toBe('Suprema');
    expect(score.motivos.slice(1)).toEqual(['Rasgo de calidad: endulzado solo con miel.']);
  });

  it('Jijona with glucose loses the mark of quality, not the category', () => {
    const { params, score } = balance('jijona', 'almendra_tostada 660, miel 110, azucar 130, glucosa 80, clara 30');
    expect(params).toMatchObject({ pctAlmendra: 67.5, pctMiel: 11.25, ratioMielAzucar: 0.52 });
    expect(score.categoria).toBe('Suprema');
    expect(score.motivos.slice(1)).toEqual([
      'Lleva glucosa: pierde el rasgo de calidad de un Jijona endulzado solo con miel y azúcar.',
    ]);
  });

  it('Jijona Extra where more almond would leave the honey short', () => {
    const { params, score } = balance('jijona', 'almendra_tostada 560, miel 105, azucar 320, clara 30');
    expect(params).toMatchObject({ pctAlmendra: 55.84, pctMiel: 10.47 });
    expect(score.categoria).toBe('Extra');
    expect(score.motivos.slice(1)).toEqual([
      'Para la categoría Suprema hace falta llegar al 64 % de almendra: añade unos 238 g de almendra repelada tostada.',
      'Para que la miel no baje con ello del 10 %, sustituye unos 20 g de azúcar por miel.',
    ]);
  });
});

describe('yields published with the recipe, finished grams', () => {
  it.each([
    ['mazapan', 'almendra_molida 250, azucar 250, agua 125', 550, 0.01],
    ['alicante', 'almendra_cruda 2500, miel 1000, azucar 250, clara 198', 3500, 0.05],
    ['jijona', 'almendra_molida 300, miel 100, azucar 150, clara 33, limon_rallado 3', 500, 0.1],
    [
      'generico',
      'almendra_tostada 400, pistacho 200, clara 90, clara_polvo 10, miel 470, azucar 625, agua 150, glucosa 130, manteca_cacao 200',
      2000,
      0.05,
    ],
    ['generico', 'miel 300, azucar 300, clara 66, almendra_tostada 300', 1000, 0.08],
  ])('%s: %s → %d g', (type, text, published, tolerance) => {
    const weighed = text.split(', ').reduce((sum, part) => sum + Number(part.split(' ')[1]), 0);
    const finished = (balance(type, text).params.rendimiento / 100) * weighed;
    expect(Math.abs(finished / published - 1)).toBeLessThan(tolerance);
  });
});

describe('composition of food tables', () => {
  it.each([
    ['generico', 'almendra_cruda 350, clara 30, azucar 210, miel 120, agua 60', 26.8, 483, 'torrone (CREA)'],
    ['mazapan', 'almendra_cruda 500, azucar 500', 25.7, 460, 'homemade marzipan (UK CoFID)'],
    ['peladilla', 'almendra_cruda 286, azucar 714, agua 10', 14.7, 465, 'sugared almond (CIQUAL)'],
  ])('%s %s: fat %d, %d kcal, %s', (type, text, fat, kcal) => {
    const { params } = balance(type, text);
    expect(Math.abs(params.pctGrasa - fat)).toBeLessThan(1);
    expect(Math.abs(params.kcal_100g / kcal - 1)).toBeLessThan(0.1);
  });
});
