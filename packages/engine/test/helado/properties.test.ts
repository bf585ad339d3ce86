import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { InputError } from '../../src/craft/errors.ts';
import { within } from '../../src/craft/ranges.ts';
import { fixed } from '../../src/craft/spanish.ts';
import { find } from '../../src/helado/catalogue.ts';
import { balanceHelado } from '../../src/helado/craft.ts';
import { freezingCurve } from '../../src/helado/curve.ts';
import { JUDGED, PARAMS } from '../../src/helado/params.ts';
import { rulesOf } from '../../src/helado/types.ts';
import { answer, CORPUS, changeIn, type Formula, follow, formulaArbitrary, nearFormulaArbitrary } from './formula.ts';

/** With the minus sign of print. */
const printed = (value: number) => fixed(value).replace('-', '−');

const scaled = (formula: Formula, k: number): Formula => ({
  ...formula,
  ingredients: formula.ingredients.map((item) => ({ ...item, grams: item.grams * k })),
});

describe('invariance', () => {
  it('weights are proportions: another scale changes no parameter, judgement or warning', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (formula, k) => {
        const { suggestions: _, ...one } = balanceHelado(formula);
        expect(balanceHelado(scaled(formula, k))).toMatchObject(one);
      }),
    );
  });

  it('nor any text: advice is per kg (a power of two scales without rounding)', () => {
    fc.assert(
      fc.property(nearFormulaArbitrary, fc.integer({ min: -900, max: 900 }), (formula, exponent) => {
        expect(balanceHelado(scaled(formula, 2 ** exponent))).toEqual(balanceHelado(formula));
      }),
    );
  });

  it('the order of the ingredients changes at most the order of their warnings', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        // Equal amounts of the same row in several lines could add up differently in the last bit.
        fc.pre(new Set(formula.ingredients.map(({ name }) => name)).size === formula.ingredients.length);
        const one = balanceHelado(formula);
        const other = balanceHelado({ ...formula, ingredients: [...formula.ingredients].reverse() });
        expect({ ...other, warnings: [...other.warnings].sort() }).toEqual({
          ...one,
          warnings: [...one.warnings].sort(),
        });
      }),
    );
  });

  it('an ingredient split in two lines counts as one', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const [first, ...rest] = formula.ingredients;
        const half = { ...first!, grams: first!.grams / 2 };
        expect(balanceHelado({ ...formula, ingredients: [half, ...rest, half] }).params).toEqual(
          balanceHelado(formula).params,
        );
      }),
    );
  });
});

describe('monotony', () => {
  const replaced = (formula: Formula, name: string, grams: number, water: number) =>
    balanceHelado({
      ...formula,
      ingredients: [...formula.ingredients, { name: 'Agua', grams: water - grams }, { name, grams }],
    }).params;

  it.each(['Azúcar', 'Dextrosa', 'Glucosa atomizada 38 DE', 'Eritritol'])(
    'PAC falls (softer) when %s replaces water',
    (name) => {
      fc.assert(
        fc.property(
          formulaArbitrary,
          fc.integer({ min: 2, max: 500 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (formula, water, a, b) => {
            const less = replaced(formula, name, water * Math.min(a, b), water);
            const more = replaced(formula, name, water * Math.max(a, b), water);
            expect(more.PAC).toBeLessThanOrEqual(less.PAC);
            expect(more.PAC_indice_clasico).toBeGreaterThanOrEqual(less.PAC_indice_clasico);
            expect(more.aguaLibre).toBeLessThanOrEqual(less.aguaLibre);
          },
        ),
      );
    },
  );

  it('and strictly, between the freezing of water and -40 °C', () => {
    const base: Formula = { type: 'sorbete_agua', ingredients: [{ name: 'Fresa', grams: 300 }] };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 55 }), (step) => {
        const at = (n: number) => replaced(base, 'Azúcar', 5 * n, 500).PAC;
        expect(at(step)).toBeLessThan(at(step - 1));
      }),
    );
  });

  it('dextrose softens more than sugar, and sweetens less', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.integer({ min: 1, max: 300 }), (formula, grams) => {
        const sugar = replaced(formula, 'Azúcar', grams, 300);
        const dextrose = replaced(formula, 'Dextrosa', grams, 300);
        expect(dextrose.PAC).toBeLessThanOrEqual(sugar.PAC);
        expect(dextrose.POD).toBeLessThanOrEqual(sugar.POD);
      }),
    );
  });
});

