import { describe, expect, it } from 'vitest';
import '../../src/literate.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { usualLoss } from '../../src/despensa/losses.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { HELD, SUBSTANCES } from '../../src/ley/law.gen.ts';
import { lawFindings } from '../../src/ley/law.ts';

/** A base of each craft, with sugar and without, to which an additive is put. */
const BASES: Readonly<Record<string, readonly [sugared: string, sugarless: string]>> = {
  helado: ['azucar', 'leche_entera'],
  panaderia: ['azucar', 'harina_trigo'],
  pasteleria: ['azucar', 'harina_trigo'],
  turron: ['azucar', 'almendra_molida'],
  cacao: ['azucar', 'pasta_cacao'],
};

/** Foods that hold one substance only, of which a limit can be met to the gram. */
const PURE = Object.entries(HELD).flatMap(([food, held]) => {
  const [first, ...others] = held.filter(([, part]) => part !== 0);
  return first !== undefined && others.length === 0 && first[1] !== null ? [[food, first[0], first[1]] as const] : [];
});

/** Type, food, limit in mg/kg: one type for each category and trait, all foods with a numeric limit in it. */
const seen = new Set<string>();
const LAWS = CRAFTS.flatMap(({ types, ingredientRules }) => types.map(({ id }) => ingredientRules(id).law));
const lawOf = (craft: string, type: string) => LAWS.find((law) => law.craft === craft && law.type === type)!;
const CASES = LAWS.flatMap(({ craft: id, type, category, trait, unsure }) => {
  if (unsure || seen.has(`${id} ${category} ${trait}`)) return [];
  seen.add(`${id} ${category} ${trait}`);
  return PURE.flatMap(([food, substance, part]) => {
    const limits = SUBSTANCES[substance]!.limits[category] ?? [];
    const conditions = [
      undefined,
      'sin_azucares',
      trait === '' ? undefined : trait,
      trait === 'sorbete' ? undefined : 'no_sorbete',
    ];
    const open = limits.filter(({ when, unsure: doubtful }) => !doubtful && conditions.includes(when));
    const max = Math.max(...open.map((one) => one.max ?? Number.POSITIVE_INFINITY));
    // Beyond the weight of the product no food is too much.
    return Number.isFinite(max) && max / part < 5e5 ? [[id, type, food, max, part] as const] : [];
  });
});

function findings(craft: string, type: string, base: string, food: string, grams: number) {
  const portions = [
    { food: foodOf(base), grams: 1000 - grams, label: base, sent: base },
    { food: foodOf(food), grams, label: food, sent: food },
  ];
  const water = portions.reduce((sum, one) => sum + (one.food.agua * one.grams) / 1000, 0);
  const sold = 1000 * (1 - usualLoss({ craft, type }, water) / 100);
  return { sold, found: lawFindings(lawOf(craft, type), portions) };
}

const faults = (found: ReturnType<typeof lawFindings>) => found.filter(({ fault }) => fault);

describe('around every limit of the law', () => {
  it('there are enough of them', () => expect(3 * CASES.length).toBeGreaterThan(200));

  it.each(CASES)('%s, %s: %s at %d mg/kg', (craft, type, food, max, part) => {
    const base = BASES[craft]![1];
    // What the food brings of water changes what is lost, and with it what is sold.
    const gramsOf = ({ sold }: ReturnType<typeof findings>) => (max * sold) / 1e6 / part;
    const grams = gramsOf(findings(craft, type, base, food, gramsOf(findings(craft, type, base, food, 0))));
    expect(faults(findings(craft, type, base, food, 0.9 * grams).found), 'below').toEqual([]);
    expect(faults(findings(craft, type, base, food, 0.999 * grams).found), 'at').toEqual([]);
    const above = faults(findings(craft, type, base, food, 1.1 * grams).found);
    expect(above, 'above').toHaveLength(1);
    expect(above[0]).toMatchObject({ max });
  });

  // What holds too little of a substance to exceed its limit by weight does so cooked down: `sold` is what is left.
  it.each([
    ['turron', 'mazapan', 'amaretto_28', 50, 0.000035, true],
    ['helado', 'granizado', 'agua_tonica', 100, 0.00007, false],
  ])('%s, %s: %s at %d mg/kg cooked down', (craft, type, id, max, part, fault) => {
    const portion = { food: foodOf(id), grams: 1000, label: id, sent: id };
    const at = (amount: number) => lawFindings(lawOf(craft, type), [portion], (1e9 * part) / amount);
    expect([...at(0.9 * max), ...at(max)]).toEqual([]);
    expect(at(1.1 * max)).toMatchObject([{ max, fault }]);
  });

  it.each([
    ['below 8 % of water', 70, [{ fault: true }]],
    ['where nobody can tell', 100, [{ fault: false }]],
    ['beyond 12 %', 130, []],
  ])('sorbate of a cake is let in by its water activity: %s', (_, water, found) => {
    const portions = [
      { food: foodOf('azucar'), grams: 999 - water, label: '', sent: '' },
      { food: foodOf('agua'), grams: water, label: '', sent: '' },
      { food: foodOf('sorbato_potasico'), grams: 1, label: '', sent: '' },
    ];
    expect(lawFindings(lawOf('pasteleria', 'genoise'), portions, 1000)).toMatchObject(found);
  });

  it.each([
    ['propionato_calcico', 'panaderia', 'pan_comun', 'E280'],
    ['propionato_calcico', 'pasteleria', 'natillas', 'E280'],
    ['benzoato_sodico', 'helado', 'helado_crema', 'E210'],
    ['benzoato_sodico', 'pasteleria', 'genoise', 'E210'],
    ['aspartamo', 'pasteleria', 'magdalenas', 'E951'],
    ['acesulfamo_k', 'panaderia', 'pan_molde', 'E950'],
  ])('%s is let into no %s «%s»', (food, craft, type, substance) => {
    expect(SUBSTANCES[substance]).toBeDefined();
    expect(faults(findings(craft, type, 'harina_trigo', food, 0.1).found)).toHaveLength(1);
  });

  const SWEET = PURE.filter(([, substance]) => /^E95[45]|^E960/.test(substance));
  const SUGARED = LAWS.flatMap(({ craft, type, unsure }) =>
    unsure ? [] : SWEET.map(([food]) => [craft, type, food] as const),
  );

  it.each(SUGARED)('%s, %s: %s beside sugar is not let in, or is to be checked', (craft, type, food) => {
    const { found } = findings(craft, type, 'azucar', food, 0.01);
    expect(found.map(({ fault, max }) => (fault ? max : 'told'))).toEqual([type === 'confitura' ? 'told' : 0]);
  });
});
