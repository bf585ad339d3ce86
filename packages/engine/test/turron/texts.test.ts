import { describe, expect, it } from 'vitest';
import { answer, balance, formula, motivosOf } from './formula.ts';

const SUPREMA_JIJONA = 'almendra_tostada 670, miel 120, azucar 170, clara 40';

describe('reasons of Jijona and Alicante', () => {
  it('waives the honey of a turrón of sweeteners, and does not call one with honey «sin azúcares añadidos»', () => {
    expect(motivosOf('jijona', 'almendra_tostada 640, maltitol 350, clara_polvo 10')).toEqual([
      'Cumple los mínimos de composición de la IGP Jijona, categoría Suprema: almendra 64,00 % (mínimo 64 %) y endulzado con edulcorante, por lo que no se exige el mínimo de miel.',
    ]);
  });

  it('does not waive it as soon as there is some sugar', () => {
    const { score } = balance('jijona', 'almendra_tostada 640, maltitol 349, azucar 1, clara_polvo 10');
    expect(score.categoria).toBe('Fuera de IGP');
  });

  it('names each ingredient that is not admitted once, in request order, and the denomination left', () => {
    expect(
      motivosOf(
        'alicante',
        'aceite_oliva 20, almendra_tostada 600, avellana_tostada 50, miel 150, azucar 180, aceite_oliva 5',
      ),
    ).toEqual([
      'Fuera de la IGP Turrón de Alicante.',
      'El ingrediente «Aceite de oliva» no está admitido en la IGP Turrón de Alicante: retíralo o cambia de tipo.',
      'El ingrediente «Avellana tostada» no está admitido en la IGP Turrón de Alicante: retíralo o cambia de tipo.',
      'Con esos ingredientes solo podría venderse como «turrón diverso» (RD 1787/1982).',
    ]);
  });

  it('tells the starch, and when it passes what the law allows at all', () => {
    expect(motivosOf('jijona', 'almendra_tostada 500, miel 120, azucar 200, harina_tostada 180').slice(1)).toEqual([
      'Lleva un 14,29 % de almidón: sería «turrón con fécula». Retira «Harina de trigo tostada».',
    ]);
    expect(motivosOf('jijona', 'almendra_tostada 500, miel 120, azucar 150, harina_tostada 230').slice(1)).toEqual([
      'Lleva un 18,26 % de almidón: sería «turrón con fécula». Retira «Harina de trigo tostada». Supera además el máximo legal del 15 % de almidón sobre materia seca.',
    ]);
  });

  it('admits starch up to 1 %, inclusive', () => {
    const starch = (grams: number) =>
      balance('jijona', `almendra_tostada 640, miel 120, azucar ${240 - grams}, almidon ${grams}`);
    // 86.9 % starch: 11.5 g in 1000 g give 1.00 (0.9994), 12 g give 1.04.
    expect(starch(11.5).score.categoria).toBe('Suprema');
    expect(starch(12).score.categoria).toBe('Fuera de IGP');
  });

  it('cannot vouch for more than 1 % of unknown ingredients, and names them as sent', () => {
    expect(motivosOf('jijona', 'almendra_tostada 640, QWXZ 12.345, miel 120, azucar 200, qwxz 1').slice(1)).toEqual([
      'Un 1,37 % de la fórmula está sin identificar: no se puede acreditar la composición de la IGP.',
      'Ingrediente no reconocido: «QWXZ» (13,35 g). Se ha contado como materia inerte.',
    ]);
    const little = balance('jijona', 'almendra_tostada 670, miel 120, azucar 170, clara 40, duende 9');
    expect(little.score.categoria).toBe('Suprema');
    expect(little.score.motivos.at(-1)).toBe(
      'Ingrediente no reconocido: «duende» (9 g). Se ha contado como materia inerte.',
    );
  });

  it('asks for more honey where there is not enough sugar to swap', () => {
    expect(motivosOf('jijona', 'almendra_tostada 640, miel 40, azucar 20, clara_polvo 10')[1]).toBe(
      'Miel 5,63 %: la IGP exige al menos un 10 %; añade unos 35 g de miel de abejas.',
    );
    expect(motivosOf('jijona', 'almendra_tostada 640, miel 40, azucar 20, clara 40, agua 90')[1]).toBe(
      'Miel 5,59 %: la IGP exige al menos un 10 %; añade unos 35 g de miel de abejas.',
    );
  });

  it.each([
    ['jijona', 65, 'blando de calidad Suprema'],
    ['jijona', 52, 'blando de calidad Extra'],
    ['alicante', 61, 'duro de calidad Suprema'],
    ['alicante', 47, 'duro de calidad Extra'],
    ['alicante', 41, 'duro de calidad Estándar'],
    ['alicante', 34, 'duro de calidad Popular'],
  ])('%s without honey and %d %% of almond would be turrón %s', (type, almond, quality) => {
    expect(motivosOf(type, `almendra_tostada ${almond}, azucar ${100 - almond}`)).toContain(
      `Por su almendra correspondería a turrón ${quality} según el RD 1787/1982, sin IGP.`,
    );
  });

  it('says which qualities of soft turrón the decree defines only with starch', () => {
    expect(motivosOf('jijona', 'almendra_tostada 45, azucar 55')).toContain(
      'Por su almendra correspondería a turrón blando de calidad Estándar según el RD 1787/1982, sin IGP. El decreto solo define esa calidad con fécula (6.4.3).',
    );
  });

  it('says nothing of legal quality below Popular', () => {
    expect(motivosOf('jijona', 'almendra_tostada 29, azucar 71').join()).not.toContain('RD 1787/1982');
  });

  it('marks honey as quality in every category, never glucose in Alicante', () => {
    const honeyOnly = 'Rasgo de calidad: endulzado solo con miel.';
    expect(motivosOf('alicante', 'almendra_tostada 300, miel 700')).toContain(honeyOnly);
    expect(motivosOf('alicante', 'almendra_tostada 650, miel 200, azucar 150')).toContain(
      'Rasgo de calidad: lleva más miel que azúcar y no lleva glucosa.',
    );
    // 0.7 + 0.2 is not 0.9 in doubles: as much honey as sugar is not more.
    expect(motivosOf('alicante', 'almendra_tostada 5, miel 0.9, azucar_glas 0.7, azucar 0.2').join()).not.toContain(
      'Rasgo',
    );
    const glucose = motivosOf('alicante', 'almendra_tostada 650, miel 200, azucar 50, glucosa 100');
    expect(glucose.join()).not.toMatch(/Rasgo|glucosa/);
    expect(motivosOf('jijona', 'almendra_tostada 650, miel 200, maltitol 150').join()).not.toContain('Rasgo');
    expect(motivosOf('generico', 'almendra_tostada 650, miel 300').join()).not.toContain('Rasgo');
  });

  it.each(['glucosa', 'glucosa_deshidratada', 'isoglucosa'])('%s is glucose', (id) => {
    expect(motivosOf('jijona', `almendra_tostada 650, miel 200, ${id} 100`)).toContain(
      'Lleva glucosa: pierde el rasgo de calidad de un Jijona endulzado solo con miel y azúcar.',
    );
  });

  it('warns of too much honey for the sugar and of a heavy wafer', () => {
    expect(motivosOf('alicante', 'almendra_tostada 650, miel 300, azucar 50, clara 30, oblea 60').slice(2)).toEqual([
      'Relación miel:azúcar 6,00: alta; el turrón será pegajoso y captará humedad. Lo habitual es 0,3 a 4.',
      'La oblea supera el 5 % de la masa: revisa su peso.',
    ]);
    expect(motivosOf('alicante', 'almendra_tostada 650, miel 200, azucar 150, oblea 50').join()).not.toContain('oblea');
  });
});

