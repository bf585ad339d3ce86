import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { analizar, analizarTrazado, balance, CRAFTS, consultCatalogue, consultTypes, craftOf } from '@obrador/engine';
import { etiqueta } from '@obrador/engine/etiqueta';
import { leyEn } from '@obrador/engine/ley';
import { describe, expect, it } from 'vitest';
import { rangeBar } from '../src/bar.ts';
import { candidates } from '../src/completion.ts';
import { ORDERS } from '../src/orders.ts';
import { file, obrador } from './run.ts';

const GOOD = [
  'leche entera 595',
  'nata 35% 180',
  'leche en polvo desnatada 40',
  'azúcar 145',
  'dextrosa 35',
  'neutro 5',
];
const HARD = ['nata 35% 300', 'leche entera 500', 'leche en polvo desnatada 40', 'azúcar 150', 'yema 10'];

/** The figures of an answer for programs, by their ids. */
function figures(stdout: string): Record<string, number> {
  const { parametros } = JSON.parse(stdout) as { parametros: { id: string; valor: number }[] };
  return Object.fromEntries(parametros.map(({ id, valor }) => [id, valor]));
}

describe('the label of a formula', () => {
  const BREAD = ['harina de fuerza 1000', 'agua 650', 'sal 18', 'levadura fresca 20'];

  it('written in the command line', async () => {
    const { stdout, status } = await obrador([
      'etiqueta',
      'panaderia',
      ...BREAD,
      '--nombre',
      'Barra',
      '--perdida',
      '16',
      '--porcion',
      '50',
      '--destacar',
      'sal',
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain('Ingredientes: harina de trigo, agua, levadura, sal 1,5 %.');
    expect(stdout).toMatch(/Proteínas +9,9 g +4,9 g/);
    expect(stdout).toContain('Sin gluten: no posible.');
  });

  it('names the allergens in words where nothing stands out: in a pipe or a file', async () => {
    const ice = ['leche entera 500', 'pasta de pistacho 100% 80', 'azúcar 100'];
    const { stdout } = await obrador(['etiqueta', 'helado', ...ice]);
    expect(stdout).toContain('\nContiene: pistacho, leche.\nPuede contener: cacahuete, otros frutos de cáscara.\n');
    expect((await obrador(['etiqueta', 'helado', ...ice], { env: { FORCE_COLOR: '1' } })).stdout).toContain(
      '\nContiene: ',
    );
    const water = (await obrador(['etiqueta', 'helado', 'agua 50', 'azúcar 50'])).stdout;
    expect(water).toContain('Contiene: ninguno de los catorce alérgenos');
    expect(water).not.toContain('Puede contener:');
  });

  it('with --json gives exactly what the API answers', async () => {
    const body = { craft: 'panaderia', ingredients: [{ name: 'harina de fuerza', grams: 1000 }] };
    const { stdout } = await obrador(['etiqueta', file('pan.json', JSON.stringify(body)), '--json']);
    expect(JSON.parse(stdout)).toEqual(etiqueta(body));
  });

  it('is not made of what is not known', async () => {
    const { stderr, status } = await obrador(['etiqueta', 'panaderia', 'agua 10', 'zzyzx 20']);
    expect(status).toBe(2);
    expect(stderr).toContain('orden, línea 2: No se puede hacer la etiqueta');
  });
});

describe('analysing a formula', () => {
  it('written in the command line: exit status 0 when balanced, 1 when to review', async () => {
    const good = await obrador(['helado', ...GOOD]);
    expect(good.status).toBe(0);
    expect(good.stdout).toContain('✓ fórmula equilibrada');
    const hard = await obrador(['helado', ...HARD]);
    expect(hard.status).toBe(1);
    expect(hard.stdout).toContain('✗ fórmula por revisar');
    expect(hard.stdout).toMatch(/PAC +−9,0\d °C .*−12,50 a −10,60 +▲ por encima/);
    expect(hard.stdout).toContain('sustituye unos 55 g de azúcar por dextrosa.');
  });

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    'of %s with --json gives exactly what /api/analizar answers, with --traza how it was read, and with --balance what /api/balance does',
    async (id, craft) => {
      const path = file('receta.json', JSON.stringify(craft.example));
      const plain = (value: object) => JSON.parse(JSON.stringify(value));
      const json = async (...args: string[]) => JSON.parse((await obrador([...args, '--json'])).stdout);
      expect(await json(id, path)).toEqual(plain(analizar(craft, craft.example)));
      expect(await json(id, path, '--balance')).toEqual(plain(balance(craft, craft.example)));
      expect(await json('analizar', id, path)).toEqual([{ archivo: path, ...plain(analizar(craft, craft.example)) }]);
      expect(await json('analizar', id, path, '--traza')).toEqual([
        { archivo: path, ...plain(analizarTrazado(craft, craft.example)) },
      ]);
      expect(await json('analizar', id, path, '--balance')).toEqual([
        { archivo: path, ...plain(balance(craft, craft.example)) },
      ]);
    },
  );

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    'of %s: its own example comes out good',
    async (id, craft) => {
      const { stdout, status } = await obrador([id, '-'], { input: JSON.stringify(craft.example) });
      expect(stdout).toContain('✓');
      expect(status).toBe(0);
    },
  );

  it('from text, CSV and a spreadsheet, from a file or standard input', async () => {
    const text = 'Pan de casa\n500 g harina de fuerza\n300 g agua\n10 g sal\n10 g levadura fresca\n';
    const csv = 'ingrediente;gramos\nharina de fuerza;500\nagua;300\nsal;10\nlevadura fresca;10,0\n';
    const sheet = 'harina de fuerza\t500\nagua\t300\nsal\t10\nlevadura fresca\t10\n';
    const answers = [
      await obrador(['panaderia', file('pan.txt', text.slice(text.indexOf('\n') + 1)), '--json']),
      await obrador(['panaderia', file('pan.csv', csv), '--json']),
      await obrador(['panaderia', '--json'], { input: sheet }),
    ];
    for (const { stdout } of answers) expect(figures(stdout)).toMatchObject({ hidratacion: 60, sal: 2 });
  });

  it.each([
    [
      'UTF-16 from a spreadsheet',
      Buffer.from('\uFEFFIngrediente\tGramos\nAzúcar\t500\nAlmendra cruda\t500', 'utf16le'),
    ],
    ['UTF-16 the other way round', Buffer.from('\uFEFFAzúcar\t500\nAlmendra cruda\t500', 'utf16le').swap16()],
    ['the code page of old Windows', Buffer.from('Azúcar;500\nAlmendra cruda;500', 'latin1')],
  ])('in %s', async (_, bytes) => {
    const read = [
      await obrador(['turron', file('t.csv', bytes), '--json']),
      await obrador(['turron', '--json'], { input: bytes }),
    ];
    for (const { stdout } of read) expect(figures(stdout).pctAzucar).toBeGreaterThan(40);
  });

  it('shows the limits of the lowest category that counts as good', async () => {
    const { stdout } = await obrador(['turron', 'almendra cruda 300', 'miel 100', 'azúcar 150', 'clara 33']);
    expect(stdout).toContain('✓ Extra');
    expect(stdout).toMatch(/Almendra +53,34 % .* desde 50,00 {2}✓\n/);
  });

  it('shows the ranges of chocolate, and of the family the formula belongs to', async () => {
    const dark = ['pasta_cacao 700', 'manteca_cacao 30', 'azucar 300'];
    const { stdout } = await obrador(['cacao', ...dark]);
    expect(stdout).toMatch(/Cacao total +69,99 % .* desde 42,50 {2}✓\n/);
    expect(stdout).toMatch(/Grasa total +39,61 % .* 27,00 a 57,00 {2}✓\n/);
    expect((await obrador(['cacao', ...dark, '-t', 'bombon'])).stdout).toMatch(/Grasa total .* 24,00 a 56,00 {2}[✓▲▼]/);
    expect((await obrador(['cacao', 'nata 500', 'cob_negra 600', '-t', 'bombon'])).stdout).toMatch(
      /Grasa total .* 24,50 a 40,50 {2}[✓▲▼]/,
    );
  });

  it('shows no range of the chocolate base beside a share of the whole', async () => {
    const { stdout } = await obrador(['cacao', 'pasta_cacao 700', 'manteca_cacao 30', 'azucar 300', 'avellana 300']);
    expect(stdout).toMatch(/Cacao total +54,20 %\n/);
  });

  it('takes the type from --tipo', async () => {
    const { stdout } = await obrador(['cacao', '--tipo', 'bombon', 'nata 500', 'cob_negra 600', '--json']);
    expect(JSON.parse(stdout).type).toBe('bombon');
  });

  it('tells on standard error what it had to assume', async () => {
    const { stdout, stderr } = await obrador(['pasteleria', 'harina 125', '4 huevos', 'azúcar 125', '--json']);
    expect(stderr).toMatch(/línea 2: .*50 g/);
    expect(JSON.parse(stdout).status).toBe('ok');
  });

  it('refuses a table where an ingredient has no weight, naming its line', async () => {
    const table = await obrador(['panaderia', '-'], { input: 'Ingrediente;Gramos\nHarina;500\nAgua;\nSal;10' });
    expect(table.stderr).toContain('entrada estándar, línea 3: No encuentro el peso');
  });

  it('takes a list to tick off for what it is', async () => {
    const { stdout } = await obrador(['panaderia', '--json'], { input: '[ ] 500 g harina\n[ ] 300 g agua\n' });
    expect(figures(stdout).hidratacion).toBe(60);
  });
});

