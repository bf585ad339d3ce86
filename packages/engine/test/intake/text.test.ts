import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { decodeText } from '../../src/intake/decode.ts';
import { parseRecipe } from '../../src/intake/text.ts';

/** Items as «name grams», the way a person would check them. */
function items(text: string): string[] {
  return parseRecipe(text).items.map(({ name, grams }) => `${name} ${grams}`);
}

/** Faults as «line: message». */
function faults(text: string): string[] {
  return parseRecipe(text).faults.map(({ line, message }) => `${line}: ${message}`);
}

function notes(text: string): string[] {
  return parseRecipe(text).notes.map(({ line, message }) => `${line}: ${message}`);
}

const NO_QUANTITY = 'No encuentro el peso: escribe la cantidad en gramos, por ejemplo «200 g leche entera».';

describe('one line', () => {
  it.each([
    ['200 g leche entera', 'leche entera 200'],
    ['200g de leche entera', 'leche entera 200'],
    ['200 gr. de leche entera', 'leche entera 200'],
    ['leche entera 200 g', 'leche entera 200'],
    ['Leche entera: 200', 'Leche entera 200'],
    ['Leche entera = 200 gramos', 'Leche entera 200'],
    ['Leche entera, 200 g.', 'Leche entera 200'],
    ['Leche entera (200 g)', 'Leche entera 200'],
    ['Maizena ........ 25 g', 'Maizena 25'],
    ['- 1,5 kg harina', 'harina 1500'],
    ['• 1.5 kg harina', 'harina 1500'],
    ['1.500 kg harina', 'harina 1500'],
    ['1,001 kg harina', 'harina 1001'],
    ['1) 500 g harina', 'harina 500'],
    ['**Harina**: 500 g', 'Harina 500'],
    ['[ ] 500 g harina', 'harina 500'],
    ['500 mg vainilla', 'vainilla 0.5'],
    ['8 oz chocolate', 'chocolate 226.796185'],
    ['1 lb mantequilla', 'mantequilla 453.59237'],
    ['½ kg azúcar', 'azúcar 500'],
    ['1 1/2 kg azúcar', 'azúcar 1500'],
    ['1½ kg azúcar', 'azúcar 1500'],
    ['1 000 g agua', 'agua 1000'],
    ['Azúcar 1 500 g', 'Azúcar 1500'],
    ['1.250,5 g agua', 'agua 1250.5'],
    ['1,250.5 g agua', 'agua 1250.5'],
    ['Dextrosa,40,5', 'Dextrosa 40.5'],
    // Numbers that belong to the name.
    ['200 g nata 35 %', 'nata 35 % 200'],
    ['Nata 35% 200 g', 'Nata 35% 200'],
    ['Nata 35%: 200', 'Nata 35% 200'],
    ['Nata 35 200 g', 'Nata 35 200'],
    ['Harina T55 1 kg', 'Harina T55 1000'],
    ['811 en gotas 200 g', '811 en gotas 200'],
    ['500 g harina W300', 'harina W300 500'],
    ['Harina 500 g, tamizada', 'Harina 500'],
    ['5 g neutro para cremas 5 g/kg', 'neutro para cremas 5 g/kg 5'],
    // The better of two quantities.
    ['2 huevos (110 g)', 'huevos 110'],
    ['1 sobre de levadura (16 g)', 'levadura 16'],
    ['250 ml (258 g) de leche', 'leche 258'],
    ['1 cucharada (15 g) de miel', 'miel 15'],
    // A weight anywhere beats a percentage.
    ['Leche entera: 600 g (60 %)', 'Leche entera 600'],
    ['Nata 35%: 200 g (20 %)', 'Nata 35% 200'],
    ['Nata 35 200 g (20 %)', 'Nata 35 200'],
    ['Azúcar 200 g 20 %', 'Azúcar 200'],
    ['Harina: 500 g (100 %)', 'Harina 500'],
    ['Agua (½ kg, 50 %)', 'Agua 500'],
    ['600 g (60 %) leche entera', 'leche entera 600'],
    ['60 % 600 g leche entera', 'leche entera 600'],
    ['60 % (600 g) leche entera', 'leche entera 600'],
    ['2 huevos 110 g (11 %)', 'huevos 110'],
    ['chocolate 70 % 200 g', 'chocolate 70 % 200'],
    ['Harina 500 g W 300', 'Harina 500'],
  ])('%s', (line, item) => {
    expect(parseRecipe(line).faults).toEqual([]);
    expect(items(line)).toEqual([item]);
  });

  it.each([
    ['1 paquete de galletas', '«paquete» no es un peso: escribe los gramos.'],
    ['1 lb 2 oz butter', 'No entiendo la cantidad de «1 lb 2 oz butter»: escríbela en gramos.'],
    ['sal al gusto', NO_QUANTITY],
    ['Harina T55', NO_QUANTITY],
    ['200-250 g nata', '«200-250 g nata» da un intervalo: escribe una sola cantidad.'],
    ['nata 200 - 250 g', '«nata 200 - 250 g» da un intervalo: escribe una sola cantidad.'],
    ['200 a 250 g de nata', '«200 a 250 g de nata» da un intervalo: escribe una sola cantidad.'],
    ['nata 200-250 g (20 %)', '«nata 200-250 g (20 %)» da un intervalo: escribe una sola cantidad.'],
    ['2 tabletas de 100 g', 'No entiendo la cantidad de «2 tabletas de 100 g»: escríbela en gramos.'],
    ['2 x 100 g mantequilla', 'No entiendo la cantidad de «2 x 100 g mantequilla»: escríbela en gramos.'],
    ['1,2,3 g sal', 'No entiendo la cantidad de «1,2,3 g sal»: escríbela en gramos.'],
    [`${'9'.repeat(330)} g sal`, `No entiendo la cantidad de «${'9'.repeat(330)} g sal»: escríbela en gramos.`],
    ['200 g', 'Falta el nombre del ingrediente.'],
    ['100 ml harina', 'No se sabe cuánto pesa un mililitro de «harina»: escribe los gramos.'],
    ['50 ml leche en polvo', 'No se sabe cuánto pesa un mililitro de «leche en polvo»: escribe los gramos.'],
    ['2 uds plátano', 'No se sabe cuánto pesa una unidad de «plátano»: escribe los gramos.'],
    [`200 g ${'a'.repeat(400)}`, 'La línea es demasiado larga para ser un ingrediente.'],
  ])('%.40s is a fault', (line, message) => {
    expect(items(line)).toEqual([]);
    expect(faults(line)).toEqual([`1: ${message}`]);
  });

  it.each([
    ['2 huevos', 'huevos 100', '1: 2 × «huevos» se ha contado como 100 g (50 g por unidad).'],
    ['1 huevo', 'huevo 50', '1: 1 × «huevo» se ha contado como 50 g (50 g por unidad).'],
    ['Yemas: 8', 'Yemas 160', '1: 8 × «Yemas» se ha contado como 160 g (20 g por unidad).'],
    [
      '3 uds. clara de huevo',
      'clara de huevo 90',
      '1: 3 × «clara de huevo» se ha contado como 90 g (30 g por unidad).',
    ],
    ['1 cucharadita de sal', 'sal 6', '1: 5 ml de «sal» se han contado como 6 g (1 ml ≈ 1,2 g).'],
    ['Sal: 1 pizca', 'Sal 0.5', '1: 1 pizca de «Sal»: se cuentan 0,5 g.'],
    ['3 hojas de gelatina', 'gelatina 6', '1: 3 hojas de «gelatina»: se cuentan 6 g.'],
    ['½ l de agua', 'agua 500', '1: 500 ml de «agua» se han contado como 500 g (1 ml ≈ 1 g).'],
    ['20 cl nata 35 %', 'nata 35 % 200', '1: 200 ml de «nata 35 %» se han contado como 200 g (1 ml ≈ 1 g).'],
    [
      '100 ml aceite de oliva',
      'aceite de oliva 92',
      '1: 100 ml de «aceite de oliva» se han contado como 92 g (1 ml ≈ 0,92 g).',
    ],
    ['100 ml de miel', 'miel 140', '1: 100 ml de «miel» se han contado como 140 g (1 ml ≈ 1,4 g).'],
    ['1.250 g mantequilla', 'mantequilla 1250', '1: «1.250» se ha leído como 1250, con separador de millares.'],
  ])('%s assumes something and says so', (line, item, note) => {
    expect(items(line)).toEqual([item]);
    expect(notes(line)).toEqual([note]);
  });

  it('«300 huevos» are grams, for nobody lists hundreds of eggs without a unit', () => {
    expect(items('300 huevos')).toEqual(['huevos 300']);
  });
});

