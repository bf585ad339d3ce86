import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { ruleOf } from '../../src/despensa/categories.ts';
import {
  type Declaration,
  type DeclarationRefusal,
  type DeclaredFood,
  foodFromDeclaration,
  readDeclaration,
} from '../../src/despensa/declaration.ts';
import { BALANCE } from '../../src/despensa/food.ts';
import { foods as panaderiaFoods } from '../../src/despensa/panaderia.gen.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';
import { iceCreamView } from '../../src/helado/food-view.ts';

const made = (label: Declaration) => foodFromDeclaration('Mío', label) as DeclaredFood;
const refused = (label: Declaration) => (foodFromDeclaration('Mío', label) as DeclarationRefusal).errores;

describe('an ingredient told by its label', () => {
  it('derives water by difference, starch and sugars, and says how', () => {
    const { food, notas, avisos } = made({
      energia: 489,
      grasas: 22,
      saturadas: 10,
      hidratos: 65,
      azucares: 24,
      fibra: 3,
      proteinas: 6.5,
      sal: 0.9,
      categoria: 'galletas_toppings',
      precio: 4,
    });
    expect(food).toMatchObject({ grasa: 22, sacarosa: 24, almidon: 41, fibra: 3, proteina: 6.5, nacl: 0.9, precio: 4 });
    expect(food.agua).toBeCloseTo(2.6, 6);
    expect(food.kcal).toBe(489);
    expect(avisos).toEqual([]);
    expect(notas).toEqual([
      'Azúcares tomados como sacarosa.',
      'Los hidratos que no son azúcares se toman como almidón.',
      'La sal de la etiqueta se toma como sal añadida.',
      'Agua por diferencia: 2,6 g.',
    ]);
  });

  it('says that salt was added only where it counts it so', () => {
    const { food, notas } = made({ hidratos: 70, azucares: 2, proteinas: 10, sal: 0.2 });
    expect(food.nacl).toBe(0);
    expect(notas.join()).not.toContain('sal añadida');
  });

  it('comes close to the milk, cream and condensed milk of the pantry', () => {
    for (const id of ['leche_entera', 'nata_35', 'leche_condensada', 'leche_polvo_entera', 'leche_polvo_desnatada']) {
      const known = foodOf(id);
      const { food } = made({
        grasas: known.grasa,
        hidratos: known.hidratos,
        azucares: known.azucares,
        proteinas: known.proteina,
        categoria: 'lacteos',
      });
      expect(Math.abs(food.agua - known.agua), id).toBeLessThan(2);
      expect(Math.abs(food.esml - known.esml), id).toBeLessThan(2);
      expect(Math.abs(iceCreamView(food).pac - iceCreamView(known).pac), id).toBeLessThan(3);
    }
  });

  it('tells cocoa butter from dry cocoa by the cocoa of the label', () => {
    const { food } = made({
      grasas: 41,
      hidratos: 33,
      azucares: 29,
      fibra: 11,
      proteinas: 8.5,
      cacao: 70,
      categoria: 'cacao_chocolate',
    });
    expect([food.manteca_cacao, food.cacao_seco, food.grasa_lactea]).toEqual([41, 29, 0]);
    const milk = made({
      grasas: 36,
      hidratos: 52,
      azucares: 51,
      proteinas: 7.5,
      cacao: 35,
      alergenos: ['leche', 'soja'],
      categoria: 'cacao_chocolate',
    }).food;
    expect(milk.grasa_lactea).toBeGreaterThan(4);
    expect(milk.cacao_seco).toBeGreaterThan(3);
    expect(milk.contiene).toEqual(['leche', 'soja']);
  });

  it('uses the water it is given, and leaves the rest unnamed', () => {
    const { food, notas } = made({ hidratos: 10, azucares: 9, agua: 80, categoria: 'frutas' });
    expect([food.agua, food.otros, food.sacarosa, food.glucosa, food.fructosa]).toEqual([80, 10, 3, 3, 3]);
    expect(notas.join(' ')).not.toContain('Agua por diferencia');
    expect(made({ hidratos: 10, azucares: 9, solidos: 20 }).food.agua).toBe(80);
    expect(made({ alcohol: 30, azucares: 10, categoria: 'licores_vinos' }).food).toMatchObject({
      alcohol: 30,
      agua: 60,
    });
  });

  it('refuses figures that cannot be, naming them', () => {
    expect(refused({ grasas: 60, hidratos: 50 })).toEqual([
      'La etiqueta de «Mío» suma 110 g en 100 g: alguna cifra no puede ser.',
    ]);
    expect(refused({ hidratos: 20, azucares: 30 })).toEqual([
      'En la etiqueta de «Mío», azúcares (30 g) no puede superar a hidratos de carbono (20 g).',
    ]);
    expect(refused({ grasas: 5, saturadas: 7 })).toEqual([
      'En la etiqueta de «Mío», grasas saturadas (7 g) no puede superar a grasas (5 g).',
    ]);
    expect(refused({ agua: 50, solidos: 30, grasas: 1 })).toEqual([
      'La etiqueta de «Mío» da agua y sólidos que no suman 100 g: indica solo uno.',
    ]);
    expect(refused({ agua: 95, proteinas: 10 })).toEqual([
      'La etiqueta de «Mío» suma 105 g en 100 g: alguna cifra no puede ser.',
    ]);
  });

  it('warns of an energy its parts do not give, and reads kilojoules', () => {
    expect(made({ energia: 500, hidratos: 50, azucares: 50 })).toMatchObject({
      food: { kcal: 200 },
      avisos: ['La etiqueta de «Mío» da 500 kcal y sus componentes suman 200: revisa cuál no puede ser.'],
    });
    expect(made({ energia: 837, hidratos: 50, azucares: 50 })).toMatchObject({
      food: { kcal: 200 },
      avisos: ['El valor energético de «Mío» parece estar en kJ: se ha pasado a kcal.'],
    });
    // 15 % is as far as roundings and fibre may take it.
    // Pure fat is the most a food holds.
    expect(made({ energia: 950, grasas: 100 }).food).toMatchObject({ kcal: 905 });
    expect(made({ energia: 229, hidratos: 50, azucares: 50 }).avisos).toEqual([]);
    expect(made({ energia: 232, hidratos: 50, azucares: 50 }).avisos).toHaveLength(1);
  });

  it('scales away what rounding adds beyond 100', () => {
    const { food, avisos } = made({ grasas: 50, hidratos: 45, azucares: 45, proteinas: 5.4 });
    expect(avisos).toEqual(['La etiqueta de «Mío» pasa de 100 g por el redondeo: se ha ajustado a 100.']);
    expect(food.grasa).toBeCloseTo(5000 / 100.4, 6);
  });

  it('takes the bulk of a sweetener for polyols, and nuts for what they are', () => {
    expect(made({ hidratos: 99, azucares: 0, categoria: 'edulcorantes_fibras' }).food).toMatchObject({
      otros_polioles: 99,
      almidon: 0,
    });
    const nut = made({
      grasas: 60,
      proteinas: 15,
      fibra: 8,
      alergenos: ['frutos_cascara:avellana'],
      categoria: 'frutos_secos',
    });
    expect([nut.food.frutos_secos, nut.food.avellana, nut.food.almendra]).toEqual([100, 100, 0]);
  });

  it('is known to the crafts by its category', () => {
    const { food } = made({ grasas: 99.9, saturadas: 12, categoria: 'grasas' });
    expect(ruleOf(food).words).toMatchObject({ panaderia: 'aceite', cacao: 'grasa_vegetal', helado: 'grasas' });
    expect(ruleOf(made({ grasas: 5 }).food).words.pasteleria).toBe('otro');
    expect(panaderiaFoods.rowOf(food)).toMatchObject({ rol: 'aceite', cuenta: ['grasa'] });
    expect([panaderiaFoods.own(food), panaderiaFoods.wireName(food)]).toEqual([false, 'Mío']);
    expect(made({ grasas: 5 }).notas[0]).toBe(
      'Sin categoría: se toma como un alimento salado o preparado sin función propia.',
    );
  });

  it('closes to 100 g and never goes below nothing, whatever a label says', () => {
    const figure = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: undefined });
    const label = fc.record({
      energia: fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: undefined }),
      grasas: figure,
      saturadas: figure,
      hidratos: figure,
      azucares: figure,
      fibra: figure,
      proteinas: figure,
      sal: figure,
      agua: figure,
      alcohol: figure,
      cacao: figure,
      categoria: fc.constantFrom(...new Set(everyFood().map((food) => food.category))),
    });
    fc.assert(
      fc.property(label, (given) => {
        const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const result = foodFromDeclaration('Mío', said as Declaration);
        if (result.food === undefined) {
          expect(result.errores.length).toBeGreaterThan(0);
          return;
        }
        const { food } = result;
        expect(BALANCE.reduce((sum, key) => sum + food[key], 0)).toBeCloseTo(100, 6);
        for (const key of BALANCE) expect(food[key], key).toBeGreaterThanOrEqual(0);
        expect(food.manteca_cacao + food.grasa_lactea).toBeLessThanOrEqual(food.grasa + 1.5);
        expect(food.esml).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads a label from any JSON', () => {
    expect(readDeclaration('Mío', { grasas: 3, alergenos: ['leche'], categoria: 'lacteos', sal: null })).toEqual({
      grasas: 3,
      alergenos: ['leche'],
      categoria: 'lacteos',
    });
    expect(readDeclaration('Mío', 'grasa')).toEqual([
      'La etiqueta de «Mío» no es válida: indica sus valores por 100 g.',
    ]);
    expect(readDeclaration('Mío', { precio: 3 })).toEqual([
      'La etiqueta de «Mío» está vacía: indica al menos una de sus cifras.',
    ]);
    expect(readDeclaration('Mío', { grasas: '3', sal: -1, fibra: 120, energia: 4000, colesterol: 1 })).toEqual([
      'En la etiqueta de «Mío», grasas debe ser un número desde 0.',
      'En la etiqueta de «Mío», sal debe ser un número desde 0.',
      'En la etiqueta de «Mío», fibra no puede pasar de 100 g por 100 g: pone 120.',
      'En la etiqueta de «Mío», el valor energético no puede pasar de 905 kcal (3786 kJ) por 100 g: pone 4000.',
      'La etiqueta de «Mío» no admite «colesterol».',
    ]);
    expect(readDeclaration('Mío', { grasas: 1, alergenos: ['polen'], categoria: 'cosas' })).toEqual([
      'En la etiqueta de «Mío», «polen» no es un alérgeno del anexo II.',
      'La categoría «cosas» de «Mío» no existe.',
    ]);
  });
});
