import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced, gramsOf, outcomeOf, request } from './formula.ts';

describe('known traps', () => {
  it('never takes the chocolate out of a chocolate ice cream', () => {
    const answer = balanced(
      helado,
      'helado_crema',
      'Leche entera 500, Nata 35% 200, Azúcar 60, Chocolate negro 70% 250',
    );
    expect(gramsOf(answer)['Chocolate negro 70%']).toBe(250);
  });

  it('leaves at least a fifth of the chocolate when it may be moved', () => {
    const answer = balanced(helado, 'helado_leche', 'Leche entera 500, Azúcar 60, Chocolate negro 70% 440', {
      limites: { 'Chocolate negro 70%': {} },
    });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)['Chocolate negro 70%']).toBeGreaterThanOrEqual(88);
  });

  it('never takes the strawberries out of a sorbet', () => {
    const answer = balanced(helado, 'sorbete_agua', 'Fresa 700, Azúcar 100, Agua 200');
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer).Fresa).toBe(700);
  });

  it('takes an ingredient out altogether only with a minimum of 0', () => {
    const formula = 'Leche entera 600, Aceite de coco desodorizado 60, Azúcar 180';
    expect(balanced(helado, 'vegano', formula).factible).toBe(false);
    const answer = balanced(helado, 'vegano', formula, { limites: { 'Leche entera': { min: 0 } } });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)['Leche entera']).toBe(0);
  });

  it('leaves what came down to 0 g out of the formula', () => {
    const answer = balanced(
      helado,
      'vegano',
      'Leche entera 100, Bebida de avena 500, Azúcar 180, Aceite de coco desodorizado 60',
      {
        limites: { 'Leche entera': { min: 0, max: 0 } },
      },
    );
    expect(gramsOf(answer)['Leche entera']).toBe(0);
    expect(answer.ingredients.map(({ name }) => name)).not.toContain('Leche entera');
    expect(answer.explicacion[0]).toBe(
      'Quita la leche entera (100 g): corrige el PAC, el SLNG y los ingredientes no admitidos.',
    );
  });

  it.each(['helado_crema', 'salado', 'sorbete_agua'])('never adds or moves salt to soften a %s', (type) => {
    const hard = balanced(helado, type, 'Leche entera 500, Nata 35% 300, Azúcar 100, Sal 3');
    expect(gramsOf(hard).Sal).toBe(3);
    expect(gramsOf(balanced(helado, type, 'Leche entera 500, Nata 35% 300, Azúcar 100'))).not.toHaveProperty('Sal');
  });

  it('moves salt when the person names it', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 650, Sal 40, Levadura fresca 10', {
      limites: { sal: {} },
    });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer).Sal).toBeLessThanOrEqual(20);
    const added = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 650, Levadura fresca 10', { anadir: ['Sal'] });
    expect(added.factible).toBe(true);
    expect(gramsOf(added).Sal).toBeGreaterThan(0);
  });

  it('leaves gelatine, baking powder and stabiliser alone', () => {
    const panna = balanced(pasteleria, 'panna_cotta', 'Nata 35% 500, Leche entera 400, Azúcar 20, Gelatina 10');
    expect(panna.factible).toBe(true);
    expect(gramsOf(panna).Gelatina).toBe(10);
    const magdalenas = balanced(
      pasteleria,
      'magdalenas',
      'Huevo entero 300, Azúcar 800, Aceite 700, Harina 1000, Impulsor 30',
    );
    expect(gramsOf(magdalenas).Impulsor).toBe(30);
    const cream = balanced(helado, 'helado_crema', 'Leche entera 700, Azúcar 250, Neutro para cremas 5 g/kg 5');
    expect(gramsOf(cream)['Neutro para cremas 5 g/kg']).toBe(5);
  });

  it('with everything fixed only says what is wrong', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      fijos: ['Leche entera', 'Nata 35%', 'Azúcar'],
    });
    expect(answer.factible).toBe(false);
    expect(answer.cambios.map(({ diferencia }) => diferencia)).toEqual([0, 0, 0]);
    expect(answer.despues).toEqual(answer.antes);
    expect(answer.conflictos?.length).toBeGreaterThan(0);
  });

  it('with everything fixed and nothing wrong changes nothing', () => {
    const { ingredients } = helado.example as { ingredients: { name: string }[] };
    const answer = equilibrar(helado, { ...helado.example, opciones: { fijos: ingredients.map(({ name }) => name) } });
    expect(answer).toMatchObject({
      factible: true,
      explicacion: ['La fórmula ya cumple lo que pides: no hace falta cambiar nada.'],
    });
  });

  it.each([
    [helado, 'helado_crema', 'Azúcar 100'],
    [helado, 'sorbete_agua', 'Agua 100'],
    [turron, 'jijona', 'azucar 500'],
    [cacao, 'negro', 'azucar 100'],
    [pasteleria, 'genoise', 'Harina 100'],
  ])('makes something of one ingredient with what it may add: $id %s', (craft, type, text) => {
    const answer = balanced(craft, type, text);
    expect(answer.factible).toBe(true);
    expect(outcomeOf(answer).good).toBe(true);
    expect(answer.cambios[0]!.despues).toBeGreaterThanOrEqual(answer.cambios[0]!.antes / 5);
  });

  it('with one ingredient and nothing to add says what it lacks', () => {
    const answer = balanced(helado, 'helado_crema', 'Azúcar 100', { anadir: [] });
    expect(answer.factible).toBe(false);
    expect(gramsOf(answer)).toEqual({ Azúcar: 100 });
  });

  it('an empty «anadir» adds nothing', () => {
    const answer = balanced(
      helado,
      'helado_crema',
      'Leche entera 500, Nata 35% 250, Azúcar 100, Dextrosa 20, Leche en polvo desnatada 10',
      {
        anadir: [],
      },
    );
    expect(answer.factible).toBe(true);
    expect(answer.cambios).toHaveLength(5);
  });

  it('adds only what «anadir» names', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      anadir: ['Leche en polvo desnatada', 'Azúcar'],
    });
    expect(answer.factible).toBe(true);
    expect(Object.keys(gramsOf(answer))).toEqual(['Leche entera', 'Nata 35%', 'Azúcar', 'Leche en polvo desnatada']);
  });

  it('keeps the fields of an ingredient that describe it', () => {
    const body = request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100');
    const [milk, ...rest] = body.ingredients as Record<string, unknown>[];
    const answer = equilibrar(helado, {
      ...body,
      ingredients: [{ ...milk, precio: 1.2, nota: 'de pastoreo' }, ...rest],
    });
    expect(answer.ingredients[0]).toMatchObject({ name: 'Leche entera', precio: 1.2, nota: 'de pastoreo' });
  });

  it('the new formula can be sent again and needs no more changes', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100');
    const again = equilibrar(helado, { type: 'helado_crema', ingredients: answer.ingredients });
    expect(again.explicacion).toEqual(['La fórmula ya cumple lo que pides: no hace falta cambiar nada.']);
    expect(again.antes).toEqual(answer.despues);
  });

  it('the type applied is the one the craft falls back to', () => {
    expect(balanced(helado, 'no_existe', 'Leche entera 500, Nata 35% 250, Azúcar 100').type).toBe('helado_crema');
  });
});

