import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../src/intake/text.ts';

/** Texts as people paste them, each followed by what must become of every line. */
function textsOf(kind: string): (readonly [first: string, text: string, expected: string])[] {
  const file = readFileSync(new URL(`pasted/${kind}.txt`, import.meta.url), 'utf8');
  return file
    .split('=====\n')
    .slice(1)
    .map((block) => {
      const [text = '', expected = ''] = block.split('-----\n');
      return [text.split('\n', 1)[0]!, text.trimEnd(), expected.trimEnd()];
    });
}

/** «≈» is an estimate to be confirmed, «?» a row without grams. */
function becomes(text: string): string {
  const { items, faults, prose } = parseRecipe(text);
  const rows = [
    ...items.map(({ line, name, grams, approx }) => ({ line, said: `${name} ${approx ? '≈ ' : ''}${grams}` })),
    ...faults.map(({ line, name, message }) => ({ line, said: name === undefined ? message : `${name} ?` })),
    ...prose.map(({ line, kind, text }) => ({ line, said: `${kind}: ${text}` })),
  ];
  return rows
    .sort((a, b) => a.line - b.line)
    .map(({ line, said }) => `${line} ${said}`)
    .join('\n');
}

describe.each(['chat', 'blog', 'pdf', 'sheet', 'notes'])('pasted from a %s', (kind) => {
  it.each(textsOf(kind))('%s', (_, text, expected) => {
    expect(becomes(text)).toBe(expected);
  });

  it.each(textsOf(kind))('%s: what is supposed is said', (_, text) => {
    const { items, notes } = parseRecipe(text);
    for (const { line, approx, name } of items) {
      if (approx)
        expect([name, notes.some((note) => note.line === line) || /unos|unas|aprox|mas o menos/.test(text)]).toEqual([
          name,
          true,
        ]);
    }
  });
});
