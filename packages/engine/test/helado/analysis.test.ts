import { describe, expect, it } from 'vitest';
import { missOf } from '../../src/craft/meter.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import { formula } from './formula.ts';

describe('meters', () => {
  const meters = (type: string) => {
    const body = formula(type, 'Leche entera 700, Nata 35% 60, Leche en polvo desnatada 50, Azúcar 140, Dextrosa 50');
    return helado.analyse(body).meters;
  };

  it('show every parameter with a range: value, range, state and who asks', () => {
    expect(
      meters('helado_crema').map(({ key, value, min, max, state, limits }) => [
        key,
        value,
        min,
        max,
        state,
        limits.map(({ authority }) => authority).join(),
      ]),
    ).toEqual([
      ['PAC', -12.42, -12.5, -10.6, 'al_limite', 'oficio'],
      ['POD', 18.45, 12, 22.5, 'dentro', 'oficio'],
      ['azucares', 18.56, 11, 23.5, 'dentro', 'oficio'],
      ['materiaGrasa', 4.67, 8, 18.5, 'bajo', 'ley'],
      ['SLNG', 11.3, 7, 13, 'dentro', 'ley'],
      ['solidosTotales', 34.52, 33.5, 46.5, 'al_limite', 'oficio'],
      ['PAC_indice_clasico', 29.54, 23, 30, 'sin_juicio', 'consejo'],
    ]);
  });

  it('explain themselves and tell how far they miss', () => {
    const fat = meters('helado_crema').find(({ key }) => key === 'materiaGrasa')!;
    expect(fat.info).toEqual(helado.params.find(({ key }) => key === 'materiaGrasa'));
    expect(fat.limits[0]!.source).toContain('Real Decreto 618/1998');
    expect(missOf(fat)).toBeCloseTo(3.33);
  });

  it('show the PAC of what is not served at scooping hardness without judging it', () => {
    const [pac] = meters('granizado');
    expect(pac).toMatchObject({ key: 'PAC', min: -12.5, max: -10.6, state: 'sin_juicio' });
    expect(missOf(pac!)).toBe(0);
  });
});

describe('outcome', () => {
  it('is the verdict in words', () => {
    expect(helado.analyse(helado.example).outcome).toMatchObject({
      id: 'equilibrada',
      text: 'fórmula equilibrada',
      good: true,
      scores: [],
    });
    expect(helado.analyse(formula('base', 'Agua 1')).outcome).toMatchObject({ id: 'revisar', good: false });
  });
});

describe('ingredients as understood', () => {
  it('carry the name sent, the row, the share and how sure the reading is', () => {
    const { ingredients } = helado.analyse({
      ingredients: [
        { name: 'LECHE', grams: 600 },
        { name: 'Azúcar', grams: 100, precio: 2 },
        { name: ' Mi base ', grams: 200, azucares: 20 },
        { name: 'Polvo de hadas', grams: 100, precio: 3 },
      ],
    });
    expect(ingredients).toEqual([
      {
        sent: 'LECHE',
        id: 'Leche entera',
        name: 'Leche entera',
        grams: 600,
        share: 60,
        certainty: 'exacta',
        perhaps: [],
      },
      { sent: 'Azúcar', id: 'Azúcar', name: 'Azúcar', grams: 100, share: 10, certainty: 'exacta', perhaps: [] },
      { sent: ' Mi base ', id: null, name: 'Mi base', grams: 200, share: 20, certainty: 'exacta', perhaps: [] },
      {
        sent: 'Polvo de hadas',
        id: null,
        name: 'Polvo de hadas',
        grams: 100,
        share: 10,
        certainty: 'desconocida',
        perhaps: [],
      },
    ]);
  });

  it('are found by the craft as the analysis finds them', () => {
    for (const name of ['LECHE', ' leche  entera ', 'nata 35 %', 'polvo de hadas', '__proto__']) {
      const [read] = helado.analyse({ ingredients: [{ name, grams: 1 }] }).ingredients;
      expect(helado.find(name)?.name ?? null).toBe(read!.id);
    }
  });
});

describe('warnings', () => {
  it('have a code, and the place of the ingredient they are about', () => {
    const { warnings } = helado.analyse({
      type: 'sorbeto',
      ingredients: [
        { name: 'Agua', grams: 500 },
        { name: 'Hada', grams: 1 },
        { name: 'Mío', grams: 10, azucares: 90, otrossolidos: 10 },
        { name: 'Dextrosa', grams: 200 },
        { name: 'Hada', grams: 1 },
        { name: 'Leche en polvo desnatada', grams: 150 },
        { name: 'Cacao en polvo 22-24%', grams: 50 },
        { name: 'Ron', grams: 150 },
      ],
    });
    expect(warnings.map(({ code, index }) => [code, index])).toEqual([
      ['tipo_desconocido', undefined],
      ['ingrediente_desconocido', 1],
      ['pac_y_pod_estimados', 2],
      ['sin_precio', 2],
      ['ingrediente_desconocido', 4],
      ['lactosa_alta', undefined],
      ['endurecimiento', undefined],
      ['alcohol_alto', undefined],
      ['dextrosa_alta', undefined],
    ]);
    expect(helado.analyse(formula('veteado', 'Fresa 700, Azúcar 300')).warnings.map(({ code }) => code)).toEqual([
      'veteado_duro',
    ]);
  });
});

describe('type of a request', () => {
  it('takes lists that cannot be changed and figures of one’s own, and nothing that is not a formula', () => {
    const ingredients = [{ name: 'Agua', grams: 1, azucares: null }] as const;
    expect(balanceHelado({ ingredients }).status).toBe('ok');
    // @ts-expect-error The list is called «ingredients».
    expect(() => balanceHelado({ ingredientes: [] })).toThrow('Falta «ingredients»');
    // @ts-expect-error Weights are numbers.
    expect(() => balanceHelado({ ingredients: [{ name: 'Agua', grams: '1' }] })).toThrow('peso no válido');
    // @ts-expect-error Nor are figures texts.
    expect(() => balanceHelado({ ingredients: [{ name: 'Agua', grams: 1, pod: '1' }] })).toThrow('valor no válido');
  });
});
