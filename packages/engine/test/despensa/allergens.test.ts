import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAINLY } from '../../../../scripts/lectura/bringing.ts';
import { runs } from '../../../../scripts/lib/long.ts';
import { CRAFT_IDS, type CraftId } from '../../src/craft/ids.ts';
import { slug } from '../../src/craft/names.ts';
import { ALLERGENS } from '../../src/despensa/allergen-texts.ts';
import type { Food } from '../../src/despensa/food.ts';
import { CLAIM, LINE_CLASSES } from '../../src/despensa/line-words.ts';
import { findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { balanceHelado } from '../../src/index.ts';
import { dataFile, namesFile, rowsOf } from './read-csv.ts';

const CLASSES: ReadonlySet<string> = new Set(LINE_CLASSES);

/** Words that bring an allergen, with their codes and their language. */
const WORDS = rowsOf(dataFile('alergenos.csv'))
  .filter(({ clase }) => !CLASSES.has(clase!) && !clase!.startsWith(CLAIM))
  .flatMap(({ clase, lengua, formas }) =>
    formas!.split('|').map((word) => ({ word, lengua: lengua!, codes: clase!.split('|') })),
  );

const holds = ({ contiene }: Food, code: string) =>
  contiene.some((own) => own === code || own.startsWith(`${code}:`) || code.startsWith(`${own}:`));

const read = (line: string, craft: CraftId = 'pasteleria') => findFood(line, craft).food?.id ?? '?';

/** Of a few languages a line joins in its own words. */
const ABROAD: Readonly<Record<string, (food: string, word: string) => string>> = {
  ca: (food, word) => `${food}, amb ${word}`,
  fr: (food, word) => `${food} (contient ${word})`,
  it: (food, word) => `${food}, contiene ${word}`,
  en: (food, word) => `${food} (contains ${word})`,
  de: (food, word) => `${food}, enthält ${word}`,
  pt: (food, word) => `${food}, contém ${word}`,
};

const NAMES = everyFood().map(({ name }) => name);
const food = fc.constantFrom(...NAMES);
const word = fc.constantFrom(...WORDS);
const craft = fc.constantFrom(...CRAFT_IDS);

describe('the words of allergens', () => {
  it('are of the fourteen groups, each in seven languages', () => {
    const groups = new Set(ALLERGENS.map((code) => code.split(':')[0]!));
    expect(groups.size).toBe(14);
    for (const group of groups) {
      const told = WORDS.filter(({ codes }) => codes.some((code) => code.startsWith(group)));
      expect([...new Set(told.map(({ lengua }) => lengua))], group).toEqual(
        expect.arrayContaining(['es', 'ca', 'fr', 'it', 'en', 'de', 'pt']),
      );
    }
  });
});

describe('a line that says more than its food', () => {
  it('is never read as a food without an allergen that it brings', () => {
    const said = fc.constantFrom(...PLAINLY);
    fc.assert(
      fc.property(food, word, said, craft, (name, { word: brought, codes }, say, id) => {
        const found = findFood(say(name, brought), id).food;
        // «Pistacho: gianduja» is the gianduja of pistachio.
        const isNamed = found !== undefined && slug(found.name).includes(slug(brought));
        expect(found === undefined || isNamed || codes.every((code) => holds(found, code)), say(name, brought)).toBe(
          true,
        );
      }),
      { numRuns: runs(6000) },
    );
  });

  it('is asked about in other languages too', () => {
    for (const { word: brought, lengua, codes } of WORDS) {
      const line = ABROAD[lengua]?.('Azúcar', brought);
      if (line === undefined) continue;
      const found = findFood(line, 'helado').food;
      expect(found === undefined || codes.every((code) => holds(found, code)), line).toBe(true);
    }
  });

  it('is asked about where what is joined is no word anybody knows', () => {
    fc.assert(
      fc.property(
        // What follows a use may be one more use.
        food.filter((name) => !/ para /.test(name)),
        craft,
        fc.constantFrom('con', 'y', 'contiene', 'lleva', 'sabor', '+'),
        (name, id, joint) => {
          const line = `${name} ${joint} brunolina`;
          expect(findFood(line, id).food?.id, line).toBeUndefined();
        },
      ),
      { numRuns: runs(600) },
    );
  });

  it('is asked about where a word that says how a food is made is a thing after «con»', () => {
    expect(
      ['azúcar con tostada', 'mantequilla, contiene tostada', 'avellana con tostada'].map((line) => read(line)),
    ).toEqual(['?', '?', '?']);
    expect(read('azúcar con picada catalana')).toBe('?');
    expect(read('azúcar tostado')).toBe('azucar');
  });

  it('is asked about where a flavour follows a remark, unless the flavour is a word of a bracket', () => {
    expect(read('atún en aceite, escurrido Azucarera sabor brunolina')).toBe('?');
    expect(read('harina de habas, soja u otra legumbre sabor brunolina')).toBe('?');
    expect(read('pimentón dulce (para un sabor especial)', 'panaderia')).toBe('pimenton');
  });

  it('says which allergens are in doubt', () => {
    const { warnings } = balanceHelado({
      ingredients: [
        { name: 'Leche entera', grams: 600 },
        { name: 'Azúcar moreno de caña, contiene leche', grams: 150 },
      ],
    });
    expect(warnings.join(' ')).toContain('¿Querías decir «Azúcar moreno de caña»? Alérgenos en duda: leche.');
    expect(findFood('galletas sin gluten', 'pasteleria')).toMatchObject({ food: undefined, doubt: ['gluten'] });
  });

  it('is asked about where a brand, a foreign word or a cake brings it', () => {
    for (const line of [
      'chocolate negro (M&M)',
      'azúcar con M&M’s',
      'sucre (jaune)',
      'arroz inflado (Rice Krispies)',
      'azúcar (tejas)',
      'mantequilla (tipo Nutella)',
    ]) {
      expect(read(line), line).toBe('?');
    }
    expect(read('citrons jaunes')).toBe('limon');
    expect(read('colorant jaune')).toBe('colorante');
  });

  it('is asked about when a word is misspelt, cut short or part of another', () => {
    for (const line of [
      'chocolate negro con almedras',
      'azúcar, contiene lehce',
      'chocolate negro 70 % c/avell.',
      'chocolate negro, cacah.',
      'Zucker (Haselnussmus)',
      'Puderzucker mit Milchpulver',
      'chocolate negro 70 % con le\u00adche',
      'chocolate negro 70 % ｃｏｎ ｌｅｃｈｅ',
      'chocolate negro 70 % con l\u0435che',
    ]) {
      expect(read(line), line).toBe('?');
    }
  });
});

describe('what stands apart in a line', () => {
  it('brings what the food of that name bears, unless it is what the line is for', () => {
    for (const line of [
      'azúcar (nata vegetal para montar)',
      'pimienta: cereza confitada',
      'sirope de remolacha azucarera, orejones de albaricoque',
      'stevia con eritritol (copos de maíz)',
    ])
      expect(read(line), line).toBe('?');
    expect(read('agua (poolish)', 'panaderia')).toBe('agua');
  });

  it('is asked about where it is one word that nobody knows', () => {
    expect(read('azúcar (brunolina)')).toBe('?');
    expect(read('azúcar, brunolina')).toBe('?');
    expect(read('azúcar (opcional)')).toBe('azucar');
    // A verb ends otherwise than a Galician noun.
    expect(read('azúcar (brunoleiro)')).toBe('?');
    expect(read('azúcar, kıbrık')).toBe('?');
  });

  it('is asked about where it is two words, one of them known to nobody and the other of no quality', () => {
    expect(read('azúcar (brunol tarico)')).toBe('?');
    expect(read('azúcar: salsa brunolina')).toBe('?');
    expect(read('azúcar (brunolina tarico jimbelo)'), 'prose').toBe('azucar');
    expect(read('azúcar (controla la cristalización)')).toBe('azucar');
  });

  it('is asked about where «de» or a hyphen joins it to the food', () => {
    expect(read('tomate cherry de brunolina')).toBe('?');
    expect(read('tomate cherry de Brunolina')).toBe('tomate_cherry');
    expect(read('azúcar moreno-brunolina')).toBe('?');
  });

  it('is a house or a place where it is a short word written as one', () => {
    expect(read('azúcar (Brunolina)')).toBe('azucar');
    expect(read('azúcar (Brunolinaschnitten)')).toBe('?');
  });
});

describe('a line that denies', () => {
  it('is never read as a food with what it denies', () => {
    fc.assert(
      fc.property(food, word, craft, (name, { word: denied, codes }, id) => {
        const line = `${name} sin ${denied}`;
        const { food: found, ...reading } = findFood(line, id);
        // «Leche sin lactosa» is milk: the name of the food says so itself.
        const isNamed = 'lectura' in reading && reading.lectura !== 'supuesta';
        expect(found === undefined || isNamed || !codes.some((code) => holds(found, code)), line).toBe(true);
      }),
      { numRuns: runs(3000) },
    );
    for (const line of [
      'digestive biscuits (gluten-free)',
      'Kekse, glutenfrei',
      'harina de trigo apta para celíacos',
      'harina de fuerza GF',
      'mayonesa apta para alérgicos al huevo',
      'mayonesa (sin nada de huevo)',
      'galleta María, gluten: no',
      'galleta María (0 % gluten)',
      'mantequilla (milchfrei)',
      'mayonesa (sense ou)',
    ]) {
      expect(read(line), line).toBe('?');
    }
  });

  it('asks about what is joined after a remark, a use or another denial', () => {
    for (const line of [
      'salami, salchichón o fuet y brie',
      'mix para helado y ensaimada',
      'atún en aceite, escurrido + panecillo',
      'galleta negra de cacao, sin relleno con twix',
      'goma garrofín con E1105',
      'leche entera para montar de soja',
    ]) {
      expect(read(line), line).toBe('?');
    }
    expect(read('almendras crudas, peladas y troceadas')).not.toBe('?');
  });

  it('denies one thing and not what follows it', () => {
    expect(read('chocolate negro sin azúcar con leche')).toBe('?');
    expect(read('sal sin gluten, con leche')).toBe('?');
    expect(read('azúcar, trazas no: contiene lactosa')).toBe('?');
    expect(read('azúcar, no: contiene leche')).toBe('?');
    expect(read('azúcar, no contiene: leche')).toBe('azucar');
    expect(read('chocolate negro 70 % (no está libre de leche)')).toBe('?');
    expect(read('chocolate negro 70 %, no apto para celíacos')).toBe('?');
    expect(read('margarina sin leche')).toBe('margarina');
    expect(read('azúcar sin gluten')).toBe('azucar');
    // Its type, not its wheat.
    expect(read('harina 0 de trigo', 'panaderia')).toBe('harina_0');
  });
});

describe('what brings no allergen', () => {
  it('is what a food is for, or may hold in traces', () => {
    expect(read('azúcar para el bizcocho de almendra')).toBe('azucar');
    expect(read('chocolate negro 70 % (puede contener trazas de leche)')).toBe('chocolate_negro_70');
    expect(read('mermelada de fresa, may contain nuts')).toBe(read('mermelada de fresa'));
    expect(read('chocolate negro 70 % (puede contener: leche, frutos secos)')).toBe('chocolate_negro_70');
    expect(read('chocolate negro 70 % (puede contener trazas de soja, 20 % leche en polvo)')).toBe('?');
    expect(read('chocolate negro para taza almendrado')).toBe('?');
    // The name of the food says what it is for, so what follows is more.
    expect(read('Pasta de coco para helado de almendra')).not.toBe('pasta_coco_helado');
  });

  it('is a word that another makes another thing of', () => {
    expect(read('leche de coco')).toBe('leche_coco_18');
    expect(read('nuez moscada molida')).toBe('nuez_moscada');
    expect(read('harina de trigo sarraceno')).toBe('harina_sarraceno');
    expect(read('manteca de cacao (cocoa butter)', 'cacao')).toBe('manteca_cacao');
    expect(read('levadura de cerveza')).not.toBe('?');
  });

  it('is a name of the food, to the letter', () => {
    for (const { name, id } of everyFood()) expect(findFood(name).food?.id, name).toBe(id);
  });
});

describe('an allergen in a word that few would list', () => {
  const FORMS: readonly ((word: string) => string)[] = [
    (word) => `Azúcar ${word}`,
    (word) => `Azúcar (${word})`,
    (word) => `Coco rallado, ${word}`,
    (word) => `Miel con ${word}`,
    (word) => `azucar y ${word} 5 kg`,
    (word) => `Azúcar c/${word}`,
    (word) => `Cacao en polvo [${word}]`,
    (word) => `Azúcar - ${word}`,
    (word) => `Arroz; lleva ${word}`,
    (word) => `Aceite de girasol ${word}`,
    (word) => `Sal/${word}`,
    (word) => `Agua sabor ${word}`,
  ];
  const EACH = 3;

  it.each(namesFile('adversas'))('$clase is never lost', ({ clase, palabras }) => {
    const lines = palabras!
      .split('|')
      .flatMap((word, i) =>
        Array.from({ length: EACH }, (_, k) => FORMS[(i + (k * FORMS.length) / EACH) % FORMS.length]!(word)),
      );
    const lost = lines.flatMap((line) => {
      const { food } = findFood(line, 'pasteleria');
      return food === undefined || holds(food, clase!) ? [] : `${line}: ${food.id}`;
    });
    expect(lost).toEqual([]);
  });
});

it('knows sweets, sauces and pieces by the names people have for them', () => {
  for (const line of [
    'Azúcar con M&M',
    'Chocolate negro 70 % (Daim)',
    'Azúcar, contiene caramelo salado',
    'Chocolate negro 70 % (chocolate blanco)',
    'Aceite de girasol (LPD)',
    'Aceite de girasol con pesto',
    'Azúcar con blanc en neige',
    'Azúcar (lengua de gato)',
    'Miel (colines)',
    'Cacao en polvo y granillo',
    'Azúcar con trozos de granillo',
    'Azúcar con trozos de tostada',
    'Chocolate negro 70 % con trozos de Bueno',
    'Miel (tarta de Santiago)',
    'lengua de gato',
  ]) {
    expect(read(line), line).toBe('?');
  }
  for (const line of [
    'azúcar con sojja',
    'miel (qeso)',
    'azúcar (INS 322)',
    'canela sin gluten: no',
    'canela no vegana leche',
  ])
    expect(read(line), line).toBe('?');
  // Of sugar and of what is no nut, the small pieces are what they say.
  expect(read('granillo de almendra')).not.toBe('?');
  expect(read('tarta con trozos de chocolate')).toBe('?');
  expect(read('manteca de cacao en trozos')).toBe('manteca_cacao');
});
