import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { balance, formula } from './formula.ts';

const advice = (type: string, recipe: string) => balance(type, recipe).suggestions;

describe('wording', () => {
  it('says what a ratio has nothing to be held against of, not how many times it is', () => {
    const texts = advice('carrot_cake', 'Zanahoria rallada 250, Azúcar 200, Huevo entero 200, Aceite 150');
    expect(texts[0]).toBe(
      'Azúcar/harina: la fórmula no lleva harina, almidón, cacao ni fruto seco molido. Añade unos 154 g de harina.',
    );
    expect(texts.join()).not.toMatch(/\d{4}/);
  });

  it('ratios take two decimals, percentages their sign and no trailing zeros', () => {
    expect(advice('panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 25')[0]).toBe(
      'Gelatina por encima del rango (2,18 %; 0,4–1,9 %): reduce unos 5,1 g de gelatina. Textura gomosa.',
    );
    expect(advice('merengue', 'Clara de huevo 200, Azúcar 80')).toEqual([
      'Azúcar/clara por debajo del rango (0,40; 0,85–2,45): añade unos 122 g de azúcar. Merengue inestable, suelta agua.',
      'Azúcares por debajo del rango (28,97 %; 43–73 %): se corrige con los cambios anteriores.',
      'Agua por encima del rango (62,60 %; 23–53 %): se corrige con los cambios anteriores.',
    ]);
  });

  it('grams have no decimals from 10, one below, and enough of them for recipes sent as fractions', () => {
    const tenth = advice('genoise', 'Huevo entero 20, Azúcar 6, Harina 12.5')[0];
    expect(tenth).toContain('añade unos 4,1 g de azúcar');
    const fraction = advice('genoise', 'Huevo entero 0.2, Azúcar 0.06, Harina 0.125')[0];
    expect(fraction).toContain('añade unos 0,041 g de azúcar');
    expect(advice('genoise', 'Huevo entero 2000, Azúcar 600, Harina 1250')[0]).toContain('añade unos 406 g de azúcar');
    expect(advice('genoise', 'Huevo entero 2e-300, Azúcar 6e-301, Harina 1.25e-300')[0]).toContain(
      ': aumenta la cantidad de azúcar. Miga seca y pálida.',
    );
  });

  it('in grams, also where they exceed the recipe, and to the edge where no more may be taken', () => {
    expect(advice('genoise', 'Harina 100, Huevo entero 10, Azúcar 90')[0]).toBe(
      'Huevo/harina por debajo del rango (0,10; 1,25–2,45): añade unos 127 g de huevo entero. Poca estructura y volumen.',
    );
    expect(advice('merengue', 'Clara de huevo 1000, Azúcar 1')[0]).toBe(
      'Azúcar/clara por debajo del rango (0,00; 0,85–2,45): añade unos 1009 g de azúcar. Merengue inestable, suelta agua.',
    );
    expect(advice('merengue', 'Clara de huevo 500, Azúcar 700, Almendra molida 15, Avellana molida 15')).toEqual([
      'Grasa por encima del rango (1,46 %; 0–1,1 %): reduce unos 7,5 g de avellana molida.',
    ]);
  });

  it('names what the recipe has, the heaviest first; else what the type takes', () => {
    expect(
      advice('magdalenas', 'Huevo entero 700, Azúcar 800, Leche entera 200, Harina 1000, Impulsor 30')[0],
    ).toContain('de aceite. Miga seca.');
    expect(
      advice(
        'magdalenas',
        'Huevo entero 700, Azúcar 800, Mantequilla 100, Aceite 50, Leche entera 200, Harina 1000, Impulsor 30',
      )[0],
    ).toContain('de mantequilla. Miga seca.');
    expect(advice('choux', 'Harina 150, Mantequilla 100, Huevo entero 250')[0]).toContain('de agua. La pasta no sube.');
    expect(advice('polvoron', 'Harina 500, Azúcar glas 200')[0]).toContain('de manteca de cerdo.');
    expect(advice('crema_inglesa', 'Leche entera 1000, Azúcar 150')[0]).toContain('de yema. Le falta cuerpo.');
    expect(advice('flan', 'Leche entera 1000, Azúcar 150')[0]).toContain('de yema. Le falta cuerpo.');
    expect(advice('ganache_leche', 'Chocolate con leche 100, Nata 35% 200')[0]).toContain(
      'reduce unos 108 g de nata 35%. Demasiado blanda y poca conservación.',
    );
  });

  it('enriches what is made of cream with cream, never with butter', () => {
    expect(advice('chantilly', 'Nata 18% 500, Azúcar 50')).toEqual([
      'Cambia 500 g de nata 18% por nata 35%.',
      'Grasa por debajo del rango (16,36 %; 23,5–39,5 %): se corrige con los cambios anteriores.',
    ]);
  });

  it('counts an equivalent form by what it stands for', () => {
    // 9 + 0.1·(31 − 9) = 11.2 % of 300 g of milk are 33.6 g of yolk; each gram of powder stands for 2.2.
    const [text] = advice('crema_inglesa', 'Leche entera 300, Azúcar 50, Yema en polvo 2');
    expect(text).toBe(
      'Huevo sobre leche por debajo del rango (1,47 %; 9–31 %): añade unos 13 g de yema en polvo. Le falta cuerpo.',
    );
    const [flour] = advice('crema_pastelera', 'Leche entera 1000, Azúcar 180, Yema 160, Harina 20');
    expect(flour).toBe(
      'Almidón sobre leche por debajo del rango (1,50 %; 4,5–12 %): añade unos 50 g de harina. La crema no espesa.',
    );
  });

  it('says what to take away from a Tarta de Santiago', () => {
    expect(
      advice('tarta_santiago', 'Almendra molida 250, Azúcar 250, Huevo entero 250, Harina 30, Miel 20, Isomalt 3')[0],
    ).toBe(
      'Retira harina, miel e isomalt: la IGP Tarta de Santiago solo admite almendra, azúcar, huevo, ralladura de limón y vino dulce o aguardiente.',
    );
    expect(advice('tarta_santiago', 'Almendra molida 250, Azúcar 250, Huevo entero 250, Polvo de hadas 30')).toEqual([
      'Retira polvo de hadas: la IGP Tarta de Santiago solo admite almendra, azúcar, huevo, ralladura de limón y vino dulce o aguardiente.',
      'Fruto seco molido por debajo del rango (32,05 %; 33–42 %): se corrige con los cambios anteriores.',
      'Azúcar añadido por debajo del rango (32,05 %; 33–42 %): se corrige con los cambios anteriores.',
    ]);
  });
});

