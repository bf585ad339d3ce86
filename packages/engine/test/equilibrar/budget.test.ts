import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { InputError } from '../../src/craft/errors.ts';
import { CRAFTS } from '../../src/crafts.ts';
import {
  type Budget,
  charge,
  createBudget,
  cutIn,
  openLedger,
  Spent,
  spend,
  workOf as sumOf,
} from '../../src/equilibrar/budget.ts';
import { equilibrar, type Work } from '../../src/equilibrar/equilibrar.ts';
import { weighNearest } from '../../src/equilibrar/integer.ts';
import { settle } from '../../src/equilibrar/ladder.ts';
import { tollOf } from '../../src/equilibrar/search.ts';
import { openTask } from '../../src/equilibrar/task.ts';
import { MOST_INGREDIENTS, WORK } from '../../src/equilibrar/tuning.ts';
import { helado } from '../../src/helado/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';

/** What the server gives an answer before it ends its thread, ms. */
const PATIENCE = 3_000;

const ALL = Object.values(WORK).reduce((sum, cells) => sum + cells, 0);

/** Up to 200 ingredients of any kind, with every option on. */
function requests(craft: Craft): fc.Arbitrary<Record<string, unknown>> {
  const { name, weight } = craft.shape;
  const names = craft.catalogue().map((entry) => entry.name);
  const grams = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0.01, max: 900, noNaN: true }));
  return fc
    .record({
      type: fc.constantFrom(...craft.types.map(({ id }) => id)),
      ingredients: fc.array(fc.record({ [name]: fc.constantFrom(...names), [weight]: grams }), {
        minLength: 1,
        maxLength: MOST_INGREDIENTS,
        size: 'max',
      }),
      total: fc.integer({ min: 10, max: 5000 }),
      paso: fc.constantFrom(0, 0.1, 0.5, 1, 7),
      units: fc.constantFrom(2, 18, 33, 50, 52.5),
      objetivo: fc.constantFrom('minimo_cambio', 'minimo_coste', ...craft.scores),
      centrado: fc.boolean(),
      anadir: fc.array(fc.constantFrom(...names), { maxLength: 20 }),
    })
    .map(({ type, ingredients, units, ...opciones }) => {
      const sent = ingredients.map((one) => one[name] as string);
      const once = sent.filter((one) => sent.indexOf(one) === sent.lastIndexOf(one));
      const unidades = Object.fromEntries(once.filter((_, i) => i % 3 === 0).map((one) => [one, units]));
      const limites = Object.fromEntries(once.filter((_, i) => i % 4 === 1).map((one) => [one, { min: 1, max: 700 }]));
      return { type, ingredients, opciones: { ...opciones, unidades, limites } };
    });
}

interface Watched {
  readonly work: Work;
  readonly answer: unknown;
  /** Milliseconds of processor. */
  readonly time: number;
}

