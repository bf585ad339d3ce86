import { describe, expect, it } from 'vitest';
import { cocoaView } from '../../src/cacao/food-view.ts';
import { GROUPS as COCOA_GROUPS } from '../../src/cacao/groups.gen.ts';
import { foods as cacaoFoods } from '../../src/despensa/cacao.gen.ts';
import { foods as heladoFoods } from '../../src/despensa/helado.gen.ts';
import { foods as panaderiaFoods } from '../../src/despensa/panaderia.gen.ts';
import { foods as pasteleriaFoods } from '../../src/despensa/pasteleria.gen.ts';
import { pacOf, podOf, syrupPod } from '../../src/despensa/sweet.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';
import { foods as turronFoods } from '../../src/despensa/turron.gen.ts';
import { hardnessOf, iceCreamView } from '../../src/helado/food-view.ts';
import { breadView } from '../../src/panaderia/food-view.ts';
import { ROLES as BREAD_ROLES } from '../../src/panaderia/roles.gen.ts';
import { pastryView } from '../../src/pasteleria/food-view.ts';
import { ROLES as PASTRY_ROLES } from '../../src/pasteleria/roles.gen.ts';
import { COMPOUND } from '../../src/pasteleria/table.ts';
import { nougatView } from '../../src/turron/food-view.ts';
import { GROUPS as NOUGAT_GROUPS } from '../../src/turron/groups.gen.ts';
import { dataFile, rowsOf } from './read-csv.ts';

const bread = (id: string) => breadView(foodOf(id), panaderiaFoods.rowOf(foodOf(id)));
const cocoa = (id: string) => cocoaView(foodOf(id), cacaoFoods.rowOf(foodOf(id)).grupo);

