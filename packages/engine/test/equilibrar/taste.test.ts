import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { isOut } from '../../src/craft/meter.ts';
import { craftOf } from '../../src/crafts.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced, gramsOf, outcomeOf, request, textsOf } from './formula.ts';

/** How far inside its range each parameter that was mended lies, as a share of the width. */
function roomsOf(craft: Craft, type: string, text: string): number[] {
  const answer = balanced(craft, type, text);
  const before = craft.analyse({ type, ingredients: answer.cambios.map(sentOf(craft)) });
  const after = craft.analyse({ type, ingredients: answer.ingredients });
  const out = new Set(before.meters.filter(isOut).map(({ key }) => key));
  return after.meters.flatMap(({ key, min, max, value }) =>
    out.has(key) && min !== null && max !== null ? [Math.min(value - min, max - value) / (max - min)] : [],
  );
}

const sentOf =
  ({ shape }: Craft) =>
  ({ nombre, antes }: { nombre: string; antes: number }) => ({ [shape.name]: nombre, [shape.weight]: antes });

describe('what a trade reckons by', () => {
  it.each([
    ['a dry ciabatta gets water', 'ciabatta', 'Harina de fuerza 1000, Agua 600, Sal 20, Levadura fresca 10', 816, 1846],
    ['salt and yeast too much go', 'pan_comun', 'Harina 1000, Agua 550, Sal 30, Levadura fresca 50', 550, 1587],
  ])('%s: the flour stays, the dough gives way', (_, type, text, water, total) => {
    const answer = balanced(panaderia, type, text);
    const grams = gramsOf(answer);
    expect(answer.factible).toBe(true);
    expect(Object.entries(grams).find(([name]) => name.startsWith('Harina'))?.[1]).toBe(1000);
    expect(grams.Agua).toBe(water);
    expect(answer.total).toBe(total);
  });

  it('who asks for a total gets it', () => {
    const answer = balanced(panaderia, 'ciabatta', 'Harina de fuerza 1000, Agua 600, Sal 20, Levadura fresca 10', {
      total: 1630,
    });
    expect(answer.factible).toBe(true);
    expect(answer.total).toBe(1630);
  });

  it('flour that is itself at fault moves: more rye in a rye bread, the same flour in all', () => {
    const text = 'Harina de trigo 600, Harina de centeno 400, Agua 700, Masa madre de centeno 300, Sal 20';
    const grams = gramsOf(balanced(panaderia, 'pan_centeno', text));
    expect(grams['Harina de centeno']).toBeGreaterThan(400);
    expect(grams['Harina de trigo']! + grams['Harina de centeno']!).toBe(1000);
  });
});

describe('what the law admits beside the range', () => {
  it.each([
    ['its salt comes down, the water stays', 'Harina 860, Agua 221, Levadura fresca 33, Sal 19', 507, 15.3],
    ['salt that is dosed stops there', 'Harina de trigo 599, Agua 637, Levadura seca 4, Sal 16', 371, 10.7],
  ])('a common bread that is mended keeps 1.31 g of salt in 100 g: %s', (_, text, water, salt) => {
    const answer = balanced(panaderia, 'pan_comun', text);
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)).toMatchObject({ Agua: water, Sal: salt });
    expect(JSON.stringify(answer.despues)).not.toContain('1,31');
  });

  it('keeps to it where the water has to double', () => {
    const answer = balanced(panaderia, 'ciabatta', 'Harina de fuerza 627, Agua 250, Levadura fresca 6, Sal 13');
    expect(gramsOf(answer).Agua).toBeGreaterThan(400);
    expect(JSON.stringify(answer.despues)).not.toContain('1,31');
  });

  it('its salt is told as the reason, and comes down alone where nothing else is wrong', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 860, Agua 221, Levadura fresca 33, Sal 19');
    expect(answer.explicacion.join(' ')).toContain(
      'Baja la sal de 19 g a 15,3 g (−3,7 g): corrige la sal por 100 g de pan.',
    );
    const good = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 600, Levadura fresca 20, Sal 20');
    expect(good.cambios.filter(({ diferencia }) => diferencia !== 0).map(({ nombre }) => nombre)).toEqual(['Sal']);
  });
});