describe('the chain', () => {
  it('adds up an ingredient that comes in several lines', () => {
    const once = advice('genoise', 'Huevo entero 200, Azúcar 250, Harina 125');
    expect(advice('genoise', 'Huevo entero 200, Azúcar 130, Harina 125, azúcar blanquilla 120')).toEqual(once);
    expect(once[0]).toContain('reduce unos 94 g de azúcar. La masa se hunde y carameliza.');
  });

  it('names the first in alphabetical order of two of equal weight, whatever the order of the request', () => {
    const [text] = advice('genoise', 'Huevo entero 200, Miel 100, Azúcar 100, Harina 125');
    expect(text).toContain('reduce unos 44 g de azúcar.');
    expect(advice('genoise', 'Azúcar 100, Harina 125, Miel 100, Huevo entero 200')[0]).toBe(text);
  });

  it('asks for water when nothing in the recipe is clearly wetter than it should be', () => {
    expect(advice('masa_tarta', 'Harina 300, Aceite 150, Azúcar 100')).toEqual([
      'Agua por debajo del rango (7,55 %; 8,5–23,5 %): añade unos 9,7 g de agua.',
    ]);
  });

  it('says, and corrects, what its own corrections push out', () => {
    // 247 g less of cream mend three faults and leave too much butter for what remains.
    const texts = advice('ganache_negro', 'Nata 35% 521, Chocolate negro 70% 228.6, Mantequilla 180.2');
    expect(texts[0]).toContain('reduce unos 247 g de nata 35%.');
    expect(texts.at(-1)).toMatch(/^Tras esos cambios, grasa por encima del rango \(49,4\d %; 23–47 %\): reduce unos/);
  });

  it('never tells to add and to take the same ingredient', () => {
    const texts = advice(
      'cremoso',
      'Chocolate con leche 40% 58.8, Yema 7.9, Azúcar 5.7, Leche entera 23.7, Nata 35% 32.2',
    );
    expect(texts[0]).toContain('añade unos 38 g de nata 35%');
    expect(texts.filter((text) => /reduce .* de nata/.test(text))).toEqual([]);
  });

  it('starts from the recipe without its faults: gelatine is taken away once', () => {
    expect(advice('panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 80')).toEqual([
      'Quita 60 g de gelatina: la gelatina al 6,67 %, con un máximo del 3 %.',
      'Gelatina por encima del rango (6,67 %; 0,4–1,9 %): se corrige con los cambios anteriores.',
    ]);
  });

  it('puts back what a fault taken away leaves short: the fat of a sobao made with margarine', () => {
    const texts = advice('sobao', 'Margarina 250, Azúcar 250, Huevo entero 250, Harina 250');
    expect(texts[0]).toBe('Retira margarina: el tipo no lo admite.');
    expect(texts[1]).toContain('Tras esos cambios, grasa/harina por debajo del rango');
    expect(texts[1]).toContain('de mantequilla.');
  });

  it('blames the ingredient that brings the sugar when none was added as such', () => {
    const [text] = advice('tiramisu', 'Mascarpone 100, Yema 120, Leche condensada 800').filter((each) =>
      each.startsWith('Azúcares'),
    );
    expect(text).toContain('de leche condensada.');
  });
});