describe('what each craft reads of a food', () => {
  it('adds up to 100 g in ice cream and in chocolate, for every food', () => {
    for (const food of everyFood()) {
      const ice = iceCreamView(food);
      const { azucares, materiagrasa, esml, otrossolidos, agua, alcohol } = ice;
      expect(azucares + materiagrasa + esml + otrossolidos + agua + alcohol, food.id).toBeCloseTo(100, 1);
      const c = cocoaView(food, cacaoFoods.rowOf(food).grupo);
      const parts = c.agua + c.cacao_seco_desgrasado + c.manteca_cacao + c.grasa_leche + c.otra_grasa + c.azucar;
      expect(parts + c.sng_leche + c.otros_solidos + c.alcohol, food.id).toBeCloseTo(100, 1);
    }
  });

  it('gives every craft the same energy and price, and no figure below nothing', () => {
    for (const food of everyFood()) {
      const views = [
        iceCreamView(food),
        pastryView(food),
        breadView(food, panaderiaFoods.rowOf(food)),
        nougatView(food),
        cocoaView(food, cacaoFoods.rowOf(food).grupo),
      ];
      for (const view of views) {
        expect([view.kcal, view.precio], food.id).toEqual([food.kcal, food.precio]);
        for (const [key, value] of Object.entries(view)) expect(value, `${food.id} ${key}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('reads milk, sugar and syrup as ice cream counts them', () => {
    expect(iceCreamView(foodOf('leche_entera'))).toMatchObject({
      azucares: 0,
      materiagrasa: 3.6,
      esml: 8.8,
      lactosa: 4.7,
      otrossolidos: 0,
      pac: 4.7,
      pod: 0.752,
    });
    // Hydrolysed lactose is milk solids: its glucose and galactose are no added sugar, but they freeze as such.
    const hydrolysed = iceCreamView(foodOf('leche_entera_sin_lactosa'));
    expect(hydrolysed.azucares).toBeLessThan(0.2);
    expect(hydrolysed.pac).toBeGreaterThan(1.7 * 4.7);
    expect(iceCreamView(foodOf('glucosa_atomizada_38'))).toMatchObject({ azucares: 96, pac: 69.312, pod: 40.32 });
    expect(iceCreamView(foodOf('maltodextrina_18')).azucares).toBe(0);
  });

  it('takes the freezing and sweetness of the trade where composition cannot give them', () => {
    expect([pacOf(foodOf('dextrosa')), podOf(foodOf('dextrosa'))]).toEqual([190, 70]);
    expect(pacOf(foodOf('sal'))).toBeCloseTo(583.83, 2);
    expect(podOf(foodOf('sorbitol_polvo'))).toBeCloseTo(59.52, 2);
    // Maltitol of a chocolate and sucralose of a protein count as those that are weighed.
    expect(pacOf(foodOf('chocolate_negro_maltitol'))).toBeCloseTo(42.2, 1);
    expect(podOf(foodOf('chocolate_leche_maltitol'))).toBeCloseTo(37.7, 0);
    expect(podOf(foodOf('proteina_lactea_sabores'))).toBe(61.7);
    // The sorbitol of prunes is theirs by nature.
    expect(pacOf(foodOf('ciruela_pasa'))).toBeLessThan(80);
    expect([syrupPod(40), syrupPod(41), syrupPod(200)]).toEqual([0.45, expect.closeTo(0.46, 6), 0.7]);
  });

  it('hardens by cocoa and nut fat, not by milk fat', () => {
    expect(hardnessOf(foodOf('pasta_cacao'))).toBeCloseTo(1.8 * 44.7 + 0.9 * 54, 6);
    expect(hardnessOf(foodOf('nata_35'))).toBe(0);
    expect(hardnessOf(foodOf('pasta_avellana_100'))).toBeCloseTo(1.4 * foodOf('pasta_avellana_100').grasa, 6);
  });

  it('counts dextrins of syrup as starch in pastry and apart in turrón', () => {
    expect(pastryView(foodOf('jarabe_glucosa_40'))).toMatchObject({ azucares: 26.4, almidon: 53.6, jarabe: 80 });
    expect(nougatView(foodOf('jarabe_glucosa_40'))).toMatchObject({ azucares: 26.4, otros_hc: 53.6, almidon: 0 });
    expect(nougatView(foodOf('ron_40')).agua).toBeCloseTo(100, 0);
  });

  it('counts for bread what bakers count', () => {
    expect(bread('harina_trigo')).toMatchObject({ f_harina: 100, f_agua: 0, f_grasa: 0, f_azucar: 0, f_sal: 0 });
    expect(bread('leche_entera')).toMatchObject({ f_agua: 87.6, f_grasa: 3.6, f_azucar: 0, f_sal: 0 });
    expect(bread('sal').f_sal).toBe(100);
    expect(bread('jarabe_glucosa_40').f_azucar).toBe(80);
    expect(bread('masa_vieja').f_sal).toBeCloseTo(200 / 167, 6);
    expect(bread('masa_madre_solida')).toMatchObject({
      f_harina: expect.closeTo(66.667, 2),
      f_agua: expect.closeTo(33.333, 2),
    });
    expect(bread('tangzhong')).toMatchObject({ f_harina: 16.67, f_agua: 83.33 });
    expect(bread('pasas')).toMatchObject({ f_agua: 0, f_azucar: 0 });
  });

  it('counts dry cocoa as the law does, and no sugar in cocoa itself', () => {
    expect(cocoa('pasta_cacao')).toMatchObject({
      agua: 1.3,
      cacao_seco_desgrasado: 44.7,
      manteca_cacao: 54,
      azucar: 0,
    });
    expect(cocoa('cacao_polvo_22_24').azucar).toBe(0);
    expect(cocoa('chocolate_leche_35').grasa_leche).toBeGreaterThan(3);
    // Maltose joins the syrups at DE 53.
    const oats = foodOf('bebida_avena');
    expect(cocoa('bebida_avena')).toMatchObject({ jarabe: oats.maltosa + oats.jarabe });
  });
});

describe('what each craft knows of a food', () => {
  it('has a kind for every food in every craft', () => {
    for (const food of everyFood()) {
      expect(heladoFoods.rowOf(food).grupo, food.id).toMatch(/^[a-z_]+$/);
      expect(BREAD_ROLES, food.id).toContain(panaderiaFoods.rowOf(food).rol);
      expect([COMPOUND, ...PASTRY_ROLES], food.id).toContain(pasteleriaFoods.rowOf(food).rol);
      expect(NOUGAT_GROUPS, food.id).toContain(turronFoods.rowOf(food).grupo);
      expect(COCOA_GROUPS, food.id).toContain(cacaoFoods.rowOf(food).grupo);
    }
  });

  it('is what the tables say, for the foods a craft has a row of', () => {
    for (const row of rowsOf(dataFile('oficios/turron.csv'))) {
      const knows = turronFoods.rowOf(foodOf(row.id!));
      expect([knows.grupo, knows.materia_basica, knows.yema_eq], row.id).toEqual([
        row.grupo,
        Number(row.materia_basica),
        Number(row.yema_eq),
      ]);
      expect(turronFoods.own(foodOf(row.id!))).toBe(true);
      if (row.fila !== '') expect(turronFoods.wireName(foodOf(row.id!))).toBe(row.fila);
    }
    for (const row of rowsOf(dataFile('oficios/helado.csv'))) {
      expect(heladoFoods.rowOf(foodOf(row.id!)), row.id).toEqual({ grupo: row.grupo, palanca: row.palanca === '1' });
      expect(heladoFoods.wireName(foodOf(row.id!))).toBe(row.fila);
    }
    for (const row of rowsOf(dataFile('oficios/panaderia.csv'))) {
      const knows = panaderiaFoods.rowOf(foodOf(row.id!));
      expect([knows.rol, knows.clase, knows.cuenta.join('|')], row.id).toEqual([row.rol, row.clase, row.cuenta]);
      expect(String(knows.absorcion ?? ''), row.id).toBe(row.absorcion);
    }
  });

  it('knows a food without a row by its category and what it is made of', () => {
    const role = (id: string) => pasteleriaFoods.rowOf(foodOf(id)).rol;
    expect([role('leche_oveja'), role('nata_40'), role('skyr_natural')]).toEqual(['leche', 'nata', 'lacteo']);
    expect(panaderiaFoods.own(foodOf('whisky_40'))).toBe(false);
    expect(panaderiaFoods.rowOf(foodOf('whisky_40'))).toMatchObject({
      rol: 'otro',
      clase: 'liquido',
      cuenta: ['agua'],
    });
    // The almond of a praliné counts by its share.
    expect(turronFoods.rowOf(foodOf('praline_almendra_60')).es_almendra).toBeCloseTo(0.6, 2);
  });

  it('has one food that stands for each role of bread', () => {
    const usual = everyFood().filter((food) => panaderiaFoods.rowOf(food).defecto_de_rol);
    const roles = usual.map((food) => panaderiaFoods.rowOf(food).rol);
    expect([...roles].sort()).toEqual(BREAD_ROLES.filter((rol) => rol !== 'agua').toSorted());
  });
});