describe('lines together', () => {
  it('pass over titles, headings, separators and totals, and stop at the method', () => {
    const text = [
      'Bizcocho de la abuela',
      '',
      '# Ingredientes',
      'Para la masa:',
      '500 g harina',
      '-----',
      '120 g azúcar',
      'Total: 620 g',
      'Elaboración',
      'Mezclar y hornear 20 min a 180 g.',
    ].join('\r\n');
    expect(parseRecipe(text)).toEqual({
      items: [
        { name: 'harina', grams: 500, line: 5 },
        { name: 'azúcar', grams: 120, line: 7 },
      ],
      faults: [],
      notes: [
        { line: 1, message: '«Bizcocho de la abuela» se ha tomado como título de la receta.' },
        { line: 8, message: '«Total: 620 g» es un total y no se ha contado.' },
      ],
      prose: [
        { line: 1, kind: 'titulo', text: 'Bizcocho de la abuela' },
        { line: 3, kind: 'parte', text: 'Ingredientes' },
        { line: 4, kind: 'parte', text: 'Para la masa:' },
        { line: 8, kind: 'total', text: 'Total: 620 g' },
        { line: 9, kind: 'parte', text: 'Elaboración' },
        { line: 10, kind: 'paso', text: 'Mezclar y hornear 20 min a 180 g.' },
      ],
      title: 'Bizcocho de la abuela',
    });
  });

  it('may say type and craft', () => {
    const { type, craft, items: read } = parseRecipe('tipo: helado_crema\nOficio = helado\nLeche entera 700');
    expect([type, craft, read.length]).toEqual(['helado_crema', 'helado', 1]);
  });

  it('take percentages when all are, and refuse to mix them with grams', () => {
    expect(items('Harina 100%\nAgua 65 %\n2 % sal')).toEqual(['Harina 100', 'Agua 65', 'sal 2']);
    expect(items('Harina: 500 g (100 %)\nAgua: 325 g (65 %)')).toEqual(['Harina 500', 'Agua 325']);
    expect(items('200 g leche\nNata 35%')).toEqual(['leche 200']);
    expect(faults('200 g leche\nNata 35%')).toEqual([
      '2: El porcentaje no se puede mezclar con gramos: escribe los gramos de «Nata».',
    ]);
  });

  it('take bare numbers for grams, but a small one among weights for a count', () => {
    expect(items('Leche 700\n100 nata\n5 sal')).toEqual(['Leche 700', 'nata 100', 'sal 5']);
    expect(items('200 g harina\n100 azúcar\n3 limones')).toEqual(['harina 200', 'azúcar 100']);
    expect(faults('200 g harina\n100 azúcar\n3 limones')).toEqual([
      '3: No se sabe cuánto pesa una unidad de «limones»: escribe los gramos.',
    ]);
  });

  it('read a point as decimal where the rest of the text does', () => {
    expect(items('Sal 1.125\nAzúcar 12.5')).toEqual(['Sal 1.125', 'Azúcar 12.5']);
    expect(items('Sal 1.125\nAzúcar 12,5')).toEqual(['Sal 1125', 'Azúcar 12.5']);
  });

  it('tell the line, the text and the ingredient of each fault, in order', () => {
    expect(parseRecipe('\n100 ml harina\n\nsal: 1 bolsa\n10 g cacao').faults).toEqual([
      {
        line: 2,
        text: '100 ml harina',
        message: 'No se sabe cuánto pesa un mililitro de «harina»: escribe los gramos.',
        name: 'harina',
      },
      { line: 4, text: 'sal: 1 bolsa', message: '«bolsa» no es un peso: escribe los gramos.', name: 'sal' },
    ]);
  });
});

