import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { ratioOf } from '../../src/craft/linear.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced, gramsOf } from './formula.ts';

const FORMULA = 'Leche entera 500, Nata 35% 250, Azúcar 100, Sal 1';
const tried = (opciones: unknown) => () => balanced(helado, 'helado_crema', FORMULA, opciones);

describe('options that are refused name the field', () => {
  it.each<[unknown, string]>([
    [7, '«opciones» debe ser un objeto.'],
    [[], '«opciones» debe ser un objeto.'],
    [
      { fijo: [] },
      'La opción «opciones.fijo» no existe. ¿Querías decir «fijos»? Opciones: fijos, limites, total, paso, unidades, anadir, objetivo, centrado y parametros.',
    ],
    [{ fijos: 'Azúcar' }, '«opciones.fijos» debe ser una lista de nombres de ingredientes.'],
    [{ fijos: ['Azúcar', 3] }, '«opciones.fijos[1]» debe ser una lista de nombres de ingredientes.'],
    [{ fijos: ['Miel'] }, '«opciones.fijos»: «Miel» no está entre los ingredientes ni entre los que se pueden añadir.'],
    [{ fijos: ['Dextrosa'] }, '«opciones.fijos»: solo se puede fijar un ingrediente que ya está en la fórmula.'],
    [{ limites: [] }, '«opciones.limites» debe ser un objeto.'],
    [{ limites: { Azúcar: 5 } }, '«opciones.limites.Azúcar» debe ser un objeto con «min» o «max» en gramos.'],
    [
      { limites: { Azúcar: { min: -1 } } },
      '«opciones.limites.Azúcar.min» debe ser un número de gramos mayor o igual que 0.',
    ],
    [
      { limites: { Azúcar: { max: '9' } } },
      '«opciones.limites.Azúcar.max» debe ser un número de gramos mayor o igual que 0.',
    ],
    [{ limites: { Azúcar: { min: 9, max: 8 } } }, '«opciones.limites.Azúcar»: el mínimo es mayor que el máximo.'],
    [
      { limites: { Miel: { min: 9 } } },
      '«opciones.limites.Miel»: «Miel» no está entre los ingredientes ni entre los que se pueden añadir.',
    ],
    [{ total: 0 }, '«opciones.total» debe ser un número de gramos mayor que 0.'],
    [{ total: 1e300 }, 'Para equilibrar, el peso total debe estar entre 0,001 g y 1.000.000.000 g.'],
    [{ paso: -1 }, '«opciones.paso» debe ser un número de gramos mayor o igual que 0 (0 = sin redondear).'],
    [{ unidades: { Azúcar: 0 } }, '«opciones.unidades.Azúcar» debe ser el peso de una unidad en gramos, mayor que 0.'],
    [
      { unidades: { Azúcar: null } },
      '«opciones.unidades.Azúcar» debe ser el peso de una unidad en gramos, mayor que 0.',
    ],
    [{ anadir: ['Polvo de hadas'] }, '«opciones.anadir»: «Polvo de hadas» no está en el catálogo.'],
    [{ centrado: 1 }, '«opciones.centrado» debe ser true o false.'],
    [{ objetivo: 'oro' }, '«opciones.objetivo» debe ser «minimo_cambio» o «minimo_coste» en este oficio.'],
    [
      { parametros: { PAC: [-11] } },
      '«opciones.parametros.PAC» debe ser [mínimo, máximo], con el mínimo menor o igual que el máximo.',
    ],
    [
      { parametros: { PAC: [-11, -12] } },
      '«opciones.parametros.PAC» debe ser [mínimo, máximo], con el mínimo menor o igual que el máximo.',
    ],
    [
      { parametros: { POD: [18.001, 18.009] } },
      '«opciones.parametros.POD»: ningún valor con dos decimales cae en ese rango.',
    ],
    [
      { parametros: { dulzor: [1, 2] } },
      '«opciones.parametros.dulzor»: ese parámetro no se puede pedir en este tipo. Parámetros: PAC, POD, azucares, materiaGrasa, SLNG, solidosTotales, aguaLibre, kcal_100g, coste_100g_eur y PAC_indice_clasico.',
    ],
    [
      { fijos: ['Azúcar'], limites: { Azúcar: { min: 120 } } },
      '«opciones.limites.Azúcar»: el ingrediente está fijo en 100 g, fuera de esos límites.',
    ],
    [
      { fijos: ['Azúcar'], unidades: { Azúcar: 30 } },
      '«opciones.unidades.Azúcar»: el ingrediente está fijo en 100 g, que no son unidades enteras de 30 g.',
    ],
  ])('%j', (opciones, message) => {
    expect(tried(opciones)).toThrow(message);
  });

  it('one that stands for two ingredients', () => {
    const twice = () =>
      balanced(helado, 'helado_crema', 'Leche entera 500, Azúcar 60, azucar 40', { limites: { AZÚCAR: {} } });
    expect(twice).toThrow(
      '«opciones.limites.AZÚCAR»: «AZÚCAR» aparece 2 veces entre los ingredientes; júntalo en uno solo.',
    );
  });

  it('a long name is cut', () => {
    expect(tried({ fijos: ['x'.repeat(1000)] })).toThrow(`«${'x'.repeat(60)}…»`);
  });

  it.each<[Craft, string[]]>([
    [helado, []],
    [panaderia, []],
    [pasteleria, ['oro', 'plata']],
    [turron, ['suprema', 'extra']],
    [cacao, ['oro', 'plata']],
  ])('$id gives only its own scores', (craft, scores) => {
    for (const objetivo of ['oro', 'plata', 'suprema', 'extra']) {
      const asked = () => equilibrar(craft, { ...craft.example, opciones: { objetivo } });
      if (scores.includes(objetivo)) expect(asked().factible).toBe(true);
      else expect(asked).toThrow('«opciones.objetivo» debe ser');
    }
  });
});