describe('where masters are', () => {
  it.each([
    [
      'pasteleria',
      'genoise',
      'Huevo entero 182, Azúcar 98, Harina 53, Almidón/Maicena 33, Sal 3, Mantequilla 126',
      'ratioGrasaHarina',
      0,
      0.55,
    ],
    [
      'pasteleria',
      'pound_cake',
      'Huevo entero 221, Yema 54, Leche entera 101, Harina 433, Sal 1, Impulsor 5, Azúcar 474, Mantequilla 131',
      'grasa',
      18,
      30,
    ],
    [
      'cacao',
      'cobertura',
      'pasta_cacao 10, manteca_cacao 18, leche_entera_polvo 14, azucar 50, lecitina 1',
      'lacteos',
      17.5,
      25,
    ],
  ] as const)('what is mended comes into the band: %s, %s', (id, type, text, key, least, most) => {
    const craft = craftOf(id);
    const { factible, ingredients } = balanced(craft, type, text);
    expect(factible).toBe(true);
    const value = craft.analyse({ type, ingredients }).values[key]!;
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });
});

describe('what is noble', () => {
  it('Jijona with 650 g of almond and no honey: honey for sugar, all the almond, Suprema', () => {
    const answer = balanced(turron, 'jijona', 'almendra_tostada 650, azucar 320, clara 30');
    const grams = gramsOf(answer);
    expect(grams).toMatchObject({ almendra_tostada: 650, clara: 30 });
    expect(grams.miel).toBeGreaterThan(100);
    expect(grams.azucar).toBeLessThan(225);
    expect(outcomeOf(answer).text).toBe('Suprema');
  });

  it.each([
    [
      panaderia,
      'brioche',
      'Harina 1000, Mantequilla 400, Azúcar 120, Huevo entero 200, Sal 18, Levadura fresca 40',
      'Mantequilla',
    ],
    [
      helado,
      'helado_crema',
      'Leche entera 480, Nata 35% 150, Azúcar 190, Pasta de avellana 100% 180',
      'Pasta de avellana 100%',
    ],
    [helado, 'sorbete_agua', 'Fresa 500, Azúcar 100, Agua 400', 'Fresa'],
    [cacao, 'negro', 'pasta_cacao 600, azucar 250, manteca_cacao 250', 'pasta_cacao'],
    [
      pasteleria,
      'financier',
      'Almendra molida 120, Azúcar 300, Clara de huevo 200, Mantequilla 60, Harina 100',
      'Almendra molida',
    ],
  ] as const)('is not cut to mend another number: $id %s', (craft, type, text, noble) => {
    const answer = balanced(craft, type, text);
    const { antes, despues } = answer.cambios.find(({ nombre }) => nombre === noble)!;
    expect(despues).toBeGreaterThanOrEqual(antes);
  });

  it('a dry brioche gets egg, never water', () => {
    const text = 'Harina 1000, Mantequilla 400, Azúcar 120, Huevo entero 200, Sal 18, Levadura fresca 40';
    const grams = gramsOf(balanced(panaderia, 'brioche', text));
    expect(grams['Huevo entero']).toBeGreaterThan(200);
    expect(grams).not.toHaveProperty('Agua');
  });

  it.each(['helado_crema', 'helado_leche', 'base'])('a %s never gets water', (type) => {
    for (const text of [
      'Leche entera 300, Nata 35% 500, Azúcar 250',
      'Leche entera 500, Azúcar 60, Chocolate negro 70% 440',
    ]) {
      expect(gramsOf(balanced(helado, type, text))).not.toHaveProperty('Agua');
    }
  });
});

