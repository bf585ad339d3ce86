import fc from 'fast-check';
import type { Craft } from '../../src/craft/craft.ts';
import type { Created } from '../../src/crear/crear.ts';
import { exclusionOf, keepsTraces } from '../../src/crear/exclusions.ts';
import { formOf } from '../../src/crear/flavours.ts';
import { findFood } from '../../src/despensa/names.ts';
import { sharesOf } from './corpus.ts';

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
  readonly paso?: number;
  readonly maximo_coste_kg?: number;
  readonly temperatura_servicio?: number;
}

/** What somebody might ask of a craft, sensible or not. */
export function randomWish({ id, types }: Craft): fc.Arbitrary<RandomWish> {
  const flavour = fc.record(
    { name: fc.constantFrom(...FLAVOURS), porcentaje: fc.double({ min: 0.2, max: 30, noNaN: true }) },
    { requiredKeys: ['name'] },
  );
  const optional = {
    total: fc.integer({ min: 200, max: 20_000 }),
    paso: fc.constantFrom(0.5, 1, 5),
    maximo_coste_kg: fc.double({ min: 1, max: 20, noNaN: true }),
    ...(id === 'helado' ? { temperatura_servicio: fc.integer({ min: -16, max: -8 }) } : {}),
  };
  return fc.record(
    {
      type: fc.constantFrom(...types.map((type) => type.id)),
      sin: fc.uniqueArray(fc.constantFrom(...EXCLUDED), { maxLength: 2 }),
      con: fc.uniqueArray(fc.constantFrom(...MUSTS), { maxLength: 1 }),
      sabores: fc.array(flavour, { maxLength: 2 }),
      ...optional,
    },
    { requiredKeys: ['type', 'sin', 'con', 'sabores'] },
  );
}

/** Points of the formula that rounding to the scale may take from a percentage. */
const WEIGHED = 0.1;

/** What an answer promises and does not keep. */
export function brokenPromises(craft: Craft, wish: RandomWish, { formulas, imposible }: Created): readonly string[] {
  const { id } = craft;
  if (formulas.length === 0) return imposible?.texto.endsWith('.') ? [] : ['no reason'];
  return formulas.flatMap(({ type, ingredients, coste_kg_eur: cost, explicacion }) => {
    const { temperatura_servicio, total = 1000, maximo_coste_kg: most = Number.POSITIVE_INFINITY } = wish;
    const shares = sharesOf(craft, ingredients);
    const good = craft.analyse({ type, ingredients, temperatura_servicio }).outcome.good;
    const grams = ingredients.reduce((sum, item) => sum + Number(item[craft.shape.weight]), 0);
    const barred = wish.sin.filter((text) => {
      const exclusion = exclusionOf(id, text)!;
      return [...shares.keys()].some(exclusion.bars) || !keepsTraces([exclusion], shares);
    });
    const missing = wish.con.filter((name) => !shares.has(findFood(name, id).food!));
    const told = (start: string) => explicacion.some((text) => text.startsWith(start));
    const flavours = wish.sabores.filter(({ name }) => {
      const asked = wish.sabores.filter((one) => one.name === name).map(({ porcentaje }) => porcentaje);
      const wanted = asked.reduce<number | undefined>(
        (sum, one) => (sum === undefined ? one : sum + (one ?? 0)),
        undefined,
      );
      const share = shares.get(formOf(id, type, findFood(name, id).food!));
      return share === undefined || (wanted !== undefined && Math.abs(share - wanted) > WEIGHED && !told('Pides un'));
    });
    const steps = ingredients.map((item) => Number(item[craft.shape.weight]) / (wish.paso ?? 0.001));
    const offStep = steps.some((count) => Math.abs(count - Math.round(count)) > 1e-6) && !told('Con pasos de');
    return [
      ...(good ? [] : ['not good']),
      ...(Math.abs(grams - total) > 1e-6 * total ? [`total ${grams}`] : []),
      ...(offStep ? ['step'] : []),
      ...(cost !== null && cost > most ? [`cost ${cost}`] : []),
      ...barred.map((text) => `holds ${text}`),
      ...missing.map((name) => `lacks ${name}`),
      ...flavours.map(({ name }) => `flavour ${name}`),
    ];
  });
}