describe('reasons of mazapán', () => {
  it('Suprema', () => {
    expect(motivosOf('mazapan', 'almendra_molida 250, azucar 250, agua 125')).toEqual([
      'Mazapán de calidad Suprema, con composición apta para la IGP Mazapán de Toledo: almendra 45,59 % y al menos tanta almendra como azúcares.',
    ]);
  });

  it('Extra below the 1:1', () => {
    expect(motivosOf('mazapan', 'almendra_molida 500, azucar_glas 550, clara 40')).toEqual([
      'Mazapán de calidad Extra (RD 1787/1982): almendra 45,87 % (mínimo 35 %).',
      'No alcanza la proporción 1:1 de almendra y azúcares de la IGP Mazapán de Toledo.',
      'Para la categoría Suprema hacen falta un 45 % de almendra y al menos tanta almendra como azúcares: añade unos 49 g de almendra molida cruda.',
    ]);
  });

  it('Extra at the 1:1 but short of almond', () => {
    const [first, ...rest] = motivosOf('mazapan', 'almendra_molida 400, azucar 395, inulina 205');
    expect(first).toBe('Mazapán de calidad Extra (RD 1787/1982): almendra 40,00 % (mínimo 35 %).');
    expect(rest).toEqual([
      'Para la categoría Suprema hacen falta un 45 % de almendra y al menos tanta almendra como azúcares: añade unos 91 g de almendra molida cruda.',
    ]);
  });

  it('short of almond', () => {
    expect(motivosOf('mazapan', 'almendra_molida 300, azucar 650, clara 40')).toEqual([
      'Fuera de la IGP Mazapán de Toledo.',
      'Almendra 30,30 %: no llega al 35 % del mazapán de calidad Extra; añade unos 72 g de almendra molida cruda.',
    ]);
  });

  it('admits sweeteners', () => {
    expect(balance('mazapan', 'almendra_cruda 500, maltitol 300, azucar 100').score.categoria).toBe('Suprema');
  });

  it('toasted almond, lard, flour, an unknown ingredient and too much yolk, in that order', () => {
    expect(
      motivosOf('mazapan', 'almendra_tostada 600, manteca_cerdo 30, harina 60, qwxz 40, yema 200, azucar 400'),
    ).toEqual([
      'Fuera de la IGP Mazapán de Toledo.',
      'El mazapán se elabora con almendra cruda; «Almendra repelada tostada» lo deja fuera de la IGP: cámbiala por almendra cruda.',
      'El ingrediente «Manteca de cerdo» no está admitido en la IGP Mazapán de Toledo: retíralo o cambia de tipo.',
      'Lleva un 3,16 % de almidón: sería «mazapán con fécula». Retira «Harina de trigo».',
      'Un 3,01 % de la fórmula está sin identificar: no se puede acreditar la composición de la IGP.',
      'El huevo (15,04 %) supera lo propio de un mazapán (ligar o pintar): quita unos 85 g para no pasar del 10 %.',
      'Ingrediente no reconocido: «qwxz» (40 g). Se ha contado como materia inerte.',
    ]);
  });
});