describe('options that count as not given', () => {
  it.each([undefined, null, {}, { fijos: null, total: null, paso: null, anadir: null, objetivo: null }])(
    '%j',
    (opciones) => {
      expect(gramsOf(balanced(helado, 'helado_crema', FORMULA, opciones))).toEqual(
        gramsOf(balanced(helado, 'helado_crema', FORMULA)),
      );
    },
  );
});

describe('names in the options', () => {
  it.each(['Nata 35%', 'NATA 35 %', 'nata 35%', 'Nata'])('%s is the cream', (name) => {
    expect(
      gramsOf(balanced(helado, 'helado_crema', FORMULA, { fijos: [name], limites: { azucar: { max: 180 } } })),
    ).toMatchObject({
      'Nata 35%': 250,
    });
  });

  it('fix every ingredient they stand for', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 600, Nata 35% 200, Azúcar 60, azúcar 40', {
      fijos: ['AZUCAR'],
    });
    expect(answer.cambios.filter(({ nombre }) => nombre.toLowerCase() === 'azúcar').map((c) => c.diferencia)).toEqual([
      0, 0,
    ]);
  });

  it('may be ids or Spanish names in turrón', () => {
    const answer = balanced(turron, 'jijona', 'almendra_tostada 500, azucar 400, miel 100', {
      fijos: ['Miel de abejas (milflores)'],
      objetivo: 'extra',
    });
    expect(gramsOf(answer)).toMatchObject({ miel: 100 });
  });

  it('a name of the language itself is a name like any other', () => {
    const own = (name: string) =>
      balanced(
        helado,
        'helado_crema',
        `Leche entera 600, Nata 35% 200, Azúcar 150, ${name} 5`,
        JSON.parse(`{"limites":{"${name}":{"max":6}}}`),
      );
    for (const name of ['__proto__', 'constructor', 'toString']) expect(own(name).cambios.length).toBeGreaterThan(3);
  });
});