describe('balancing', () => {
  it('gives the grams, before and after, and keeps what is locked', async () => {
    const { stdout, status } = await obrador(['helado', ...HARD, '--equilibrar', '--fijar', 'nata 35%', '--json']);
    const answer = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(answer.factible).toBe(true);
    expect(answer.despues.verdict).toBe('equilibrada');
    expect(answer.cambios.find(({ nombre }: { nombre: string }) => nombre === 'nata 35%').diferencia).toBe(0);
  });

  it('shows the changes to a person', async () => {
    const { stdout } = await obrador(['helado', ...HARD, '-e', '--limite', 'azúcar=0:150']);
    expect(stdout).toMatch(/^Fórmula equilibrada\n/);
    expect(stdout).toMatch(/leche en polvo desnatada +40 g {2}→ +\d+ g {2}\+\d+ g/);
    expect(stdout).toMatch(/• PAC: de −9,0\d °C a −1[0-2],\d+ °C/);
  });

  it('shows no table of changes where there is none', async () => {
    const { stdout } = await obrador(['pan', 'harina 1000', 'agua 650', 'sal 18', 'levadura 10', '-e']);
    expect(stdout).toMatch(/^Fórmula equilibrada\n\n {2}• /);
    expect(stdout).toContain('no hace falta cambiar nada');
    expect(stdout).not.toContain('→');
  });

  it('says what stands in the way, with exit status 1', async () => {
    const { stdout, status } = await obrador([
      'helado',
      'nata 35% 900',
      'azúcar 100',
      '-e',
      '--solo-estos',
      '--fijar',
      'nata 35%',
    ]);
    expect(status).toBe(1);
    expect(stdout).toContain('No se puede equilibrar con estas condiciones');
    expect(stdout).toMatch(/ {2}✗ .+\n\nQué lo haría posible\n(?: {2}• .+\n)+\nHelado crema/);
  });

  it('reads grams as recipes do', async () => {
    const total = async (text: string) =>
      JSON.parse((await obrador(['helado', ...HARD, '-e', '--total', text, '--json'])).stdout).total;
    expect(await total('2.000')).toBe(2000);
    expect(await total('1.000,5')).toBe(1000.5);
    expect(await total('1000.5')).toBe(1000.5);
    const { stdout } = await obrador(['helado', ...HARD, '-e', '--paso', '0.5', '--limite', 'azúcar=:1.000', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ paso: 0.5, factible: true });
  });

  it('keeps to ranges of one’s own, open on a side or not', async () => {
    const own = ['--parametro', 'PAC=-12,2:-11,5', '--parametro', 'POD=:20'];
    const { params } = JSON.parse((await obrador(['helado', ...HARD, '-e', ...own, '--json'])).stdout).despues;
    expect(params.PAC).toBeGreaterThanOrEqual(-12.2);
    expect(params.PAC).toBeLessThanOrEqual(-11.5);
    expect(params.POD).toBeLessThanOrEqual(20);
    expect((await obrador(['--ayuda'])).stdout).toContain('--parametro');
  });

  it('gives the same figures in the table and in the text with --paso 0', async () => {
    const { stdout } = await obrador(['helado', ...HARD, '-e', '--paso', '0']);
    const [, before, after, change] = /azúcar +(\S+ g) {2}→ +(\S+ g) {2}(\S+ g)/.exec(stdout)!;
    expect(after).toMatch(/,\d{3,4} g$/);
    expect(stdout).toContain(`Sube el azúcar de ${before} a ${after} (${change})`);
  });

  it.each(['5', '"todo"', '[1]'])('refuses «opciones» that are %s', async (opciones) => {
    const input = `{"opciones": ${opciones}, "ingredients": [{"name": "Nata 35%", "grams": 100}]}`;
    const { stderr, status } = await obrador(['helado', '-e', '--paso', '1'], { input });
    expect(stderr).toContain('«opciones» debe ser un objeto.');
    expect(status).toBe(2);
  });

  it.each([
    [['--limite', 'nata'], '«--limite» se escribe nombre=mínimo:máximo: «nata» no vale.'],
    [['--limite', 'nata=5'], '«--limite» se escribe nombre=mínimo:máximo: «nata=5» no vale.'],
    [['--parametro', 'PAC=-12'], '«--parametro» se escribe nombre=mínimo:máximo: «PAC=-12» no vale.'],
    [['--parametro', 'PAC=poco:'], '«--parametro» debe llevar números: «poco» no lo es.'],
    [['--parametro', 'nada=1:2'], '«--parametro nada»: ese parámetro no se puede pedir en este tipo.'],
    [['--solo-estos', '--anadir', 'dextrosa'], '«--solo-estos» y «--anadir» se contradicen: usa solo una de las dos.'],
    [['--total', '-5'], 'La opción «--total» no lleva bien su valor.'],
    [['--total=-5'], '«--total» debe ser un número de gramos: «-5» no lo es.'],
    [['--unidad', 'huevo'], '«--unidad» se escribe nombre=gramos: «huevo» no vale.'],
    [['--total', 'mucho'], '«--total» debe ser un número de gramos: «mucho» no lo es.'],
  ])('refuses %j', async (options, message) => {
    const { stderr, status } = await obrador(['helado', ...HARD, '-e', ...options]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

describe('mistakes: exit status 2, Spanish, with the line of the file', () => {
  it.each([
    ['a line without weight', ['helado', file('r.txt', '200 g leche\nnata\n')], /r\.txt, línea 2: .*peso/],
    [
      'broken JSON',
      ['helado', file('r.json', '{\n "ingredients": [\n}')],
      /r\.json, línea 3, columna 1: el JSON no es válido\./,
    ],
    [
      'a comma too many',
      ['helado', file('r.json', '[\n {},\n  ]\n\n')],
      /r\.json, línea 3, columna 3: el JSON no es válido\./,
    ],
    [
      'a .json that is none',
      ['helado', file('r.json', 'roto {')],
      /r\.json, línea 1, columna 1: el JSON no es válido\./,
    ],
    ['nothing to watch', ['helado', 'nata 5', '--vigilar'], /«--vigilar» necesita un archivo o una carpeta/],
    ['a shape of nothing', ['helado', '--balance', 'nata 1'], /«--balance» solo tiene efecto con «--json»\./],
    ['two forms', ['analizar', 'x', '--json', '--csv'], /Pide una sola forma de respuesta: «--json» o «--csv»\./],
    ['an empty recipe', ['helado', file('r.txt', '\n')], /no hay ningún ingrediente/],
    ['no flour', ['panaderia', file('p.txt', 'agua 300\n')], /p\.txt: no se reconoce ninguna harina/],
    ['a missing file', ['helado', 'no-existe.json'], /No existe el archivo «no-existe\.json»\./],
    ['an unknown command', ['queso'], /Orden desconocida: «queso»\. Véase «obrador ayuda»\./],
    ['an unknown option', ['helado', '--raro'], /Opción desconocida: «--raro»\./],
    ['an option without its value', ['helado', '--tipo'], /La opción «--tipo» no lleva bien su valor\./],
    ['a misspelt order', ['heladoo'], /Orden desconocida: «heladoo»\. ¿Querías decir «helado»\?/],
    ['a misspelt option', ['helado', '--tipos', 'x'], /Opción desconocida: «--tipos»\. ¿Querías decir «--tipo»\?/],
    ['a misspelt type', ['panaderia', '-t', 'piza_napolitana', 'harina 1'], /¿Querías decir «pizza_napolitana»/],
    [
      'a misspelt type in a file',
      ['cacao', file('c.json', '{"type": "negr", "ingredients": []}')],
      /c\.json: No existe/,
    ],
    ['an option that does nothing', ['tipos', '--total', '3'], /«--total» no tiene efecto en «obrador tipos»\./],
    ['a date without a type', ['tipos', 'panaderia', '--fecha', '2020-06-01'], /«--fecha» pide el oficio y el tipo/],
    ['a day that is none', ['tipos', 'panaderia', '--tipo', 'pan', '--fecha', 'ayer'], /«fecha» debe ser un día/],
    ['the law of no type', ['tipos', 'cacao', '--tipo', 'queso', '--fecha', '2020-06-01'], /No existe el tipo «queso»/],
    [
      'a condition of nothing',
      ['helado', '--fijar', 'nata', 'nata 1'],
      /«--fijar» solo tiene efecto con «--equilibrar»\./,
    ],
    ['a folder', ['helado', tmpdir()], /es una carpeta: .*«obrador analizar helado /],
    ['no list', ['helado', file('r.json', '{"ingredients": 5}')], /r\.json: los ingredientes deben ser una lista\./],
    ['an unknown craft', ['tipos', 'queso'], /Oficio desconocido: «queso»\./],
    ['recipes of no craft', ['analizar', file('r.txt', 'miel 5\n')], /r\.txt: no se sabe de qué oficio es/],
    ['nothing to search', ['catalogo', 'helado'], /Escribe qué ingrediente buscas/],
    ...['abc', '99999', '80,5', ''].map((port): [string, string[], RegExp] => [
      `port «${port}»`,
      ['servir', '--puerto', port],
      /«--puerto» debe ser un número entero entre 0 y 65535/,
    ]),
    ['no shell', ['completar'], /Indica el intérprete/],
  ])('%s', async (_, args, message) => {
    const { stdout, stderr, status } = await obrador(args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe(
      args[0] === 'analizar' && args.length === 2 ? '1 receta: 0 bien, 0 por revisar, 1 sin leer.\n' : '',
    );
    expect(status).toBe(2);
  });

  it('with --json are JSON too', async () => {
    const { stderr, status } = await obrador(['helado', '--json', file('r.json', '[{"name": "Nata", "grams": "x"}]')]);
    expect(JSON.parse(stderr)).toMatchObject({ codigo: 'peso_no_valido', indice: 0, campo: 'grams' });
    expect(status).toBe(2);
    expect(JSON.parse((await obrador(['heladoo', '--json'])).stderr).codigo).toBe('orden_no_valida');
  });

  it('are all told at once, each with its place', async () => {
    const recipe = '[{"name": "Nata", "grams": "x"}, {"name": "Leche", "grams": -1}]';
    const told = await obrador(['helado', file('dos.json', recipe)]);
    expect(told.stderr).toMatch(/ingrediente 1.*\n.*ingrediente 2/);
    const { errores } = JSON.parse((await obrador(['helado', '--json', file('dos.json', recipe)])).stderr);
    expect(errores).toMatchObject([{ indice: 0 }, { indice: 1, campo: 'grams', detalle: expect.any(String) }]);
  });

  it('names the line of a refused ingredient of a list', async () => {
    const { stderr } = await obrador(['turron', file('t.txt', 'agua 100\nclara 30\n')]);
    expect(stderr).toContain('t.txt: No hay ingredientes válidos');
  });
});

describe('looking things up', () => {
  it('finds ingredients, forgiving accents and typos, with price and source', async () => {
    expect((await obrador(['catalogo', 'helado', 'nata'])).stdout).toMatch(/^Nata 35% .*€\/kg, fuente: /);
    expect((await obrador(['catalogo', 'helado', 'destrosa'])).stdout).toContain('Dextrosa');
    const none = await obrador(['catalogo', 'zzzzzzzz']);
    expect(none.stdout).toContain('No hay ningún ingrediente parecido a «zzzzzzzz».');
    expect(none.status).toBe(1);
    expect((await obrador(['catalogo', 'zzzzzzzz', '--json'])).status).toBe(1);
    expect((await obrador(['catalogo', 'helado', 'zzzzzzzz', '--json'])).status).toBe(1);
  });

  it('with --json gives what the API answers of the craft named, or a list of all of its answers', async () => {
    const json = async (...args: string[]) => JSON.parse((await obrador([...args, '--json'])).stdout);
    const cacao = craftOf('cacao');
    expect(await json('catalogo', 'cacao', 'leche')).toEqual(consultCatalogue(cacao, 'leche'));
    expect(await json('catalogo', 'leche')).toEqual(CRAFTS.map((craft) => consultCatalogue(craft, 'leche')));
    expect(await json('tipos', 'cacao')).toEqual(consultTypes(cacao));
    expect(await json('tipos')).toEqual(CRAFTS.map(consultTypes));
    const law = await json('tipos', 'turron', '--tipo', 'jijona', '--fecha', '1980-01-01');
    expect(law).toEqual(leyEn(craftOf('turron'), 'jijona', '1980-01-01'));
  });

  it('lists the types with their ranges and sources', async () => {
    const { stdout } = await obrador(['tipos', 'panaderia']);
    for (const type of craftOf('panaderia').types) expect(stdout).toContain(type.id);
    expect(stdout).toMatch(/Hidratación: \d+ a \d+ %/);
  });

  it('explains itself', async () => {
    expect((await obrador([])).stdout).toContain('Uso');
    expect((await obrador(['--ayuda'])).stdout).toBe((await obrador(['--help'])).stdout);
    expect((await obrador(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('gives the freezing curve of an ice cream', async () => {
    const { stdout, status } = await obrador(['curva', ...GOOD]);
    expect(stdout).toMatch(/^Empieza a congelarse a −\d,\d\d °C\.\nSe sirve a −11,\d\d °C, con el/);
    expect(stdout).toContain('Según la física del agua\n  • Temperatura física: −');
    expect(stdout).toMatch(/\n +−18,00 +\d\d,\d\d +\d\d,\d\d\n/);
    expect(status).toBe(0);
    expect(JSON.parse((await obrador(['curva', ...HARD, '--json'])).stdout).curva).toHaveLength(19);
  });

  it('looks into the pantry', async () => {
    expect((await obrador(['despensa', 'nata'])).stdout).toMatch(/kcal, \d+,\d\d €\/kg, contiene leche/);
    expect(JSON.parse((await obrador(['despensa', 'nata_35', '--json'])).stdout).etiqueta.grasas).toBeGreaterThan(30);
    expect((await obrador(['despensa', 'zzzzzz'])).status).toBe(1);
  });

  it('tells of each order and what it takes', async () => {
    const { stdout } = await obrador(['ayuda']);
    expect((await obrador(['help'])).stdout).toBe(stdout);
    for (const { name, summary } of ORDERS) {
      expect(stdout).toContain(summary);
      expect((await obrador(['ayuda', name])).stdout).toContain(summary);
    }
    expect((await obrador(['ayuda', 'curva'])).stdout).not.toContain('--fijar');
    expect((await obrador(['servir', '--ayuda'])).stdout).toContain('--puerto');
  });
});

describe('completion', () => {
  it.each([
    [['hel'], ['helado']],
    [
      ['panaderia', '--tipo', 'pizza'],
      ['pizza_napolitana', 'pizza_teglia'],
    ],
    [
      ['cacao', '-t', 'bom'],
      ['bombon', 'bombon_fresco'],
    ],
    [
      ['curva', '--'],
      ['--tipo', '--json', '--vigilar', '--ayuda', '--help', '--version'],
    ],
    [['helado', '--limite', 'dextr'], ['Dextrosa=']],
    [['tipos', 'tu'], ['turron']],
    [['turron', 'almendra_c'], ['almendra_cruda']],
    [
      ['completar', ''],
      ['bash', 'zsh', 'fish', 'powershell'],
    ],
    [['pan', '--tipo', 'ciab'], ['ciabatta']],
    [['tipos', ' '], ['turron']],
  ])('of %j', (typed, expected) => {
    expect(candidates(ORDERS, typed)).toEqual(expect.arrayContaining(expected));
  });

  it.each(['bash', 'zsh', 'fish', 'powershell'])('has a script for %s that asks the command', async (shell) => {
    const { stdout, status } = await obrador(['completar', shell]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/obrador completar palabras '?--/);
  });
});

describe('many recipes', () => {
  const folder = () => {
    const root = mkdtempSync(join(tmpdir(), 'obrador-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    write('helado/crema.txt', GOOD.join('\n'));
    write('helado/dura.txt', HARD.join('\n'));
    write('otras/pan.json', JSON.stringify({ ...craftOf('panaderia').example, craft: 'panaderia' }));
    return root;
  };

  it('are a table with a summary, each of its craft', async () => {
    const { stdout, stderr, status } = await obrador(['analizar', folder(), '--tabla']);
    expect(stdout).toMatch(/crema\.txt +helado_crema +fórmula equilibrada +\d,\d\d\n/);
    expect(stdout).toMatch(/dura\.txt +helado_crema +fórmula por revisar +\d,\d\d +▲ PAC/);
    expect(stdout).toMatch(/pan\.json +pan_comun/);
    expect(stdout).toMatch(/\n3 recetas: 2 bien, 1 por revisar\.\n$/);
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });

  it('are answers for programs, the one that cannot be read too', async () => {
    const root = folder();
    writeFileSync(join(root, 'helado', 'mala.txt'), 'leche 5 g\nnata\n');
    const { stdout, status } = await obrador(['analizar', join(root, 'helado'), '--json']);
    const list = JSON.parse(stdout);
    expect(list.map(({ resultado }: { resultado?: { id: string } }) => resultado?.id)).toEqual([
      'equilibrada',
      'revisar',
      undefined,
    ]);
    expect(list[2].error).toMatch(/mala\.txt, línea 2: .*peso/);
    expect(status).toBe(2);
  });

  it('are a sheet for a Spanish spreadsheet, a row each and a column per figure', async () => {
    const root = folder();
    writeFileSync(join(root, 'helado', 'mala.txt'), 'leche 5 g\nnata\n');
    const { stdout, status } = await obrador(['analizar', root, '--csv']);
    expect(stdout.startsWith('\uFEFFarchivo;oficio;tipo;resultado;coste (€/kg);fuera de rango;error;')).toBe(true);
    const [head, ...rows] = stdout
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(new Set(head).size).toBe(head!.length);
    expect(rows).toHaveLength(4);
    for (const row of rows.filter(([path]) => !path!.includes('mala'))) expect(row).toHaveLength(head!.length);
    const cell = (path: string, column: string) => rows.find(([one]) => one!.endsWith(path))![head!.indexOf(column)];
    expect(cell('dura.txt', 'PAC (°C)')).toMatch(/^-9,\d+$/);
    expect(cell('dura.txt', 'fuera de rango')).toContain('▲ PAC');
    expect(cell('pan.json', 'PAC (°C)')).toBe('');
    expect(cell('pan.json', 'oficio')).toBe('panaderia');
    expect(cell('mala.txt', 'error')).toMatch(/mala\.txt, línea 2: /);
    expect(status).toBe(2);
  });

  it('are answered again when one changes, until it is stopped', async () => {
    const root = folder();
    const stop = new AbortController();
    const written = { stdout: '', stderr: '' };
    const done = obrador(['analizar', root, '--tabla', '--vigilar'], { written, signal: stop.signal });
    await expect.poll(() => written.stderr).toContain(`Vigilando ${root}. Ctrl+C para terminar.`);
    expect(written.stdout).toContain('3 recetas: 2 bien, 1 por revisar.');
    writeFileSync(join(root, 'helado', 'dura.txt'), GOOD.join('\n'));
    await expect.poll(() => written.stdout).toContain('3 recetas: 3 bien, 0 por revisar.');
    stop.abort();
    expect((await done).status).toBe(0);
  });

  it('one recipe is watched too, though it be put in the place of another, or broken for a while', async () => {
    const path = file('receta.txt', HARD.join('\n'));
    const stop = new AbortController();
    const written = { stdout: '', stderr: '' };
    const done = obrador(['helado', path, '--vigilar'], { written, signal: stop.signal });
    await expect.poll(() => written.stderr).toContain('Vigilando');
    expect(written.stdout).toContain('✗ fórmula por revisar');
    writeFileSync(path, 'nata\n');
    await expect.poll(() => written.stderr).toMatch(/receta\.txt: no hay ningún ingrediente/);
    writeFileSync(`${path}.nueva`, GOOD.join('\n'));
    renameSync(`${path}.nueva`, path);
    await expect.poll(() => written.stdout).toContain('✓ fórmula equilibrada');
    stop.abort();
    expect((await done).status).toBe(0);
  });

  it('show how far it is on a terminal', async () => {
    const { stdout, stderr } = await obrador(['analizar', folder()], { isTTY: true });
    expect(stderr).toContain('█ 3 de 3');
    expect(stdout).toContain('Sugerencias');
  });
});

describe('a short name', () => {
  const BREAD = ['harina 1000', 'agua 650', 'sal 18', 'levadura fresca 20'];

  it('of a craft is that of its page', async () => {
    expect(await obrador(['pan', ...BREAD])).toEqual(await obrador(['panaderia', ...BREAD]));
    expect((await obrador(['tipos', 'pan'])).stdout).toBe((await obrador(['tipos', 'panaderia'])).stdout);
    expect((await obrador(['etiqueta', 'pan', ...BREAD])).stdout).toContain('Ingredientes: ');
    expect((await obrador(['analizar', 'pan', file('p.txt', BREAD.join('\n')), '--tabla'])).stdout).toContain(
      '1 receta',
    );
    expect((await obrador(['ayuda', 'pan'])).stdout).toContain('(también «obrador pan»)');
  });

  it('is a search where a text is asked for', async () => {
    expect((await obrador(['catalogo', 'pan'])).status).toBe(0);
  });
});

describe('on a terminal', () => {
  const sequence = '\u001b[';

  it('colours what is good and what is not, and keeps the exit status', async () => {
    const { stdout, status } = await obrador(['helado', ...HARD], { isTTY: true });
    expect(stdout).toContain(`${sequence}31m✗ fórmula por revisar`);
    expect(stdout).toContain(`${sequence}32m✓`);
    expect(status).toBe(1);
  });

  it('leaves colour out when NO_COLOR asks so, and when it is not a terminal', async () => {
    const { stdout } = await obrador(['helado', ...GOOD], { isTTY: true, env: { NO_COLOR: '1' } });
    expect(stdout).not.toContain(sequence);
    expect((await obrador(['helado', ...GOOD])).stdout).not.toContain(sequence);
  });

  it('colours where FORCE_COLOR asks so, and breaks lines where COLUMNS ends', async () => {
    expect((await obrador(['helado', ...GOOD], { env: { FORCE_COLOR: '1' } })).stdout).toContain(`${sequence}32m✓`);
    const { stdout } = await obrador(['helado', ...HARD], { env: { COLUMNS: '60', FORCE_COLOR: '0' } });
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(70);
    expect(stdout).not.toContain('├');
  });

  it('asks for the recipe instead of waiting for ever', async () => {
    const { stderr, status } = await obrador(['helado'], { isTTY: true });
    expect(stderr).toContain('Falta la receta');
    expect(status).toBe(2);
  });
});

describe('the range bar', () => {
  it('puts the value inside, on the limits or outside, never on the wrong side', () => {
    expect(rangeBar(17.5, 14, 21)).toBe('·····├────●────┤·····');
    expect(rangeBar(14, 14, 21)).toBe('·····●─────────┤·····');
    expect(rangeBar(13.99, 14, 21)).toBe('····●├─────────┤·····');
    expect(rangeBar(21.01, 14, 21)).toBe('·····├─────────┤●····');
    expect(rangeBar(1e9, 14, 21)).toBe('·····├─────────┤····●');
    expect(rangeBar(5, null, 4.5)).toBe('───────────────┤·●···');
    expect(rangeBar(70, 64, null)).toMatch(/^·····├●─+$/);
  });
});
