import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampled } from '../../../../scripts/lib/long.ts';
import type { CatalogueEntry } from '../../src/craft/craft.ts';
import { catalogueIndex, searchCatalogue } from '../../src/search/search.ts';
import { shelf } from '../../src/turron/catalogue.ts';

const entry = (name: string, ...aliases: string[]): CatalogueEntry => ({
  name,
  label: name,
  aliases,
  group: '',
  composition: {},
  price: null,
  source: '',
});

const larder = [
  entry('Leche de almendra'),
  entry('Leche entera', 'leche', 'whole milk', 'latte intero'),
  entry('Leche en polvo desnatada', 'LPD'),
  entry('Nata 35%', 'crema de leche'),
  entry('Nata 18%'),
  entry('Nuez', 'nueces peladas', 'walnut'),
  entry('Azúcar', 'sacarosa'),
  entry('Azúcar invertido', 'trimoline'),
  entry('Jarabe de glucosa 60 DE', 'glucosa líquida'),
  entry('Piñón', 'pinolo'),
  entry('Mono y diglicéridos (E471)'),
  entry('Semidulce'),
  entry('Huevo', 'oeufs'),
];
const names = (query: string, limit = 10) =>
  searchCatalogue(catalogueIndex(larder), query, limit).map(({ name }) => name);

