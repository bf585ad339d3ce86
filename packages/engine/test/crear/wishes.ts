import fc from 'fast-check';
import type { Craft } from '../../src/craft/craft.ts';

const EXCLUDED = ['leche', 'gluten', 'huevo', 'soja', 'frutos_cascara', 'animal', 'azúcares', 'lactosa', 'sésamo'];
const FLAVOURS = [
  'pistacho',
  'fresa',
  'chocolate negro 70 %',
  'vainilla',
  'café soluble',
  'naranja',
  'avellana',
  'canela',
];
const MUSTS = [
  'miel',
  'azúcar',
  'sal',
  'mantequilla',
  'harina integral',
  'nata 35 %',
  'aceite de oliva',
  'almendra molida',
];

export interface RandomWish {
  readonly type: string;
  readonly sin: readonly string[];
  readonly con: readonly string[];
  readonly sabores: readonly { readonly name: string; readonly porcentaje?: number }[];
  readonly total?: number;
  readonly maximo_coste_kg?: number;
  readonly temperatura_servicio?: number;
}

/** What somebody might ask of a craft, sensible or not. */
export function randomWish({ id, types }: Craft): fc.Arbitrary<RandomWish> {
  const flavour = fc.record(
    { name: fc.constantFrom(...FLAVOURS), porcentaje: fc.double({ min: 0.5, max: 30, noNaN: true }) },
    { requiredKeys: ['name'] },
  );
  const optional = {
    total: fc.integer({ min: 200, max: 20_000 }),
    maximo_coste_kg: fc.double({ min: 1, max: 20, noNaN: true }),
    ...(id === 'helado' ? { temperatura_servicio: fc.integer({ min: -16, max: -8 }) } : {}),
  };
  return fc.record(
    {
      type: fc.constantFrom(...types.map((type) => type.id)),
      sin: fc.uniqueArray(fc.constantFrom(...EXCLUDED), { maxLength: 2 }),
      con: fc.uniqueArray(fc.constantFrom(...MUSTS), { maxLength: 1 }),
      sabores: fc.uniqueArray(flavour, { maxLength: 1 }),
      ...optional,
    },
    { requiredKeys: ['type', 'sin', 'con', 'sabores'] },
  );
}