describe('consistency', () => {
  const any = fc.oneof(formulaArbitrary, nearFormulaArbitrary);

  it('numbers, ranges, judgements, verdict and PAC information never disagree', () => {
    fc.assert(
      fc.property(any, (formula) => {
        const { params, ranges, inRange, verdict, pac_info, type, typeLabel, warnings } = balanceHelado(formula);
        const { pacApplies, judges, label } = rulesOf(type);
        expect(typeLabel).toBe(label);
        expect(params.aguaLibre + params.solidosTotales).toBeCloseTo(100, 9);
        for (const key of JUDGED) {
          expect(inRange[key]).toBe(judges[key] ? within(params[key], ranges[key]) : null);
        }
        expect(verdict).toBe(Object.values(inRange).includes(false) ? 'revisar' : 'equilibrada');
        expect(pac_info.valor).toBe(params.PAC);
        expect(pac_info.en_rango).toBe(inRange.PAC);
        expect(pac_info.rango_trabajo).toEqual([-12.5, -10.6]);
        expect(ranges.PAC).toEqual([-12.5, -10.6]);
        expect(pac_info.indice_clasico.valor).toBe(params.PAC_indice_clasico);
        expect(pac_info.indice_clasico.rango_por_tipo).toEqual(ranges.PAC_indice_clasico);
        expect(pac_info.indice_clasico.en_rango).toBe(
          pacApplies ? within(params.PAC_indice_clasico, ranges.PAC_indice_clasico) : null,
        );
        expect(new Set(warnings).size).toBe(warnings.length);
      }),
    );
  });

  it('suggestions speak of what is out of range, with the numbers shown, in the order of work', () => {
    const order = ['materiaGrasa', 'SLNG', 'azucares', 'POD', 'solidosTotales', 'PAC'] as const;
    fc.assert(
      fc.property(any, (formula) => {
        const { params, ranges, inRange, verdict, suggestions, typeLabel } = balanceHelado(formula);
        if (verdict === 'equilibrada') {
          expect(suggestions).toEqual([
            `Fórmula equilibrada: todos los parámetros están dentro del rango para «${typeLabel}».`,
          ]);
          return;
        }
        const out = order.filter((key) => inRange[key] === false);
        const heads = out.map((key) => `${PARAMS[key].label} ${printed(params[key])}`);
        const spoken = suggestions.filter((text) => !/^(Con los cambios|Los cambios)/.test(text));
        const told = spoken.map((text) =>
          heads.findIndex((head) => text.startsWith(`${head} %:`) || text.startsWith(`${head}:`)),
        );
        expect(told).not.toContain(-1);
        expect([...told].sort((a, b) => a - b)).toEqual(told);
        expect(new Set(told).size).toBe(told.length);
        expect(told[0]).toBe(0);
        for (const [i, text] of spoken.entries()) {
          const [min, max] = ranges[out[told[i]!]!];
          expect(text).toContain(`(rango ${printed(min)} a ${printed(max)})`);
        }
        const withGrams = suggestions.filter((text) => changeIn(text) !== null).length;
        expect(suggestions.some((text) => text.startsWith('Los cambios se suman'))).toBe(withGrams > 1);
      }),
    );
  });

  it('advised grams come in steps of 5, from 5 to the limit, of ingredients the catalogue holds', () => {
    fc.assert(
      fc.property(any, (formula) => {
        for (const text of balanceHelado(formula).suggestions) {
          const change = changeIn(text);
          if (change === null) continue;
          expect(change.grams % 5).toBe(0);
          expect(change.grams).toBeGreaterThanOrEqual(5);
          // Milk powder has a limit of its own: what the range of SLNG still admits, up to 195 g in a spread.
          const most = change.put === 'inulina' ? 50 : change.put === 'leche en polvo desnatada' ? 200 : 150;
          expect(change.grams).toBeLessThanOrEqual(most);
          expect(find(change.put)).toBeDefined();
          if (change.take !== undefined) expect(find(change.take)).toBeDefined();
        }
      }),
    );
  });
});

