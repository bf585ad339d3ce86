import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { balancePanaderia } from '../../src/panaderia/craft.ts';
import { PARAM_KEYS, type ParamKey } from '../../src/panaderia/params.ts';

interface Published {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly ingredients: readonly { readonly name: string; readonly grams: number }[];
  readonly expect: string;
  readonly publishedFigures?: Readonly<Record<string, number>>;
  readonly note?: string;
}

const corpus: readonly Published[] = JSON.parse(
  readFileSync(new URL('../../../../data/corpus/panaderia.json', import.meta.url), 'utf8'),
);

/** «fuera: hidratacion↑, sal↓» of a note. */
function outOf(note = ''): string {
  return /fuera: ([^;]*)/.exec(note)?.[1] ?? '';
}

/** «hidratación de «Levain» supuesta (100 %)» of a note. */
function assumed(note = ''): string[] {
  return [...note.matchAll(/hidratación de «([^»]*)» supuesta \((\d+) %\)/g)].map(([, name, h]) => `${name} ${h}`);
}

describe('the corpus of published and own formulas', () => {
  it.each(corpus.map((one) => [one.id, one.source, one] as const))('%s (%s)', (_id, _source, one) => {
    const response = balancePanaderia(one);
    const out = PARAM_KEYS.filter((key) => response.inRange[key] === false).map(
      (key) => `${key}${response.params[key] < response.ranges[key]![0] ? '↓' : '↑'}`,
    );
    expect(out.join(', ')).toBe(outOf(one.note));
    expect(response.verdict).toBe(one.expect);
    expect(response.warnings.filter((text) => text.startsWith('Ingrediente no reconocido'))).toEqual([]);
    const told = response.warnings.flatMap((text) => {
      const match = /^«(.*)»: se supone una hidratación del (\d+) %/.exec(text);
      return match ? [`${match[1]} ${match[2]}`] : [];
    });
    expect(told).toEqual(assumed(one.note));
  });

  const stated = corpus.flatMap((one) =>
    Object.entries(one.publishedFigures ?? {})
      .filter(([key]) => (PARAM_KEYS as readonly string[]).includes(key))
      .map(([key, figure]) => [one.id, key as ParamKey, figure, one] as const),
  );

  it.each(stated)('%s: %s %d as its author states, within 0.6 points', (_id, key, figure, one) => {
    expect(Math.abs(balancePanaderia(one).params[key] - figure)).toBeLessThanOrEqual(0.6);
  });
});