describe.each(CRAFTS.map((craft) => [craft.id, craft as Craft] as const))(
  'a range of the person in %s',
  (_id, craft) => {
    /** The keys the refusal of an unknown one offers. */
    function offered(body: Readonly<Record<string, unknown>>): readonly string[] {
      try {
        equilibrar(craft, { ...body, opciones: { parametros: { dulzor: [1, 2] } } });
      } catch (error) {
        return /Parámetros: (.*)\.$/.exec((error as Error).message)![1]!.split(/, | y /);
      }
      return [];
    }

    /** As shown where it is shown, else as the model has it. */
    function readingOf(body: Readonly<Record<string, unknown>>, key: string): number {
      const { values, meters } = craft.analyse(body);
      const shown = values[key] ?? meters.find((meter) => meter.key === key)?.value;
      if (shown !== undefined) return shown;
      const grams = (body.ingredients as Record<string, unknown>[]).map((one) => Number(one[craft.shape.weight]));
      const term = craft.linear(body).cases.flatMap((terms) => terms.filter((one) => one.key === key))[0];
      // The model leaves out what no ingredient carries.
      return term === undefined ? 0 : ratioOf(term, grams);
    }

    it('is met or refused, whichever parameter of those offered it is about', () => {
      let met = 0;
      for (const { id: type } of craft.types.filter((_, i) => i % 3 === 0)) {
        const body = { ...craft.example, type };
        if (!isReadable(body)) continue;
        const keys = offered(body);
        expect(keys.length, type).toBeGreaterThan(0);
        for (const key of keys) {
          const now = readingOf(body, key);
          const range = [now + 0.05 * Math.abs(now) + 0.1, now + 0.2 * Math.abs(now) + 1] as const;
          const answer = equilibrar(craft, { ...body, opciones: { parametros: { [key]: range } } });
          if (!answer.factible) continue;
          met++;
          const value = readingOf({ type, ingredients: answer.ingredients }, key);
          expect(value, `${type}: ${key}`).toBeGreaterThan(range[0] - 0.01);
          expect(value, `${type}: ${key}`).toBeLessThan(range[1] + 0.01);
        }
      }
      expect(met).toBeGreaterThan(5);
    });

    function isReadable(body: unknown): boolean {
      try {
        craft.analyse(body);
        return true;
      } catch {
        return false;
      }
    }
  },
);

describe('exact grams', () => {
  it('keep whole units whole, also of what the balance would leave alone, and the total that is asked for', () => {
    const baguette = balanced(panaderia, 'baguette', 'Harina panadera 3781, Agua 2413, Levadura 38, Sal 68', {
      paso: 0,
      unidades: { 'Harina panadera': 950 },
    });
    expect(baguette.factible).toBe(true);
    expect(gramsOf(baguette)['Harina panadera']).toBe(3800);
    const coco = balanced(turron, 'turron_coco', 'coco_rallado 145, azucar 92, clara 82, vainilla 5', {
      paso: 0,
      total: 471,
      fijos: ['vainilla'],
      unidades: { clara: 33 },
    });
    expect([coco.factible, coco.total, (gramsOf(coco).clara ?? 0) % 33]).toEqual([true, 471, 0]);
  });

  it('let a dose that was too high grow with the total that is asked for', () => {
    const held = ['Nata 35%', 'Leche en polvo desnatada', 'Eritritol', 'Inulina', 'Cacao en polvo 22-24%'];
    const answer = balanced(
      helado,
      'sin_azucar',
      'Leche entera 395, Nata 35% 80, Leche en polvo desnatada 20, Maltitol 110, Eritritol 35, Inulina 45, Cacao en polvo 22-24% 65, Neutro para cremas 5 g/kg 5',
      { paso: 0, total: 1000, fijos: [...held, 'Neutro para cremas 5 g/kg'] },
    );
    expect([answer.factible, answer.total]).toEqual([true, 1000]);
  });
});
