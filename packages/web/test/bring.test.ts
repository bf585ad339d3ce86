import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { dropAll, keep, readFile } from '../src/book/brought.ts';
import { readWorkbook } from '../src/book/xlsx.ts';
import { shelves } from '../src/storage/browser-notebook.ts';
import { workbook, zip } from './workbook.ts';

const file = (data: string | Uint8Array<ArrayBuffer>, name: string) => new File([data], name);

describe('a workbook', () => {
  test('tells its sheets, texts and numbers', async () => {
    const sheets = await readWorkbook(workbook({ 'Pan & sal': [['Harina', '', 12.5]], Otra: [['<Agua>', 1000]] }));
    expect(sheets).toEqual([
      { name: 'Pan & sal', rows: [['Harina', '', '12,5']] },
      { name: 'Otra', rows: [['<Agua>', '1000']] },
    ]);
  });

  test('that is a trap, is cut or is none is refused', async () => {
    const bomb = zip({ 'xl/workbook.xml': ' '.repeat(31e6) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readWorkbook(bomb)).toBeNull();
    const whole = workbook({ Hoja: [['Harina', 1]] });
    expect(await readWorkbook(whole.slice(0, whole.length - 30))).toBeNull();
    expect(await readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4]))).toBeNull();
    expect(await readFile(file('hola', 'hola.txt'))).toBeNull();
    expect(await readFile(file('%PDF-1.4\nLeche 200 g', 'carta.pdf'))).toBeNull();
    expect(await readFile(file('Leche 200 g\u0000\u0001', 'foto.jpg'))).toBeNull();
  });
});

describe('many recipes', () => {
  test('of a column of names, one per sheet, and of a page: with the craft and type they seem to be of', async () => {
    const rows = [
      ['Receta', 'Ingrediente', 'Gramos'],
      ['Croissant', 'Harina', 500],
      ['', 'Mantequilla', 250],
      ['La de siempre', 'Leche', 700],
    ];
    const brought = await readFile(file(workbook({ Libro: rows, Magdalenas: [['Harina', 200]] }), 'libro.xlsx'));
    expect(brought!.map(({ title, craft, parsed }) => [title, craft, parsed.items.length])).toEqual([
      ['Croissant', expect.any(String), 2],
      ['La de siempre', null, 1],
      ['Magdalenas', 'pasteleria', 1],
    ]);
    const csv = 'título;oficio;tipo;ingrediente;gramos\r\nMía;Pan;Pan común (barra u hogaza);Harina;500\r\n';
    expect(await readFile(file(csv, 'recetario.csv'))).toMatchObject([
      { title: 'Mía', craft: 'panaderia', type: 'pan_comun' },
    ]);
  });

  test('a title that says nothing leaves it to the dough: with yeast a bread, without what is plain of the other', async () => {
    const csv =
      'Receta;Ingrediente;Gramos\nBarra con poolish;Harina;1000\n;Agua;680\n;Poolish;300\n;Levadura fresca;4\n' +
      'La del abuelo;Harina;170\n;Mantequilla;115\n;Azúcar;165\n;Huevo;50\nPapilla;Leche;900\n;Harina;60\n';
    expect(await readFile(file(csv, 'recetario.csv'))).toMatchObject([
      { title: 'Barra con poolish', craft: 'panaderia', type: 'pan_comun' },
      { title: 'La del abuelo', craft: 'pasteleria', type: 'cookies' },
      { title: 'Papilla', craft: null, type: null },
    ]);
  });

  test('a sheet is called as it is where no row is its title, and its names need no heading', async () => {
    const sheets = {
      'Turrón de yema': [
        ['', 'kg'],
        ['Almendra molida', 1.2],
        ['Azúcar', 1],
      ],
      Proveedores: [
        ['Proveedor', 'Pedido'],
        ['Harina', 500],
      ],
      Hoja3: [['Pan gallego'], ['Harina', 1000], ['Agua', 800]],
    };
    const brought = await readFile(file(workbook(sheets), 'libro.xlsx'));
    expect(brought!.map(({ title, parsed }) => [title, parsed.items.map(({ grams }) => grams)])).toEqual([
      ['Turrón de yema', [1200, 1000]],
      ['Proveedores', [500]],
      ['Pan gallego', [1000, 800]],
    ]);
  });

  test('a file that is given up is read no further, and tells how far it was', async () => {
    const text = Array.from({ length: 60 }, (_, i) => `Receta ${i};Harina;100`).join('\n');
    const task = new AbortController();
    const steps: number[] = [];
    const step = (done: number) => {
      steps.push(done);
      if (done === 20) task.abort();
    };
    const given = file(`Receta;Ingrediente;Gramos\n${text}`, 'libro.csv');
    expect(await readFile(given, { step, signal: task.signal })).toBeNull();
    expect(steps).toEqual([0, 10, 20]);
  });

  test('three hundred enter together and leave together', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) => [
      `Receta ${i >> 2}`,
      ['Harina', 'Agua', 'Sal', 'Azúcar'][i & 3]!,
      i + 1,
    ]);
    const brought = await readFile(
      file(workbook({ Libro: [['Receta', 'Ingrediente', 'Gramos'], ...rows] }), 'libro.xlsx'),
    );
    expect(brought).toHaveLength(300);
    const ids = (await keep(brought!, 'panaderia'))!;
    const { records } = await shelves.read('versiones');
    expect(records).toHaveLength(300);
    expect(records.find(({ contenido }) => contenido.titulo === 'Receta 7')!.contenido).toMatchObject({
      oficio: 'panaderia',
      ingredientes: [{ nombre: 'Harina', gramos: 29 }, {}, {}, {}],
    });
    await dropAll(ids);
    expect((await shelves.read('versiones')).records).toEqual([]);
    expect((await shelves.read('recetas')).records).toEqual([]);
  });
});