describe('scores', () => {
  const jijona = 'almendra_tostada 450, miel 120, azucar 390, clara 40';

  it('a turrón is brought to Extra unless more is asked for', () => {
    expect(outcomeOf(balanced(turron, 'jijona', jijona)).text).toBe('Extra');
    expect(outcomeOf(balanced(turron, 'jijona', jijona, { objetivo: 'suprema' })).text).toBe('Suprema');
  });

  it('a chocolate is brought to gold unless silver is asked for', () => {
    const sweet = 'pasta_cacao 250, manteca_cacao 50, azucar 700';
    expect(outcomeOf(balanced(cacao, 'negro', sweet)).text).toBe('medalla de oro');
    expect(outcomeOf(balanced(cacao, 'negro', sweet, { objetivo: 'plata' })).text).toMatch(/medalla de (?:oro|plata)/);
  });

  it('a ganache is brought under the water activity of a gold medal', () => {
    const answer = balanced(cacao, 'bombon', 'nata 500, glucosa 50, cob_negra_64 650, mantequilla 100', {
      objetivo: 'oro',
    });
    expect(answer.factible).toBe(true);
    const { score } = answer.despues as { score: { medalla: string; aw: number } };
    expect(score.medalla).toBe('gold');
    expect(score.aw).toBeLessThan(0.85);
  });

  it('a custard is brought to what is usual for a gold medal', () => {
    const custard = 'Leche entera 1000, Azúcar 150, Yema 126, Almidón/Maicena 90';
    expect(balanced(pasteleria, 'crema_pastelera', custard).despues).toMatchObject({ trophy: 'silver' });
    const answer = balanced(pasteleria, 'crema_pastelera', custard, { objetivo: 'oro' });
    expect(answer.despues).toMatchObject({ trophy: 'gold' });
    const moved = answer.cambios.reduce((sum, { diferencia }) => sum + Math.abs(diferencia), 0);
    // Inside by what a person feels, where it was at the very limit of egg with 108 g.
    expect(moved).toBeLessThan(200);
  });
});

