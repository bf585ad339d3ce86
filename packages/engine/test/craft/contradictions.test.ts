import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../src/craft/analysis.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { InputError } from '../../src/craft/errors.ts';
import { OBJECTIONS } from '../../src/craft/examine.ts';
import { analyseAs, balance } from '../../src/craft/request.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { balanceHelado } from '../../src/helado/craft.ts';

type Item = Readonly<Record<string, unknown>>;
interface Body {
  readonly type: string;
  readonly ingredients: readonly Item[];
}

function corpusOf({ id }: Craft): readonly Body[] {
  const entries = readFileSync(new URL(`../../../../data/corpus/${id}.json`, import.meta.url), 'utf8');
  return (JSON.parse(entries) as Body[]).map(({ type, ingredients }) => ({ type, ingredients }));
}

/** Published formulas with weights moved, perhaps as another type, and up to two foods nobody asked for. */
function formulas(craft: Craft): fc.Arbitrary<Body> {
  const { shape, types } = craft;
  const entries = corpusOf(craft);
  const known = fc.constantFrom(...craft.catalogue().map(({ name }) => name));
  const food = fc.oneof(known, fc.constant('polvo de hadas'));
  const extra = fc
    .tuple(food, fc.double({ min: 0.1, max: 150, noNaN: true }))
    .map(([name, grams]): Item => ({ [shape.name]: name, [shape.weight]: grams }));
  const factor = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0.6, max: 1.5, noNaN: true }));
  return fc
    .record({
      entry: fc.constantFrom(...entries),
      type: fc.option(fc.constantFrom(...types.map(({ id }) => id)), { freq: 5 }),
      factors: fc.array(factor, { minLength: 12, maxLength: 12 }),
      more: fc.array(extra, { maxLength: 2 }),
    })
    .map(({ entry, type, factors, more }) => ({
      type: type ?? entry.type,
      ingredients: [
        ...entry.ingredients.map((item, i) => ({
          ...item,
          [shape.weight]: Number(item[shape.weight]) * factors[i % 12]!,
        })),
        ...more,
      ],
    }));
}

/** Holds for every formula of the corpus and for random ones; both kinds of outcome must come up. */
function holds(craft: Craft, check: (body: Body, analysis: Analysis) => void): void {
  const seen = { good: 0, bad: 0 };
  const look = (body: Body) => {
    let analysis: Analysis;
    try {
      analysis = analyseAs(craft, body);
    } catch (error) {
      // As another type it may lack what that one is made of.
      expect(error).toBeInstanceOf(InputError);
      return;
    }
    seen[analysis.outcome.good ? 'good' : 'bad']++;
    check(body, analysis);
  };
  corpusOf(craft).forEach(look);
  fc.assert(fc.property(formulas(craft), look), { numRuns: 600 });
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(30);
}

const OBJECTED: ReadonlySet<string> = new Set(Object.values(OBJECTIONS));

const craftOf = (id: string) => CRAFTS.find((craft) => craft.id === id)!;
const asksForGrams = ({ advice }: Analysis) => advice.filter(({ steps }) => steps.length > 0).map(({ text }) => text);

interface Verdict {
  readonly verdict: string;
  readonly typeLabel: string;
  readonly inRange: Readonly<Record<string, boolean | null>>;
  readonly suggestions: readonly string[];
  readonly warnings: readonly string[];
}

const CONFIRMATIONS: Readonly<Record<string, (label: string) => string>> = {
  helado: (label) => `Fórmula equilibrada: todos los parámetros están dentro del rango para «${label}».`,
  panaderia: (label) => `Fórmula equilibrada para ${label}: todos los parámetros están dentro del rango profesional.`,
  pasteleria: (label) => `La fórmula está equilibrada para «${label}»: todos los parámetros están dentro del rango.`,
};

describe.each(Object.entries(CONFIRMATIONS))('the verdict of %s and what is said beside it', (id, confirmation) => {
  const craft = craftOf(id);

  it('balanced: one confirmation and no grams; to be reviewed: the reason first, and nothing that confirms', () => {
    holds(craft, (body, analysis) => {
      const { verdict, typeLabel, inRange, suggestions } = balance(craft, body) as Verdict;
      const out = Object.values(inRange).includes(false);
      if (analysis.outcome.good) expect(asksForGrams(analysis)).toEqual([]);
      if (id === 'helado') expect(verdict).toBe(out ? 'revisar' : 'equilibrada');
      if (verdict === 'equilibrada') {
        expect(out).toBe(false);
        expect(suggestions).toEqual([confirmation(typeLabel)]);
        return;
      }
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.join()).not.toMatch(/equilibrada|no hace falta (?:cambiar|corregir)/);
      if (!out) expect(isReason(suggestions[0]!, analysis)).toBe(true);
    });
  });
});