describe('advice that is followed', () => {
  it('brings the PAC into range when that is the only fault and no second round is announced', () => {
    let followed = 0;
    fc.assert(
      fc.property(nearFormulaArbitrary, (formula) => {
        const { suggestions, inRange } = balanceHelado(formula);
        const [text = ''] = suggestions;
        fc.pre(
          inRange.PAC === false &&
            suggestions.length === 1 &&
            changeIn(text) !== null &&
            !text.includes('vuelve a calcular'),
        );
        followed++;
        expect(balanceHelado(follow(formula, text)).inRange.PAC).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(followed).toBeGreaterThanOrEqual(200);
  });

  it('mends the first fault unless a second round is announced', () => {
    fc.assert(
      fc.property(nearFormulaArbitrary, (formula) => {
        const { suggestions, inRange } = balanceHelado(formula);
        const [text = ''] = suggestions;
        fc.pre(
          changeIn(text) !== null &&
            !suggestions.some((each) => /y vuelve a calcular, |calcular\.$|^Con los/.test(each)),
        );
        const key = JUDGED.find((candidate) => text.startsWith(`${PARAMS[candidate].label} `))!;
        expect(inRange[key]).toBe(false);
        expect(balanceHelado(follow(formula, text)).inRange[key]).toBe(true);
      }),
    );
  });

  it('balances the corpus: most formulas out of range are mended in one round, nearly all in three', () => {
    const unbalanced = CORPUS.filter(({ expect }) => expect === 'revisar');
    const after = (rounds: number) =>
      unbalanced.filter((entry) => {
        let formula: Formula = entry;
        for (let i = 0; i < rounds; i++) {
          const { verdict, suggestions } = balanceHelado(formula);
          if (verdict === 'revisar') formula = suggestions.reduce(follow, formula);
        }
        return balanceHelado(formula).verdict === 'equilibrada';
      }).length / unbalanced.length;
    expect(after(1)).toBeGreaterThan(0.7);
    expect(after(3)).toBeGreaterThan(0.9);
  });
});

/** Every number in a response, wherever it is. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function expectSane(read: (body: unknown) => object, body: unknown): void {
  let response: object;
  try {
    response = read(body);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return;
  }
  expect(numbersIn(response).filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([]);
}

describe('any input whatsoever', () => {
  const wild = fc.oneof(
    fc.constantFrom(0, -0, 5e-324, 1e-300, 1, 100, 1e300, Number.MAX_VALUE, -Number.MAX_VALUE, 1 / 0, Number.NaN),
    fc.double(),
    fc.constantFrom(null, undefined, '', '5', true, [], {}),
  );
  const weight = fc.oneof(
    fc.constantFrom(0, 5e-324, 1e-310, 1, 1e308, Number.MAX_VALUE),
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  );
  const percent = fc.oneof(fc.constantFrom(0, 5e-324, 100), fc.double({ min: 0, max: 100, noNaN: true }));
  const positive = fc.oneof(
    fc.constantFrom(0, 5e-324, Number.MAX_VALUE),
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  );
  const anyPac = fc.oneof(
    fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const name = fc.oneof(
    fc.constantFrom(
      'Agua',
      'Azúcar',
      'Dextrosa',
      '__proto__',
      'constructor',
      '\ud800',
      'x'.repeat(5000),
      'Cacao en polvo 22-24%',
    ),
    fc.string(),
    fc.string({ unit: 'binary' }),
  );
  const composition = {
    azucares: percent,
    materiagrasa: percent,
    esml: percent,
    lactosa: percent,
    proteinas: percent,
    otrossolidos: percent,
    pac: anyPac,
    pod: positive,
    kcal: positive,
    precio: positive,
  };
  const valid = fc.record({ name, grams: weight, ...composition }, { requiredKeys: ['name', 'grams'] });
  const broken = fc.record(
    { name: fc.oneof(name, wild), grams: wild, pac: wild, azucares: wild, precio: wild },
    { requiredKeys: [] },
  );

  it('gives a sane response or a refusal: extreme but valid numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<string>('helado_crema', 'sin_azucar', 'vegano', 'veteado', 'sorbete_agua', 'salado'),
        fc.array(valid, { minLength: 1, maxLength: 6 }),
        (type, ingredients) => {
          expectSane(answer, { type, ingredients });
          expectSane(freezingCurve, { type, ingredients });
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('gives a sane response or a refusal: broken requests', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            craft: fc.oneof(fc.constant('helado'), wild),
            type: fc.oneof(fc.constant('base'), wild),
            ingredients: fc.oneof(wild, fc.array(fc.oneof(broken, wild))),
          },
          { requiredKeys: [] },
        ),
        (body) => expectSane(answer, body),
      ),
      { numRuns: runs(500) },
    );
  });

  it('gives a sane response or a refusal: anything', () => {
    fc.assert(fc.property(fc.anything(), (body) => expectSane(answer, body)));
    fc.assert(fc.property(fc.jsonValue(), (body) => expectSane(answer, { ingredients: body })));
  });
});