function workOf(craft: Craft, body: unknown): Watched | null {
  const seen: Work[] = [];
  const before = process.cpuUsage();
  try {
    const answer = equilibrar(craft, body, (work) => seen.push(work));
    const { user, system } = process.cpuUsage(before);
    return { work: seen[0]!, answer, time: (user + system) / 1000 };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

describe.each(CRAFTS.map((craft) => [craft.id, craft as Craft] as const))('%s', (_id, craft) => {
  it('keeps within its work whatever is asked, and counts the same each time', () => {
    let counted = 0;
    fc.assert(
      fc.property(requests(craft), (body) => {
        const first = workOf(craft, body);
        if (first === null) return;
        counted++;
        // Each part stops at the first step beyond its budget, and no step is a large part of it.
        expect(first.work.cells).toBeLessThanOrEqual(1.25 * ALL);
        // What is not priced shows in the time alone.
        expect(first.time).toBeLessThan(PATIENCE);
        if (counted === 2) {
          const again = workOf(craft, body)!;
          expect([again.work, again.answer]).toEqual([first.work, first.answer]);
        }
      }),
      { numRuns: 5, seed: 20261115 },
    );
    expect(counted).toBeGreaterThan(1);
  });
});

describe('a budget', () => {
  it('runs out exactly where it is spent', () => {
    const budget = createBudget(10);
    charge(budget, 10);
    expect(() => charge(budget, 1)).toThrow(Spent);
  });

  it('gives what there is when it runs out, and tells which part did', () => {
    const ledger = openLedger({ search: 1, better: 1, nearest: 1, conflict: 1, ways: 1 });
    expect(spend(ledger, 'search', () => 'done', 'cut')).toBe('done');
    const costly = (budget: Budget) => {
      charge(budget, 2);
      return 'done';
    };
    expect(spend(ledger, 'ways', costly, 'cut')).toBe('cut');
    expect(cutIn(ledger)).toEqual(['ways']);
  });

  it('counts what goes beyond it', () => {
    const work = { search: 10, better: 10, nearest: 10, conflict: 10, ways: 10 };
    const ledger = openLedger(work);
    spend(ledger, 'search', (budget) => charge(budget, 25), undefined);
    expect(sumOf(ledger, work)).toMatchObject({ cells: 25, cut: ['search'] });
  });

  it('charges for moving steps on the scale where no row is held to', () => {
    const { problem, options } = openTask(helado, helado.example);
    const budget = createBudget(1e9);
    const grams = problem.start;
    const weighing = {
      step: 1,
      keepOddGrams: true,
      shift: true,
      rows: [],
      toll: tollOf(problem, options),
      polish: true,
    };
    weighNearest({ ...problem, budget }, grams, weighing);
    expect(1e9 - budget.left).toBeGreaterThanOrEqual(10 * problem.candidates.length ** 2);
  });

  it('analyses the formula once, however many ways out are tried', () => {
    let analyses = 0;
    const counted: Craft = {
      ...(helado as Craft),
      analyse: (body) => {
        analyses++;
        return helado.analyse(body);
      },
    };
    const ingredients = [
      { name: 'Leche entera', grams: 500 },
      { name: 'Nata 35%', grams: 250 },
      { name: 'Azúcar', grams: 100 },
    ];
    const seen: Work[] = [];
    const answer = equilibrar(counted, { type: 'helado_crema', ingredients, opciones: { anadir: [] } }, (work) =>
      seen.push(work),
    );
    expect(answer.alternativas?.length).toBeGreaterThan(0);
    // The formula, the nearest one, every other type and every judgement.
    expect(analyses).toBeLessThanOrEqual(2 + helado.types.length + seen[0]!.judgements);
  });

  it('says so in the answer', () => {
    const craft = CRAFTS.find(({ id }) => id === 'panaderia') as Craft;
    const { name, weight } = craft.shape;
    const all = craft.catalogue().map((entry) => entry.name);
    const ingredients = all.slice(0, 150).map((one, i) => ({ [name]: one, [weight]: 1 + ((i * 37) % 211) }));
    const unidades = Object.fromEntries(all.slice(0, 150).map((one, i) => [one, i % 2 === 0 ? 33 : 52.5]));
    const found = workOf(craft, { type: 'brioche', ingredients, opciones: { total: 5001, paso: 1, unidades } })!;
    expect(found.work.cut.length).toBeGreaterThan(0);
    const { explicacion } = found.answer as { explicacion: string[] };
    expect(explicacion.join(' ')).toMatch(/he parado aquí/i);
  });

  it('leaves open whether a better score can be had where it could not look to the end', () => {
    const weights = { nata: 242, cob_leche: 69, cob_negra_60: 77, miel: 17 };
    const ingredients = Object.entries(weights).map(([ingrediente, peso]) => ({ ingrediente, peso }));
    const found = workOf(cacao, { type: 'bombon', ingredients, opciones: { total: 405 } })!;
    expect(found.work.cut).toEqual(['better']);
    const said = (found.answer as { explicacion: string[] }).explicacion.join(' ');
    expect(said).toContain('No he apurado si se llega a una categoría mejor');
    expect(said).not.toContain('cómo llegar a');
  });
});

describe('what no grams can mend', () => {
  const body = {
    type: 'genoise',
    ingredients: [
      { name: 'Huevo entero', grams: 57 },
      { name: 'Azúcar', grams: 447 },
      { name: 'Harina', grams: 147 },
    ],
    opciones: { fijos: ['Huevo entero', 'Azúcar'], anadir: [] },
  };

  it('is given up after the narrow reaches and one look at the whole', () => {
    const tried: string[] = [];
    expect(settle(openTask(pasteleria, body), false, ({ stage }) => tried.push(stage.reach))).toBeNull();
    expect(tried).toEqual(['firm', 'gentle', 'firm']);
  });

  it('is stated once for all that might be added, and again only for what may help', () => {
    let stated = 0;
    const counted: Craft = {
      ...(pasteleria as Craft),
      linear: (...asked) => {
        stated++;
        return pasteleria.linear(...asked);
      },
    };
    expect(equilibrar(counted, body).factible).toBe(false);
    expect(stated).toBeLessThan(8);
  });
});