describe('what is missing', () => {
  it.each([
    ['salt', panaderia, 'pan_comun', 'Harina 1000, Agua 650, Levadura fresca 10', ['Sal'], 14, 22],
    ['salt and yeast', panaderia, 'pan_comun', 'Harina 1000, Agua 650', ['Sal', 'Levadura fresca'], 5, 25],
    ['gelatine', pasteleria, 'panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120', ['Gelatina'], 6, 18],
    ['honey', turron, 'alicante', 'almendra_tostada 620, azucar 350, clara 30', ['miel'], 95, 150],
    [
      'baking powder',
      pasteleria,
      'magdalenas',
      'Huevo entero 300, Azúcar 300, Aceite 280, Harina 400, Leche entera 80',
      ['Impulsor'],
      5,
      26,
    ],
  ] as const)('%s comes in the answer itself, once', (_what, craft, type, text, names, least, most) => {
    const answer = balanced(craft, type, text);
    expect(answer.factible).toBe(true);
    expect(outcomeOf(answer).good).toBe(true);
    for (const name of names) {
      const grams = gramsOf(answer)[name]!;
      expect(grams, name).toBeGreaterThanOrEqual(least);
      expect(grams, name).toBeLessThanOrEqual(most);
    }
    const added = answer.cambios.filter(({ antes, despues }) => antes === 0 && despues > 0);
    expect(added.length).toBeGreaterThanOrEqual(names.length);
    expect(answer.explicacion.filter((line) => line.startsWith('Añade')).length).toBe(added.length);
    expect(answer.alternativas).toBeUndefined();
  });

  it('milk comes into a bread of milk that has none, as much as the advice says, in place of water', () => {
    const answer = balanced(
      panaderia,
      'pan_leche',
      'Harina de fuerza 1000, Agua 550, Huevo entero 50, Azúcar 100, Mantequilla 100, Sal 20, Levadura fresca 30',
    );
    expect(answer).toMatchObject({ factible: true, cambia: true });
    expect(outcomeOf(answer).good).toBe(true);
    expect(gramsOf(answer)['Leche entera']).toBeGreaterThanOrEqual(270);
    expect(gramsOf(answer)['Leche entera']).toBeLessThanOrEqual(320);
    expect(gramsOf(answer).Agua).toBeLessThan(550);
    expect(gramsOf(answer)['Harina de fuerza']).toBe(1000);
  });

  it('nothing is said to change where nothing does, whether it is good already or cannot be done', () => {
    const good =
      'Harina de fuerza 1000, Agua 250, Leche entera 350, Azúcar 80, Mantequilla 100, Sal 18, Levadura fresca 30';
    expect(balanced(panaderia, 'pan_leche', good)).toMatchObject({ factible: true, cambia: false });
    const names = ['Harina de fuerza', 'Agua', 'Azúcar', 'Mantequilla', 'Sal', 'Levadura fresca'];
    const stuck = balanced(
      panaderia,
      'pan_leche',
      'Harina de fuerza 1000, Agua 600, Azúcar 80, Mantequilla 100, Sal 18, Levadura fresca 30',
      { fijos: names, anadir: [] },
    );
    expect(stuck).toMatchObject({ factible: false, cambia: false });
  });

  it('too much salt is taken out', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 650, Sal 40, Levadura fresca 10');
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer).Sal).toBeLessThan(22);
    expect(gramsOf(answer).Sal).toBeGreaterThan(14);
  });

  it('pectin that is short comes up in a fruit paste, and hazelnut in a spread', () => {
    const paste = balanced(pasteleria, 'pate_fruta', 'Puré de frambuesa 500, Azúcar 480, Glucosa 50, Pectina NH 3');
    expect(paste.factible).toBe(true);
    expect(gramsOf(paste)['Pectina NH']).toBeGreaterThan(6);
    const spread = balanced(
      cacao,
      'crema_untable',
      'azucar 520, aceite_girasol 260, cacao_polvo 70, pasta_avellana 80, leche_desn_polvo 70',
    );
    expect(outcomeOf(spread).text).toBe('medalla de oro');
    expect(gramsOf(spread).pasta_avellana).toBeGreaterThanOrEqual(100);
  });

  it('too much flour is taken out of a cup of chocolate', () => {
    const answer = balanced(cacao, 'chocolate_taza', 'azucar 400, cacao_polvo 150, harina_maiz 200, pasta_cacao 250');
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer).harina_maiz).toBeLessThanOrEqual(180);
  });

  it('a dough with a dose near its limit is mended without passing it', () => {
    const text =
      'Harina 1000, Huevo 250, Leche 200, Mantequilla 400, Azúcar 110, Sal 20, Levadura 40, Agua de azahar 79';
    const answer = balanced(panaderia, 'brioche', text);
    expect(answer.factible).toBe(true);
    expect(outcomeOf(answer).good).toBe(true);
  });

  it('egg comes into a flan in place of milk, to where it unmoulds, and no sugar fills it up', () => {
    const answer = balanced(pasteleria, 'flan', 'Leche entera 500, Azúcar 120, Nata 35% 100');
    const grams = gramsOf(answer);
    expect(grams.Azúcar).toBe(120);
    expect((100 * grams['Huevo entero']!) / (grams['Leche entera']! + grams['Nata 35%']!)).toBeGreaterThan(27);
  });

  it('yeast many times too high goes down to well inside, and sourdough comes up as far', () => {
    const text =
      'Harina panificable 900, Harina integral de centeno 100, Agua 700, Masa madre 100 % 40, Sal 20, Levadura fresca 10';
    const answer = balanced(panaderia, 'pan_rustico_mm', text);
    expect(gramsOf(answer)['Masa madre 100 %']).toBeGreaterThan(90);
    expect(gramsOf(answer)['Levadura fresca']).toBeLessThan(2);
    expect(gramsOf(answer)['Levadura fresca']).toBeGreaterThan(0);
    expect(answer.explicacion.join(' ')).not.toContain('junto al límite');
  });

  it('the fat a panettone lacks is butter, not yolk', () => {
    const text =
      'Harina de fuerza 1000, Masa madre sólida 300, Agua 400, Azúcar 150, Mantequilla 250, Yema de huevo 150, Sal 10, Pasas 250';
    const grams = gramsOf(balanced(panaderia, 'panettone', text));
    expect(grams.Mantequilla).toBeGreaterThan(350);
    expect(grams['Yema de huevo']).toBe(150);
  });

  it('the fat a chantilly lacks is a richer cream in place of the thin one; its sugar stays', () => {
    const grams = gramsOf(balanced(pasteleria, 'chantilly', 'Nata 18% 500, Azúcar 50'));
    expect(grams.Azúcar).toBe(50);
    expect(grams['Nata 35%']).toBeGreaterThan(250);
    expect(grams['Nata 18%']! + grams['Nata 35%']!).toBe(500);
    expect(grams).not.toHaveProperty('Mantequilla');
  });

  it('salt that is right is left alone', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 850, Sal 18, Levadura fresca 10');
    expect(gramsOf(answer)).toMatchObject({ Sal: 18, 'Levadura fresca': 10 });
  });
});