/** Whether a suggestion tells, or takes away, what leaves a formula without its good outcome. */
function isReason(suggestion: string, { advice, objections }: Analysis): boolean {
  const fault = objections.some(({ text, fault }) => fault && text === suggestion);
  return fault || advice.some(({ text, mends }) => text === suggestion && mends.some((one) => OBJECTED.has(one)));
}

describe('the PAC on the interface', () => {
  it('has one range, the working range', () => {
    holds(craftOf('helado'), (body) => {
      const { suggestions, warnings } = balance(craftOf('helado'), body) as Verdict;
      for (const text of [...suggestions, ...warnings]) {
        if (!/\bPAC\b/.test(text)) continue;
        const [range = '−12,50 a −10,60'] = /−[\d,]+ a −?[\d,]+/.exec(text) ?? [];
        expect(range).toBe('−12,50 a −10,60');
      }
    });
  });
});

describe('the scores and their reasons', () => {
  it('turrón: what is good is only told the way up, and what is not does not comply', () => {
    holds(craftOf('turron'), (_, analysis) => {
      const { outcome, advice } = analysis;
      const changes = asksForGrams(analysis);
      if (outcome.id === 'suprema') expect(changes).toEqual([]);
      else if (outcome.good) expect(changes.filter((text) => !/^Para (la categoría|que la) /.test(text))).toEqual([]);
      else expect(advice.filter(({ text }) => text.startsWith('Cumple los mínimos'))).toEqual([]);
    });
  });

  it('chocolate: gold has nothing to change, and only gold is balanced', () => {
    holds(craftOf('cacao'), (_, analysis) => {
      const { outcome, advice } = analysis;
      const said = advice.map(({ text }) => text).join();
      if (outcome.medal === 'gold') expect(asksForGrams(analysis)).toEqual([]);
      else expect(said).not.toContain('Fórmula equilibrada');
      if (!outcome.good || asksForGrams(analysis).length > 0) expect(said).not.toContain('no hace falta corregir');
    });
  });
});

describe('balanced ice cream', () => {
  const CREAM = { 'Leche entera': 593, 'Nata 35%': 186, 'Leche en polvo desnatada': 44, Azúcar: 140, Dextrosa: 25 };
  const NEUTRO = 'Neutro para cremas 5 g/kg';
  const SPREAD = { 'Pasta de avellana 100%': 350, 'Azúcar glas': 350, 'Chocolate con leche 34%': 250, Agua: 100 };

  it.each([
    [
      'near the end of a range',
      'helado_crema',
      { ...CREAM, [NEUTRO]: 5 },
      /^PAC −10,71: dentro del rango .*, cerca de/,
    ],
    ['with far too much stabiliser', 'helado_crema', { ...CREAM, [NEUTRO]: 65 }, /^Neutro al 6,17 %: el máximo es el/],
    [
      'with too much of a gum',
      'helado_crema',
      { ...CREAM, [NEUTRO]: 5, 'Goma xantana': 30 },
      /^Goma xantana al 2,93 %/,
    ],
    ['with too much cinnamon', 'helado_crema', { ...CREAM, [NEUTRO]: 5, 'Canela molida': 40 }, /^Canela al 3,87 %/],
    ['with water in what is spread', 'crema_untable', SPREAD, /^Lleva «Agua» al 9,52 %: .* se tolera hasta el 5 %\.$/],
  ])('%s holds one confirmation, and the warning the rest', (_, type, grams, warning) => {
    const ingredients = Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }));
    const { verdict, typeLabel, suggestions, warnings } = balanceHelado({ type, ingredients });
    expect(verdict).toBe('equilibrada');
    expect(suggestions).toEqual([CONFIRMATIONS.helado!(typeLabel)]);
    expect(warnings[0]).toMatch(warning);
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it('of the corpus has one suggestion each', () => {
    const answers = corpusOf(craftOf('helado')).map((body) => balance(craftOf('helado'), body) as Verdict);
    const balanced = answers.filter(({ verdict }) => verdict === 'equilibrada');
    expect(balanced.length).toBeGreaterThan(70);
    expect(balanced.filter(({ suggestions }) => suggestions.length !== 1)).toEqual([]);
  });
});