describe('tables', () => {
  it('pasted from a spreadsheet, with heading, prices, parts and a sum', () => {
    const text = [
      'Ingrediente\tPeso (g)\tPrecio',
      'Base\t\t',
      'Leche entera\t700,5\t0,95',
      'Nata 35%\t1.200\t4,2',
      'Total\t1900,5\t',
      '\t1900,5\t',
    ].join('\n');
    expect(items(text)).toEqual(['Leche entera 700.5', 'Nata 35% 1200']);
    expect(faults(text)).toEqual([]);
    expect(parseRecipe(text).items.map(({ line }) => line)).toEqual([3, 4]);
  });

  it.each([
    ['kilos in the heading', 'Producto\tCantidad (kg)\nHarina\t1,5', ['Harina 1500']],
    ['a column of units', 'Cantidad\tUnidad\tIngrediente\n1,5\tkg\tHarina\n20\tg\tSal', ['Harina 1500', 'Sal 20']],
    ['grams rather than percentages', 'Ingrediente;%;Gramos\nHarina;100;500\nAgua;65;325', ['Harina 500', 'Agua 325']],
    ['percentages alone', 'Ingrediente;%\nHarina;100\nAgua;65', ['Harina 100', 'Agua 65']],
    ['no heading', 'Pasta de cacao\t70\t19,5\nAzúcar\t30\tg', ['Pasta de cacao 70', 'Azúcar 30']],
    ['the quantity first', '1,5\tkg\tHarina\n20\tg\tSal', ['Harina 1500', 'Sal 20']],
    ['a title over the heading', 'Mi receta\t\nNombre\tg\nSal\t5', ['Sal 5']],
    ['CSV with commas and quotes', 'name,grams\n"Leche, entera",200\nSal,"1,5"', ['Leche, entera 200', 'Sal 1.5']],
    [
      'CSV with semicolons',
      '\uFEFFingrediente;gramos;%\r\n"Azúcar ""fino"";";200,5;50,00\r\n',
      ['Azúcar "fino"; 200.5'],
    ],
    ['a break inside quotes', 'ingrediente;gramos\n"Leche\nentera";200\nSal;5', ['Leche entera 200', 'Sal 5']],
    ['a name behind an apostrophe', "ingrediente;gramos\n'=Raro;1", ['=Raro 1']],
    ['a wide sign behind an apostrophe', "ingrediente;gramos\n'＝Raro;1", ['＝Raro 1']],
    [
      'Markdown',
      '| Ingrediente | Cantidad |\n|---|---:|\n| Cacao | 70 g |\n| Azúcar | 30 g |',
      ['Cacao 70', 'Azúcar 30'],
    ],
    ['quoted commas without heading', '"Harina","500"\n"Agua","300,5"', ['Harina 500', 'Agua 300.5']],
    ['only the decimals quoted', 'Harina,"500,5"\nAgua,300\nSal,10', ['Harina 500.5', 'Agua 300', 'Sal 10']],
    ['quoted names and decimal commas', '"Leche entera",200\nSal,1,5', ['Leche entera 200', 'Sal 1.5']],
    ['a quote that never closes', '"Sal;3\nAgua;4\nHarina;5', ['Sal 3', 'Agua 4', 'Harina 5']],
  ])('%s', (_, text, expected) => {
    expect(faults(text)).toEqual([]);
    expect(items(text)).toEqual(expected);
  });

  it.each([
    ['Ingrediente\tg\tPrecio\nSal\t\t2', NO_QUANTITY],
    ['Ingrediente\tg\nSal\tmucha', 'No entiendo la cantidad de «Sal»: escríbela en gramos.'],
    ['Ingrediente\tg\tNota\n\t5\tfina', 'Falta el nombre del ingrediente.'],
  ])('%j has a fault', (text, message) => {
    expect(faults(text)).toEqual([`2: ${message}`]);
  });

  it('keep a row without weight by its name, and a part by its heading', () => {
    const text = 'Ingrediente;Gramos\nMASA;\nHarina;500\nAgua;\nSal;10';
    expect(items(text)).toEqual(['Harina 500', 'Sal 10']);
    expect(parseRecipe(text).faults).toEqual([{ line: 4, text: 'Agua', message: NO_QUANTITY, name: 'Agua' }]);
    expect(parseRecipe(text).prose).toEqual([
      { line: 1, kind: 'parte', text: 'Ingredientes' },
      { line: 2, kind: 'parte', text: 'MASA' },
    ]);
  });

  it('count lines through a quoted break', () => {
    expect(parseRecipe('ingrediente;gramos\n"Leche\nentera";200\nSal;x').faults[0]!.line).toBe(4);
  });
});

