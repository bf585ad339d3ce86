import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { analyse } from '../../src/cacao/analyse.ts';
import { findRow, rowOf, shelf } from '../../src/cacao/catalogue.ts';
import { balanceCacao } from '../../src/cacao/craft.ts';
import { isOf, type TypeId } from '../../src/cacao/types.ts';
import { applySteps, type Step } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { isOut } from '../../src/craft/meter.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { formula, goodFormula, grams } from './arbitrary.ts';
import { answer, judged } from './formula.ts';

const anyFormula = fc.oneof(formula, goodFormula);
const BALANCED = 'Fórmula equilibrada: todos los parámetros están en rango.';

/** Every number of a response, with the path to it. */
function numbers(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbers(each, `${path}.${key}`));
}

describe('any formula', () => {
  it('is judged whatever the scale of its weights; only the grams of the advice grow with it', () => {
    fc.assert(
      fc.property(anyFormula, fc.constantFrom(1e-9, 0.001, 3, 1000, 1e12), ({ type, ingredients }, k) => {
        const scaled = ingredients.map((item) => ({ ...item, peso: item.peso * k }));
        const here = balanceCacao({ type, ingredients });
        const there = balanceCacao({ type, ingredients: scaled });
        expect({ ...there, score: { ...there.score, motivos: [] } }).toEqual({
          ...here,
          score: { ...here.score, motivos: [] },
        });
      }),
    );
  });

  it('does not depend on the order of its ingredients, save for the order in which they are named', () => {
    fc.assert(
      fc.property(anyFormula, ({ type, ingredients }) => {
        const there = balanceCacao({ type, ingredients });
        const back = balanceCacao({ type, ingredients: [...ingredients].reverse() });
        back.score.motivos.sort();
        there.score.motivos.sort();
        expect(back).toEqual(there);
      }),
    );
  });

  it('adds up an ingredient given twice', () => {
    fc.assert(
      fc.property(anyFormula, ({ type, ingredients }) => {
        const halves = ingredients.flatMap((item) => [
          { ...item, peso: item.peso / 2 },
          { ...item, peso: item.peso / 2 },
        ]);
        expect(balanceCacao({ type, ingredients: halves })).toEqual(balanceCacao({ type, ingredients }));
      }),
    );
  });

  it('ignores ingredients without weight', () => {
    fc.assert(
      fc.property(anyFormula, ({ type, ingredients }) => {
        const more = [{ ingrediente: 'agua', peso: 0 }, ...ingredients, { ingrediente: 'nadie lo conoce', peso: 0 }];
        expect(balanceCacao({ type, ingredients: more })).toEqual(balanceCacao({ type, ingredients }));
      }),
    );
  });

  it('that fails the law or the trade minimum is neither gold nor silver, and says so', () => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        const { tipo, medalla } = balanceCacao(body).score;
        const { legal, trade } = judged(body);
        const broken = legal.length > 0 || trade !== undefined;
        expect(tipo.startsWith('No ')).toBe(broken);
        if (broken) expect(medalla).toBe('bronze');
        const told = analyse(body).advice.flatMap(({ mends }) => mends);
        for (const { rule } of legal) expect(told).toContain(rule.param.key);
      }),
    );
  });

  it('has a medal its numbers agree with, and tells each of them that is out', () => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        const { medalla, motivos, tipo, aw = 0 } = balanceCacao(body).score;
        const { unsure, examination } = judged(body);
        const { advice, meters } = analyse(body);
        const out = meters.filter(isOut);
        const told = advice.flatMap(({ mends }) => mends);
        // A number the law tells over the chocolate is not told again over the product, nor its fat after its butter.
        const parts = told.map((key) => key.split('.').at(-1)!);
        if (parts.includes('mantecaGrasaLactea')) parts.push('grasaTotal');
        expect(out.map(({ key }) => key.split('.').at(-1)!).filter((part) => !parts.includes(part))).toEqual([]);
        expect(motivos.includes(BALANCED)).toBe(out.length + unsure.length === 0 && !examination.faulty);
        if (medalla === 'gold') expect(out).toEqual([]);
        if (medalla === 'silver') expect([1, 2]).toContain(out.length);
        if (medalla === 'bronze') {
          expect(out.length > 2 || tipo.startsWith('No ') || aw > 0.9 || examination.faulty).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('is told about by name, never by id', () => {
    const ids = shelf
      .catalogue()
      .map(({ name }) => name)
      .filter((id) => id.includes('_'));
    fc.assert(
      fc.property(anyFormula, (body) => {
        const { tipo, motivos } = balanceCacao(body).score;
        const text = [tipo, ...motivos].join('\n');
        expect(ids.filter((id) => text.includes(id))).toEqual([]);
      }),
    );
  });

  it('has water activity only as a filling, and tempering always in order', () => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        const { score, type } = balanceCacao(body);
        expect(score.aw !== undefined).toBe(isOf(type as TypeId, 'relleno'));
        const { fundir, enfriar, trabajar } = score.temple;
        for (const [min, max] of [fundir, enfriar, trabajar]) expect(min).toBeLessThan(max);
        expect(enfriar[1]).toBeLessThanOrEqual(trabajar[0]);
        expect(trabajar[1]).toBeLessThan(fundir[0]);
      }),
    );
  });
});

