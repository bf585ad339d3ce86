import { describe, expect, it } from 'vitest';
import { balance } from './formula.ts';

const DARK = { fundir: [45, 50], enfriar: [27, 29], trabajar: [31, 32] };
const MILK = { fundir: [42, 45], enfriar: [26, 28], trabajar: [29, 30] };
const WHITE = { fundir: [40, 45], enfriar: [25, 27], trabajar: [28, 29] };
const BALANCED = 'Fórmula equilibrada: todos los parámetros están en rango.';
const AW_NOTE = 'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.';

describe('worked examples', () => {
  it('milk chocolate 40 % (Molecules 2021, 26(22), 7058, table 5)', () => {
    expect(
      balance('leche', {
        pasta_cacao: 20,
        manteca_cacao: 19.8,
        leche_entera_polvo: 20,
        azucar: 39.19,
        lecitina: 0.5,
        pgpr: 0.5,
      }),
    ).toEqual({
      status: 'ok',
      craft: 'cacao',
      type: 'leche',
      typeLabel: 'Chocolate con leche',
      params: {
        cacaoTotal: 39.53,
        manteca: 30.59,
        grasaTotal: 36.84,
        azucar: 39.15,
        lacteos: 19.4,
        coste_kg_eur: 11.07,
      },
      score: {
        tipo: 'Chocolate con leche de calidad superior (cumple RD 1055/2003)',
        medalla: 'gold',
        temple: MILK,
        motivos: [BALANCED],
      },
      poweredBy: 'Obrador',
    });
  });

  it('dark couverture 54.5 % with 36.6 % of fat (Callebaut 811 rebuilt)', () => {
    const { params, score } = balance('cobertura', {
      pasta_cacao: 38.9,
      manteca_cacao: 15.6,
      azucar: 45,
      lecitina: 0.5,
    });
    expect(params).toEqual({
      cacaoTotal: 53.99,
      manteca: 36.6,
      grasaTotal: 37.08,
      azucar: 44.96,
      lacteos: 0,
      coste_kg_eur: 12.45,
    });
    expect(score).toEqual({
      tipo: 'Cobertura negra de calidad superior (cumple RD 1055/2003)',
      medalla: 'gold',
      temple: DARK,
      motivos: [BALANCED],
    });
  });

  it('bean to bar 70 % (Kakaolate)', () => {
    const { params, score } = balance('bean_to_bar', { pasta_cacao: 700, azucar: 300, manteca_cacao: 30 });
    expect(params).toMatchObject({ cacaoTotal: 69.99, manteca: 39.61, grasaTotal: 39.61, azucar: 29.1 });
    expect(params.coste_kg_eur).toBe(14.36);
    expect(score.medalla).toBe('gold');
    expect(score.tipo).toBe('Chocolate negro bean to bar (cumple RD 1055/2003)');
    expect(score.temple).toEqual(DARK);
  });

  it('white couverture 28 % (Callebaut W2 rebuilt)', () => {
    const { params, score } = balance('cobertura', {
      manteca_cacao: 28,
      leche_entera_polvo: 22.5,
      mantequilla_clarificada: 1.8,
      azucar: 47.2,
      lecitina: 0.5,
    });
    expect(params).toMatchObject({ manteca: 27.99, lacteos: 23.62, grasaTotal: 36.18, azucar: 47.15 });
    expect(score.medalla).toBe('gold');
    expect(score.tipo).toBe('Cobertura blanca (cumple RD 1055/2003)');
    expect(score.temple).toEqual(WHITE);
  });

  it('gianduja at the centre of the Giandujotto di Torino specification', () => {
    const { params, score } = balance('gianduja', {
      pasta_cacao: 20,
      manteca_cacao: 8,
      azucar: 34,
      pasta_avellana: 38,
    });
    expect(params).toEqual({
      cacaoTotal: 27.74,
      manteca: 18.8,
      grasaTotal: 43.19,
      azucar: 35.79,
      lacteos: 0,
      coste_kg_eur: 14.84,
    });
    expect(score).toEqual({
      tipo: 'Chocolate con avellanas gianduja (cumple RD 1055/2003)',
      medalla: 'gold',
      temple: { fundir: [42, 45], enfriar: [25, 26], trabajar: [27, 28] },
      motivos: [BALANCED],
    });
  });

  it('gianduja of equal parts of hazelnut, icing sugar and dark couverture', () => {
    const { score } = balance('gianduja', { avellana: 1, azucar_glas: 1, cob_negra: 1 });
    expect(score.medalla).toBe('bronze');
    expect(score.tipo).toBe(
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): cacao total (parte de chocolate) 30,00 % (mínimo 32 %)',
    );
    expect(score.motivos).toEqual([
      'Cacao total (parte de chocolate) 30,00 % (mínimo legal 32 %): cambia 14 g de azúcar glas por pasta de cacao por cada kilo.',
      'Azúcar 46,90 % (máximo recomendado 46 %): se corrige con lo anterior.',
    ]);
  });

  it('tea ganache with a declared aw of 0.78 (Coppel, Contemporary Chocolates, 2017)', () => {
    const { params, score } = balance('bombon', {
      agua: 80,
      dextrosa: 25,
      azucar_invertido: 8,
      sorbitol: 28,
      sal: 0.5,
      mantequilla: 35,
      cob_leche_40: 200,
    });
    expect(params).toEqual({
      cacaoTotal: 21.3,
      manteca: 17.64,
      grasaTotal: 28.45,
      azucar: 35.14,
      lacteos: 18.96,
      coste_kg_eur: 9.77,
    });
    expect(score).toEqual({
      tipo: 'Ganache con leche (aw estimada 0,83 ±0,04: conservación media, 4 a 12 semanas entre 15 y 18 °C)',
      medalla: 'gold',
      temple: MILK,
      aw: 0.83,
      motivos: [
        BALANCED,
        'Dosifica la ganache entre 28 y 30 °C.',
        'aw calculada 0,83 ±0,04, con el máximo en 0,85: la diferencia es menor que el margen. Mídela antes de fiarte del resultado y de fijar la caducidad.',
      ],
    });
  });

  it('framed ganache to correct (Chocolate Academy, Ideal formulation)', () => {
    const { params, score } = balance('bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 });
    expect(params).toEqual({
      cacaoTotal: 32,
      manteca: 19.5,
      grasaTotal: 39.27,
      azucar: 20.58,
      lacteos: 22.2,
      coste_kg_eur: 10.34,
    });
    expect(score).toEqual({
      tipo: 'Ganache negra (aw estimada 0,92 ±0,04: consumo rápido, hasta 2 semanas en frío)',
      medalla: 'bronze',
      temple: DARK,
      aw: 0.92,
      motivos: [
        'Azúcares 20,58 % (mínimo recomendado 24 %): añade 112 g de azúcar invertido.',
        'Grasa láctea 19,77 % (máximo recomendado 16,5 %): quita 38 g de mantequilla 82 % MG.',
        'aw estimada 0,92 ±0,04 (máximo recomendado 0,85): cambia 89 g de nata 35 % MG por azúcar invertido.',
        'Dosifica la ganache entre 28 y 30 °C.',
        'Como bombón fresco, en frío y hasta dos semanas, es correcta: analízala como bombón fresco.',
        AW_NOTE,
      ],
    });
  });

  it('too sweet', () => {
    const { params, score } = balance('negro', { pasta_cacao: 25, manteca_cacao: 5, azucar: 70 });
    expect(params).toMatchObject({ cacaoTotal: 29.67, manteca: 18.5 });
    expect(score.medalla).toBe('bronze');
    expect(score.tipo).toBe(
      'No cumple la denominación «chocolate» (RD 1055/2003): cacao total 29,67 % (mínimo 35 %); cacao seco desgrasado 11,18 % (mínimo 14 %)',
    );
    expect(score.motivos).toEqual([
      'Cacao total 29,67 % (mínimo legal 35 %): cambia 14 g de azúcar blanco por pasta de cacao.',
      'Cacao seco desgrasado 11,18 % (mínimo legal 14 %): se corrige con lo anterior.',
      'Manteca de cacao 18,50 % (mínimo recomendado 25 %): se corrige con lo anterior.',
      'Grasa total 18,50 % (mínimo recomendado 27 %): añade 4 g de manteca de cacao.',
      'Azúcar 69,93 % (máximo recomendado 55,5 %): se corrige con lo anterior.',
    ]);
  });

  it('home recipe with too much butter (notycheese.com)', () => {
    const { params, score } = balance('negro', { manteca_cacao: 200, cacao_polvo: 100, azucar: 100 });
    expect(params).toMatchObject({ cacaoTotal: 73.98, manteca: 55.55, azucar: 24.98 });
    expect(score.medalla).toBe('silver');
    expect(score.tipo).toBe('Chocolate negro de calidad superior (cumple RD 1055/2003)');
    expect(score.motivos).toEqual([
      'La manteca supone el 75,09 % del cacao (máximo recomendado 71 %): cambia 36 g de manteca de cacao por pasta de cacao.',
    ]);
  });
});

