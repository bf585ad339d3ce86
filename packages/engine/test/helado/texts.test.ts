import { describe, expect, it } from 'vitest';
import { everyFood } from '../../src/despensa/table.ts';
import { helado } from '../../src/helado/craft.ts';
import { answer, balance } from './formula.ts';

const { example } = helado;

const warningsOf = (type: string, text: string) => balance(type, text).warnings;

describe('warnings', () => {
  it('unknown ingredient', () => {
    expect(warningsOf('granizado', 'Agua 80, Azúcar 20, Polvo de hadas 1')).toEqual([
      'Ingrediente no reconocido: «Polvo de hadas». Se trata como inerte: cuenta en el peso, pero no aporta sólidos, PAC ni POD. Indica su composición para un cálculo exacto.',
    ]);
  });

  it('composition above 100 % is refused, from 100.5', () => {
    const over = (azucares: number) =>
      answer({
        type: 'granizado',
        ingredients: [{ name: 'Mi sirope', grams: 1, azucares, pac: 1, pod: 1, precio: 1, otrossolidos: 40 }],
      }).warnings;
    expect(over(60.5)).toEqual([]);
    expect(() => over(60.6)).toThrow('(«Mi sirope») no puede ser: sus partes suman 100,6 %');
  });

  it('PAC and POD taken as sucrose, and no price', () => {
    const own = (fields: object) =>
      answer({ type: 'granizado', ingredients: [{ name: 'Mi sirope', grams: 1, ...fields }] }).warnings;
    const estimated = '«Mi sirope»: PAC y POD estimados a partir de sus azúcares como si fueran sacarosa.';
    const noPrice = '«Mi sirope»: sin precio; el coste no lo incluye.';
    expect(own({ azucares: 60 })).toEqual([estimated, noPrice]);
    expect(own({ azucares: 60, pac: 70, precio: 0 })).toEqual([
      estimated.replace('PAC y POD estimados', 'POD estimado'),
    ]);
    expect(own({ azucares: 60, pod: 70, precio: 0 })).toEqual([
      estimated.replace('PAC y POD estimados', 'PAC estimado'),
    ]);
    expect(own({ azucares: 60, pac: 70, pod: 60 })).toEqual([noPrice]);
    expect(own({ materiagrasa: 60, precio: 2 })).toEqual([]);
  });

  it('a negative PAC nothing hard enough is there for: degrees taken for the scale', () => {
    const own = (fields: object) =>
      answer({ type: 'granizado', ingredients: [{ name: 'Mío', grams: 1, pod: 0, precio: 1, ...fields }] }).warnings;
    expect(() => own({ azucares: 20, pac: -11 })).toThrow(
      'El ingrediente 1 («Mío») tiene un PAC de −11, que no puede ser: va en la escala clásica (sacarosa = 100), no en grados.',
    );
    // Cocoa powder: 1.8 points a gram of what is neither fat nor water.
    expect(own({ materiagrasa: 22, otrossolidos: 73, pac: -130 })).toEqual([]);
  });

  it('lactose that may crystallise, where the product is served hard', () => {
    const text = 'Leche entera 500, Nata 35% 200, Leche en polvo desnatada 100, Azúcar 150';
    expect(warningsOf('helado_crema', text)).toEqual([
      'Lactosa alta para el agua disponible: riesgo de textura arenosa. Reduce la leche en polvo o usa proteína láctea o leche sin lactosa.',
    ]);
    expect(warningsOf('semifrio', text)).toEqual([]);
    expect(warningsOf('helado_crema', text.replace('desnatada 100', 'desnatada 30'))).toEqual([]);
  });

  it('hardening of cocoa and nuts, from 2 points', () => {
    expect(warningsOf('helado_leche', 'Leche entera 700, Azúcar 150, Dextrosa 50, Pasta de pistacho 100% 80')).toEqual([
      'El cacao y los frutos secos endurecen el helado 0,6 °C, y el PAC ya los cuenta.',
    ]);
    expect(warningsOf('helado_leche', 'Leche entera 700, Azúcar 150, Dextrosa 50, Pasta de pistacho 100% 20')).toEqual(
      [],
    );
    expect(warningsOf('semifrio', 'Nata 35% 700, Azúcar 150, Pasta de pistacho 100% 80')).toEqual([]);
  });

  it('alcohol, from 3 %', () => {
    // 100 g/kg of a spirit of 40 % vol. are 3.3 g of ethanol per 100 g.
    expect(warningsOf('granizado', 'Agua 700, Azúcar 200, Ron 40% vol. 100')).toEqual([
      'Alcohol 3,3 %: puede no congelar bien en vitrina.',
    ]);
    expect(warningsOf('granizado', 'Agua 730, Azúcar 200, Ron 40% vol. 70')).toEqual([]);
  });

  it('a ripple that hardens in the cabinet', () => {
    expect(warningsOf('veteado', 'Fresa 700, Azúcar 300')).toEqual([
      'El veteado puede endurecerse en vitrina: sube la dextrosa, el azúcar invertido o la glucosa.',
      'Azúcares 33,65 %: dentro del rango (33,50 a 73,50), cerca de su límite.',
      'POD 34,66: dentro del rango (33,50 a 76,50), cerca de su límite.',
    ]);
    expect(warningsOf('veteado', 'Fresa 400, Azúcar 300, Dextrosa 300')).toEqual([]);
  });

  it('more than 40 % of the sugars from dextrose', () => {
    const text = 'Agua 740, Azúcar 150, Dextrosa 110';
    // A sorbet of water alone is also told that it has no fruit.
    const sweet = (formula: string) => warningsOf('sorbete_agua', formula).filter((said) => !said.includes('fruta'));
    expect(sweet(text)).toEqual([
      'Más del 40 % de los azúcares es dextrosa: sabor fresco y menos cuerpo. Combínala con glucosa atomizada o azúcar.',
    ]);
    expect(sweet(text.replace('150', '160'))).toEqual([]);
    expect(warningsOf('granizado', text)).toEqual([]);
    // Below 8 % of sugars there is little to combine.
    expect(warningsOf('salado', 'Agua 920, Dextrosa 80')).toEqual([]);
  });

  it.each([
    ['bombón helado', 'bombón helado'],
    ['__proto__', '__proto__'],
    [7, '7'],
    [['base'], '["base"]'],
    [{ a: 1 }, '{"a":1}'],
    [false, 'false'],
  ])('a type that does not exist: %j', (type, asText) => {
    const response = answer({ ...example, type });
    expect(response.warnings).toEqual([`Tipo «${asText}» no reconocido: se ha aplicado «Helado crema».`]);
    expect(response.type).toBe('helado_crema');
    expect(response.typeLabel).toBe('Helado crema');
  });

  it.each([undefined, null, '', '  '])('no type (%j) is helado_crema, without a warning', (type) => {
    expect(answer({ ...example, type })).toMatchObject({ type: 'helado_crema', warnings: [] });
  });

  it('come in order, each once: type, ingredients as sent, then the mix', () => {
    const { warnings } = answer({
      type: 'sorbeto',
      ingredients: [
        { name: 'Agua', grams: 500 },
        { name: 'Hada', grams: 1 },
        { name: 'Mío', grams: 10, azucares: 90, otrossolidos: 10 },
        { name: 'Dextrosa', grams: 200 },
        { name: 'Hada', grams: 1 },
        { name: 'Leche en polvo desnatada', grams: 150 },
        { name: 'Cacao en polvo 22-24%', grams: 50 },
        { name: 'Ron', grams: 150 },
      ],
    });
    expect(warnings.map((text) => text.slice(0, 24))).toEqual([
      'Tipo «sorbeto» no recono',
      'Ingrediente no reconocid',
      '«Mío»: PAC y POD estimad',
      '«Mío»: sin precio; el co',
      'Lactosa alta para el agu',
      'El cacao y los frutos se',
      'Alcohol 4,7 %: puede no ',
      'Más del 40 % de los azúc',
    ]);
  });
});

