import { describe, expect, test } from 'vitest';
import { craftOf } from '../../src/crafts.ts';
import { crear } from '../../src/crear/crear.ts';
import { isSour, leastTasted } from '../../src/crear/flavours.ts';
import type { Food } from '../../src/despensa/food.ts';
import { sharesOf } from './corpus.ts';

/** % of each food of the first formula for a wish. */
function made(id: string, wish: object): ReadonlyMap<Food, number> {
  const craft = craftOf(id)!;
  return sharesOf(craft, crear(craft, wish).formulas[0]!.ingredients);
}

const total = (shares: ReadonlyMap<Food, number>, of: (food: Food) => number) =>
  [...shares].reduce((sum, [food, share]) => sum + (of(food) * share) / 100, 0);
const idsOf = (shares: ReadonlyMap<Food, number>) => [...shares.keys()].map(({ id }) => id);

describe('a formula a master would weigh', () => {
  test.each(['jijona', 'alicante', 'guirlache', 'turron_piedra'])('%s is made of toasted almond', (type) => {
    const raw = idsOf(made('turron', { type })).filter((id) => id.includes('cruda'));
    expect(raw).toEqual([]);
  });

  test('a nut nougat has honey and sugar, whatever its nut', () => {
    for (const flavour of ['avellana', 'pistacho', 'nuez']) {
      const shares = made('turron', { type: 'generico', sabores: [flavour] });
      const share = (id: string) => [...shares].find(([food]) => food.id === id)?.[1] ?? 0;
      expect(share('azucar'), flavour).toBeGreaterThan(10);
      expect(share('miel'), flavour).toBeLessThan(30);
    }
  });

  test('a coconut nougat is the published one, not a nut nougat with coconut', () => {
    const shares = made('turron', { type: 'generico', sabores: ['coco'] });
    expect(idsOf(shares).sort()).toEqual(['azucar', 'clara_huevo', 'coco_rallado']);
  });

  test.each([[undefined], ['frambuesa'], ['maracuyá']])(
    'a fruit paste of %s sets with yellow pectin and acid',
    (flavour) => {
      const wish = { type: 'pate_fruta', ...(flavour === undefined ? {} : { sabores: [flavour] }) };
      expect(idsOf(made('pasteleria', wish))).toEqual(expect.arrayContaining(['pectina_amarilla_hm', 'acido_citrico']));
    },
  );

  test('an ice cream without lactose is the usual one with milk, cream and powder without it', () => {
    expect(idsOf(made('helado', { type: 'helado_leche', sin: ['lactosa'] })).sort()).toEqual([
      'azucar',
      'dextrosa',
      'leche_entera_sin_lactosa',
      'leche_polvo_desnatada_sin_lactosa',
      'nata_35_sin_lactosa',
      'neutro_cremas',
    ]);
  });

  test('bread has its salt, and no more than the law admits', () => {
    const flourless = made('panaderia', { type: 'pan_sin_gluten' });
    const flour = total(flourless, ({ category }) => (category === 'harinas_almidones' ? 100 : 0));
    expect((100 * total(flourless, ({ category }) => (category === 'sal' ? 100 : 0))) / flour).toBeGreaterThan(1.6);
    const craft = craftOf('panaderia')!;
    for (const { id: type } of craft.types) {
      for (const total of [250, 1000, 20_000]) {
        const [formula] = crear(craft, { type, total }).formulas;
        expect(formula!.resultado.texto, `${type} ${total}`).toBe('fórmula equilibrada');
      }
    }
  });

  test('what a type is named after holds: no flour where there is none, nothing odd in white chocolate', () => {
    expect(idsOf(made('pasteleria', { type: 'bizcocho_sin_harina' }))).not.toContain('harina_floja');
    expect(idsOf(made('cacao', { type: 'blanco' })).sort()).toEqual([
      'azucar',
      'leche_polvo_entera',
      'lecitina_soja',
      'manteca_cacao',
    ]);
    expect(idsOf(made('helado', { type: 'alto_proteina' }))).not.toContain('vodka_40');
  });

  test('marzipan is not, and who asks for raw almond gets it', () => {
    expect(idsOf(made('turron', { type: 'mazapan' })).some((id) => id.includes('tostada'))).toBe(false);
    expect(idsOf(made('turron', { type: 'alicante', con: ['almendra cruda repelada'] }))).toContain(
      'almendra_cruda_repelada',
    );
  });

  test.each([[undefined], ['fresa'], ['frambuesa'], ['melocotón']])('a jam of %s has its acid', (flavour) => {
    const wish = { type: 'confitura', ...(flavour === undefined ? {} : { sabores: [flavour] }) };
    expect([...made('pasteleria', wish).keys()].some(isSour)).toBe(true);
  });

  test('a flavour that was asked for is tasted', () => {
    for (const [id, type, flavour] of [
      ['pasteleria', 'cheesecake', 'zumo de limón'],
      ['pasteleria', 'cheesecake', 'fresa'],
      ['helado', 'helado_crema', 'avellana'],
      ['helado', 'helado_leche', 'chocolate'],
    ] as const) {
      const craft = craftOf(id)!;
      const shares = made(id, { type, sabores: [flavour] });
      const [food, share] = [...shares].find(([one]) => one.name.toLowerCase().includes(flavour.split(' ').at(-1)!))!;
      // Balancing may take a part of it.
      expect(share, `${craft.id} ${flavour}`).toBeGreaterThanOrEqual(0.6 * leastTasted(food));
    }
    const lemon = made('pasteleria', { type: 'cheesecake', sabores: ['limón'] });
    expect([...lemon].find(([{ id }]) => id === 'zumo_limon')![1]).toBeGreaterThan(3);
  });

  test.each([
    ['helado_crema', 8],
    ['helado_leche', 2.5],
  ] as const)('%s has the fat of milk of its name, whatever its flavour', (type, least) => {
    for (const sabores of [
      ['avellana'],
      ['chocolate'],
      ['pistacho'],
      ['fresa'],
      [{ name: 'avellana', porcentaje: 13 }],
    ]) {
      const { formulas } = crear(craftOf('helado')!, { type, sabores });
      for (const { ingredients } of formulas) {
        const fat = total(sharesOf(craftOf('helado')!, ingredients), ({ grasa_lactea }) => grasa_lactea);
        expect(fat, JSON.stringify(sabores)).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test('a ganache without milk keeps its water', () => {
    expect(total(made('cacao', { type: 'bombon', sin: ['leche'] }), ({ agua }) => agua)).toBeGreaterThan(4);
  });

  test.each([
    ['cacao', 'negro', 'naranja', 'naranja_confitada', 10, 20],
    ['cacao', 'negro', 'frambuesa', 'frambuesa_liofilizada', 3, 8],
    ['cacao', 'blanco', 'mango', 'fruta_liofilizada', 3, 8],
    ['cacao', 'negro', 'limón', 'piel_limon', 0.1, 1],
    ['turron', 'chocolate', 'naranja', 'naranja_confitada', 5, 20],
    ['turron', 'generico', 'fresa', 'fresa_liofilizada', 3, 8],
    ['pasteleria', 'buttercream', 'café', 'cafe_soluble', 1, 2],
    ['pasteleria', 'genoise', 'limón', 'piel_limon', 0.1, 1],
    ['helado', 'helado_crema', 'queso', 'queso_crema', 5, 30],
  ])('%s: %s with %s takes it as %s', (craft, type, flavour, form, least, most) => {
    const share = [...made(craft, { type, sabores: [flavour] })].find(([{ id }]) => id === form)?.[1];
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  test('a short pastry without egg is bound with milk, and nothing is said of its rising', () => {
    const [formula] = crear(craftOf('pasteleria')!, { type: 'masa_tarta', sin: ['huevo'] }).formulas;
    expect(formula!.ingredients.map(({ name }) => name)).toContain('Leche entera');
    expect(formula!.explicacion.join(' ')).not.toContain('impulsor');
  });

  test('a truffle takes its fruit as it is: it has the water for it', () => {
    expect(idsOf(made('cacao', { type: 'trufa', sabores: ['naranja'] }))).toContain('zumo_naranja');
  });

  test.each([
    ['pasteleria', { type: 'lemon_curd', sin: ['huevo'] }],
    ['panaderia', { type: 'roscon', sin: ['azúcares'] }],
  ])('%s: what lacks the rest of a type is not what was asked for: %j', (id, wish) => {
    const { imposible } = crear(craftOf(id)!, wish);
    expect(imposible!.choques.filter((text) => text.startsWith('Lo que pides'))).toEqual([]);
  });

  test('a focaccia is raised with less than 2 % of yeast on its flour', () => {
    const shares = made('panaderia', { type: 'focaccia' });
    const of = (kind: string) =>
      [...shares].reduce((sum, [{ id }, share]) => sum + (id.startsWith(kind) ? share : 0), 0);
    expect((100 * of('levadura')) / of('harina')).toBeLessThan(2);
  });

  test('a chocolate turrón is chocolate, with less than a tenth of rice and no lard', () => {
    const shares = made('turron', { type: 'turron_chocolate' });
    expect(idsOf(shares)).not.toContain('manteca_cerdo');
    expect([...shares].find(([{ id }]) => id === 'arroz_inflado')![1]).toBeLessThan(10);
  });
});

test('a title is a name for a recipe; what tells variants apart stands beside it', () => {
  const { formulas } = crear(craftOf('helado')!, { type: 'helado_crema', variantes: 3 });
  expect(formulas.length).toBeGreaterThan(1);
  expect(new Set(formulas.map(({ titulo }) => titulo))).toEqual(new Set(['Helado crema']));
  expect(formulas.map(({ variante }) => variante)).toContain('la más sencilla');
  expect(crear(craftOf('helado')!, { type: 'helado_crema' }).formulas[0]).not.toHaveProperty('variante');
});
