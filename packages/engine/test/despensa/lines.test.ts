import { describe, expect, it } from 'vitest';
import { CRAFT_IDS, type CraftId } from '../../src/craft/ids.ts';
import { findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';

/** What a line of a published recipe is read as; of what is asked, the foods offered. */
function read(text: string, craft: CraftId = 'pasteleria'): string {
  const reading = findFood(text, craft);
  if (reading.food !== undefined) return reading.food.id;
  return `? ${reading.candidates.map(({ id }) => id).join(' ')}`.trim();
}

const ASKED = /^\?/;

describe('foods named together in a line', () => {
  it('are asked about when they are joined, unless a food is called so', () => {
    expect(read('Frambuesas frescas y azúcar glas')).toBe('? frambuesa azucar_glas');
    expect(read('Extracto de vainilla y pizca de sal')).toBe('? extracto_vainilla sal');
    expect(read('Huevos y 1 yema')).toBe('? huevo_entero yema_huevo');
    expect(read('Margarina e farinha para untar')).toMatch(/^\? margarina harina/);
    expect(read('lemon zest and juice')).toBe('? piel_limon zumo_limon');
    expect(read('ralladura de naranja y limón')).toBe('piel_limon');
    expect(read('espresso + likeur')).toMatch(ASKED);
    expect(read('almendras crudas y peladas')).toBe('almendra_cruda_repelada');
    expect(read('mantequilla fría y cortada en dados')).toBe('mantequilla');
  });

  it('are asked about where the second is a word of the first, or of a food called by both', () => {
    for (const line of ['azúcar y tostadas', 'azúcar con pasta', 'azúcar con caldo']) {
      expect(read(line), line).toMatch(ASKED);
    }
    expect(read('nueces peladas y tostadas')).toBe('nuez');
  });

  it('are completed where German cuts the first word short, and never read by the cut word', () => {
    expect(read('Vollmilch- und Zartbitterkuvertüre')).toMatch(/^\? chocolate_leche_35 chocolate_negro/);
    expect(read('Erdbeer- oder Himbeermarmelade')).toBe('mermelada_fresa');
    expect(read('Staub-/Puderzucker')).toBe('azucar_glas');
    expect(read('Mandel- und Haselnusskerne')).toMatch(ASKED);
    expect(read('Milch- oder Zzzzschnitte')).toMatch(ASKED);
    expect(read('Marzipan-Rohmasse')).toBe('mazapan_base');
  });

  it('share the noun that ends the name', () => {
    expect(read('strawberry or raspberry jam')).toBe('mermelada_fresa');
    expect(read('orange or lemon zest')).toBe('piel_limon');
    expect(read('almond or soy milk')).toBe('? bebida_almendra_sin_azucar bebida_soja');
    expect(read('pumpkin or sunflower seeds')).toBe('pipas_calabaza');
    expect(read('semisweet or bittersweet chocolate (60-70% cacao)')).toBe('chocolate_negro_64');
    // Here the last word is what the second is made of.
    expect(read('agua o leche de coco')).toBe('agua');
  });

  it('are a choice also where brackets offer another', () => {
    expect(read('Zucker (**Optional** Brauner Zucker)', 'panaderia')).toBe('azucar');
    expect(read('mantequilla (en su defecto margarina)')).toBe('mantequilla');
    expect(read('margarina (en su defecto mantequilla)')).toBe('? margarina mantequilla');
    expect(read('nueces (opcional)')).toBe(read('nueces'));
  });
});

describe('what says more of a food than its name', () => {
  it('is no food when it is what the line is for', () => {
    expect(read('Limón (para la crema de limón)')).toBe(read('limón'));
    expect(read('Coco (para crema de coco)')).toBe(read('coco'));
    expect(read('Avellana (para la pasta de avellana)')).toBe(read('avellana'));
    expect(read('nata (para montar)')).toBe('nata_35');
    for (const craft of CRAFT_IDS) expect(read('chocolate (para postres con avellanas)', craft)).toMatch(ASKED);
  });

  it('is the part of a fruit that is taken', () => {
    expect(read('lemon, zest only (juice used above)')).toBe('piel_limon');
    expect(read('lemon, juiced with zest reserved')).toBe('zumo_limon');
    expect(read('cherries, quartered, washed, and dried')).toBe('cereza');
    expect(read('cherries, dried')).not.toBe('cereza');
  });

  it('makes another food of it, which is asked about', () => {
    expect(read('Sahne (sauer)')).not.toBe('nata_35');
    expect(read('Ovo desidratado')).toBe('huevo_polvo');
    expect(read('Mermelada de cabello de ángel')).not.toBe('mermelada');
    expect(read('sourdough starter (100% hydration = rye flour)', 'panaderia')).toMatch(ASKED);
    expect(read('yogur (ácido)')).toBe('yogur_natural');
    for (const text of ['harina para hot cakes', 'harina para panqueques', 'harina para pastel sabor chocolate']) {
      expect(read(text), text).toMatch(/^\? harina/);
    }
    expect(read('harina para la pizza')).toMatch(/^harina/);
  });
});

describe('how much of it there is', () => {
  it('is no grade of the food', () => {
    expect(read('chocolate negro (100 g)')).toBe(read('chocolate negro'));
    expect(read('chocolate negro, 100 g')).toBe(read('chocolate negro'));
    expect(read('chocolate negro (aprox. 70 g)', 'cacao')).toBe(read('chocolate negro', 'cacao'));
    expect(findFood('nata (35 g)', 'helado')).toMatchObject({ lectura: 'por_defecto' });
    expect(read('nata (38 %)')).toBe('nata_38');
    // What weighs that much is another food.
    expect(read('levure fraîche (ou 5 g de levure sèche)', 'panaderia')).toBe('levadura_fresca');
  });

  it('stands before or after it in the words of many languages', () => {
    for (const [text, food] of [
      ['1 gehäufter TL Backpulver', 'impulsor'],
      ['1 Packung Trockenhefe', 'levadura_seca_instantanea'],
      ['qualche cucchiaio di latte', 'leche_entera'],
      ['barra de mantequilla', 'mantequilla'],
      ['boîte de crème de marron', 'crema_castanas'],
      ['noisette de beurre fondu', 'mantequilla'],
      ['vanillina bustine', 'vainillina'],
      ['sugar 1 cup', 'azucar'],
      ['suco de 2 limões', 'zumo_limon'],
      ['abgeriebene Schale einer halben Bio-Zitrone', 'piel_limon'],
      ["jus d'1/2 citron", 'zumo_limon'],
    ] as const) {
      expect(read(text), text).toBe(food);
    }
    expect(read('maple syrup or honey')).toBe('sirope_arce');
    expect(read('copos de sorgo', 'panaderia')).toMatch(ASKED);
  });

  it('is led in by words and signs', () => {
    for (const [text, food] of [
      ['kg 1 di latte intero', 'leche_entera'],
      ['2 x 100 g de chocolat noir 70 %', 'chocolate_negro_70'],
      ['circa 200 g di farina 00', 'harina_00'],
      ['100 g + 50 g di farina 00', 'harina_00'],
      ['environ 200 g de beurre', 'mantequilla'],
      ['n. 3 uova', 'huevo_entero'],
      ['ca. 120 ml Sojamilch', 'bebida_soja'],
    ] as const) {
      expect(read(text, 'panaderia'), text).toBe(food);
    }
    expect(read('neutro 10 g', 'helado')).toBe('neutro_frio');
  });

  it('tells of a sachet that it is dry', () => {
    expect(read('lievito 1 bustina')).toBe('impulsor');
    expect(read('levadura 2 sobres')).toMatch(ASKED);
    expect(read('bustina vaniglia')).toMatch(ASKED);
    expect(read('1 Päckchen Trockenhefe')).toBe('levadura_seca_instantanea');
    expect(read('1 lata de leche condensada')).toBe('leche_condensada');
  });

  it('may be a share of the flour, or more of the same', () => {
    expect(read('Acqua (90% del peso della farina)', 'panaderia')).toBe('agua');
    expect(read('Sale (2 % sul peso della farina)', 'panaderia')).toBe('sal');
    expect(read('agua (con harina)', 'panaderia')).toMatch(ASKED);
    // A knob or a walnut: whoever wrote it knows.
    expect(read('beurre + 1 noix pour le moule')).toMatch(ASKED);
    expect(read("farina + un po' per la spianatoia", 'panaderia')).toBe('harina_trigo');
    expect(read('beurre + noix')).toMatch(ASKED);
  });
});

describe('what may be left aside', () => {
  it('is what the line is for and where it ends', () => {
    for (const [text, food] of [
      ['Icing sugar to dust', 'azucar_glas'],
      ['water to cover', 'agua'],
      ['Sugar, for the syrup', 'azucar'],
      ['sucre pour le sirop', 'azucar'],
      ['arôme vanille selon dosage indiqué sur la bouteille', 'extracto_vainilla'],
      ['farina di nocciole ottenuta dalla nocciola non pelata', 'avellana_molida'],
      ['dulce de leche La Lechera o similar', 'dulce_leche'],
      ['Philadelphia o similar', 'queso_crema'],
      ['manteiga em cubinhos', 'mantequilla'],
      ['tâmaras sem caroço', 'datil'],
      ['(facoltativo 1 vanillina)', 'vainillina'],
      ['mantequilla muy fría', 'mantequilla'],
    ] as const) {
      expect(read(text), text).toBe(food);
    }
    expect(read('harina normal de trigo')).toBe(read('harina de trigo'));
    expect(read('mantequilla para el laminado')).toMatch(/^mantequilla/);
  });

  it('is not another food to choose, wherever it stands', () => {
    expect(read("lait, ou boisson d'amande")).toMatch(ASKED);
    expect(read('margarine, ou beurre')).toBe('? margarina mantequilla');
    expect(read('beurre mou, ou margarine')).toBe('mantequilla');
    expect(read('butter, or as needed')).toBe('mantequilla');
    expect(read('Aromi: cumino e anice', 'panaderia')).not.toBe('aceite_esencial');
  });

  it('is not that the food lacks an allergen it has', () => {
    for (const craft of CRAFT_IDS) {
      for (const text of ['digestive biscuits (gluten-free)', 'butter (dairy free)', 'pan rallado, sin gluten']) {
        expect(read(text, craft), `${craft} ${text}`).toMatch(ASKED);
      }
    }
    expect(read('azúcar (sin gluten)')).toBe('azucar');
  });
});

describe('how a name is written', () => {
  it('is undone before it is looked up', () => {
    expect(read('H2O fredda', 'panaderia')).toBe('agua');
    expect(read('olio e.v.o.')).toBe('aceite_oliva_virgen_extra');
    expect(read('latte p.s.')).not.toBe('leche_entera');
    expect(read('lait ½ écrémé')).toBe('leche_semidesnatada');
    expect(read('1 Prise(n) Salz', 'panaderia')).toBe('sal');
    expect(read('thé')).toBe('te_hojas');
    expect(read('eau à 30°', 'panaderia')).toBe('agua');
    expect(read('alcohol a 96º')).toBe('alcohol_96');
    expect(read('Gold Medal® all-purpose flour', 'panaderia')).toBe('harina_trigo');
    expect(read('pão')).not.toBe('bizcocho');
  });
});

describe('an example, a grade or a brand', () => {
  it('decides among the foods of a name, never across an allergen', () => {
    expect(read('fromage frais (par ex. philadelphia, ou saint-morêt)')).toBe('queso_crema');
    expect(read('formaggio fresco (tipo Philadelphia)')).toBe('queso_crema');
    expect(read('neutral oil, such as canola or grapeseed')).toBe('aceite_girasol');
    expect(read('chocolate negro (tipo Nutella)')).toMatch(ASKED);
  });

  it('out of reach of the food is asked about', () => {
    expect(read('crème fraîche (15 à 20%)')).toMatch(ASKED);
    expect(read('crème fraîche (30%)')).toBe('creme_fraiche_33');
  });

  it('stands before the whole name of the food', () => {
    expect(read('Sir Galahad all-purpose flour', 'panaderia')).toBe('harina_trigo');
    expect(read('Sir Galahad almond flour', 'panaderia')).not.toBe('harina_trigo');
  });
});

it('never reads past another food that brings an allergen', () => {
  // Names that say themselves what is cut off a name, or that a comma or a choice splits.
  const named = everyFood().filter(
    ({ name, contiene }) => contiene.length > 0 && !/[(,/%]|\s(?:en|para|o|u)\s/.test(name),
  );
  expect(named.length).toBeGreaterThan(150);
  for (const { name, contiene } of named) {
    for (const text of [
      `azúcar o ${name}`,
      `azúcar, o ${name}`,
      `azúcar (o ${name})`,
      `azúcar (opcional ${name})`,
      `azúcar (en su defecto ${name})`,
      `azúcar y ${name}`,
      `azúcar + ${name}`,
      `azúcar (con ${name})`,
    ]) {
      const { food } = findFood(text, 'pasteleria');
      expect(food === undefined || contiene.every((code) => food.contiene.includes(code)), text).toBe(true);
    }
  }
});

it('reads a long line of many parts in proportion to a short one', () => {
  let round = 0;
  /** Processor time of two hundred lines of so many letters. */
  const taken = (letters: number) => {
    round++;
    const start = process.cpuUsage();
    for (let i = 0; i < 20; i++) {
      for (const piece of [' para la', ' y', ' o', ' (', ' 10 g', ' de 2', ' + ', ', ', 'a-', ' 2 % de la']) {
        findFood(`harina${piece.repeat(Math.floor(letters / piece.length))} zz${round}x${i}`, 'pasteleria');
      }
    }
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  taken(60);
  const [short, long] = [Math.min(taken(60), taken(60)), Math.min(taken(180), taken(180))];
  // Three times the letters; a pattern that tried every way to share them out would take thousands.
  expect(long / short).toBeLessThan(12);
});
