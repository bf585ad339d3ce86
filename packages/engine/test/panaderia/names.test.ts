import { describe, expect, it } from 'vitest';
import { catalogue, ROWS } from '../../src/panaderia/catalogue.ts';
import { classify } from '../../src/panaderia/classify.ts';
import { resolve } from '../../src/panaderia/resolve.ts';

const item = (name: string, raw: Record<string, unknown> = {}) =>
  resolve({ name, grams: 100, numbers: undefined, raw });

/** Names as people write them, by the role they must get; « = row» where the row matters too. */
const NAMES = `
harina: Harina · HARINA DE TRIGO · Harina de fuerza W300 = harina_fuerza · harina integral de centeno T130 = harina_centeno_integral · Harina de maíz = harina_maiz · harina de arroz = harina_arroz · Sémola de trigo duro = semola · Semola rimacinata = semola_rimacinata · Maicena = almidon_maiz · Harina para la masa madre · Harina (poolish) · 500 g de harina floja = harina_floja · Farina di tipo 0 = harina_0 · Farina de força = harina_fuerza · farine de blé T65 = harina_t65 · Whole wheat flour = harina_integral · Harina de castaña = harina_castana · trigo integral = harina_integral · Fariña do país · Harina con malta
otro: Harina de almendra = harina_frutos_secos · harina de malta = malta · Salvado de trigo = salvado · pan rallado = pan_rallado · copos de avena = copos_avena · Gluten = gluten
agua: Agua · AGUA TIBIA · Hielo · Aigua · acqua · water · Agua para el poolish · Agua de mar = agua_mar
otro: Agua de azahar = agua_azahar · Agua de coco = agua_coco · Cerveza = cerveza · Zumo de naranja = zumo
leche: Leche = leche · leche semidesnatada = leche_semi · Leche en polvo = leche_polvo · leche de vaca en polvo = leche_polvo · nonfat dry milk = leche_polvo_desn · powdered milk = leche_polvo · Leche condensada = leche_condensada · Leche de coco = leche_coco · Bebida de avena = bebida_avena · Nata 35% = nata_35 · nata para cocinar 18 % = nata_18 · Yogur griego = yogur_griego · buttermilk = suero · Crema de leche = nata_35
huevo: Huevos = huevo · œufs entiers = huevo · uova = huevo · Yemas de huevo = yema · huevos (solo yemas) = yema · Claras = clara · egg yolk = yema · huevo en polvo = huevo_polvo
sal: Sal · Sal marina · sale fino · Flor de sal · Sal rosa del Himalaya
otro: Sal de frutas = bicarbonato · Sal de apio = sal_especiada · Salsa de tomate = tomate · Salami = embutido · Ensalada = cebolla · sal y pimienta = especias
levadura: Levadura = levadura_fresca · levadura seca = levadura_instantanea · Levadura de panadería seca = levadura_instantanea · levadura seca activa = levadura_seca_activa · Levadura en polvo = levadura_instantanea · lievito di birra secco = levadura_instantanea · Llevat = levadura_fresca · instant yeast = levadura_instantanea
otro: Levadura química = impulsor · Levadura Royal = impulsor · levadura en polvo tipo Royal = impulsor · Impulsor = impulsor · polvo de hornear = impulsor · lievito per dolci = impulsor · llevat químic = impulsor · levure chimique = impulsor · levadura nutricional = levadura_nutricional
masa_madre: Masa madre = masa_madre · Masa madre de harina integral = masa_madre · rye sourdough starter = masa_madre · Liquid levain = masa_madre · levadura madre = masa_madre · Poolish = poolish · Masa vieja = masa_vieja · prefermento = prefermento · pâte fermentée = masa_vieja · Esponja = esponja · MM 100% = masa_madre
mantequilla: Mantequilla = mantequilla · mantequilla sin sal = mantequilla · mantequilla salada = mantequilla_sal · unsalted butter = mantequilla · burro = mantequilla · mantega = mantequilla · beurre pommade = mantequilla
otro: Mantequilla de cacahuete = crema_frutos_secos
aceite: AOVE = aove · aceite · olio EVO · oli d'oliva · aceite de girasol = aceite_girasol
otro: Aceitunas = aceitunas
grasa: Manteca de cerdo = manteca_cerdo · Margarina = margarina · saïm = manteca_cerdo · lard = manteca_cerdo · shortening = grasa_vegetal · mantequilla clarificada = mantequilla_clarificada · aceite de coco = aceite_coco
azucar: Azúcar = azucar · azúcares = azucar · azúcar glas = azucar_glas · azúcar invertido = azucar_invertido · Miel = miel · mel = miel · zucchero = azucar · Panela = azucar_moreno · sirope de arce = sirope_arce · extracto de malta = extracto_malta · dulce de leche = dulce_leche
otro: Malta = malta · malto diastasico = malta
`;

