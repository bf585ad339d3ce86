import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { balancePasteleria } from '../../src/pasteleria/respond.ts';
import { outOf } from './formula.ts';

/** What a note says is out of range: «fuera: pctAlmidonLeche↑, grasa↓». */
function notedOut(note: string | undefined): string[] {
  return /fuera: ([^;]*)/.exec(note ?? '')?.[1]?.split(', ') ?? [];
}

const NOTED_PREPARATION = /avisa: «([^»]+)» se desglosa/g;

describe('formulas of the corpus', () => {
  it.each(corpus.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const response = balancePasteleria({ type: entry.type, ingredients: entry.ingredients });
    expect(response.type).toBe(entry.type);
    expect(response.verdict).toBe(entry.expect);
    const medals = entry.expect === 'equilibrada' ? ['gold', 'silver'] : ['bronze', undefined];
    expect(medals).toContain(response.trophy);
    const out = outOf(response).map((key) => key + (response.params[key]! < response.ranges[key]![0] ? '↓' : '↑'));
    expect(out).toEqual(notedOut(entry.note));
    const noted = [...(entry.note ?? '').matchAll(NOTED_PREPARATION)].map(
      ([, name]) => `«${name}» se ha desglosado en sus ingredientes básicos.`,
    );
    const aboutIngredients = response.warnings.filter((warning) => !/^(Actividad de agua|Sin gelatina)/.test(warning));
    expect(aboutIngredients).toEqual(noted);
  });
});