describe('figures of the advice', () => {
  it('starch is measured on dry matter against the legal 15 %', () => {
    // 154 g of starch: 13.49 % of 1141.7 g finished, 15.16 % of 1016.1 g dry (476.5 + 349.65 + 189.64).
    expect(motivosOf('mazapan', 'almendra_molida 500, azucar 350, harina 220, agua 200').at(1)).toBe(
      'Lleva un 13,49 % de almidón: sería «mazapán con fécula». Retira «Harina de trigo». Supera además el máximo legal del 15 % de almidón sobre materia seca.',
    );
  });

  it('almond added raw brings 4.7 % of water that boils off', () => {
    // P = 9352.5/0.89 = 10508.43; k = 0.953/0.89; (0.34995·P − 3000)/(1 − 0.34995·k) = 1083.4.
    expect(motivosOf('mazapan', 'almendra_molida 3000, azucar 6500, agua 2500').at(1)).toBe(
      'Almendra 28,55 %: no llega al 35 % del mazapán de calidad Extra; añade unos 1084 g de almendra molida cruda.',
    );
    // P = 12349.5/0.97 = 12731.44; k = 0.953/0.97; (0.29995·P − 3000)/(1 − 0.29995·k) = 1160.8.
    expect(motivosOf('peladilla', 'almendra_cruda 3000, azucar 9500, agua 2500').at(1)).toBe(
      'Para la categoría Extra hace falta llegar al 30 % de almendra: añade unos 1161 g de almendra cruda repelada.',
    );
  });

  it('fresh yolk is 0.52 of powder', () => {
    // P = 9760/0.87 = 11218.39; k = 0.497/0.87; 0.01·P/(0.52 − 0.01·k) = 218.1, and 0.995 % shows as 1.
    expect(motivosOf('yema_tostada', 'almendra_molida 5000, azucar 5000, agua 2500').at(1)).toContain('(unos 218 g)');
  });
});