describe('warnings about the product', () => {
  it('a whipped ganache is wet by nature: no advice to dry it', () => {
    expect(
      balance('ganache_montada', 'Nata 35% 380, Glucosa 12, Azúcar invertido 12, Chocolate rubio 160').warnings,
    ).toEqual([
      'Actividad de agua estimada 0,96 ±0,04 (como ganache de tarta, en frío): consumo rápido, hasta 2 semanas en frío.',
    ]);
  });

  it('a ganache at 0,90 or below is told how long it keeps, without advice to dry it', () => {
    const { params, warnings } = balance('ganache_blanco', 'Chocolate blanco 750, Nata 35% 250');
    expect(params.awEstimada).toBeLessThanOrEqual(0.9);
    expect(warnings).toEqual([
      'Actividad de agua estimada 0,81 ±0,04 (como ganache de tarta, en frío): conservación media, 4 a 12 semanas entre 15 y 18 °C.',
    ]);
  });

  it('a diplomática without gelatine is a crème madame', () => {
    const recipe = 'Leche entera 500, Azúcar 100, Yema 100, Almidón/Maicena 45, Nata 35% 300';
    expect(balance('diplomatica', recipe).warnings).toEqual([
      'Sin gelatina es una crema ligera (madame): aguanta menos en montajes.',
    ]);
    expect(balance('diplomatica', `${recipe}, Gelatina 8`).warnings).toEqual([]);
  });
});

describe('at the limit', () => {
  it('a value between the core of the trade and what is accepted is said without grams', () => {
    const recipe = 'Huevo entero 200, Azúcar 99, Harina 125';
    const { suggestions, warnings } = balance('genoise', recipe);
    expect(suggestions).toEqual([
      'La fórmula está equilibrada para «Génoise (bizcocho genovés)»: todos los parámetros están dentro del rango.',
    ]);
    expect(warnings).toEqual([]);
    expect(analyse(formula('genoise', recipe)).advice[1]).toEqual({
      text: 'Fuera de lo habitual, dentro de lo admitido: azúcar/harina 0,79 (0,9 a 1,15) y agua 39,99 % (35 a 39,5). No hace falta corregir nada.',
      steps: [],
      mends: [],
    });
  });
});

describe('taking away', () => {
  it.each([115.2, 311.042, 1])('never takes all there is of an ingredient: %d g of almond', (grams) => {
    const texts = advice('tarta_santiago', `Almendra molida ${grams}, Miel ${(grams * 122) / 115.2}`);
    expect(texts.join(' ')).toContain('Fruto seco molido por encima del rango (48,57 %; 33–42 %): añade unos');
    const taken = [...texts.join(' ').matchAll(/reduce unos ([\d,]+) g de almendra molida/g)];
    const sum = taken.reduce((all, [, amount]) => all + Number(amount!.replace(',', '.')), 0);
    expect(sum).toBeLessThan(grams);
  });
});

describe('a batch beyond any number', () => {
  it('gets advice without figures nobody could read', () => {
    const texts = advice('choux', 'polvo de hadas 1.7976931348623157e308, Cremor tártaro 2e292, Harina 5e-324');
    expect(texts.join(' ')).not.toMatch(/NaN|Infinity/);
  });
});

describe('a tie', () => {
  it('is one too when a food comes in two lines that do not add up to the last bit', () => {
    const rest = 'Leche entera 492, Azúcar 1, Gelatina 1, Nata vegetal 2';
    expect(advice('panna_cotta', `Nata 35% 0.02, ${rest}, Nata 35% 1.98`)).toEqual(
      advice('panna_cotta', `Nata 35% 2, ${rest}`),
    );
  });
});
