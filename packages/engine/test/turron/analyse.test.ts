import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { missOf } from '../../src/craft/meter.ts';
import { analyse } from '../../src/turron/analyse.ts';
import { balanceTurron, turron } from '../../src/turron/craft.ts';
import { TYPES } from '../../src/turron/types.ts';
import { answer, formula } from './formula.ts';

const meters = (type: string, text: string) => analyse(formula(type, text)).meters;
const byKey = (type: string, text: string) => new Map(meters(type, text).map((meter) => [meter.key, meter]));

describe('meters', () => {
  it('have the range of Extra, the mark of Suprema and the limits that set them', () => {
    const [almond, honey, ...rest] = meters('jijona', 'almendra_tostada 45, miel 10, azucar 45');
    expect(almond).toMatchObject({
      key: 'pctAlmendra',
      label: 'Almendra',
      unit: '%',
      value: 45,
      min: 50,
      max: null,
      state: 'bajo',
      mark: { at: 64, label: 'Suprema' },
      info: { key: 'pctAlmendra' },
    });
    expect(missOf(almond!)).toBe(5);
    expect(almond!.limits.map(({ level, min, authority }) => [level, min, authority])).toEqual([
      ['Extra', 50, 'denominacion'],
      ['Suprema', 64, 'denominacion'],
    ]);
    expect(honey).toMatchObject({ key: 'pctMiel', min: 10, state: 'dentro', mark: null });
    expect(rest.map(({ key, max, info }) => [key, max, info])).toEqual([
      ['fecula', 1, undefined],
      ['desconocido', 1, undefined],
    ]);
  });

  it('show what is not admitted only where there is some, and what Suprema alone asks for last', () => {
    const lard = byKey('mazapan', 'almendra_cruda 500, azucar 400, manteca_cerdo 100');
    expect([...lard.keys()]).toEqual(['pctAlmendra', 'huevo', 'fecula', 'desconocido', 'noAdmitidos', 'paridad']);
    expect(lard.get('noAdmitidos')).toMatchObject({ value: 10, min: 0, max: 0, state: 'alto' });
    expect(lard.get('paridad')).toMatchObject({ min: 50, state: 'dentro', mark: null });
    expect([...byKey('mazapan', 'almendra_cruda 500, azucar 400').keys()]).not.toContain('noAdmitidos');
  });

  it('do not judge the honey of a turrón without added sugars', () => {
    expect(byKey('jijona', 'almendra_tostada 640, maltitol 350').get('pctMiel')!.state).toBe('sin_juicio');
    expect(byKey('jijona', 'almendra_tostada 640, maltitol 340, azucar 10').get('pctMiel')!.state).toBe('bajo');
  });

  it('add almond and yolk up as shown, as the category does', () => {
    const sum = byKey('yema_tostada', 'almendra_cruda 39.9951, yema_polvo 4.9951, azucar 55.0098').get('almendraYema');
    expect(sum).toMatchObject({ value: 45, mark: { at: 45, label: 'Suprema' } });
  });
});

describe('the outcome', () => {
  it.each([
    ['almendra_tostada 670, miel 120, azucar 170', { id: 'suprema', text: 'Suprema', good: true, almonds: 3 }],
    ['almendra_tostada 550, miel 120, azucar 330', { id: 'extra', text: 'Extra', good: true, almonds: 2 }],
    ['almendra_tostada 200, azucar 330', { id: 'fuera_de_igp', text: 'Fuera de IGP', good: false, almonds: 1 }],
  ])('%s', (text, expected) => {
    expect(analyse(formula('jijona', text)).outcome).toMatchObject({ ...expected, medal: null, denomination: null });
  });

  it('tells the scores reached, of those the craft gives', () => {
    const scores = (almond: number) => analyse(formula('peladilla', `almendra ${almond}, azucar 60`)).outcome.scores;
    expect(turron.scores).toEqual(['suprema', 'extra']);
    expect([scores(60), scores(30), scores(10)]).toEqual([['suprema', 'extra'], ['extra'], []]);
  });
});