describe('monotony', () => {
  it('water activity never rises when sugar takes the place of water', () => {
    const sugar = fc.constantFrom('azucar', 'dextrosa', 'sorbitol', 'azucar_invertido', 'glucosa', 'fructosa', 'miel');
    fc.assert(
      fc.property(grams, grams, grams, sugar, (chocolate, water, moved, name) => {
        const ganache = (wet: number, sweet: number) =>
          balanceCacao({
            type: 'bombon',
            ingredients: [
              { ingrediente: 'cob_negra', peso: chocolate },
              { ingrediente: 'agua', peso: wet },
              { ingrediente: name, peso: sweet },
            ],
          }).score.aw!;
        const before = ganache(water + moved, 0);
        const after = ganache(water, moved);
        // Under the 0.45 of an anhydrous mass the estimate says nothing.
        fc.pre(after >= 0.45);
        expect(after).toBeLessThanOrEqual(before);
      }),
      { numRuns: runs(500) },
    );
  });

  it('more cocoa butter never lowers the cocoa of a chocolate', () => {
    fc.assert(
      fc.property(anyFormula, grams, ({ type, ingredients }, peso) => {
        const more = [...ingredients, { ingrediente: 'manteca_cacao', peso }];
        expect(balanceCacao({ type, ingredients: more }).params.cacaoTotal).toBeGreaterThanOrEqual(
          balanceCacao({ type, ingredients }).params.cacaoTotal,
        );
      }),
    );
  });
});

describe('the steps of the advice', () => {
  it('bring what each mends inside, done in their order', () => {
    let tried = 0;
    fc.assert(
      fc.property(goodFormula, (body) => {
        const steps: Step[] = [];
        for (const { text, steps: more, mends } of analyse(body).advice) {
          if (more.length === 0) continue;
          tried++;
          steps.push(...more);
          const after = analyse(applySteps(SHAPE, body, steps));
          for (const key of mends.filter((each) => each !== 'dosis')) {
            const meter = after.meters.find((one) => one.key === key);
            expect(meter === undefined || !isOut(meter), text).toBe(true);
          }
        }
      }),
      { numRuns: runs(500) },
    );
    expect(tried).toBeGreaterThan(runs(100));
  });
});