describe('calibration', () => {
  const couverture = (pasta: number, manteca: number, azucar: number) => ({
    pasta_cacao: pasta,
    manteca_cacao: manteca,
    azucar,
    lecitina: 0.5,
  });

  it.each([
    [
      '98 % bar (Molecules 2021)',
      'negro',
      { pasta_cacao: 92, manteca_cacao: 0.8, cacao_polvo_desgrasado: 5, lecitina: 0.5, pgpr: 0.5, azucar: 1.19 },
      { cacaoTotal: 96.4 },
      'gold',
    ],
    [
      '60-40-38 couverture (Callebaut)',
      'cobertura',
      couverture(47.8, 12.2, 39.5),
      { cacaoTotal: 59.37, grasaTotal: 38.49 },
      'gold',
    ],
    [
      '70-30-42 couverture (Callebaut)',
      'cobertura',
      couverture(62, 8.5, 29),
      { cacaoTotal: 69.69, grasaTotal: 42.46 },
      'gold',
    ],
    [
      '80-20-44 couverture (Callebaut)',
      'cobertura',
      couverture(78.3, 1.7, 19.5),
      { cacaoTotal: 78.98, grasaTotal: 44.46 },
      'gold',
    ],
    [
      'milk couverture 823 rebuilt (Callebaut)',
      'cobertura',
      { ...couverture(10.5, 23.1, 45.1), leche_entera_polvo: 20.8 },
      { cacaoTotal: 33.45, grasaTotal: 34.71, lacteos: 20.18 },
      'gold',
    ],
    [
      '56 liquor, 14 butter, 30 sugar (TheChocolateLife)',
      'bean_to_bar',
      { pasta_cacao: 56, manteca_cacao: 14, azucar: 30 },
      { grasaTotal: 44.23 },
      'gold',
    ],
    [
      '63.27 liquor, 6.73 butter (TheChocolateLife)',
      'negro',
      { pasta_cacao: 63.27, manteca_cacao: 6.73, azucar: 29.6, lecitina: 0.4 },
      { cacaoTotal: 69.17, grasaTotal: 41.28 },
      'gold',
    ],
    [
      '52.5 liquor, 11.5 butter, 36 sugar (TheChocolateLife)',
      'negro',
      { pasta_cacao: 52.5, manteca_cacao: 11.5, azucar: 36 },
      { cacaoTotal: 63.31, grasaTotal: 39.84 },
      'gold',
    ],
    ['organic 70 % couverture (Santa Barbara)', 'negro', { cob_negra_70: 100 }, { grasaTotal: 41, azucar: 29 }, 'gold'],
    [
      'milk, four equal quarters (Chocolate Alchemy)',
      'leche',
      { nibs: 25, manteca_cacao: 25, leche_entera_polvo: 25, azucar: 25 },
      { cacaoTotal: 49.49, grasaTotal: 44.74 },
      'gold',
    ],
    [
      'Swiss milk bar 28/25',
      'leche',
      { ...couverture(9, 19, 46), leche_entera_polvo: 25.5 },
      { cacaoTotal: 27.87, lacteos: 24.74 },
      'silver',
    ],
    [
      'Swiss milk bar 31/25',
      'leche',
      { ...couverture(12, 19, 40), leche_entera_polvo: 26, pasta_avellana: 2.5 },
      { cacaoTotal: 30.83, lacteos: 25.22, grasaTotal: 34.4 },
      'gold',
    ],
    [
      'home milk recipe (notycheese.com)',
      'leche',
      { manteca_cacao: 200, cacao_polvo: 50, leche_entera_polvo: 100, azucar: 100 },
      { grasaTotal: 52.74 },
      'silver',
    ],
    [
      'table chocolate 50/50 with panela (Kakaolate)',
      'negro',
      { pasta_cacao: 500, panela: 500 },
      { cacaoTotal: 49.35, grasaTotal: 27 },
      'silver',
    ],
    ['dark 60 % with 30 % of whole hazelnut', 'negro', { cob_negra: 70, avellana: 30 }, {}, 'gold'],
    ['dark 60 % with 45 % of whole almond', 'negro', { cob_negra: 55, almendra: 45 }, {}, 'bronze'],
  ])('%s', (_, type, parts, params, medal) => {
    const { params: measured, score } = balance(type, parts);
    expect(measured).toMatchObject(params);
    expect(score.medalla).toBe(medal);
  });

  it.each([
    [
      'whisky ganache (Landrieu, so good 17)',
      { agua: 113, miel: 50, glucosa_de60: 13, dextrosa: 23, cob_leche_40: 316, mantequilla: 60, alcohol_40: 45 },
      0.85,
      'gold',
    ],
    [
      'white praliné ganache (pastry-school notes)',
      { nata: 75, glucosa: 25, licor_cafe: 15, manteca_cacao: 10, praline_avellana_50: 30, cob_blanca: 210 },
      0.79,
      'gold',
    ],
    [
      'moulding ganache, dark 1:1',
      { cob_negra: 125, nata_38: 125, mantequilla: 30, azucar_invertido: 20 },
      0.92,
      'bronze',
    ],
    [
      'moulding ganache, milk 1.5:1',
      { cob_leche: 190, nata_38: 125, mantequilla: 30, azucar_invertido: 20 },
      0.87,
      'silver',
    ],
    [
      'moulding ganache, white 2:1',
      { cob_blanca: 250, nata_38: 125, mantequilla: 30, azucar_invertido: 20 },
      0.83,
      'silver',
    ],
    [
      'passion-fruit milk ganache',
      { nata: 100, miel: 10, cob_leche: 250, pulpa_maracuya: 100, mantequilla: 20 },
      0.92,
      'bronze',
    ],
    ['ganache 450 dark : 350 cream : 20 butter', { nata: 350, cob_negra: 450, mantequilla: 20 }, 0.92, 'bronze'],
    [
      'raspberry purée ganache without cream',
      { cob_negra_55: 255, pulpa_frambuesa: 295, azucar: 43, mantequilla: 57 },
      0.95,
      'bronze',
    ],
    ['butter ganache 2:1 with glucose (CIA)', { cob_negra: 200, mantequilla: 100, glucosa: 50 }, 0.73, 'silver'],
    ['white couverture : cream 2.5:1', { cob_blanca: 250, nata: 100 }, 0.82, 'gold'],
    ['praliné 50 % 60 and milk couverture 40, anhydrous', { praline_avellana_50: 60, cob_leche: 40 }, 0.45, 'gold'],
  ])('%s', (_, parts, aw, medal) => {
    const { score } = balance('bombon', parts);
    expect(score.aw).toBe(aw);
    expect(score.medalla).toBe(medal);
  });

  it('family milk chocolate', () => {
    const { score } = balance('leche', { ...couverture(8, 15, 52.5), leche_entera_polvo: 24 });
    expect(score.tipo).toBe('Chocolate familiar con leche (cumple RD 1055/2003)');
    expect(score.medalla).toBe('bronze');
  });

  it('cream and chocolate without added sugars stay above 0.90, as published', () => {
    expect(balance('bombon', { nata: 100, cob_negra: 100 }).score.aw).toBeGreaterThan(0.9);
  });
});
