import { describe, expect, it } from 'vitest';
import '../../src/literate.ts';
import { analizar } from '../../src/analizar.ts';
import type { CraftId } from '../../src/craft/ids.ts';
import { craftOf } from '../../src/crafts.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

/** A good formula of each craft, g in a kilo of what is sold, and what is put into it: most in mg/kg, 0 where nothing. */
const BASES: Readonly<
  Record<CraftId, readonly [type: string, perdida: number, amounts: Readonly<Record<string, number>>]>
> = {
  helado: [
    'helado_crema',
    0,
    { leche_entera: 560, nata_35: 200, leche_polvo_desnatada: 40, azucar: 150, dextrosa: 45, neutro_cremas: 5 },
  ],
  panaderia: [
    'pan_molde',
    10,
    { harina_trigo: 620, agua: 350, levadura_fresca: 15, sal: 10, azucar: 25, mantequilla: 30, leche_entera: 61 },
  ],
  pasteleria: ['genoise', 12, { huevo_entero: 500, azucar: 318, harina_floja: 318 }],
  turron: ['mazapan', 0, { almendra_molida: 480, azucar: 460, agua: 60 }],
  cacao: ['negro', 0, { pasta_cacao: 620, manteca_cacao: 60, azucar: 320 }],
};

/** Food, part of the limited substance in it, and its limit in each craft, mg/kg; null where the law has none. */
const LIMITED: readonly (readonly [food: string, part: number, limits: Readonly<Record<CraftId, number | null>>])[] = [
  ['sorbato_potasico', 0.746, { helado: 0, panaderia: 2000, pasteleria: 2000, turron: 1500, cacao: 0 }],
  ['pgpr', 1, { helado: 4000, panaderia: 0, pasteleria: 0, turron: 0, cacao: 5000 }],
  ['goma_konjac', 1, { helado: 10000, panaderia: 10000, pasteleria: 10000, turron: 10000, cacao: 0 }],
  ['dioxido_titanio', 1, { helado: 0, panaderia: 0, pasteleria: 0, turron: 0, cacao: 0 }],
  ['alulosa', 1, { helado: 0, panaderia: 0, pasteleria: 0, turron: 0, cacao: 0 }],
  ['sucralosa', 1, { helado: 0, panaderia: 0, pasteleria: 0, turron: 0, cacao: 0 }],
  ['sacarina_sodica', 0.893, { helado: 0, panaderia: 0, pasteleria: 0, turron: 0, cacao: 0 }],
  ['aspartamo', 1, { helado: 0, panaderia: 0, pasteleria: 0, turron: 0, cacao: 0 }],
  ['benzoato_sodico', 0.85, { helado: 0, panaderia: 0, pasteleria: 0, turron: 1500, cacao: 0 }],
  ['propionato_calcico', 0.796, { helado: 0, panaderia: 3000, pasteleria: 2000, turron: 0, cacao: 0 }],
  ['acido_citrico', 1, { helado: null, panaderia: null, pasteleria: null, turron: null, cacao: 5000 }],
  ['cremor_tartaro', 0.798, { helado: 0, panaderia: 15000, pasteleria: 18000, turron: 25000, cacao: 0 }],
];

const CASES = LIMITED.flatMap(([food, part, limits]) =>
  (Object.keys(BASES) as CraftId[]).flatMap((craft) => {
    const most = limits[craft];
    if (most === null) return [];
    // What is let in nowhere is put in at a hundred mg/kg; the rest below, at and above its limit.
    const shares = most === 0 ? [0] : [0.7, 0.9, 1.3];
    return shares.map(
      (share) => [craft, food, most, share, (most === 0 ? 0.1 : (share * most) / 1000) / part] as const,
    );
  }),
);

const LAW = /Reglamento \((?:CE|UE)\)/;

describe.each(CASES)('%s: %s, limit %d, %d of it', (craft, food, most, share, grams) => {
  const { shape } = craftOf(craft)!;
  const [type, perdida, amounts] = BASES[craft];
  const label = foodOf(food).name;
  const lines = [...Object.entries(amounts), [food, grams] as const].map(([id, weight]) => ({
    [shape.name]: foodOf(id).name,
    [shape.weight]: Math.round(weight * 1000) / 1000,
  }));
  const faultsOf = (ingredients: readonly object[]) =>
    analizar(craftOf(craft)!, { type, ingredients }).avisos.filter(
      ({ codigo, texto }) => /^(?:dosis|no_admitido)$/.test(codigo) && LAW.test(texto),
    );
  const isOver = most === 0 || share > 1;

  it('is a fault of the analysis above it alone', () => expect(faultsOf(lines)).toHaveLength(isOver ? 1 : 0));

  it('is told by the label above it alone', () => {
    const ingredients = lines.map((line) => ({ name: line[shape.name], grams: line[shape.weight] }));
    const { avisos } = etiqueta({ craft, type, perdida, ingredients });
    const told = avisos.filter(
      ({ codigo, articulo = '' }) => codigo === 'ley' && LAW.test(articulo) && !/art\. 18\.4/.test(articulo),
    );
    expect(told).toHaveLength(isOver ? 1 : 0);
  });

  it('is in no balance beyond it', () => {
    const { factible, ingredients } = equilibrar(craftOf(craft)!, { type, ingredients: lines });
    const left = ingredients.find((line) => (line as Record<string, unknown>)[shape.name] === label);
    expect(factible ? faultsOf(ingredients) : []).toEqual([]);
    if (most === 0 && factible) expect((left as Record<string, unknown>)?.[shape.weight] ?? 0).toBe(0);
  });
});

it('they are more than two hundred', () => expect(3 * CASES.length).toBeGreaterThan(200));