describe('one line alone', () => {
  const changed = (answer: ReturnType<typeof balanced>) =>
    answer.cambios.filter(({ diferencia }) => diferencia !== 0).map(({ nombre }) => nombre);

  it.each([
    [helado, 'sorbete_agua', 'Mango 1000, Azúcar 360, Glucosa atomizada 38 DE 100, Agua 1035', 'Agua'],
    [
      panaderia,
      'pan_molde',
      'Harina panadera 500, Leche entera 160, Levadura fresca 8, Azúcar 13, Mantequilla 25, Sal 9',
      'Leche entera',
    ],
    [
      cacao,
      'crema_untable',
      'azucar 520, aceite_girasol 260, cacao_polvo 70, pasta_avellana 80, leche_desn_polvo 70',
      'pasta_avellana',
    ],
  ] as const)('is moved before several: $id %s', (craft, type, text, line) => {
    const answer = balanced(craft, type, text);
    expect(changed(answer)).toEqual([line]);
    expect(answer.explicacion.join(' ')).toContain('no pedías mantenerlo');
  });

  it('is what fails, not the rest halved around it', () => {
    const sent = 'azucar 520, aceite_girasol 260, cacao_polvo 70, pasta_avellana 80, leche_desn_polvo 70';
    expect(gramsOf(balanced(cacao, 'crema_untable', sent)).azucar).toBe(520);
  });

  it('is none where the total is asked for', () => {
    const sent = 'Mango 1000, Azúcar 360, Glucosa atomizada 38 DE 100, Agua 1035';
    const answer = balanced(helado, 'sorbete_agua', sent, { total: 2495 });
    expect(answer.total).toBe(2495);
    expect(changed(answer).length).toBeGreaterThan(1);
  });

  it('leaves the total within a tenth where grams are fixed', () => {
    const sent = 'Mango 1000, Azúcar 360, Glucosa atomizada 38 DE 100, Agua 1035';
    const answer = balanced(helado, 'sorbete_agua', sent, { fijos: ['Mango'] });
    expect(answer.factible).toBe(true);
    expect(Math.abs(answer.total - 2495)).toBeLessThanOrEqual(249.5);
  });
});

