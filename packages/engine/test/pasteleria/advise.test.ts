import { describe, expect, it } from 'vitest';
import { balance } from './formula.ts';

const advice = (type: string, recipe: string) => balance(type, recipe).suggestions;

describe('wording', () => {
  it('ratios take two decimals, percentages their sign and no trailing zeros', () => {
    expect(advice('panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 25')[0]).toBe(
      'Gelatina por encima del rango (2,18 %; 0,5–1,8 %): reduce unos 6,0 g de gelatina. Textura gomosa.',
    );
    expect(advice('merengue', 'Clara de huevo 200, Azúcar 80')).toEqual([
      'Azúcar/clara por debajo del rango (0,40; 0,90–2,40): añade unos 130 g de azúcar. Merengue inestable, suelta agua.',
      'Azúcares por debajo del rango (29,04 %; 44–72 %): se corrige con los cambios anteriores.',
      'Agua por encima del rango (62,53 %; 24–52 %): se corrige con los cambios anteriores.',
    ]);
  });

  it('grams have no decimals from 10, one below, and enough of them for recipes sent as fractions', () => {
    const tenth = advice('genoise', 'Huevo entero 20, Azúcar 6, Harina 12.5')[0];
    expect(tenth).toContain('añade unos 4,5 g de azúcar');
    const fraction = advice('genoise', 'Huevo entero 0.2, Azúcar 0.06, Harina 0.125')[0];
    expect(fraction).toContain('añade unos 0,045 g de azúcar');
    expect(advice('genoise', 'Huevo entero 2000, Azúcar 600, Harina 1250')[0]).toContain('añade unos 450 g de azúcar');
    expect(advice('genoise', 'Huevo entero 2e-300, Azúcar 6e-301, Harina 1.25e-300')[0]).toContain(
      ': aumenta la cantidad de azúcar. Miga seca y pálida.',
    );
  });

  it('without grams where the correction would exceed the recipe or empty an ingredient', () => {
    expect(advice('genoise', 'Harina 100, Huevo entero 10, Azúcar 90')[0]).toBe(
      'Huevo/harina por debajo del rango (0,10; 1,30–2,40): añade unos 131 g de huevo entero. Poca estructura y volumen.',
    );
    expect(advice('merengue', 'Clara de huevo 1000, Azúcar 1')[0]).toBe(
      'Azúcar/clara por debajo del rango (0,00; 0,90–2,40): aumenta la cantidad de azúcar. Merengue inestable, suelta agua.',
    );
    expect(advice('merengue', 'Clara de huevo 500, Azúcar 700, Almendra molida 15, Avellana molida 15')).toEqual([
      'Grasa por encima del rango (1,45 %; 0–0,5 %): reduce la cantidad de avellana molida.',
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
      'reduce unos 112 g de nata 35%. Demasiado blanda y poca conservación.',
    );
  });

  it('counts an equivalent form by what it stands for', () => {
    // 0.25·300 of yolk wanted; each gram of powder stands for 2.2.
    const [text] = advice('crema_inglesa', 'Leche entera 300, Azúcar 50, Yema en polvo 2');
    expect(text).toBe(
      'Huevo sobre leche por debajo del rango (1,47 %; 10–30 %): añade unos 14 g de yema en polvo. Le falta cuerpo.',
    );
    const [flour] = advice('crema_pastelera', 'Leche entera 1000, Azúcar 180, Yema 160, Harina 20');
    expect(flour).toBe(
      'Almidón sobre leche por debajo del rango (1,50 %; 5–11,5 %): añade unos 55 g de harina. La crema no espesa.',
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
    expect(once[0]).toContain('reduce unos 105 g de azúcar. La masa se hunde y carameliza.');
  });

  it('names the first in alphabetical order of two of equal weight, whatever the order of the request', () => {
    const [text] = advice('genoise', 'Huevo entero 200, Miel 100, Azúcar 100, Harina 125');
    expect(text).toContain('reduce unos 55 g de azúcar.');
    expect(advice('genoise', 'Azúcar 100, Harina 125, Miel 100, Huevo entero 200')[0]).toBe(text);
  });

  it('asks for water without grams when nothing in the recipe is clearly wetter than it should be', () => {
    expect(advice('masa_tarta', 'Harina 300, Aceite 150, Azúcar 100')).toEqual([
      'Agua por debajo del rango (7,38 %; 9–23 %): aumenta la cantidad de agua.',
    ]);
  });

  it('has nothing to say about a fault that an earlier correction turns around', () => {
    const { inRange, suggestions } = balance(
      'financier',
      'Clara de huevo 60, Mantequilla 400, Azúcar glas 20, Almendra molida 300',
    );
    const out = Object.values(inRange).filter((judgement) => judgement === false);
    expect(suggestions.length).toBeLessThanOrEqual(out.length);
    expect(suggestions.join()).not.toContain('equilibrada');
  });

  it('blames the ingredient that brings the sugar when none was added as such', () => {
    const [text] = advice('tiramisu', 'Mascarpone 300, Yema 120, Leche condensada 500').filter((each) =>
      each.startsWith('Azúcares'),
    );
    expect(text).toContain('de leche condensada.');
  });
});

describe('warnings about the product', () => {
  it('a whipped ganache is wet by nature: no advice to dry it', () => {
    expect(
      balance('ganache_montada', 'Nata 35% 380, Glucosa 12, Azúcar invertido 12, Chocolate rubio 160').warnings,
    ).toEqual(['Actividad de agua estimada 0,96: conserva en frío y consume en pocos días.']);
  });

  it('a ganache at 0,90 or below is not warned about', () => {
    const { params, warnings } = balance('ganache_blanco', 'Chocolate blanco 750, Nata 35% 250');
    expect(params.awEstimada).toBeLessThanOrEqual(0.9);
    expect(warnings).toEqual([]);
  });

  it('a diplomática without gelatine is a crème madame', () => {
    const recipe = 'Leche entera 500, Azúcar 100, Yema 100, Almidón/Maicena 45, Nata 35% 300';
    expect(balance('diplomatica', recipe).warnings).toEqual([
      'Sin gelatina es una crema ligera (madame): aguanta menos en montajes.',
    ]);
    expect(balance('diplomatica', `${recipe}, Gelatina 8`).warnings).toEqual([]);
  });
});

describe('taking away', () => {
  it.each([115.2, 311.042, 1])('never takes all there is of an ingredient: %d g of almond', (grams) => {
    const texts = advice('tarta_santiago', `Almendra molida ${grams}, Miel ${(grams * 122) / 115.2}`);
    expect(texts.join(' ')).toContain('reduce la cantidad de almendra molida');
  });
});

describe('a batch beyond any number', () => {
  it('gets advice without figures nobody could read', () => {
    const texts = advice('choux', 'polvo de hadas 1.7976931348623157e308, Cremor tártaro 2e292, Harina 5e-324');
    expect(texts.join(' ')).not.toMatch(/NaN|Infinity/);
  });
});
