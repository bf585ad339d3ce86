import { describe, expect, it } from 'vitest';
import { shelf } from '../../src/panaderia/catalogue.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { resolve } from '../../src/panaderia/resolve.ts';

const item = (name: string, raw: Record<string, unknown> = {}) =>
  resolve({ name, grams: 100, numbers: undefined, raw }, 0);

/** Names as people write them, by the role they must get; « = food» where the food matters too. */
const NAMES = `
harina: Harina · HARINA DE TRIGO · Harina de fuerza W300 = harina_fuerza · harina integral de centeno T130 = harina_centeno_integral · Harina de maíz = harina_maiz · harina de arroz = harina_arroz · Sémola de trigo duro = semola_trigo_duro · Semola rimacinata = semola_rimacinata · Maicena = almidon_maiz · Harina para la masa madre · Harina (poolish) · Farina di tipo 0 = harina_0 · Farina de força = harina_fuerza · farine de blé T65 = harina_t65 · Whole wheat flour = harina_integral · Harina de castaña = harina_castana
otro: Harina de almendra = almendra_molida · harina de malta = harina_malta · Salvado de trigo = salvado_trigo · pan rallado = pan_rallado · copos de avena = copos_avena · Gluten = gluten_trigo
agua: Agua · AGUA TIBIA · Hielo · Aigua · acqua · water · Agua para el poolish · Agua de mar = agua_mar
otro: Agua de azahar = agua_azahar · Agua de coco = agua_coco · Cerveza = cerveza · Zumo de naranja = zumo_naranja
leche: Leche = leche_entera · leche semidesnatada = leche_semidesnatada · Leche en polvo = leche_polvo_entera · nonfat dry milk = leche_polvo_desnatada · Leche condensada = leche_condensada · Leche de coco = leche_coco_18 · Bebida de avena = bebida_avena · Nata 35% = nata_35 · Yogur griego = yogur_griego
huevo: Huevos = huevo_entero · œufs entiers = huevo_entero · uova = huevo_entero · Yemas de huevo = yema_huevo · Claras = clara_huevo · egg yolk = yema_huevo · huevo en polvo = huevo_polvo
sal: Sal · Sal marina · sale fino · Flor de sal
levadura: Levadura = levadura_fresca · levadura seca = levadura_seca_instantanea · levadura seca activa = levadura_seca_activa · Levadura en polvo = levadura_seca_instantanea · lievito di birra secco = levadura_seca_instantanea · instant yeast = levadura_seca_instantanea · Levadura fresca (masa madre) = levadura_fresca
otro: Levadura química = impulsor · Levadura Royal = impulsor · Impulsor = impulsor · polvo de hornear = impulsor · levadura nutricional = levadura_nutricional
masa_madre: Masa madre = masa_madre_100 · Masa madre de centeno = masa_madre_centeno · levadura madre · Poolish = poolish · Masa vieja = masa_vieja · prefermento = prefermento · pâte fermentée = masa_vieja · Esponja = esponja · MM 100% = masa_madre_100
mantequilla: Mantequilla = mantequilla · mantequilla sin sal = mantequilla · mantequilla salada = mantequilla_salada · unsalted butter = mantequilla · burro = mantequilla
aceite: AOVE = aceite_oliva_virgen_extra · aceite · aceite de girasol = aceite_girasol
grasa: Manteca de cerdo = manteca_cerdo · Margarina = margarina · shortening = grasa_vegetal
azucar: Azúcar = azucar · azúcar glas = azucar_glas · azúcar invertido = azucar_invertido · Miel = miel · zucchero = azucar · Panela = panela · extracto de malta = extracto_malta · dulce de leche = dulce_leche
`;

const cases = NAMES.trim()
  .split('\n')
  .flatMap((line) => {
    const [role, names] = line.split(': ') as [string, string];
    return names.split(' · ').map((entry) => {
      const [name, food] = entry.split(' = ') as [string, string | undefined];
      return [name, role, food] as const;
    });
  });

describe('names as people write them', () => {
  it.each(cases)('%s → %s', (name, role, food) => {
    const { known, finishing, row } = item(name);
    expect(known).toBe(true);
    expect(finishing).toBe(false);
    expect(row.rol).toBe(role);
    if (food !== undefined) expect(row.id).toBe(food);
  });

  it.each(['Xyzzy', 'ingrediente secreto', '¿?', '日本', '__proto__', 'constructor'])('%s is unknown', (name) => {
    expect(item(name)).toMatchObject({ known: false, row: { id: 'inerte' } });
  });

  it.each(['Huevo para pintar', 'aceite para engrasar el molde', 'harina para espolvorear', 'egg wash'])(
    '%s goes on the piece, not into the dough',
    (name) => {
      expect(item(name).finishing).toBe(true);
    },
  );

  it.each([
    ['Agua de mar', 96.5, 2.7],
    ['Agua de azahar', 99.7, 0],
    ['Leche entera', 87.6, 0],
  ])('%s brings %d %% of water and %d %% of salt', (name, agua, sal) => {
    expect(item(name).parts.agua).toBeCloseTo(agua, 0);
    expect(item(name).parts.sal).toBeCloseTo(sal, 1);
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
    ['masa madre 20 %', 100, true],
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
    ['Harina de centeno (Sauerteig)', 'sourdough'],
    ['Sal (biga)', undefined],
    ['Harina', undefined],
  ])('%s: %s', (name, preferment) => {
    expect(item(name).preferment).toBe(preferment);
  });

  it('are so also under a forced role', () => {
    expect(item('Mezcla X (biga)', { role: 'harina' })).toMatchObject({
      preferment: 'preferment',
      row: { id: 'harina_trigo' },
    });
  });
});

describe('an explicit role', () => {
  it.each([
    ['Ingrediente secreto', 'harina', 'harina_trigo'],
    ['Miel', 'azucar', 'miel'],
    ['Leche en polvo', 'leche', 'leche_polvo_entera'],
    ['Agua de coco', 'agua', 'agua'],
    ['Harina de almendra', 'harina', 'harina_trigo'],
    ['Harina', 'otro', 'inerte'],
    ['Cerveza', 'otro', 'cerveza'],
    ['Prefermento', 'Masa Madre', 'prefermento'],
    ['Cosa', ' MASA MADRE ', 'masa_madre_100'],
  ])('%s as «%s» is food %s', (name, role, food) => {
    expect(item(name, { role })).toMatchObject({ row: { id: food }, known: true, badRole: undefined });
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
  it('offers every food of the pantry, each with its figures, price and source', () => {
    expect(shelf.catalogue().length).toBeGreaterThanOrEqual(698);
    expect(panaderia.find('honey')).toMatchObject({
      name: 'Miel',
      label: 'Miel',
      group: 'azucar',
      composition: { f_agua: 17.5, kcal: 327 },
      price: 6.5,
    });
    expect(panaderia.find('Miel')!.source).not.toBe('');
  });

  it('answers however long the name is', () => {
    expect(item(`Harina ${'x '.repeat(1_000_000)}`).known).toBe(false);
    expect(item('hidrat'.repeat(200_000)).known).toBe(false);
    expect(item('%'.repeat(1_000_000)).known).toBe(false);
  });
});