describe('what is brought in', () => {
  it.each([
    [turron, 'guirlache', 'almendra_cruda 300, azucar 700', 'almendra_tostada'],
    [
      turron,
      'turron_chocolate',
      'cob_leche 400, arroz_inflado 350, manteca_cacao 50, azucar_glas 200',
      'chocolate_negro',
    ],
    [
      cacao,
      'leche',
      'pasta_cacao 300, manteca_cacao 150, azucar 480, leche_entera_polvo 65',
      'mantequilla_clarificada',
    ],
    [pasteleria, 'ganache_negro', 'Nata 35% 600, Chocolate negro 70% 300, Mantequilla 40', 'Chocolate'],
  ] as const)('is no second one of a kind that is there: $id %s', (craft, type, text, kin) => {
    const answer = balanced(craft, type, text);
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)).not.toHaveProperty(kin);
    expect(answer.explicacion.filter((line) => line.startsWith('Añade'))).toEqual([]);
  });

  it('is a second one where the first cannot do it: skimmed milk has no fat for a milk chocolate', () => {
    const answer = balanced(cacao, 'leche', 'pasta_cacao 150, manteca_cacao 200, azucar 480, leche_desn_polvo 170');
    expect(answer.factible).toBe(true);
    expect(outcomeOf(answer).text).toMatch(/medalla/);
  });

  it('is weighed by more than crumbs, and never fills the total', () => {
    for (const text of [
      'nata 130, cob_negra_70 360, mantequilla 60, glucosa 10',
      'nata 200, cob_blanca 300, maracuya 120',
    ]) {
      const { cambios, explicacion, total } = balanced(cacao, 'bombon', text);
      for (const { antes, despues } of cambios) if (antes === 0) expect(despues).toBeGreaterThanOrEqual(0.01 * total);
      expect(explicacion.filter((line) => /^Añade.*mantiene el total/.test(line))).toEqual([]);
    }
  });

  it('is what the person asks for, of whatever kind', () => {
    const opciones = { anadir: ['almendra_tostada'], fijos: ['almendra_cruda'] };
    const answer = balanced(turron, 'guirlache', 'almendra_cruda 300, azucar 700', opciones);
    expect(gramsOf(answer).almendra_tostada).toBeGreaterThan(50);
  });
});

describe('an ice cream that is all dextrose', () => {
  const isWarned = ({ ingredients }: ReturnType<typeof balanced>) =>
    helado.analyse({ type: 'helado_leche', ingredients }).warnings.some(({ code }) => code === 'dextrosa_alta');

  it('keeps its sugar and gives up dextrose, to what the trade combines', () => {
    const text =
      'Leche entera 600, Nata 35% 60, Leche en polvo desnatada 35, Azúcar 90, Dextrosa 120, Pasta de pistacho 90, Neutro 5';
    const answer = balanced(helado, 'helado_leche', text);
    expect(gramsOf(answer).Azúcar).toBe(90);
    expect(gramsOf(answer).Dextrosa).toBeLessThan(75);
    expect(isWarned(answer)).toBe(false);
  });

  it('gets sugar where it has none', () => {
    const text = 'Leche entera 660, Nata 35% 120, Leche en polvo desnatada 40, Dextrosa 180, Neutro 5';
    const answer = balanced(helado, 'helado_leche', text);
    expect(gramsOf(answer).Azúcar).toBeGreaterThan(gramsOf(answer).Dextrosa!);
    expect(isWarned(answer)).toBe(false);
  });
});

describe('the share of dextrose', () => {
  it('is held to only where there is sugar to combine it with, and not in a savoury mix', () => {
    const isHeld = (type: string, text: string) =>
      helado.linear(request(helado, type, text)).cases[0]!.some(({ key }) => key === 'dextrosaEnAzucares');
    expect(isHeld('helado_crema', 'Leche entera 600, Azúcar 90, Dextrosa 120')).toBe(true);
    expect(isHeld('helado_crema', 'Leche entera 600, Dextrosa 120')).toBe(false);
    expect(isHeld('salado', 'Leche entera 600, Azúcar 90, Dextrosa 120')).toBe(false);
  });
});

