import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import unseen from '../../../../data/unseen/formulas/helado.json' with { type: 'json' };
import { analizar } from '../../src/analizar.ts';
import type { IceCreamPhysics, Physics } from '../../src/craft/physics.ts';
import { helado } from '../../src/helado/craft.ts';
import { freezingCurve, frozenAt, iceWithin } from '../../src/helado/curve.ts';
import { marginAt } from '../../src/helado/physics.ts';

interface Line {
  readonly name: string;
  readonly grams: number;
}

const CREAM: readonly Line[] = [
  { name: 'Leche entera', grams: 595 },
  { name: 'Nata 35%', grams: 180 },
  { name: 'Leche en polvo desnatada', grams: 40 },
  { name: 'Azúcar', grams: 145 },
  { name: 'Dextrosa', grams: 35 },
  { name: 'Neutro para cremas 5 g/kg', grams: 5 },
];

function physicsOf(ingredients: readonly object[], more: object = {}): IceCreamPhysics | undefined {
  return iceCream(analizar(helado, { ...more, ingredients }).fisica);
}

function iceCream(physics: Physics | undefined): IceCreamPhysics | undefined {
  return physics && 'punto_congelacion' in physics ? physics : undefined;
}

describe('the physical block of an ice cream', () => {
  it('tells where it freezes, how much, and how it is where it is served', () => {
    expect(physicsOf(CREAM)).toEqual({
      punto_congelacion: -2.95,
      temperatura_fisica: -11.55,
      margen: 0.8,
      congelado: [
        { t: -8, agua_pct: 58.1, hielo_pct: 36.8 },
        { t: -11, agua_pct: 67.8, hielo_pct: 42.8 },
        { t: -14, agua_pct: 73.4, hielo_pct: 46.4 },
        { t: -18, agua_pct: 78.1, hielo_pct: 49.4 },
      ],
      a_servicio: { t: -11.5, agua_pct: 68.9 },
      dureza: { valor: -11.55, texto: 'A −11,5 °C, en su punto a la pala.' },
      densidad: 1.108,
      escuelas: { indice_clasico: 26.7, corvitto: -10.8, fisica: -11.55 },
      texto: 'Temperatura física: −11,6 °C (±0,8). A −11,5 °C estará helado el 69 % del agua.',
    });
  });

  it('tells no school a temperature at which there is no ice', () => {
    const chocolate = 'Agua 550, Chocolate negro 70% 250, Azúcar 120, Dextrosa 40, Neutro para sorbetes 5 g/kg 5';
    const parts = chocolate.split(', ').map((part) => {
      const at = part.lastIndexOf(' ');
      return { name: part.slice(0, at), grams: Number(part.slice(at + 1)) };
    });
    const { escuelas, punto_congelacion } = physicsOf(parts, { type: 'sorbete_chocolate' })!;
    expect(punto_congelacion).toBeLessThan(-3);
    expect(escuelas.corvitto).toBeNull();
  });

  it('is at the temperature of service asked for', () => {
    const asked = physicsOf(CREAM, { temperatura_servicio: -18 })!;
    expect(asked.a_servicio).toEqual({ t: -18, agua_pct: 78.1 });
    expect(asked.dureza!.texto).toBe('A −18 °C, muy duro a la pala.');
    expect(physicsOf(CREAM, { temperatura_servicio: -7 })!.dureza!.texto).toBe('A −7 °C, muy blando a la pala.');
  });

  it('says nothing of the spoon where nothing is served with one', () => {
    const lolly = physicsOf(CREAM, { type: 'polo' })!;
    expect(lolly).toMatchObject({ a_servicio: null, dureza: { texto: null } });
    expect(lolly.texto).toBe('Temperatura física: −11,6 °C (±0,8).');
    expect(physicsOf(CREAM, { type: 'polo', temperatura_servicio: -18 })!.dureza!.texto).toBeNull();
  });

  it.each([
    ['soft', -7],
    ['granizado', -2.5],
    ['leche_merengada', -5],
  ])('is where its type is served: %s at %s °C', (type, t) => {
    const { a_servicio, dureza, texto } = physicsOf(CREAM, { type })!;
    expect([a_servicio?.t, dureza?.texto]).toEqual([t, null]);
    expect(texto).toContain(`A ${String(t).replace('-', '−').replace('.', ',')} °C estará helado`);
    const { avisos } = analizar(helado, { type, ingredients: CREAM, temperatura_servicio: Math.ceil(t) });
    expect(avisos.map(({ texto: said }) => said).join(' ')).toMatch(/\(su punto: de −\d/);
  });

  it('says nothing of the spoon where the PAC would say another thing', () => {
    const cocoa = physicsOf([...CREAM, { name: 'Cacao en polvo', grams: 80 }])!;
    expect(cocoa.diferencia).toBeDefined();
    expect(cocoa.dureza!.texto).toBeNull();
  });

  it('hardens with cocoa and nuts as the PAC does', () => {
    const nuts = physicsOf([...CREAM, { name: 'Pasta de avellana', grams: 100 }])!;
    expect(nuts.dureza!.valor).toBeGreaterThan(nuts.temperatura_fisica! + 0.5);
  });

  const sorbet = (...added: Line[]) => [{ name: 'Agua', grams: 650 }, ...added];

  it.each<[string, readonly Line[], string]>([
    [
      'cocoa',
      [...CREAM, { name: 'Cacao en polvo 22-24%', grams: 80 }],
      'Antes de contar lo que endurecen el cacao y los frutos secos, la física da −13,5 °C y el PAC −11,5 °C; puede quedar más blando de lo que dice el PAC: los ácidos y los minerales también bajan el punto de congelación y el PAC no los cuenta; proteína, almidón y fibra retienen agua que no se hiela. El veredicto lo da el PAC.',
    ],
    ['salt', sorbet({ name: 'Sal', grams: 45 }), 'la sal se separa en dos iones y el PAC la cuenta como uno'],
    [
      'dextrose',
      sorbet({ name: 'Dextrosa', grams: 220 }),
      '°C; puede quedar más duro de lo que dice el PAC: en frío la dextrosa y la fructosa bajan el punto algo menos de lo que supone el factor 1,9.',
    ],
    [
      'spirits',
      sorbet({ name: 'Ron', grams: 180 }),
      'en frío el alcohol baja el punto menos de lo que supone su factor',
    ],
    [
      'polyols',
      sorbet({ name: 'Eritritol', grams: 160 }),
      'en frío los polialcoholes bajan el punto menos de lo que supone su factor',
    ],
  ])('says why it differs from the PAC with %s', (_, ingredients, expected) => {
    expect(physicsOf(ingredients)!.diferencia).toContain(expected);
  });

  it('keeps silent where an ingredient tells its PAC and not its sugars, and reads sugars alone as sucrose', () => {
    const own = { name: 'mi base', grams: 50 };
    expect(physicsOf([...CREAM, { ...own, pac: 90 }])).toBeUndefined();
    expect(physicsOf([...CREAM, { ...own, grams: 0, pac: 90 }])).toBeDefined();
    const sugar = physicsOf([...CREAM, { ...own, azucares: 100 }])!;
    const sucrose = physicsOf([...CREAM, { name: 'Azúcar', grams: 50 }])!;
    expect(sugar.temperatura_fisica).toBeCloseTo(sucrose.temperatura_fisica!, 1);
  });

  it('tells no figure of a ripple, colder than anything measured', () => {
    const told = physicsOf(
      [
        { name: 'Frambuesa', grams: 600 },
        { name: 'Azúcar', grams: 300 },
        { name: 'Dextrosa', grams: 150 },
      ],
      { type: 'veteado' },
    )!;
    expect(told.temperatura_fisica).toBeLessThan(-25);
    expect(told.texto).toBe('Temperatura física por debajo de −25 °C: ahí no hay medidas con que comprobarla.');
    expect(told).not.toHaveProperty('diferencia');
  });

  it('keeps the kinds of sugar of a food told with other figures', () => {
    const told = physicsOf([
      { name: 'Leche entera', grams: 800 },
      { name: 'Miel', grams: 200, azucares: 40 },
    ])!;
    const half = physicsOf([
      { name: 'Leche entera', grams: 800 },
      { name: 'Miel', grams: 100 },
      { name: 'Agua', grams: 100 },
    ])!;
    expect(told.punto_congelacion).toBeCloseTo(half.punto_congelacion, 0);
  });

  it('is null without water', () => {
    expect(physicsOf([{ name: 'Azúcar', grams: 100 }])).toBeUndefined();
    expect(freezingCurve({ ingredients: [{ name: 'Azúcar', grams: 100 }] }).fisica).toBeNull();
  });
});

describe('the physical curve', () => {
  it('is the block with what its water holds, from which any temperature is read', () => {
    const curve = freezingCurve({ ingredients: CREAM });
    const { fase, ...block } = curve.fisica!;
    expect(block).toEqual(physicsOf(CREAM));
    for (const { t, agua_pct, hielo_pct } of block.congelado) {
      expect(100 * iceWithin(curve, t).share).toBeCloseTo(agua_pct, 1);
      expect(iceWithin(curve, t).ice).toBeCloseTo(hielo_pct, 1);
    }
    expect(iceWithin(curve, 0).share).toBe(0);
    const { share, low, high } = iceWithin(curve, -12);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(fase.agua).toBeGreaterThan(fase.ligada);
  });

  it('is that of the PAC where physics cannot tell', () => {
    const curve = freezingCurve({ ingredients: [...CREAM, { name: 'mi base', grams: 50, pac: 90 }] });
    expect(curve.fisica).toBeNull();
    const { share, low, high } = iceWithin(curve, -11);
    expect([share, low, high]).toEqual([frozenAt(curve, -11), share, share]);
  });

  it('is as sure as mixes have been held to: ±0.3 °C at least, 0.8 at −12 and 1.5 at −18', () => {
    expect([-1, -6, -12, -18].map((t) => Number(marginAt(t).toFixed(9)))).toEqual([0.3, 0.4, 0.8, 1.5]);
  });
});

/** Middle of an odd or even list. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

describe('good formulas never fitted on', () => {
  it('have 69 ± 1.5 % of their water frozen where they are served', () => {
    const frozen = unseen
      .filter(({ esperado, dudosa, temperatura_servicio }) => esperado === 'buena' && !dudosa && temperatura_servicio)
      .flatMap((formula) => {
        const { resultado, fisica } = analizar(helado, formula);
        const served = iceCream(fisica)?.a_servicio;
        return resultado.bueno && served ? [served.agua_pct] : [];
      });
    expect(frozen.length).toBeGreaterThan(100);
    expect(Math.abs(median(frozen) - 69)).toBeLessThan(1.5);
  });
});

describe('laws over mixes of the pantry', () => {
  const food = fc.constantFrom(...helado.catalogue().map(({ name }) => name));
  const part = fc.record({ name: food, grams: fc.integer({ min: 1, max: 200 }) });
  const mix = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => [{ name: 'Agua', grams: 500 }, ...parts]);
  const solute = fc.constantFrom('Azúcar', 'Dextrosa', 'Fructosa', 'Sal', 'Ácido cítrico', 'Eritritol', 'Maltitol');

  it('ice grows in the cold, and it begins to freeze before it is served', () => {
    fc.assert(
      fc.property(mix, (ingredients) => {
        const { punto_congelacion, temperatura_fisica, congelado } = physicsOf(ingredients)!;
        expect(punto_congelacion).toBeLessThanOrEqual(0);
        if (temperatura_fisica !== null) expect(temperatura_fisica).toBeLessThanOrEqual(punto_congelacion);
        for (let i = 1; i < congelado.length; i++) {
          expect(congelado[i]!.agua_pct).toBeGreaterThanOrEqual(congelado[i - 1]!.agua_pct);
        }
      }),
    );
  });

  it('a solute more never makes more ice nor a warmer temperature', () => {
    fc.assert(
      fc.property(mix, solute, (ingredients, name) => {
        const before = physicsOf(ingredients)!;
        const after = physicsOf([...ingredients, { name, grams: 20 }])!;
        for (const [i, { agua_pct }] of after.congelado.entries()) {
          expect(agua_pct).toBeLessThanOrEqual(before.congelado[i]!.agua_pct + 0.1);
        }
        if (before.temperatura_fisica !== null) {
          expect(after.temperatura_fisica!).toBeLessThanOrEqual(before.temperatura_fisica + 0.01);
        }
      }),
    );
  });

  it('scaling all grams changes nothing', () => {
    fc.assert(
      fc.property(mix, (ingredients) => {
        const tripled = ingredients.map(({ name, grams }) => ({ name, grams: 3 * grams }));
        expect(physicsOf(tripled)!.congelado).toEqual(physicsOf(ingredients)!.congelado);
      }),
    );
  });
});