describe('searching a catalogue', () => {
  it.each([
    ['accents and case', 'AZUCAR', 'Azúcar'],
    ['accents nobody writes', 'ázucár', 'Azúcar'],
    ['ñ', 'pinon', 'Piñón'],
    ['letters written as one', 'Œufs', 'Huevo'],
    ['plurals', 'nueces', 'Nuez'],
    ['plurals in -es', 'piñones', 'Piñón'],
    ['word order', 'polvo leche', 'Leche en polvo desnatada'],
    ['joining words', 'leche polvo', 'Leche en polvo desnatada'],
    ['underscores', 'leche_en_polvo', 'Leche en polvo desnatada'],
    ['figures run together', 'nata35', 'Nata 35%'],
    ['codes', 'e-471', 'Mono y diglicéridos (E471)'],
    ['an alias in another language', 'whole mil', 'Leche entera'],
    ['a missing letter', 'azcar', 'Azúcar'],
    ['a wrong letter', 'asucar', 'Azúcar'],
    ['an extra letter', 'sacarrosa', 'Azúcar'],
    ['two letters swapped', 'azucra', 'Azúcar'],
    ['a wrong first letter', 'lrimoline', 'Azúcar invertido'],
    ['two slips in a long word', 'desntaada leche polbo', 'Leche en polvo desnatada'],
    ['a slip in a word half typed', 'trymol', 'Azúcar invertido'],
    ['a slip in one word of two', 'jarabe glucoza', 'Jarabe de glucosa 60 DE'],
    ['the inside of a word', 'dulce', 'Semidulce'],
  ])('forgives %s', (_, query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  it('puts an exact name before an exact alias, a start, other words, insides and slips', () => {
    const shelf = [
      entry('Bolimiela'),
      entry('Aroma de miel'),
      entry('Miel de romero'),
      entry('Néctar', 'miel'),
      entry('Miel'),
      entry('Mielina'),
    ];
    expect(searchCatalogue(catalogueIndex(shelf), 'miel', 9).map(({ name }) => name)).toEqual([
      'Miel',
      'Néctar',
      'Miel de romero',
      'Mielina',
      'Aroma de miel',
      'Bolimiela',
    ]);
  });

  it('looks for slips last, and not at all behind an exact answer', () => {
    const shelf = [entry('Malta'), entry('Salsa'), entry('Salta montes')];
    const index = catalogueIndex(shelf);
    expect(searchCatalogue(index, 'salt', 9).map(({ name }) => name)).toEqual(['Salta montes']);
    expect(searchCatalogue(index, 'zalta', 9).map(({ name }) => name)).toEqual(['Malta', 'Salta montes']);
    expect(searchCatalogue(index, 'malta', 9).map(({ name }) => name)).toEqual(['Malta']);
  });

  it.each([
    ['short words with a slip', 'nux'],
    ['figures', '1235'],
    ['two slips in a short word', 'azkr'],
    ['three in a long one', 'trxmxlixe'],
    ['nonsense', 'zzzzzz'],
    ['signs only', '%%%'],
    ['a word too many', 'nata montada'],
  ])('does not guess %s', (_, query) => {
    expect(names(query)).toEqual([]);
  });

  it('keeps the order of the catalogue among equals', () => {
    expect(names('nata 3')).toEqual(['Nata 35%']);
    expect(names('nata')).toEqual(['Nata 35%', 'Nata 18%', 'Leche en polvo desnatada']);
  });

  it('gives the catalogue as it stands for a blank query, and never more than asked for', () => {
    expect(names('  ', 3)).toEqual(['Leche de almendra', 'Leche entera', 'Leche en polvo desnatada']);
    expect(names('leche', 1)).toEqual(['Leche entera']);
    for (const limit of [0, -1, Number.NaN]) expect(names('leche', limit)).toEqual([]);
    expect(names('leche', Number.POSITIVE_INFINITY)).toHaveLength(4);
  });

  it('looks at the first 200 characters only', () => {
    expect(names(`nata 35${' '.repeat(200)}zzz`)).toEqual(['Nata 35%']);
  });

  it('builds the index of a catalogue once', () => {
    expect(catalogueIndex(larder)).toBe(catalogueIndex(larder));
  });
});

describe('on a whole catalogue', () => {
  const entries = shelf.catalogue();
  const index = catalogueIndex(entries);
  const find = (query: string) => searchCatalogue(index, query, entries.length);
  const known = fc
    .constantFrom(...entries)
    .chain((one) => fc.record({ one: fc.constant(one), key: fc.constantFrom(one.name, one.label, ...one.aliases) }));

  it('an id or label comes first, an alias before anything that is not exact', () => {
    // All of them are some eight thousand searches.
    for (const one of sampled(entries, 10)) {
      for (const key of [one.name, one.label]) expect(find(key)[0]).toBe(one);
      for (const alias of one.aliases) expect(find(alias).slice(0, 2)).toContain(one);
    }
  }, 180_000);

  it('finds a name in any case, with words in any order', () => {
    fc.assert(
      fc.property(known, fc.infiniteStream(fc.nat()), ({ one, key }, dice) => {
        const words = key.toUpperCase().split(/[\s_]+/);
        const shuffled = words.map((word) => ({ word, at: dice.next().value as number })).sort((a, b) => a.at - b.at);
        expect(find(shuffled.map(({ word }) => word).join(' '))).toContain(one);
      }),
    );
  });

  it('finds a name half typed', () => {
    fc.assert(
      fc.property(known, fc.double({ min: 0.3, max: 1, noNaN: true }), ({ one, key }, part) => {
        const typed = key.slice(0, Math.ceil(key.length * part));
        fc.pre(/[a-z0-9]/i.test(typed));
        expect(find(typed)).toContain(one);
      }),
    );
  });

  it('finds a name with one slip, unless the slip is another name', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxy');
    fc.assert(
      fc.property(known, fc.nat(), fc.nat(), fc.nat(3), letter, ({ one }, w, at, kind, extra) => {
        const words = one.name.split('_');
        const k = w % words.length;
        const word = words[k]!;
        fc.pre(word.length >= 5 && /^[a-z]+$/.test(word));
        const i = at % (word.length - 1);
        const slipped = [
          word.slice(0, i) + word.slice(i + 1),
          word.slice(0, i) + extra + word.slice(i),
          word.slice(0, i) + extra + word.slice(i + 1),
          word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
        ][kind]!;
        const found = find(words.with(k, slipped).join(' '));
        const root = slipped.replaceAll('z', 'c').replace(/e?s?$/, '');
        const slippedIntoAnother = index.words.some((other) => other.includes(root));
        expect(found.includes(one) || slippedIntoAnother).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  const ODD = [...'aelmnrszAÑéü 0 5 _-%.*+?()[]\\«»ßœ\u0301\u200b\t\0🍯٣م漢', '\ud800', '\udc00'];

  it('takes any text, and the same text gives the same answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ODD), maxLength: 300 }), (query) => {
        const found = find(query).map(({ name }) => name);
        expect(new Set(found).size).toBe(found.length);
        expect(find(query).map(({ name }) => name)).toEqual(found);
      }),
    );
  });
});