describe('a ganache that is too wet', () => {
  const WET = 'pulpa_frambuesa 350, nata 100, cob_negra_64 450, mantequilla 40';

  it('gives up fruit, half of it at most, and none of its chocolate or cream', () => {
    const answer = balanced(cacao, 'bombon', WET);
    const grams = gramsOf(answer);
    expect(answer.factible).toBe(true);
    expect(grams.pulpa_frambuesa).toBeLessThan(350);
    expect(grams.pulpa_frambuesa).toBeGreaterThanOrEqual(175);
    expect(grams.cob_negra_64).toBeGreaterThanOrEqual(450);
    expect(grams.nata).toBe(100);
    const { meters } = cacao.analyse({ type: 'bombon', ingredients: answer.ingredients });
    expect(meters.find(({ key }) => key === 'agua')!.value).toBeLessThanOrEqual(28);
  });

  it('keeps its fruit where water is not what fails', () => {
    const text = 'pulpa_frambuesa 30, nata 100, cob_negra_64 400, azucar_invertido 60, mantequilla 220';
    const answer = balanced(cacao, 'bombon', text);
    expect(gramsOf(answer).pulpa_frambuesa).toBe(30);
    expect(gramsOf(answer).mantequilla).toBeLessThan(220);
  });

  it('a noble ingredient keeps most of itself unless less of it is the remedy', () => {
    const text = 'Harina 1000, Huevo 50, Leche 200, Mantequilla 400, Azúcar 110, Sal 20, Levadura 40';
    expect(gramsOf(balanced(panaderia, 'brioche', text)).Mantequilla).toBeGreaterThanOrEqual(280);
    const rich = balanced(cacao, 'gianduja', 'pasta_avellana 600, cob_negra 400');
    expect(gramsOf(rich).pasta_avellana).toBe(420);
  });
});

describe('where it stops', () => {
  it.each([
    [helado, 'helado_crema', 'Leche entera 700, Nata 35% 60, Azúcar 150, Dextrosa 40, Leche en polvo desnatada 40'],
    [helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100'],
    [panaderia, 'pan_comun', 'Harina 1000, Agua 850, Sal 18, Levadura fresca 10'],
    [panaderia, 'ciabatta', 'Harina 1000, Agua 550, Sal 20, Levadura fresca 10'],
    [pasteleria, 'genoise', 'Huevo entero 200, Azúcar 200, Harina 125'],
  ] as const)('is inside the range, never on its edge: $id %s %s', (craft, type, text) => {
    const rooms = roomsOf(craft, type, text);
    expect(rooms.length).toBeGreaterThan(0);
    for (const room of rooms) expect(room).toBeGreaterThan(0.04);
  });

  it('is the edge only where nothing else is possible, and then it is said', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 700, Nata 35% 60, Azúcar 150, Dextrosa 40', {
      limites: { 'Nata 35%': { max: 150 } },
      anadir: ['Leche en polvo desnatada'],
      parametros: { materiaGrasa: [8.2, 16] },
    });
    if (answer.factible) expect(answer.explicacion.join(' ')).toMatch(/junto al límite/);
    else expect(answer.explicacion[0]).toMatch(/^Así no sale/);
  });

  it.each([
    [helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100'],
    [turron, 'jijona', 'almendra_tostada 650, azucar 320, clara 30'],
    [panaderia, 'pan_comun', 'Harina 1000, Agua 850, Sal 18, Levadura fresca 10'],
  ] as const)('few changes do: $id %s', (craft, type, text) => {
    const moved = balanced(craft, type, text).cambios.filter(({ diferencia }) => diferencia !== 0);
    expect(moved.length).toBeLessThanOrEqual(3);
  });

  it('beyond what a master changes it is another recipe', () => {
    const { explicacion } = balanced(cacao, 'negro', 'pasta_cacao 250, manteca_cacao 50, azucar 700');
    expect(explicacion).toContainEqual(expect.stringMatching(/^Es otra receta: /));
    const { explicacion: gentle } = balanced(turron, 'jijona', 'almendra_tostada 650, azucar 320, clara 30');
    expect(gentle.join(' ')).not.toContain('otra receta');
  });
});

describe('amounts', () => {
  it('are those a workshop weighs, by kind and batch', () => {
    const small = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 655');
    for (const name of ['Harina', 'Agua']) expect(Number.isInteger(gramsOf(small)[name])).toBe(true);
    const large = balanced(helado, 'helado_crema', 'Leche entera 5000, Nata 35% 2500, Azúcar 1000');
    for (const { despues } of large.cambios) expect(despues % 5).toBe(0);
    expect(large.paso).toBe(5);
    const huge = balanced(panaderia, 'pan_comun', 'Harina 50000, Agua 42500, Sal 900, Levadura fresca 500');
    for (const { despues, diferencia } of huge.cambios) if (diferencia !== 0) expect(despues % 25).toBe(0);
  });
});

