import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import type { SyrupPhysics } from '../../src/craft/physics.ts';
import { balance } from '../../src/craft/request.ts';
import { stagesOf, TEMPLATES, tempered, usualSteps } from '../../src/elaboraciones.ts';
import { analizarFormula } from '../../src/lote.ts';
import { GLASSES, glassAt, grainOf, moistureOfGlass, syrupOf } from '../../src/turron/cooking.ts';
import { turron } from '../../src/turron/craft.ts';
import { TYPES } from '../../src/turron/types.ts';

const NONE = { sacarosa: 0, glucosa: 0, fructosa: 0, maltosa: 0, lactosa: 0, jarabe: 0, de_jarabe: 0 };
const SUCROSE = syrupOf({ ...NONE, sacarosa: 100 })!;
const GLUCOSE = syrupOf({ ...NONE, sacarosa: 70, jarabe: 30, de_jarabe: 40 })!;
const HONEY = syrupOf({ ...NONE, sacarosa: 60, fructosa: 19, glucosa: 16, maltosa: 5 })!;

function cooked(type: string, parts: Readonly<Record<string, number>>): SyrupPhysics | undefined {
  const ingredients = Object.entries(parts).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  const { fisica } = analizar(turron, { type, ingredients });
  return fisica && 'coccion' in fisica ? fisica : undefined;
}

describe('glass of cooked syrups', () => {
  it.each([
    ['sucrose', SUCROSE, [44.6, 29.6, 16.4]],
    ['sucrose and glucose syrup', GLUCOSE, [49.3, 33.9, 20.3]],
    ['sucrose and honey', HONEY, [31.3, 17.4, 5.2]],
  ])('%s at 2, 4 and 6 % of moisture', (_, syrup, expected) => {
    for (const [i, moisture] of [2, 4, 6].entries()) {
      expect(Math.abs(glassAt(syrup, moisture) - expected[i]!)).toBeLessThan(0.6);
    }
  });

  it('is told back as the moisture it takes', () => {
    for (const syrup of [SUCROSE, GLUCOSE, HONEY]) expect(moistureOfGlass(syrup, glassAt(syrup, 4))).toBeCloseTo(4, 9);
    expect(moistureOfGlass(HONEY, 100)).toBe(0);
  });

  it('has its constants', () => {
    expect(GLASSES).toEqual({ sacarosa: 335, glucosa: 304, fructosa: 278, maltosa: 360, lactosa: 374, jarabe: 352 });
  });
});

describe('grain of cooked syrups', () => {
  const withOthers = (share: number) => syrupOf({ ...NONE, sacarosa: 100 - share, jarabe: share, de_jarabe: 42 })!;

  it('keeps the order of the trade', () => {
    const [guirlache, fondant, fudge, tender, chewy] = [10, 12, 20, 30, 50].map((share) =>
      grainOf(withOthers(share), 8),
    );
    expect(guirlache).toBeCloseTo(0.71, 2);
    expect(fondant).toBeCloseTo(0.66, 2);
    expect(fudge).toBeCloseTo(0.43, 2);
    expect(tender).toBeCloseTo(0.14, 2);
    expect(chewy).toBe(0);
  });

  it('is none in a glass, nor where all is dissolved', () => {
    expect(grainOf(SUCROSE, 1)).toBe(0);
    expect(grainOf(SUCROSE, 40)).toBe(0);
    expect(grainOf(SUCROSE, 8)).toBe(1);
  });
});