describe('own ranges', () => {
  const CREAM =
    'Leche entera 595, Nata 35% 180, Leche en polvo desnatada 40, Azúcar 145, Dextrosa 35, Neutro para cremas 5 g/kg 5';

  it('replace those of the type: a softer ice cream', () => {
    const answer = balanced(helado, 'helado_crema', CREAM, { parametros: { PAC: [-15, -14] } });
    expect(answer.factible).toBe(true);
    const { params, inRange } = answer.despues as { params: { PAC: number }; inRange: Record<string, boolean> };
    expect(params.PAC).toBeGreaterThanOrEqual(-15);
    expect(params.PAC).toBeLessThanOrEqual(-14);
    expect({ ...inRange, PAC: true }).toEqual(Object.fromEntries(Object.keys(inRange).map((key) => [key, true])));
    expect(answer.explicacion).toContain(
      'El veredicto usa los rangos del tipo; la fórmula nueva cumple los que tú has pedido.',
    );
  });

  it('may be about what the type does not judge, and open on a side', () => {
    const answer = balanced(helado, 'helado_crema', CREAM, { parametros: { kcal_100g: [null, 182] } });
    expect(answer.factible).toBe(true);
    expect((answer.despues as { params: { kcal_100g: number } }).params.kcal_100g).toBeLessThanOrEqual(182);
    expect(outcomeOf(answer).good).toBe(true);
  });

  it('stand beside the law in turrón', () => {
    const answer = balanced(turron, 'jijona', 'almendra_tostada 600, miel 120, azucar 240, clara 40', {
      parametros: { pctMiel: [20, 25], pctAlmendra: [0, 100] },
    });
    expect(answer.factible).toBe(true);
    const { params } = answer.despues as { params: { pctMiel: number; pctAlmendra: number } };
    expect(params.pctMiel).toBeGreaterThanOrEqual(20);
    expect(params.pctAlmendra).toBeGreaterThanOrEqual(50);
  });
});

describe('cost and centre', () => {
  const CREAM =
    'Leche entera 595, Nata 35% 180, Leche en polvo desnatada 40, Azúcar 145, Dextrosa 35, Neutro para cremas 5 g/kg 5';

  it('the cheapest formula costs less and is still the same recipe', () => {
    const answer = balanced(helado, 'helado_crema', CREAM, { objetivo: 'minimo_coste' });
    expect(answer.factible).toBe(true);
    expect(answer.coste.despues).toBeLessThan(answer.coste.antes);
    for (const { antes, despues } of answer.cambios) expect(despues).toBeGreaterThanOrEqual(0.6 * antes - 1);
  });

  it('cost is per kg, and names what has no price', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 250, Polvo de hadas 1');
    expect(answer.coste).toMatchObject({ unidad: '€/kg', sinPrecio: ['Polvo de hadas'] });
    const { params } = answer.despues as { params: { coste_100g_eur: number } };
    expect(answer.coste.despues).toBeCloseTo(10 * params.coste_100g_eur, 0);
  });

  it('a centred formula lies further from the edges', () => {
    const edge = (opciones: object) => {
      const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', opciones);
      const { params, ranges } = answer.despues as {
        params: Record<string, number>;
        ranges: Record<string, [number, number]>;
      };
      const rooms = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales'].map((key) => {
        const [min, max] = ranges[key]!;
        return Math.min(params[key]! - min, max - params[key]!) / (max - min);
      });
      expect(answer.factible).toBe(true);
      return rooms.reduce((sum, room) => sum + Math.min(room, 0.25), 0);
    };
    expect(edge({ centrado: true })).toBeGreaterThan(edge({}));
  });
});