describe('reasons of the types without IGP', () => {
  it('turrón de yema on its way to the next category', () => {
    expect(motivosOf('yema_tostada', 'almendra_molida 300, azucar 600, yema 20, agua 100')).toEqual([
      'Turrón de yema, categoría Básico: almendra 29,41 % y yema (equivalente en polvo) 1,02 %.',
      'Para la categoría Extra hacen falta un 33 % de almendra y un 38 % sumando la yema: añade unos 125 g de almendra molida cruda.',
      'Para que la yema no baje con ello del 1 %, añade unos 2 g de yema de huevo.',
    ]);
    expect(motivosOf('yema_tostada', 'almendra_molida 420, azucar 560, yema 30, agua 100').slice(1)).toEqual([
      'Para la categoría Suprema hacen falta un 40 % de almendra y un 45 % sumando la yema: añade unos 117 g de almendra molida cruda.',
    ]);
  });

  it('turrón de yema without yolk', () => {
    expect(motivosOf('yema_tostada', 'almendra_molida 500, azucar 500, agua 100')).toEqual([
      'Turrón de yema, categoría Básico: almendra 45,45 % y yema (equivalente en polvo) 0,00 %.',
      'Falta yema: el turrón de yema lleva al menos un 1 % de yema en polvo o su equivalente en yema fresca (unos 22 g).',
    ]);
  });

  it('guirlache of peanut must say so', () => {
    expect(motivosOf('guirlache', 'cacahuete 300, azucar 500, glucosa 50')).toEqual([
      'Guirlache, categoría Básico: frutos secos 35,29 %.',
      'Para la categoría Extra hace falta llegar al 38 % de frutos secos: añade unos 38 g de cacahuete tostado sin sal.',
      'La denominación debe nombrar el fruto seco principal.',
    ]);
  });

  it('guirlache with flour but nuts enough is told of the flour only', () => {
    expect(motivosOf('guirlache', 'almendra_tostada 500, azucar 450, harina 50')).toEqual([
      'Guirlache, categoría Básico: frutos secos 50,00 %.',
      'Lleva un 3,50 % de almidón: sería «turrón con fécula». Retira «Harina de trigo».',
    ]);
  });

  it('peladilla of hazelnut has no almond; its shell may be thickened with starch', () => {
    expect(motivosOf('peladilla', 'avellana_tostada 400, azucar 550, fecula_patata 50')).toEqual([
      'Peladilla, categoría Básico: almendra 0,00 %.',
      'Para la categoría Extra hace falta llegar al 30 % de almendra: añade unos 429 g de almendra cruda repelada.',
    ]);
  });

  it('chocolate with too much cereal for Suprema', () => {
    expect(motivosOf('turron_chocolate', 'manteca_cacao 100, chocolate_negro 300, arroz_inflado 140')).toEqual([
      'Materias básicas 51,85 %: calidad Extra (RD 1787/1982).',
      'Para la categoría Suprema el cereal (25,93 %) no puede pasar del 25 %: quita unos 7 g.',
    ]);
  });

  it('coconut turrón on its way to Extra', () => {
    expect(motivosOf('generico', 'coco_rallado 300, azucar 450, agua 150, glucosa 50')).toEqual([
      'Materias básicas 35,35 %: calidad Estándar (RD 1787/1982).',
      'Para la categoría Extra hace falta llegar al 38 % de materias básicas: añade unos 38 g de coco rallado seco.',
    ]);
  });

  it('hazelnut turrón with the composition of Agramunt', () => {
    expect(motivosOf('generico', 'avellana_tostada 620, miel 200, azucar 150, clara 30, oblea 10')).toEqual([
      'Frutos secos 62,00 %: calidad Suprema (RD 1787/1982).',
      'La denominación debe nombrar el fruto seco principal.',
      'Cumple además los mínimos de composición de la IGP Turrón de Agramunt, categoría Suprema.',
    ]);
    expect(motivosOf('generico', 'avellana_cruda 250, almendra_tostada 250, miel 200, azucar 270, clara 30')).toEqual([
      'Frutos secos 50,00 %: calidad Suprema (RD 1787/1982).',
      'Cumple además los mínimos de composición de la IGP Turrón de Agramunt, categoría Extra.',
    ]);
  });

  it.each([
    ['no egg white', 'avellana_tostada 620, miel 200, azucar 180'],
    ['little honey', 'avellana_tostada 620, miel 80, azucar 270, clara 30'],
    ['glucose is a sugar, fruit is not admitted', 'avellana_tostada 620, miel 200, clara 30, pasas 50, glucosa 100'],
    ['an unknown ingredient', 'avellana_tostada 620, miel 200, azucar 150, clara 30, cosa 1'],
    ['another nut', 'avellana_tostada 600, nuez 20, miel 200, azucar 150, clara 30'],
    ['few nuts', 'avellana_tostada 450, miel 200, azucar 320, clara 30'],
  ])('not Agramunt: %s', (_, text) => {
    expect(motivosOf('generico', text).join()).not.toContain('Agramunt');
  });
});