describe('the goal', () => {
  it('white chocolate with 55 % cocoa butter is not «ya cumple»: it says what gold would take', () => {
    const { explicacion } = balanced(cacao, 'blanco', 'manteca_cacao 550, leche_entera_polvo 200, azucar 250');
    expect(explicacion.join(' ')).not.toContain('ya cumple');
    expect(explicacion.join(' ')).toContain('medalla de oro');
  });

  it('«ya cumple» only where nothing is listed as a fault', () => {
    for (const craft of [helado, panaderia, pasteleria, turron, cacao] as const) {
      const { explicacion } = equilibrar<object>(craft as Craft, craft.example);
      if (!explicacion[0]!.includes('ya cumple')) continue;
      expect((craft as Craft).analyse(craft.example).meters.filter(isOut)).toEqual([]);
    }
  });

  it('a chocolate is brought to gold by a change a master accepts', () => {
    const answer = balanced(cacao, 'negro', 'pasta_cacao 420, manteca_cacao 20, azucar 560');
    expect(outcomeOf(answer).text).toBe('medalla de oro');
  });

  it('a split ganache stays a ganache', () => {
    for (const opciones of [undefined, { objetivo: 'oro' }]) {
      const answer = balanced(cacao, 'bombon', 'cob_negra 100, nata 80', opciones);
      expect(gramsOf(answer).nata).toBeGreaterThan(40);
      expect((answer.despues as { score: { aw: number } }).score.aw).toBeGreaterThan(0.6);
    }
  });
});

describe('when it cannot be done', () => {
  it.each([
    [
      helado,
      'helado_leche',
      'Leche entera 500, Azúcar 150, Dextrosa 30, Pasta de avellana 100% 320',
      { fijos: ['Pasta de avellana 100%'] },
    ],
    [
      panaderia,
      'brioche',
      'Harina 1000, Yema de huevo 108, Mantequilla 300, Azúcar 120, Levadura fresca 40',
      { anadir: [] },
    ],
    [helado, 'sorbete_agua', 'Fresa 900, Azúcar 100', { total: 1000 }],
  ] as const)(
    'nothing moves by more than half, and one sentence says what fails: $id %s',
    (craft, type, text, opciones) => {
      const answer = balanced(craft, type, text, opciones);
      expect(answer.factible).toBe(false);
      const total = answer.cambios.reduce((sum, { antes }) => sum + antes, 0);
      for (const { antes, diferencia } of answer.cambios) {
        expect(Math.abs(diferencia)).toBeLessThanOrEqual(Math.max(0.5 * antes, 0.06 * total) + 1);
      }
      expect(answer.explicacion[0]).toMatch(/^Así no sale.*falla en /);
    },
  );

  it('bread without salt has one amount, not three', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 650, Levadura fresca 10', { anadir: [] });
    const figures = [...textsOf(answer.conflictos), ...textsOf(answer.alternativas)]
      .join(' ')
      .match(/[\d,]+ g de sal|sal: con [\d,]+ g/g);
    const amounts = new Set((figures ?? []).map((text) => /[\d,]+/.exec(text)![0]));
    expect(amounts.size).toBeLessThanOrEqual(1);
  });
});

describe('what a type forbids', () => {
  it('is never proposed', () => {
    const strict: Craft = { ...(helado as Craft), forbids: (_type, name) => name === 'Dextrosa' };
    const answer = equilibrar(strict, {
      type: 'helado_crema',
      ingredients: [
        { name: 'Leche entera', grams: 500 },
        { name: 'Nata 35%', grams: 250 },
        { name: 'Azúcar', grams: 100 },
      ],
    });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)).not.toHaveProperty('Dextrosa');
  });
});

describe('a turrón of quality Estándar', () => {
  const nougat = 'almendra_tostada 340, miel 250, azucar 330, glucosa 60, clara 40';

  it('is good, and brought to Extra where a little more almond does it', () => {
    const before = turron.analyse(request(turron, 'generico', nougat));
    expect(before.outcome).toMatchObject({ id: 'basico', text: 'Básico, de calidad estándar', good: true });
    const answer = balanced(turron, 'generico', nougat);
    expect(answer.factible).toBe(true);
    expect(outcomeOf(answer).scores).toContain('extra');
  });

  const coconut = 'coco_rallado 260, azucar 600, agua 100, clara 30';

  it('stays as it is where its nut is not to be touched', () => {
    const answer = balanced(turron, 'turron_coco', coconut, { fijos: ['coco_rallado', 'azucar'], anadir: [] });
    expect(answer).toMatchObject({ factible: true, cambia: false });
    expect(answer.explicacion[0]).toBe('La fórmula ya cumple lo que pides: no hace falta cambiar nada.');
  });

  it('grows with the total, keeps to a maximum and is not made dearer', () => {
    const grown = balanced(turron, 'turron_coco', coconut, { total: 1980 });
    expect(gramsOf(grown)).toMatchObject({ coco_rallado: 520, azucar: 1200 });
    const held = balanced(turron, 'turron_coco', coconut, { limites: { coco_rallado: { max: 250 } } });
    expect(held.factible).toBe(true);
    expect(gramsOf(held).coco_rallado).toBeLessThanOrEqual(250);
    const cheap = balanced(turron, 'turron_coco', coconut, { objetivo: 'minimo_coste' });
    expect(cheap.coste.despues).toBeLessThanOrEqual(cheap.coste.antes);
  });

  it('is not what a person gets who asks for Extra', () => {
    const answer = balanced(turron, 'turron_coco', 'coco_rallado 200, almendra_molida 200, leche_condensada 370', {
      fijos: ['coco_rallado', 'leche_condensada'],
      anadir: [],
      objetivo: 'extra',
    });
    expect(answer.factible).toBe(false);
  });
});