const cases = NAMES.trim()
  .split('\n')
  .flatMap((line) => {
    const [role, names] = line.split(': ') as [string, string];
    return names.split(' · ').map((entry) => {
      const [name, row] = entry.split(' = ') as [string, string | undefined];
      return [name, role, row] as const;
    });
  });

describe('names as people write them', () => {
  it.each(cases)('%s → %s', (name, role, row) => {
    const reading = classify(name);
    expect(reading.known).toBe(true);
    expect(reading.finishing).toBe(false);
    expect(reading.row.rol).toBe(role);
    if (row !== undefined) expect(reading.row.id).toBe(row);
  });

  it.each(['Xyzzy', 'ingrediente secreto', '¿?', '日本', '__proto__', 'constructor'])('%s is unknown', (name) => {
    expect(classify(name)).toMatchObject({ known: false, row: { id: '_rol_otro' } });
  });

  it.each(['Huevo para pintar', 'aceite para engrasar el molde', 'harina para espolvorear', 'egg wash'])(
    '%s goes on the piece, not into the dough',
    (name) => {
      expect(item(name).finishing).toBe(true);
    },
  );

  it.each([
    ['Agua de mar', 96.5, 3.5],
    ['Agua de azahar', 99, 0],
    ['Agua de coco', 95, 0],
    ['Cerveza', 92.5, 0],
    ['Zumo de naranja', 89, 0],
    ['Leche en polvo', 3, 0],
  ])('%s brings %d %% of water and %d %% of salt', (name, agua, sal) => {
    expect(item(name).parts).toMatchObject({ agua, sal });
  });

  it.each([
    ['leche en polvo 1%', 'leche_polvo_desn'],
    ['200 ml de nata', 'nata_35'],
    ['albúmina en polvo', 'clara_polvo'],
    ['claras deshidratadas', 'clara_polvo'],
    ['levadura natural prensada', 'levadura_fresca'],
    ['levadura natural', 'masa_madre'],
    ['azúcar de caña blanco', 'azucar'],
    ['harina semi integral', 'harina_t80'],
    ['harina ecológica de fuerza', 'harina_fuerza'],
    ['harina de trigo sin gluten', 'mezcla_sin_gluten'],
    ['harina ecológica integral de centeno', 'harina_centeno_integral'],
    ['harina bio de espelta integral', 'harina_espelta_integral'],
    ['leche desnatada sin lactosa', 'leche_desnatada'],
    ['levain déshydraté', 'masa_madre_seca'],
    ['mantequilla de cacao', 'manteca_cacao'],
    ['queso crema sin sal añadida', 'queso_crema'],
    ['galleta sin azúcares añadidos', '_rol_otro'],
    ['no salt butter', 'mantequilla'],
    ['sin azúcar añadido, bebida de avena', 'bebida_avena'],
    ['sans sel: beurre doux', 'mantequilla'],
  ])('%s is %s', (name, row) => {
    expect(classify(name).row.id).toBe(row);
  });
});

describe('hydration of a pre-ferment', () => {
  it.each([
    ['masa madre 100%', 100, false],
    ['masa madre sólida', 50, true],
    ['masa madre líquida 125 %', 125, false],
    ['Masa madre (50 % hidratación)', 50, false],
    ['masa madre 50 % integral', 100, true],
    ['masa madre 100% centeno', 100, true],
    ['Lievito madre', 50, true],
    ['Lievito madre liquido', 100, true],
    ['biga al 45%', 45, false],
    ['Masa madre hidratada al 80', 80, false],
    ['starter at 75% hydration', 75, false],
    ['masa madre 20 %', 100, true],
    ['masa madre 250 % de hidratación', 100, true],
    ['Masa vieja', 65, true],
    ['Esponja', 65, true],
    ['Poolish', 100, true],
  ])('%s: %d %%', (name, hydration, assumed) => {
    expect(item(name)).toMatchObject({ hydration, assumedHydration: assumed });
  });

  it('is the one sent with the ingredient, above all', () => {
    expect(item('masa madre 100 %', { hidratacion: 60 })).toMatchObject({ hydration: 60, assumedHydration: false });
    expect(item('masa madre', { hidratacion: 0 })).toMatchObject({ hydration: 0, assumedHydration: false });
  });

  it.each([-1, 301, '80', null, Number.NaN])('is not %s', (hidratacion) => {
    expect(item('masa madre', { hidratacion })).toMatchObject({ hydration: 100, assumedHydration: true });
  });

  it('means nothing for what is no pre-ferment, nor for dried sourdough', () => {
    expect(item('Harina 80 %', { hidratacion: 80 }).hydration).toBeUndefined();
    expect(item('masa madre seca', { hidratacion: 80 })).toMatchObject({
      hydration: undefined,
      preferment: 'whole',
      parts: { harina: 100, agua: 0 },
    });
  });

  it('splits old dough in flour, water and 2 % of salt on its flour', () => {
    const { harina, agua, sal } = item('Masa vieja').parts;
    expect(harina).toBeCloseTo(10000 / 167, 10);
    expect(agua).toBeCloseTo(6500 / 167, 10);
    expect(sal).toBeCloseTo(200 / 167, 10);
  });
});