describe('JSON', () => {
  it('of a request in either shape, with type, craft and title', () => {
    const body = {
      titulo: 'Negro 70',
      craft: 'cacao',
      type: 'negro',
      ingredients: [
        { ingrediente: 'pasta_cacao', peso: 70 },
        { name: 'Azúcar', grams: 30, pod: 100 },
      ],
    };
    expect(parseRecipe(JSON.stringify(body, null, 2))).toEqual({
      items: [
        { name: 'pasta_cacao', grams: 70, line: 1, raw: body.ingredients[0] },
        { name: 'Azúcar', grams: 30, line: 2, raw: body.ingredients[1] },
      ],
      faults: [],
      notes: [],
      prose: [],
      type: 'negro',
      craft: 'cacao',
      title: 'Negro 70',
    });
  });

  it.each([
    ['[{"name":"Leche","grams":700},["Nata",100],"50 g dextrosa"]', ['Leche 700', 'Nata 100', 'dextrosa 50']],
    ['{"pasta_cacao":70,"azucar":30}', ['pasta_cacao 70', 'azucar 30']],
    ['[{"name":"Harina","grams":"1,5 kg"},{"name":"Sal","grams":0}]', ['Harina 1500', 'Sal 0']],
    ['[{"name":"huevos","grams":2}]', ['huevos 2']],
  ])('%s', (text, expected) => {
    expect(faults(text)).toEqual([]);
    expect(items(text)).toEqual(expected);
  });

  it.each([
    ['a bracket that is not closed', '{\n "ingredients": [\n}', 3],
    ['a comma too many', '[\n  ["Sal", 5],\n  ["Agua", 9],\n]\n', 4],
    ['a comma too few', '[\n  ["Sal", 5]\n  ["Agua", 9]\n]', 3],
    ['a colon too few', '{\r\n"Sal" 5}', 2],
    ['single quotes', "{\n'Sal': 5}", 2],
    ['a number with decimal comma', '{\n"Sal": 1,5}', 2],
    ['a number with two points', '[\n["Sal", 1.5.2]]', 2],
    ['a break inside a text', '[\n["Sal\n", 5]]', 2],
    ['a bad escape', '[["Agua", 9],\n["S\\al", 5]]', 2],
    ['something after the end', '{"Sal": 5}\nfin', 2],
    ['an end too soon', '{\n"Sal": 5,\n\n', 2],
    ['a key that is no text', '{"Agua \\"fría\\" \\u00e9": {"a": [true, null, -1.5e3]},\n5: 1}', 2],
  ])('with %s names the line', (_, text, line) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(faults(text)).toEqual([`${line}: El JSON no es válido: revisa comas, comillas y llaves.`]);
  });

  it.each([
    ['{"ingredients": [', 'El JSON no es válido: revisa comas, comillas y llaves.'],
    ['{"a": "b"}', 'El JSON no es una receta: se espera una lista de ingredientes o un objeto con «ingredients».'],
    ['[{"grams": 3}]', 'Falta el nombre del ingrediente.'],
    ['[{"name": "Sal", "grams": -3}]', '«Sal» no tiene un peso válido: escribe los gramos.'],
    ['[{"name": "Sal"}]', '«Sal» no tiene un peso válido: escribe los gramos.'],
    ['[["Sal", "mucha"]]', 'No entiendo la cantidad de «Sal»: escríbela en gramos.'],
  ])('%s has a fault', (text, message) => {
    expect(faults(text)).toEqual([`1: ${message}`]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'200 |1,5 |1.000|½|1/2| g | kg | ml|%|,|.|;|\t|\n|"|(|)|:|-|leche|huevos| de |Total|{|[|]|}|\u00a0|ñ|\ud800|x'.split(
      '|',
    ),
    '|',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  );

  it('is read without throwing, into named items with finite grams and faults with a message', () => {
    fc.assert(
      fc.property(text, (sent) => {
        const { items: read, faults: found, notes: said } = parseRecipe(sent);
        for (const { name, grams, line } of read) {
          expect(name.trim()).not.toBe('');
          expect(Number.isFinite(grams) && grams >= 0).toBe(true);
          expect(line).toBeGreaterThan(0);
        }
        for (const { message, line } of [...found, ...said]) {
          expect(message).toMatch(/\.$/);
          expect(line).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  it('round-trips: what is written in grams is read back', () => {
    const name = fc.constantFrom('Leche entera', 'nata 35 %', 'Azúcar', 'Harina T55', 'cacao en polvo 22-24 %');
    const grams = fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100);
    const row = fc.tuple(name, grams);
    const layouts = [
      (n: string, g: string) => `${g} g ${n}`,
      (n: string, g: string) => `- ${g} g de ${n}`,
      (n: string, g: string) => `${n}: ${g} g`,
      (n: string, g: string) => `${n}\t${g}`,
      (n: string, g: string) => `"${n}";${g}`,
    ];
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), fc.constantFrom(...layouts), (rows, layout) => {
        const pasted = rows.map(([n, g]) => layout(n, String(g).replace('.', ','))).join('\n');
        expect(items(pasted)).toEqual(rows.map(([n, g]) => `${n} ${g}`));
      }),
    );
  });

  it.each([
    ['a megabyte of digits', '1'.repeat(1e6)],
    ['a megabyte of quotes', `${'"'.repeat(1e6)}a`],
    ['a megabyte of unclosed cells', '"a;'.repeat(3e5)],
    ['a megabyte of brackets', '['.repeat(1e6)],
    ['ten megabytes of one JSON text', `["${'\\n'.repeat(5e6)}"`],
    ['a megabyte of tabs', 'a\t'.repeat(5e5)],
    ['twenty thousand lines', '200 g leche\n'.repeat(2e4)],
    ['twenty thousand rows', `ingrediente;gramos\n${'leche;200\n'.repeat(2e4)}`],
  ])('%s is read to the end', (_, sent) => {
    const { items: read, faults: found } = parseRecipe(sent);
    expect(read.length + found.length).toBeGreaterThan(0);
  });
});

describe('the text of a file', () => {
  const written = 'ñora; 5 kg';
  const utf16 = Buffer.from(`\ufeff${written}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(written)],
    ['UTF-16, as Excel saves «texto Unicode»', utf16],
    ['UTF-16 the other way round', Buffer.from(utf16).swap16()],
    ['the code page of Windows', Buffer.from([0xf1, ...Buffer.from('ora; 5 kg')])],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(written);
  });
});

describe('what is said of an ingredient beside its quantity', () => {
  const names = (text: string) => parseRecipe(text).items.map(({ name }) => name);

  it('is kept with its name where it says what the food has in it', () => {
    expect(names('Chocolate negro 70 % 200 g (contiene leche)')).toEqual(['Chocolate negro 70 % (contiene leche)']);
    expect(names('Azúcar 100 g con lactosa\nSal 5 g - contiene apio')).toEqual([
      'Azúcar (con lactosa)',
      'Sal (contiene apio)',
    ]);
    expect(names('Ingrediente;g;Observaciones\nCacao;50;con leche en polvo\nAceite;10;')).toEqual([
      'Cacao (con leche en polvo)',
      'Aceite',
    ]);
    expect(names('Ingrediente,g,Alérgenos\nCacao,50,soja\nSal,5,no')).toEqual(['Cacao (contiene soja)', 'Sal']);
  });

  it('is left aside where it is a step', () => {
    expect(names('Azúcar 100 g (con las yemas)\nHarina 200 g, tamizada\nLevadura 45 g (mitad de noche)')).toEqual([
      'Azúcar',
      'Harina',
      'Levadura',
    ]);
  });
});