describe('the type asked for', () => {
  it.each([
    ['turrón de frambuesa', 'Tipo «turrón de frambuesa» no reconocido: se ha aplicado jijona.'],
    [7, 'Tipo «7» no reconocido: se ha aplicado jijona.'],
    [{ a: [1] }, 'Tipo «{"a":[1]}» no reconocido: se ha aplicado jijona.'],
    ['__proto__', 'Tipo «__proto__» no reconocido: se ha aplicado jijona.'],
  ])('%j falls back to jijona and says so', (type, motivo) => {
    const response = answer({ ...formula('', SUPREMA_JIJONA), type });
    expect(response).toMatchObject({ type: 'jijona', typeLabel: 'Turrón de Jijona (blando)' });
    expect(response.score.tipo).toBe('jijona');
    expect(response.score.motivos.slice(1)).toEqual([motivo]);
  });

  it.each([undefined, null, '', '  '])('%j is jijona without a word', (type) => {
    const response = answer({ ...formula('', SUPREMA_JIJONA), type });
    expect(response.type).toBe('jijona');
    expect(response.score.motivos).toHaveLength(1);
  });

  it('says the type before the unknown ingredients', () => {
    const { ingredients } = formula('', `${SUPREMA_JIJONA}, qwxz 1`);
    expect(answer({ type: 'otro', ingredients }).score.motivos.slice(1)).toEqual([
      'Tipo «otro» no reconocido: se ha aplicado jijona.',
      'Ingrediente no reconocido: «qwxz» (1 g). Se ha contado como materia inerte.',
    ]);
  });
});
