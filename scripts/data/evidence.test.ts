import { describe, expect, it } from 'vitest';
import { everyFood, foodOf, indexOf } from '../../packages/engine/src/despensa/table.ts';
import type { EvidenceRow } from '../evidence/rows.ts';
import { evidenceModule } from './evidence.ts';
import { familiesModule } from './families.ts';

const KINDS = 'familia,grupos,peso,anadido,ajeno,resolucion,nombre\nagua,liquido,tipo,,,,agua\n';
const [water] = everyFood();

describe('families of foods', () => {
  it('come from the category where a food has no row', () => {
    const made = familiesModule('clase,id,familias\ncategoria,agua,agua\n', KINDS, [water!]);
    expect(made).toContain('foodFamilies = "0"');
  });

  it.each([
    ['alimento,sal,agua', /no families|nothing is/],
    ['categoria,agua,arena', /«arena» is no family/],
    ['categoria,agua,agua:0', /«0» is not a share/],
    ['categoria,agua,', /none/],
  ])('refuse «%s»', (row, fault) => {
    expect(() => familiesModule(`clase,id,familias\n${row}\n`, KINDS, [water!])).toThrow(fault);
  });
});

describe('evidence', () => {
  const row: EvidenceRow = {
    id: 'pan',
    type: 'pan_comun',
    nombre: 'Pan',
    fuente: 'Libro',
    ronda: 'corpus',
    veredicto: 'buena',
    foods: [
      ['harina_trigo', 100],
      ['agua', 60],
    ],
  };
  const context = {
    craft: 'panaderia',
    base: 'harina',
    foodOf,
    indexOf,
    shelves: new Map([['pan_comun', 'Panes']]),
    variants: {},
  } as const;
  const made = (...rows: readonly EvidenceRow[]) => evidenceModule(rows, context);

  it('packs a signed formula with its name, its source and its grams', () => {
    expect(made(row, { ...row, id: 'otro', foods: [...row.foods, ['sal', 2]] })).toMatch(
      /Pan\\tLibro\\t\\t\w+:100 \w+:60/,
    );
  });

  it.each<[Partial<EvidenceRow>, RegExp]>([
    [{ type: 'nada' }, /«nada» is no type/],
    [{ foods: [['arena', 5]] }, /no food «arena»/],
    [{ foods: [['agua', 0]] }, /0 g of «agua»/],
    [{ foods: [['agua', 5]] }, /none of its base/],
    [{ nombre: '' }, /name and source/],
  ])('refuses %j', (change, fault) => {
    expect(() => made({ ...row, ...change })).toThrow(fault);
  });

  it.each([
    [{ nada: [{ nombre: 'de agua', lleva: ['agua'], desde: 0 }] }, /no such type/],
    [{ pan_comun: [{ nombre: 'de arena', lleva: ['arena'], desde: 0 }] }, /«arena» is no family/],
    [{ pan_comun: [{ nombre: 'de agua', lleva: ['agua'], desde: 9 }] }, /take what is left/],
  ])('refuses the variants %j', (variants, fault) => {
    expect(() => evidenceModule([row], { ...context, variants })).toThrow(fault);
  });

  it('refuses two of one name', () => {
    expect(() => made(row, row)).toThrow('twice');
  });
});
