import fc from 'fast-check';

/** Pieces of text that have broken programs: no characters, halves of them, invisible, reversed, from every plane. */
const ODD_PIECES = [
  '',
  ' ',
  '\u0000',
  '\u001f',
  '\u007f',
  '"',
  '\\',
  '</script>',
  '%s%n',
  '#{7*7}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  'null',
  '\ud800',
  '\udc00',
  '\udfff\ud800',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ufffd',
  '\u0301',
  'e\u0301\u0301\u0301',
  'ﷺ',
  'İ',
  'ß',
  'ŉ',
  'Ꭰ',
  '👩‍👩‍👧‍👦',
  '𝓐𝔃𝓾́𝓬𝓪𝓻',
  '35 %',
  '1.000,5',
  '9'.repeat(40),
  '(a+)+$',
  'a'.repeat(300),
  '\u0301'.repeat(300),
] as const;

const anyPlane = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 0xffff }))
  .map(([plane, offset]) => String.fromCodePoint(plane * 0x10000 + offset));

/** Texts of all kinds, some of them names of the catalogue mangled. */
export function oddText(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names);
  const piece = fc.oneof(fc.constantFrom(...ODD_PIECES), anyPlane, fc.string({ unit: 'binary', maxLength: 20 }));
  return fc.oneof(
    { weight: 20, arbitrary: name },
    { weight: 2, arbitrary: fc.tuple(name, piece).map(([text, odd]) => text + odd) },
    {
      weight: 2,
      arbitrary: fc.tuple(name, piece, fc.nat(30)).map(([text, odd, at]) => text.slice(0, at) + odd + text.slice(at)),
    },
    { weight: 1, arbitrary: name.map((text) => text.toUpperCase().normalize('NFD')) },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')) },
    {
      weight: 1,
      arbitrary: fc.tuple(piece, fc.constantFrom(1_000, 20_000)).map(([odd, n]) => odd.repeat(n).slice(0, n)),
    },
  );
}