describe('any JSON at all', () => {
  const weight = fc.oneof(
    fc.constantFrom(0, -0, 5e-324, 1e-300, 1e308, Number.MAX_VALUE, 1, 100),
    fc.double({ noNaN: true }),
  );
  const name = fc.oneof(
    fc.constantFrom(
      'azucar',
      'pasta_cacao',
      'nata',
      'avellana',
      '__proto__',
      'constructor',
      '\ud800',
      ' Azúcar ',
      '!!',
    ),
    fc.string(),
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        type: fc.oneof(fc.constantFrom('negro', 'bombon', 'gianduja', 'cobertura', '__proto__'), fc.jsonValue()),
        ingredients: fc.oneof(
          fc.array(fc.record({ ingrediente: name, peso: weight }), { maxLength: 8 }),
          fc.array(fc.jsonValue()),
        ),
      },
      { requiredKeys: ['ingredients'] },
    ),
  );

  it('gives finite numbers and at least one reason, or an InputError in Spanish', () => {
    fc.assert(
      fc.property(body, (sent) => {
        try {
          const response = answer(sent);
          for (const [path, value] of numbers(response)) {
            expect(Number.isFinite(value) && !Object.is(value, -0), `${path}: ${value}`).toBe(true);
          }
          expect(response.score.motivos.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('stands weights at both ends of a double', () => {
    const { params } = balanceCacao({
      ingredients: [
        { ingrediente: 'pasta_cacao', peso: Number.MAX_VALUE },
        { ingrediente: 'manteca_cacao', peso: Number.MAX_VALUE },
        { ingrediente: 'azucar', peso: 5e-324 },
      ],
    });
    expect(params).toMatchObject({ cacaoTotal: 99.33, manteca: 76.98, azucar: 0 });
  });

  it('answers to 500 ingredients with long names', () => {
    const ingredients = Array.from({ length: 500 }, (_, i) => ({ ingrediente: `${'é'.repeat(2000)}${i}`, peso: 1 }));
    ingredients[0] = { ingrediente: 'azucar', peso: 1 };
    expect(balanceCacao({ ingredients }).params.azucar).toBe(0.2);
  });
});

describe('catalogue', () => {
  it('holds every food of the pantry, the twenty of the interface among them', () => {
    const names = new Set(shelf.catalogue().map((entry) => entry.name));
    expect(names.size).toBe(everyFood().length);
    const ids =
      'pasta_cacao manteca_cacao cacao_polvo nibs cob_negra cob_leche cob_blanca azucar azucar_glas dextrosa azucar_invertido glucosa sorbitol leche_entera_polvo leche_desn_polvo nata mantequilla pasta_avellana lecitina agua';
    expect(ids.split(' ').filter((each) => !names.has(each))).toEqual([]);
  });

  it.each(everyFood())('$id: its nine parts add up to 100 and its sugars to its sugar', (food) => {
    const row = rowOf(food);
    const parts =
      row.agua +
      row.cacao_seco_desgrasado +
      row.manteca_cacao +
      row.grasa_leche +
      row.otra_grasa +
      row.azucar +
      row.sng_leche +
      row.otros_solidos +
      row.alcohol;
    // The figures of the pantry have two decimals.
    expect(Math.abs(parts - 100)).toBeLessThan(0.011);
    const sugars =
      row.sacarosa +
      row.glucosa +
      row.fructosa +
      row.jarabe +
      row.sorbitol +
      row.glicerol +
      row.maltitol +
      row.eritritol;
    expect(Math.abs(sugars - row.azucar)).toBeLessThan(0.011);
  });

  it('knows every ingredient its own advice names', () => {
    const named = [
      'pasta de cacao',
      'manteca de cacao',
      'cacao en polvo',
      'azúcar',
      'azúcar glas',
      'azúcar invertido',
      'dextrosa',
      'sorbitol',
      'leche en polvo',
      'leche entera en polvo',
      'mantequilla',
      'mantequilla clarificada',
      'nata',
      'pasta de avellana',
      'praliné',
      'lecitina',
    ];
    expect(named.filter((name) => findRow(name) === undefined)).toEqual([]);
  });

  it('analyses every food of the pantry, of every type', () => {
    for (const { name } of shelf.catalogue()) {
      const body = {
        ingredients: [
          { ingrediente: name, peso: 20 },
          { ingrediente: 'cob_negra', peso: 80 },
        ],
      };
      for (const type of ['negro', 'bombon', 'crema_untable']) {
        const { ingredients, advice, meters, warnings } = analyse({ type, ...body });
        expect(ingredients[0]!.certainty, name).toBe('exacta');
        expect(advice.length, name).toBeGreaterThan(0);
        expect(
          meters.every(({ value }) => Number.isFinite(value)),
          name,
        ).toBe(true);
        expect(
          warnings.some(({ code }) => code === 'ingrediente_desconocido'),
          name,
        ).toBe(false);
      }
    }
  });

  it('finds every food by its id and its name, in any spelling', () => {
    for (const entry of shelf.catalogue()) {
      expect(shelf.find(entry.name)?.name).toBe(entry.name);
      for (const spelt of [entry.label, entry.label.toUpperCase(), `  ${entry.label.normalize('NFD')} `]) {
        expect(shelf.find(spelt)?.label, spelt).toBe(entry.label);
      }
    }
  });
});