describe('warnings', () => {
  it('say what, in order, and where', () => {
    const body = formula('otro', 'almendra 500, Cosa 3, miel 100, azucar 300, cosa 2, oblea 100, nada 0');
    expect(analyse(body).warnings.map(({ code, index }) => [code, index])).toEqual([
      ['oblea_excesiva', undefined],
      ['tipo_desconocido', undefined],
      ['ingrediente_desconocido', 1],
      ['nombre_por_defecto', 0],
    ]);
  });

  it('follow the advice in the reasons of the response', () => {
    const analysis = analyse(formula('otro', 'almendra 500, cosa 3'));
    expect(turron.respond(analysis).score.motivos).toEqual(
      [...analysis.advice, ...analysis.warnings].map(({ text }) => text),
    );
  });
});

describe('ingredients as read', () => {
  it('are those sent, in order, with their row, share and certainty', () => {
    expect(analyse(formula('jijona', 'Almendras 600, MIEL 300, cosa 300, agua 0')).ingredients).toEqual([
      {
        sent: 'Almendras',
        id: 'almendra_cruda',
        name: 'Almendra cruda repelada',
        grams: 600,
        share: 50,
        certainty: 'por_defecto',
        perhaps: [],
      },
      {
        sent: 'MIEL',
        id: 'miel',
        name: 'Miel de abejas (milflores)',
        grams: 300,
        share: 25,
        certainty: 'exacta',
        perhaps: [],
      },
      {
        sent: 'cosa',
        id: null,
        name: 'cosa',
        grams: 300,
        share: 25,
        certainty: 'desconocida',
        perhaps: [],
      },
      { sent: 'agua', id: 'agua', name: 'Agua', grams: 0, share: 0, certainty: 'exacta', perhaps: [] },
    ]);
  });

  it('are found by the matcher of the craft', () => {
    expect(turron.find('  Piñones ')).toBe(turron.catalogue().find(({ name }) => name === 'pinon'));
    expect(turron.find('cosa')).toBeUndefined();
  });

  it('may be named «name» and «grams» where the common analysis is asked for, and only there', () => {
    const common = { type: 'jijona', ingredients: [{ name: 'almendra', grams: 5 }] };
    const own = { type: 'jijona', ingredients: [{ ingrediente: 'almendra', peso: 5 }] };
    expect(turron.respond(turron.analyse(common, true))).toEqual(answer(own));
    expect(() => turron.analyse(common)).toThrow(InputError);
  });
});

describe('every limit of every type', () => {
  it('says who asks and where the figure comes from', () => {
    for (const { limits } of turron.types) {
      for (const { authority, source } of limits) {
        expect(['ley', 'denominacion', 'oficio', 'consejo']).toContain(authority);
        expect(source).not.toBe('');
      }
    }
  });

  it('asks as much of Suprema as of Extra, or more', () => {
    for (const { rules } of TYPES) {
      for (const extra of rules.filter(({ level }) => level === 'Extra')) {
        const best = rules.find(({ level, param }) => level === 'Suprema' && param === extra.param)!;
        if (extra.min !== null) expect(best.min).toBeGreaterThanOrEqual(extra.min);
        if (extra.max !== null) expect(best.max).toBeLessThanOrEqual(extra.max);
      }
    }
  });
});

it('the function of the library takes a formula and nothing else', () => {
  const ingredients = [{ ingrediente: 'almendra_tostada', peso: 100 }] as const;
  expect(balanceTurron({ ingredients }).type).toBe('jijona');
  // @ts-expect-error a formula has ingredients
  expect(() => balanceTurron({ ingredientes: [] })).toThrow(InputError);
  // @ts-expect-error an ingredient has a name and a weight
  expect(() => balanceTurron({ ingredients: [{ name: 'miel', grams: 3 }] })).toThrow(InputError);
});
