import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { etiqueta, NUTRIENT_LABELS } from '../../src/etiqueta/etiqueta.ts';

const guide = readFileSync(new URL('../../../../docs/guias/etiqueta.md', import.meta.url), 'utf8');

/** The request of a case, and what the guide says of it up to the next one. */
function caseOf(id: string) {
  const [, rest = ''] = guide.split(`\`\`\`json etiqueta ${id}\n`);
  const [json = '', after = ''] = rest.split('\n```\n');
  return { label: etiqueta(JSON.parse(json)), told: after.split('\n## ')[0]! };
}

const CASES = ['bombon', 'turron', 'helado'];

describe.each(CASES)('the %s of the guide', (id) => {
  const { label, told } = caseOf(id);

  it('has the list the guide prints', () => {
    expect(told).toContain(`> ${label.lista.texto}\n`);
  });

  it('has the table the guide prints', () => {
    const { energia_kj, energia_kcal, ...grams } = label.nutricion.mostrado;
    expect(told).toContain(`| Valor energético | ${energia_kj} kJ / ${energia_kcal} kcal |`);
    for (const [key, text] of Object.entries(grams)) {
      expect(told).toContain(`| ${NUTRIENT_LABELS[key as keyof typeof grams]} | ${text} g |`);
    }
  });
});

/** Worked out by hand with the rows of the pantry: grams of the food per 100 g times its figure per 100 g. */
describe('by hand', () => {
  it('a ganache in a bonbon: 400 g of shell and 600 of ganache (250 cream, 300 chocolate, 50 invert sugar)', () => {
    const { por_100g } = caseOf('bombon').label.nutricion;
    const cream = 250 / 600;
    const ganacheFat = cream * 35 + 0.5 * 38;
    const ganacheSugars = cream * 3.17 + 0.5 * 39 + (50 / 600) * 78;
    expect(ganacheFat).toBeCloseTo(33.583, 3);
    expect(por_100g.grasas).toBeCloseTo(0.4 * 41 + 0.6 * ganacheFat, 3);
    expect(por_100g.azucares).toBeCloseTo(0.4 * 29 + 0.6 * ganacheSugars, 3);
    expect(por_100g.saturadas).toBeCloseTo(0.4 * 24.8 + 0.6 * (cream * 22.34 + 0.5 * 22.99), 3);
    const protein = 0.4 * 8.41 + 0.6 * (cream * 2.05 + 0.5 * 6.38);
    const carbohydrate = 0.4 * 33.06 + 0.6 * (cream * 3.17 + 0.5 * 42.08 + (50 / 600) * 78);
    const acids = 0.4 * 0.73 + 0.6 * (cream * 0.12 + 0.5 * 0.55);
    const fibre = 0.4 * 11.02 + 0.6 * 0.5 * 8.36;
    const energy = 4 * (protein + carbohydrate) + 9 * por_100g.grasas + 3 * acids + 2 * fibre;
    expect(por_100g.energia_kcal).toBeCloseTo(energy, 2);
  });

  it('a praliné in a turrón: water cooked off twice', () => {
    const { label } = caseOf('turron');
    // 300 g almond, 200 sugar, 60 water; 10 % of 560 g leaves 504 g, with 6.6 + 0.2 + 60 − 56 = 10.8 g of water.
    const share = 500 / 504;
    const water = 10.8 * share + 300 * 0.022 + 150 * 0.175 + 50 * 0.876;
    // From this share of 1000 g to 4.5 % of what is left.
    const finished = 1000 * (1 - (water / 10 - 4.5) / 95.5);
    expect(finished).toBeCloseTo(955.64, 2);
    const almond = 300 * share + 300;
    expect(label.nutricion.por_100g.grasas).toBeCloseTo((100 * (almond * 0.542 + 50 * 0.002)) / finished, 3);
    const sugars = almond * 0.048 + 200 * share * 0.999 + 150 * 0.798 + 50 * 0.006;
    expect(label.nutricion.por_100g.azucares).toBeCloseTo((100 * sugars) / finished, 3);
    expect(label.quid.find(({ lugares }) => lugares === 2)?.porcentaje).toBeCloseTo((100 * almond) / finished, 2);
    expect(caseOf('turron').told).toContain(`> ${label.menciones[0]?.texto}\n`);
    expect(label.alergenos.contiene).toEqual(['frutos_cascara:almendra', 'huevo']);
  });

  it('a biscuit in an ice cream: 450 g baked to 396', () => {
    const { label } = caseOf('helado');
    const share = 100 / 396;
    const fat = 560 * 0.036 + 150 * 0.35 + 30 * 0.009 + share * (200 * 0.098 + 125 * 0.0095);
    expect(label.nutricion.por_100g.grasas).toBeCloseTo(fat / 10, 3);
    const protein = 560 * 0.0313 + 150 * 0.0205 + 30 * 0.3429 + share * (200 * 0.126 + 125 * 0.1031);
    expect(label.nutricion.por_100g.proteinas).toBeCloseTo(protein / 10, 3);
    expect(label.nutricion.por_racion?.valores.grasas).toBeCloseTo((0.8 * fat) / 10, 3);
    expect(label.alergenos.contiene).toEqual(['gluten:trigo', 'huevo', 'leche']);
  });
});
