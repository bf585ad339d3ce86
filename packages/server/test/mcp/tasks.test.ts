import { describe, expect, test } from 'vitest';
import { inProcess } from '../../src/balancer/balancer.ts';
import { TOOLS } from '../../src/mcp/tools.ts';

type Args = Record<string, unknown>;
type Item = { readonly name: string; readonly grams: number };

/** An agent that sees structures alone, and counts its calls. */
function agent() {
  let calls = 0;
  return {
    calls: () => calls,
    call: async <T>(name: string, args: Args): Promise<T> => {
      calls++;
      const { structure } = await TOOLS.find((tool) => tool.name === name)!.run(args, { balancer: inProcess });
      return JSON.parse(JSON.stringify(structure));
    },
  };
}

const items = (pairs: Readonly<Record<string, number>>): Item[] =>
  Object.entries(pairs).map(([name, grams]) => ({ name, grams }));

interface Judged {
  readonly resultado: { readonly id: string; readonly bueno: boolean };
  readonly parametros: readonly { readonly id: string; readonly valor: number; readonly estado: string }[];
  readonly consejos: readonly { readonly texto: string }[];
}
interface Balanced extends Judged {
  readonly factible: boolean;
  readonly ingredients: readonly Item[];
  readonly total: number;
}
interface Made {
  readonly formulas: readonly {
    readonly ingredients: readonly Item[];
    readonly resultado: Judged['resultado'];
    readonly coste_kg_eur: number;
    readonly alergenos: readonly string[];
  }[];
}

type Call = ReturnType<typeof agent>['call'];

const VANILLA = items({ 'Nata 35%': 300, 'Leche entera': 500, 'Leche en polvo desnatada': 40, Azúcar: 150 });
const GANACHE = { craft: 'cacao', type: 'bombon', ingredients: items({ nata: 500, cob_negra: 500 }) };
const JIJONA = items({ almendra_tostada: 300, miel: 100, azucar: 150, clara: 33 });

const TASKS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  'pistachio gelato for −14 °C': async (call) => {
    const wish = { craft: 'helado', sabores: [{ name: 'pistacho' }], temperatura_servicio: -14 };
    const { formulas } = await call<Made>('crear', wish);
    expect(formulas[0]!.resultado.bueno).toBe(true);
  },
  'a vanilla that is too hard: why, and the grams that mend it': async (call) => {
    const formula = { craft: 'helado', ingredients: VANILLA };
    const { parametros, consejos } = await call<Judged>('analizar', formula);
    expect(parametros.find(({ id }) => id === 'PAC')).toMatchObject({ estado: 'alto' });
    expect(consejos[0]!.texto).toMatch(/PAC/);
    expect((await call<Balanced>('equilibrar', formula)).resultado.bueno).toBe(true);
  },
  'brioche without milk': async (call) => {
    const { formulas } = await call<Made>('crear', { craft: 'panaderia', type: 'brioche', sin: ['leche'] });
    expect(formulas[0]!.resultado.bueno).toBe(true);
    expect(formulas[0]!.alergenos).not.toContain('leche');
  },
  'the label of a brownie': async (call) => {
    const ingredients = items({ chocolate: 200, mantequilla: 150, huevo: 200, azúcar: 200, harina: 100 });
    const label = await call<{ lista: { texto: string }; nutricion: { mostrado: Args } }>('etiqueta', {
      craft: 'pasteleria',
      type: 'brownie',
      ingredients,
    });
    expect(label.lista.texto).toMatch(/^Ingredientes: /);
    expect(label.nutricion.mostrado).toHaveProperty('energia_kcal');
  },
  'the freezing curve': async (call) => {
    const { temperaturas } = await call<{ temperaturas: object[] }>('curva', { ingredients: VANILLA });
    expect(temperaturas.length).toBeGreaterThan(1);
  },
  'which breads there are, and the ranges of ciabatta': async (call) => {
    const { tipos } = await call<{ tipos: { id: string }[] }>('listar_tipos', { craft: 'panaderia' });
    expect(tipos).toContainEqual(expect.objectContaining({ id: 'ciabatta' }));
    const { tipo } = await call<{ tipo: { limites: object[] } }>('listar_tipos', {
      craft: 'panaderia',
      type: 'ciabatta',
    });
    expect(tipo.limites).toContainEqual(
      expect.objectContaining({ id: 'hidratacion', rango: [expect.any(Number), expect.any(Number)] }),
    );
  },
  'a pistachio paste': async (call) => {
    const { ingredientes } = await call<{ ingredientes: object[] }>('buscar_ingrediente', {
      craft: 'helado',
      q: 'pasta de pistacho',
    });
    expect(ingredientes[0]).toMatchObject({
      name: expect.stringMatching(/pistacho/i),
      composicion: { materiagrasa: expect.any(Number) },
    });
  },
  'a ganache: its water activity, and what mends it': async (call) => {
    const { parametros } = await call<Judged>('analizar', GANACHE);
    expect(parametros.map(({ id }) => id)).toContain('aw');
    expect((await call<Balanced>('equilibrar', GANACHE)).resultado.bueno).toBe(true);
  },
  'a jijona that is Suprema': async (call) => {
    const formula = { craft: 'turron', type: 'jijona', ingredients: JIJONA };
    const { consejos } = await call<Judged>('analizar', formula);
    expect(JSON.stringify(consejos)).toContain('Suprema');
    const { resultado, ingredients } = await call<Balanced>('equilibrar', {
      ...formula,
      opciones: { objetivo: 'suprema' },
    });
    expect(resultado.id).toBe('suprema');
    expect(ingredients[0]).toMatchObject({ name: 'almendra_tostada', grams: expect.any(Number) });
  },
  'a lemon sorbet under 1 €/kg': async (call) => {
    const wish = { craft: 'helado', type: 'sorbete_agua', sabores: [{ name: 'limón' }], maximo_coste_kg: 1 };
    const { formulas } = await call<Made>('crear', wish);
    expect(formulas[0]!.coste_kg_eur).toBeLessThanOrEqual(1);
  },
  '2.5 kg of dough for pizza': async (call) => {
    const { formulas } = await call<Made>('crear', { craft: 'panaderia', type: 'pizza_napolitana', total: 2500 });
    const total = formulas[0]!.ingredients.reduce((sum, { grams }) => sum + grams, 0);
    expect(total).toBeCloseTo(2500, -1);
  },
  'a brioche from flour, water and salt, with what may be added': async (call) => {
    const formula = {
      craft: 'panaderia',
      type: 'brioche',
      ingredients: items({ harina: 1000, agua: 600, sal: 20 }),
    };
    const opciones = { anadir: ['mantequilla', 'huevo', 'azúcar', 'levadura fresca'] };
    const first = await call<Balanced>('equilibrar', { ...formula, opciones });
    const wanted = { ...opciones, limites: { huevo: { min: 200 } } };
    const { factible, ingredients } = first.factible
      ? first
      : await call<Balanced>('equilibrar', { ...formula, opciones: wanted });
    expect(factible).toBe(true);
    expect(ingredients.map(({ name }) => name)).toEqual(expect.arrayContaining(['mantequilla', 'huevo', 'azúcar']));
  },
};

describe('what an agent is asked for takes at most two calls, read from structures alone', () => {
  test.each(Object.entries(TASKS))('%s', async (_, task) => {
    const { call, calls } = agent();
    await task(call);
    expect(calls()).toBeLessThanOrEqual(2);
  });
});