describe('the cooking of a turrón', () => {
  const ALICANTE = { almendra_tostada: 600, miel: 160, azucar: 230, clara: 20 };

  it('tells moisture, bite and grain of a hard one', () => {
    const { coccion, vidrio, grano, texto } = cooked('alicante', ALICANTE)!;
    expect(coccion).toMatchObject({ temperatura: 140, humedad: 6.3, producto: 3.8, minima: 122 });
    expect(coccion.altitud).toEqual([
      { metros: 0, temperatura: 140 },
      { metros: 500, temperatura: 138 },
      { metros: 1000, temperatura: 136 },
      { metros: 1500, temperatura: 134 },
    ]);
    expect(texto).toBe(
      'Cocido a 140 °C, el almíbar queda con un 6,3 % de humedad y el turrón con un 3,8 %. La norma admite hasta un 6 % en la calidad Extra, al que se llega a 122 °C: es el límite legal, no el punto. En masa espesa el termómetro marca de 1 a 4 °C más; la humedad tiene un margen de 1 punto.',
    );
    expect(vidrio!.texto).toBe(
      'Con un 6,3 % de humedad el caramelo todavía se mastica al salir del fuego: acaba de secarse al blanquear y trabajar la masa en caliente. Parte en seco por debajo del 1,6 %, suda con el calor hasta el 3,8 % y con más se mastica.',
    );
    expect(grano).toEqual({ indice: 0, texto: 'No es de esperar que grane si se guarda seco.' });
  });

  it('asks for the dryness of the quality it reaches', () => {
    const limit = (type: string, grams: Record<string, number>) =>
      /admite hasta un [\d,]+ % en la calidad \w+/u.exec(cooked(type, grams)!.texto)?.[0];
    expect(limit('alicante', { ...ALICANTE, azucar: 400 })).toBe('admite hasta un 6 % en la calidad Extra');
    expect(limit('jijona', { almendra_tostada: 530, miel: 150, azucar: 300 })).toBe(
      'admite hasta un 5 % en la calidad Extra',
    );
    expect(limit('jijona', { almendra_tostada: 700, miel: 150, azucar: 150 })).toBe(
      'admite hasta un 4,5 % en la calidad Suprema',
    );
    // Popular: the law gives it a moisture only with starch.
    expect(limit('jijona', { almendra_tostada: 320, miel: 150, azucar: 500 })).toBeUndefined();
    expect(cooked('jijona', { almendra_tostada: 320, miel: 150, azucar: 500 })!.coccion.minima).toBeNull();
  });

  it('says so where honey keeps it from ever breaking dry', () => {
    const { vidrio } = cooked('alicante', { almendra_tostada: 600, miel: 300, azucar: 90 })!;
    expect(vidrio!.texto).toMatch(
      /Con tanta miel no llega a partir en seco: con el calor suda y se pega; envásalo enseguida y guárdalo en fresco\.$/,
    );
  });

  it('says how soon it grains and that it breaks', () => {
    const grainy = cooked('alicante', { almendra_tostada: 600, miel: 30, azucar: 350 })!;
    expect(grainy.grano!.texto).toBe('Puede granar en días.');
    const hot = cooked('alicante', ALICANTE)!.coccion.curva;
    expect(hot.map(({ temperatura }) => temperatura)).toEqual([110, 115, 120, 125, 130, 135, 140, 145]);
    for (let i = 1; i < hot.length; i++) expect(hot[i]!.humedad).toBeLessThan(hot[i - 1]!.humedad);
  });

  it('tells of guirlache that it breaks, and no moisture drier than was held to measurements', () => {
    const { coccion, vidrio, texto } = cooked('guirlache', { almendra_tostada: 500, azucar: 500 })!;
    expect(coccion).toMatchObject({ temperatura: 160, humedad: 3, minima: null });
    expect(coccion.curva.at(-1)).toMatchObject({ temperatura: 145, humedad: 3.9 });
    expect(vidrio!.texto).toMatch(/^Con tan poca humedad el caramelo parte en seco\. /);
    expect(texto).toBe(
      'Cocido a 160 °C, el caramelo queda con menos de un 3 % de humedad. Tan seco no hay medidas con que comprobarlo.',
    );
  });

  it('tells caramel without nuts from guirlache', () => {
    const { consejos } = analizar(turron, { type: 'guirlache', ingredients: [{ ingrediente: 'azucar', peso: 500 }] });
    expect(consejos[0]!.texto).toBe('Sin categoría acreditada: sin frutos secos es caramelo, no guirlache.');
  });

  it('is cooked less hot higher up, for the same moisture, and so do its steps', () => {
    const ingredients = Object.entries(ALICANTE).map(([ingrediente, peso]) => ({ ingrediente, peso }));
    const analysis = turron.analyse({ type: 'alicante', ingredients });
    const high = analysis.physics!(1000) as SyrupPhysics;
    expect(high.coccion).toMatchObject({ temperatura: 136, humedad: 6.3, minima: 118 });
    expect(high.texto).toMatch(/^Cocido a 136 °C \(a 1000 m de altitud\), el almíbar queda con un 6,3 %/);
    const cookedAt = (altitude?: number) =>
      tempered(usualSteps('turron', 'alicante'), stagesOf(analysis, altitude)).map(({ temperature }) => temperature);
    expect(cookedAt()).toEqual([150, 140, 120, 120, null, 60, 20]);
    expect(cookedAt(1000)[1]).toBe(136);
  });

  const FORMULA = {
    craft: 'turron',
    type: 'alicante',
    ingredients: Object.entries(ALICANTE).map(([ingrediente, peso]) => ({ ingrediente, peso })),
  };

  it.each([
    [undefined, 140],
    [null, 140],
    [0, 140],
    [1000, 136],
    [5000, 120],
  ])('is told for the altitude sent, %s m, one by one and in a batch', (altitud, temperatura) => {
    const answer = analizar(turron, { ...FORMULA, altitud });
    expect(answer.fisica).toMatchObject({ coccion: { temperatura, humedad: 6.3 } });
    expect(analizarFormula({ ...FORMULA, altitud })).toEqual(answer);
  });

  it.each([-1, 5001, '1000', Number.NaN])('takes no altitude of %s', (altitud) => {
    const fault = { code: 'valor_no_valido', field: 'altitud' };
    expect(() => analizar(turron, { ...FORMULA, altitud })).toThrow(expect.objectContaining({ fault }));
    expect(balance(turron, { ...FORMULA, altitud })).toEqual(balance(turron, FORMULA));
  });

  it('asks whether an altitude was meant', () => {
    const [{ codigo, texto }] = analizar(turron, { ...FORMULA, altitude: 1000 }).avisos as [
      { codigo: string; texto: string },
    ];
    expect({ codigo, texto }).toEqual({ codigo: 'campo_desconocido', texto: expect.stringContaining('«altitud»') });
  });

  it('says nothing of the bite of what is ground, nor anything of what is not boiled or not known', () => {
    const soft = cooked('jijona', { almendra_tostada: 640, miel: 250, azucar: 90, clara: 20 })!;
    expect(soft).not.toHaveProperty('vidrio');
    expect(soft.coccion.temperatura).toBe(135);
    expect(cooked('mazapan', { almendra_cruda: 500, azucar: 500 })).toBeUndefined();
    expect(cooked('alicante', { ...ALICANTE, 'polvo de unicornio': 50 })).toBeUndefined();
  });

  it('is cooked as its steps say', () => {
    for (const { id, cooked: boiled } of TYPES) {
      if (boiled === undefined) continue;
      expect(TEMPLATES.turron!.byType[id]!.some(({ temperature }) => temperature === boiled.usual)).toBe(true);
    }
  });
});