describe('fixed texts', () => {
  const response = answer(example);

  it('disclaimer, scale and classic index', () => {
    expect(response.disclaimer).toBe(
      'El PAC se expresa en la escala propia del servicio: temperatura aproximada, en °C, a la que está congelado el 69 % del agua de la mezcla; cuanto más negativo, más blando. Rango de trabajo: de −12,5 a −10,6. El índice clásico (sacarosa = 100) es solo una referencia para otras herramientas. Resultado orientativo: confirma siempre con una prueba en obrador.',
    );
    expect(response.pac_info.escala).toBe(
      'Descenso crioscópico relativo de la mezcla, aproximadamente la temperatura de servicio en °C. Es negativo: cuanto más negativo, más blando. Una fórmula equilibrada está en torno a −11,5.',
    );
    expect(response.pac_info.indice_clasico.descripcion).toBe(
      'Índice clásico en equivalente de sacarosa por 100 g de mezcla (sacarosa = 100, dextrosa ≈ 190). Referencia secundaria; su rango depende del tipo.',
    );
    expect(response.poweredBy).toBe('Obrador');
    expect(response.catalogoIngredientes).toBe(everyFood().length);
  });

  it('manifest', () => {
    expect(helado.manifest).toEqual({
      service: 'Equilibrado de helados',
      description:
        'Analiza una fórmula de helado: PAC, POD, azúcares, grasa, SLNG, sólidos totales, agua libre, energía y coste, con veredicto y sugerencias de corrección.',
      note: 'Para mayor precisión, indica la composición de cada ingrediente (azucares, materiagrasa, esml, lactosa, proteinas, otrossolidos, pac, pod y kcal por 100 g; precio en €/kg). Si no, se usa el catálogo estándar.',
    });
  });

  it('path and types on offer', () => {
    expect(helado.path).toBe('/api/balance');
    expect(helado.types.map(({ id }) => id)).toEqual([
      'helado_leche',
      'helado_crema',
      'sorbete_agua',
      'sorbete_leche',
      'crema_untable',
      'veteado',
      'granizado',
      'semifrio',
      'sin_azucar',
      'vegano',
      'salado',
      'base',
      'leche_merengada',
      'polo',
      'alto_proteina',
      'mantecado',
      'soft',
      'sorbete_chocolate',
    ]);
  });

  it('its example comes out balanced', () => {
    expect(response).toMatchObject({
      verdict: 'equilibrada',
      params: {
        PAC: -11.53,
        POD: 17.85,
        azucares: 17.76,
        materiaGrasa: 8.65,
        SLNG: 10.13,
        solidosTotales: 36.77,
        aguaLibre: 63.23,
        kcal_100g: 186.64,
        coste_100g_eur: 0.18,
        PAC_indice_clasico: 26.7,
      },
    });
  });
});