/** The grams of what is still there. */
function weighedIn(answer: ReturnType<typeof balanced>): Record<string, number> {
  return Object.fromEntries(Object.entries(gramsOf(answer)).filter(([, grams]) => grams > 0));
}

describe('what a type does not admit and something else takes the place of', () => {
  it.each([
    ['buttercream', 'Margarina 250, Azúcar glas 250', { 'Azúcar glas': 250, Mantequilla: 250 }],
    ['buttercream', 'Margarina 125, Mantequilla 125, Azúcar glas 250', { 'Azúcar glas': 250, Mantequilla: 250 }],
    ['chantilly', 'Nata vegetal 500, Azúcar 50', { Azúcar: 50, 'Nata 35%': 500 }],
    [
      'muselina',
      'Leche entera 500, Yema 100, Azúcar 120, Maicena 45, Margarina 250',
      { 'Leche entera': 500, Yema: 100, Azúcar: 120, Maicena: 45, Mantequilla: 250 },
    ],
  ])('%s: %s is exchanged, gram for gram, and the rest stays', (type, text, wanted) => {
    const answer = balanced(pasteleria, type, text);
    expect(answer.factible).toBe(true);
    expect(weighedIn(answer)).toEqual(wanted);
    const said = answer.explicacion.join(' ');
    expect(said).toContain('en esta elaboración no se admite');
    expect(said).toMatch(/en lugar de la (margarina|nata vegetal)/);
    expect(said).not.toMatch(/junto al límite|[Ee]s otra receta/);
  });

  it('stays where the person fixes it, asks for some of it or allows nothing new', () => {
    const text = 'Margarina 250, Azúcar glas 250';
    const still = balanced(pasteleria, 'buttercream', text, { fijos: ['Margarina'] });
    expect(still.factible).toBe(false);
    expect(gramsOf(still).Margarina).toBe(250);
    const nothingNew = balanced(pasteleria, 'buttercream', text, { anadir: [] });
    expect(nothingNew.factible).toBe(false);
    expect(gramsOf(nothingNew).Mantequilla).toBeUndefined();
    const some = balanced(pasteleria, 'buttercream', text, { limites: { Margarina: { min: 10 } } });
    expect(weighedIn(some)).toEqual({ Margarina: 10, 'Azúcar glas': 250, Mantequilla: 240 });
    const more = balanced(pasteleria, 'buttercream', text, { limites: { Margarina: { min: 300 } } });
    expect(more.factible).toBe(false);
    expect(gramsOf(more).Margarina).toBe(300);
    expect(more.explicacion.join(' ')).toContain('por los límites que pides');
  });

  it('a minimum stands against a dose, and that both cannot be had is told', () => {
    const text = 'Mantequilla 250, Azúcar glas 275, Leche entera 30, Sal 8';
    const answer = balanced(pasteleria, 'buttercream', text, { limites: { Sal: { min: 5 } }, paso: 1 });
    expect(answer.factible).toBe(false);
    expect(gramsOf(answer).Sal).toBe(5);
    expect(answer.conflictos!.map(({ texto }) => texto).join(' ')).toContain('tu mínimo es 5 g');
  });

  it('grows with the total', () => {
    const answer = balanced(pasteleria, 'buttercream', 'Margarina 250, Azúcar glas 250', { total: 1000 });
    expect(weighedIn(answer)).toEqual({ 'Azúcar glas': 500, Mantequilla: 500 });
  });
});
