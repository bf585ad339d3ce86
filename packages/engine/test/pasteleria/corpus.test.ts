import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { textsOf } from '../../src/craft/analysis.ts';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { balancePasteleria } from '../../src/pasteleria/craft.ts';
import { outOf } from './formula.ts';

/** What a note says is out of range: «fuera: pctAlmidonLeche↑, grasa↓». */
function notedOut(note: string | undefined): string[] {
  return /fuera: ([^;]*)/.exec(note ?? '')?.[1]?.split(', ') ?? [];
}

const NOTED_PREPARATION = /avisa: «([^»]+)» se desglosa/g;
/** What is said of a recipe that is as it should be. */
const OF_THE_PRODUCT = new Set(['conservacion', 'conservacion_corta', 'sin_gelatina', 'no_habitual', 'dosis_alta']);

describe('formulas of the corpus', () => {
  it('have one id each', () => {
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
  });

  it.each(corpus.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const body = { type: entry.type, ingredients: entry.ingredients };
    const response = balancePasteleria(body);
    expect(response.type).toBe(entry.type);
    expect(response.verdict).toBe(entry.expect);
    const medals = entry.expect === 'equilibrada' ? ['gold', 'silver'] : ['bronze', undefined];
    expect(medals).toContain(response.trophy);
    const out = outOf(response).map((key) => key + (response.params[key]! < response.ranges[key]![0] ? '↓' : '↑'));
    expect(out).toEqual(notedOut(entry.note));
    const noted = [...(entry.note ?? '').matchAll(NOTED_PREPARATION)].map(
      ([, name]) => `«${name}» se ha desglosado en sus ingredientes básicos.`,
    );
    const { warnings } = analyse(body);
    expect(textsOf(warnings.filter(({ code }) => !OF_THE_PRODUCT.has(code)))).toEqual(noted);
    const high = /dosis alta: ([^;]*)/.exec(entry.note ?? '')?.[1]?.split(', ') ?? [];
    const said = textsOf(warnings.filter(({ code }) => code === 'dosis_alta'));
    expect(said).toHaveLength(high.length);
    high.forEach((what, i) => {
      expect(said[i]).toContain(` ${what} al `);
    });
  });
});