describe('pre-ferments listed by their parts', () => {
  it.each([
    ['Harina (poolish)', 'preferment'],
    ['Agua para el poolish', 'preferment'],
    ['Leche de la esponja', 'preferment'],
    ['Levadura fresca (biga)', 'preferment'],
    ['Harina para la masa madre', 'sourdough'],
    ['Water for the levain', 'sourdough'],
    ['Sal (biga)', undefined],
    ['Harina', undefined],
  ])('%s: %s', (name, preferment) => {
    expect(item(name).preferment).toBe(preferment);
  });

  it('are so also under a forced role', () => {
    expect(item('Mezcla X (biga)', { role: 'harina' })).toMatchObject({
      preferment: 'preferment',
      row: { id: '_rol_harina' },
    });
  });
});

describe('an explicit role', () => {
  it.each([
    ['Ingrediente secreto', 'harina', '_rol_harina'],
    ['Miel', 'azucar', 'miel'],
    ['Leche en polvo', 'leche', 'leche_polvo'],
    ['Agua de coco', 'agua', 'agua'],
    ['Harina de almendra', 'harina', '_rol_harina'],
    ['Harina', 'otro', '_rol_otro'],
    ['Cerveza', 'otro', 'cerveza'],
    ['Prefermento de la casa', 'Masa Madre', 'prefermento'],
    ['Cosa', ' MASA MADRE ', '_rol_masa_madre'],
  ])('%s as «%s» is row %s', (name, role, row) => {
    expect(item(name, { role })).toMatchObject({ row: { id: row }, known: true, badRole: undefined });
  });

  it.each([undefined, null, '', '   '])('%j is none', (role) => {
    expect(item('Xyzzy', { role })).toMatchObject({ known: false, badRole: undefined });
  });

  it.each([
    ['harinas', 'harinas'],
    [7, '7'],
    [{ a: 1 }, '{"a":1}'],
    [true, 'true'],
  ])('%j is not valid and the name decides', (role, shown) => {
    expect(item('Sal', { role })).toMatchObject({ row: { id: 'sal' }, badRole: shown });
  });

  it('makes a finishing ingredient count', () => {
    expect(item('Aceite para engrasar', { role: 'aceite' }).finishing).toBe(false);
  });
});

describe('the catalogue', () => {
  /** Sourdough words come before any alias, and coconut before «otros aceites»; both give the same figures. */
  const ELSEWHERE = new Set([
    'harina de media fuerza para pan',
    'levain levure',
    'sourdough sponge',
    'aceite de coco liquido',
  ]);

  const named = ROWS.filter((row) => !row.id.startsWith('_rol_'));

  it('finds every row under each of its names', () => {
    const lost = named.flatMap((row) =>
      [row.nombre, ...row.aliases].filter((name) => classify(name).row !== row && !ELSEWHERE.has(name)),
    );
    expect(lost).toEqual([]);
  });

  it('offers the 172 rows that have a name, each with its figures, price and source', () => {
    expect(catalogue()).toHaveLength(172);
    expect(catalogue().find(({ name }) => name === 'Miel')).toEqual({
      name: 'Miel',
      label: 'Miel',
      aliases: expect.arrayContaining(['honey']),
      group: 'azucar',
      composition: expect.objectContaining({ f_agua: 17.5, f_azucar: 80, kcal: 328 }),
      price: 6.5,
      source: 'CIQUAL25',
    });
  });

  it('gives the same answer however long the name is', () => {
    expect(classify(`Harina ${'x '.repeat(1_000_000)}`).row.id).toBe('harina_trigo');
    expect(classify('hidrat'.repeat(200_000)).known).toBe(false);
    expect(classify('%'.repeat(1_000_000)).known).toBe(false);
  });
});
