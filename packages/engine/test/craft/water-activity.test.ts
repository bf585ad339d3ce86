import { describe, expect, it } from 'vitest';
import cacaoCorpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import pasteleriaCorpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { balanceCacao } from '../../src/cacao/craft.ts';
import { balancePasteleria } from '../../src/pasteleria/craft.ts';

/** The same product as each craft calls it: cocoa id, pastry name. */
const SAME: readonly (readonly [id: string, name: string])[] = [
  ['agua', 'Agua'],
  ['alcohol_40', 'Brandy'],
  ['azucar', 'Azúcar'],
  ['azucar_invertido', 'Azúcar invertido'],
  ['cob_blanca', 'Chocolate blanco'],
  ['cob_leche', 'Chocolate con leche'],
  ['cob_leche_40', 'Chocolate con leche 40%'],
  ['cob_negra_55', 'Chocolate'],
  ['cob_negra_64', 'Chocolate negro 64%'],
  ['cob_negra_70', 'Chocolate negro 70%'],
  ['cob_rubia', 'Chocolate rubio'],
  ['dextrosa', 'Dextrosa'],
  ['glucosa', 'Glucosa'],
  ['licor_cafe', 'Amaretto'],
  ['manteca_cacao', 'Manteca de cacao'],
  ['mantequilla', 'Mantequilla'],
  ['miel', 'Miel'],
  ['nata', 'Nata 35%'],
  ['nata_38', 'Nata 38%'],
  ['pasta_avellana', 'Pasta de avellana'],
  ['praline_avellana_50', 'Praliné de avellana'],
  ['pulpa_frambuesa', 'Puré de frambuesa'],
  ['pulpa_maracuya', 'Puré de maracuyá'],
  ['sal', 'Sal'],
  ['sorbitol', 'Sorbitol'],
  ['vainilla', 'Vainilla'],
];
const nameOf = new Map(SAME);
const idOf = new Map(SAME.map(([id, name]) => [name, id]));

interface Recipe {
  readonly id: string;
  readonly parts: readonly (readonly [id: string, name: string, grams: number])[];
}

const fromCacao = cacaoCorpus.flatMap(({ id, type, ingredients }): Recipe[] => {
  if (type !== 'bombon') return [];
  const parts = ingredients.flatMap(({ ingrediente, peso }) =>
    nameOf.has(ingrediente) ? [[ingrediente, nameOf.get(ingrediente)!, peso] as const] : [],
  );
  // Pastry makes no ganache without chocolate.
  const isGanache = parts.some(([each]) => each.startsWith('cob_'));
  return isGanache && parts.length === ingredients.length ? [{ id, parts }] : [];
});

const fromPasteleria = pasteleriaCorpus.flatMap(({ id, type, ingredients }): Recipe[] => {
  if (!type.startsWith('ganache')) return [];
  const parts = ingredients.flatMap(({ name, grams }) =>
    idOf.has(name) ? [[idOf.get(name)!, name, grams] as const] : [],
  );
  return parts.length === ingredients.length ? [{ id, parts }] : [];
});

/** Water activity is the same whatever ganache type the chocolate allows. */
function ganacheType(parts: Recipe['parts']): string {
  const has = (text: string) => parts.some(([id]) => id.startsWith(text));
  if (has('cob_negra')) return 'ganache_negro';
  return has('cob_leche') ? 'ganache_leche' : 'ganache_blanco';
}

describe('one water activity in the whole product', () => {
  it('is compared on most ganaches of both corpora', () => {
    expect(fromCacao.length).toBeGreaterThan(15);
    expect(fromPasteleria.length).toBeGreaterThan(20);
  });

  it.each([...fromCacao, ...fromPasteleria])('$id: the same within 0.02 in pastry and in cocoa', ({ parts }) => {
    const cacao = balanceCacao({
      type: 'bombon',
      ingredients: parts.map(([ingrediente, , peso]) => ({ ingrediente, peso })),
    });
    const pasteleria = balancePasteleria({
      type: ganacheType(parts),
      ingredients: parts.map(([, name, grams]) => ({ name, grams })),
    });
    expect(Math.abs(pasteleria.params.awEstimada! - cacao.score.aw!)).toBeLessThanOrEqual(0.02 + 1e-9);
  });
});
