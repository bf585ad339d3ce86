import { describe, expect, it } from 'vitest';
import '../../src/literate.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

/** «Agua 100, Sal 2», as a label takes it. */
function label(craft: string | undefined, type: string | undefined, nombre: string, text: string) {
  const ingredients = text.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { name: part.slice(0, at), grams: Number(part.slice(at + 1)) };
  });
  return etiqueta({ ...(craft ? { craft } : {}), ...(type ? { type } : {}), nombre, ingredients });
}

const said = ({ avisos }: ReturnType<typeof label>) => avisos.map(({ texto }) => texto).join(' ');
const mentioned = ({ menciones }: ReturnType<typeof label>) => menciones.map(({ codigo }) => codigo);

const MILK = 'Leche entera 600, Nata 35% 150, Azúcar 150, Dextrosa 40';
const BREAD = 'Harina de trigo 1000, Agua 650, Levadura fresca 20';

describe('the label tells the law', () => {
  it.each([
    [
      'E171 without a craft',
      undefined,
      undefined,
      'Glaseado',
      'Azúcar glas 100, Agua 20, Dióxido de titanio 1',
      /E171.*ningún alimento/,
    ],
    ['allulose', 'helado', 'helado_leche', 'Helado', `${MILK}, Alulosa 80`, /Alulosa: uso no autorizado/],
    [
      'sorbate in ice cream',
      'helado',
      'helado_leche',
      'Helado',
      `${MILK}, Sorbato potásico 1`,
      /Sorbatos.*uso no autorizado en helados/,
    ],
    [
      'fat of a cream ice',
      'helado',
      'helado_crema',
      'Helado crema',
      'Leche entera 700, Nata 35% 110, Azúcar 150, Leche en polvo desnatada 40',
      /[Gg]rasa.*pide al menos 8/,
    ],
    ['salt of bread', 'panaderia', 'pan_comun', 'Pan', `${BREAD}, Sal 25`, /sal.*1,31/i],
    [
      'milk chocolate of whey',
      'cacao',
      'leche',
      'Chocolate con leche',
      'Pasta de cacao 150, Manteca de cacao 220, Suero de leche en polvo 230, Azúcar 400',
      /pide al menos 14/,
    ],
    [
      'Suprema of 51 %',
      'turron',
      'jijona',
      'Turrón de Jijona Suprema',
      'Almendra tostada 510, Miel 60, Azúcar 400, Clara de huevo 30',
      /no llega a la calidad Suprema; le corresponde la calidad Extra/,
    ],
    ['egg bread', 'panaderia', 'pan_molde', 'Pan con huevo', `${BREAD}, Sal 18`, /no lleva huevo/],
    [
      'milk bread of oat drink',
      'panaderia',
      'pan_leche',
      'Pan de leche',
      'Harina de trigo 500, Bebida de avena 300, Azúcar 50, Levadura fresca 15, Sal 8',
      /reservada a la leche/,
    ],
    [
      'vanilla of vanillin',
      'helado',
      'helado_leche',
      'Helado de vainilla',
      `${MILK}, Vainillina 0.3`,
      /aroma no es de vainilla/,
    ],
    [
      'butter and margarine',
      'panaderia',
      'bolleria_hojaldrada',
      'Croissant de mantequilla',
      'Harina de fuerza 1000, Agua 500, Mantequilla 100, Margarina 400, Azúcar 100, Sal 20, Levadura fresca 40',
      /no es solo mantequilla/,
    ],
    [
      'margarine alone, beside milk',
      'panaderia',
      'bolleria_hojaldrada',
      'Croissant de mantequilla',
      'Harina de fuerza 1000, Leche 500, Margarina 500, Azúcar 100, Sal 20, Levadura fresca 40',
      /no lleva el producto lácteo que dice el nombre/,
    ],
    [
      'pistachio of almonds',
      'helado',
      'helado_leche',
      'Helado de pistacho',
      `${MILK}, Pasta de almendra 60`,
      /no hay pistacho entre los ingredientes\. Si es solo el sabor, di «sabor pistacho»/,
    ],
    [
      'soy yogurt',
      'helado',
      'vegano',
      'Yogur helado de soja',
      'Bebida de soja 700, Azúcar 150, Aceite de coco 80, Dextrosa 50',
      /reservada a la leche/,
    ],
    [
      'rye of 30 %',
      'panaderia',
      'pan_centeno',
      'Pan de centeno',
      'Harina de centeno 300, Harina de trigo 700, Agua 700, Sal 18, Levadura fresca 15',
      /toda la harina, y lo es un 30 %\. Di .*: «pan de centeno 30 %»/,
    ],
    [
      'wholemeal of 60 % in a tin',
      'panaderia',
      'pan_molde',
      'Pan de molde integral',
      'Harina integral 600, Harina de trigo 400, Agua 580, Sal 18, Levadura fresca 25',
      /«pan de molde elaborado con harina integral 60 %»/,
    ],
    [
      'sourdough of 3 % in any bread',
      'panaderia',
      'pan_comun',
      'Pan de masa madre',
      `${BREAD}, Sal 18, Masa madre 30`,
      /pide un 5 % de masa madre sobre la harina/,
    ],
    [
      'several cereals of two flours',
      'panaderia',
      'pan_comun',
      'Pan multicereales',
      'Harina de trigo 850, Harina de centeno 150, Copos de avena 200, Agua 700, Sal 18, Levadura fresca 20',
      /pide tres harinas/,
    ],
    ['a light name', 'helado', 'helado_leche', 'Helado light', MILK, /«light» pide un 30 % menos/],
    [
      'all natural with additives',
      'helado',
      'helado_leche',
      'Helado 100 % natural',
      `${MILK}, Goma xantana 1`,
      /lleva aditivos o aromas/,
    ],
    [
      'starch of 8.9 %',
      'cacao',
      'chocolate_taza',
      'Chocolate a la taza',
      'Pasta de cacao 380, Azúcar 480, Almidón de maíz 89, Manteca de cacao 60',
      /Su denominación es «chocolate familiar a la taza»/,
    ],
    [
      'raw milk',
      'helado',
      'helado_leche',
      'Helado',
      MILK.replace('entera', 'cruda'),
      /Leche cruda.*solo hervida antes/,
    ],
  ])('%s', (_, craft, type, name, text, says) => {
    expect(said(label(craft, type, name, text))).toMatch(says);
  });

  it.each([
    ['Zanahoria', 500],
    ['Mermelada de fresa', 500],
    ['Refresco de cola', 500],
    ['Puré de fresa 10% azúcar', 160],
  ])('no fruit of a sorbet, or not enough: %s, %d g in a kilo', (fruit, grams) => {
    const text = `${fruit} ${grams}, Azúcar 240, Agua ${760 - grams}`;
    expect(said(label('helado', 'sorbete_agua', 'Sorbete', text))).toMatch(/«sorbete» pide al menos un 15 %/);
  });

  it.each([
    ['helado', 'helado_leche', 'Helado de vainilla', `${MILK}, Extracto de vainilla 5`],
    [
      'helado',
      'vegano',
      'Postre helado de leche de almendras',
      'Bebida de almendra 700, Azúcar 150, Aceite de coco 80, Dextrosa 50',
    ],
    [
      'panaderia',
      'brioche',
      'Brioche de mantequilla y huevo',
      'Harina de fuerza 500, Huevo entero 275, Mantequilla 250, Azúcar 60, Sal 10, Levadura fresca 20',
    ],
    ['turron', 'jijona', 'Turrón de Jijona Suprema', 'Almendra tostada 660, Miel 120, Azúcar 200, Clara de huevo 20'],
    ['helado', 'helado_leche', 'Helado 100 % natural', MILK],
    ['panaderia', 'pan_comun', 'Pan de masa madre', 'Harina de trigo 1000, Agua 650, Sal 18, Masa madre 200'],
    [
      'panaderia',
      'pan_comun',
      'Pan multicereales',
      'Harina de trigo 600, Harina de centeno 200, Harina de espelta 200, Agua 650, Sal 18, Levadura fresca 20',
    ],
    ['panaderia', 'brioche', 'Brioche con masa madre', `${BREAD}, Mantequilla 400, Huevo 300, Masa madre 20`],
    ['helado', 'sorbete_agua', 'Sorbete de fresa', 'Puré de fresa 10% azúcar 170, Azúcar 230, Agua 600'],
    [
      'cacao',
      'chocolate_taza',
      'Chocolate a la taza',
      'Pasta de cacao 380, Azúcar 490, Maicena 75, Manteca de cacao 60',
    ],
  ])('%s, %s, «%s» is told nothing', (craft, type, name, text) => {
    const { avisos } = label(craft, type, name, text);
    expect(avisos.filter(({ codigo }) => ['ley', 'calidad', 'nombre_promete_de_mas'].includes(codigo))).toEqual([]);
  });

  const SOFT = (almond: number) =>
    `Almendra tostada ${almond}, Miel 60, Azúcar ${910 - almond}, Clara de huevo en polvo 30`;
  it.each([
    ['E102', 'tartrazina (E102)'],
    ['Rojo allura E129', 'rojo allura AC (E129)'],
    ['Colorante caramelo E150d', 'caramelo de sulfito amónico (E150d)'],
    ['Betacaroteno', 'carotenos (E160a)'],
    ['Carmín de cochinilla', 'carmín (E120)'],
    ['Pan de oro', 'oro (E175)'],
  ])('a colour is printed as it was written: %s', (name, printed) => {
    const { lista, avisos } = label('helado', 'helado_leche', 'Helado', `${MILK}, ${name} 0.05`);
    expect(lista.texto).toContain(`colorante: ${printed}`);
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('alimento_generico');
  });

  it('a colour without a name is asked for', () => {
    const { lista, avisos } = label('helado', 'helado_leche', 'Helado', `${MILK}, Colorante 0.05`);
    expect(lista.texto).toContain('indicar denominación');
    expect(avisos.map(({ codigo }) => codigo)).toContain('alimento_generico');
  });

  it('a colour without a limit of its own is let in where colours are, and not in bread', () => {
    expect(
      said(label('turron', 'guirlache', 'Guirlache', 'Almendra 500, Azúcar 480, Colorante caramelo 20')),
    ).not.toMatch(/1333\/2008, anexo II/);
    expect(said(label('panaderia', 'pan_comun', 'Pan', `${BREAD}, Betacaroteno 1`))).toMatch(
      /Carotenos.*no autorizado/,
    );
  });

  it.each([
    ['24: of a Jijona', 'jijona', 'Turrón de Jijona Suprema', SOFT(510), 'Extra', /no llega a la calidad Suprema/],
    ['25a: of hard turrón', 'alicante', 'Turrón duro', SOFT(420), 'Estándar', null],
    ['25b: of marzipan', 'mazapan', 'Mazapán', 'Almendra molida 400, Azúcar 540, Agua 60', 'Extra', null],
    [
      '25c: of marzipan with starch',
      'mazapan',
      'Mazapán',
      'Almendra molida 400, Azúcar 490, Agua 60, Maicena 50',
      'Estándar',
      /por su almidón se llama «mazapán con fécula»/,
    ],
    [
      'of one called so',
      'mazapan',
      'Mazapán con fécula',
      'Almendra molida 400, Azúcar 490, Agua 60, Maicena 50',
      'Estándar',
      null,
    ],
    [
      'beyond 15 % of starch',
      'mazapan',
      'Mazapán con fécula',
      'Almendra molida 400, Azúcar 400, Maicena 200',
      null,
      /no llega a ninguna calidad de su clase/,
    ],
    [
      'of hard turrón below the last',
      'alicante',
      'Turrón duro',
      SOFT(300),
      null,
      /no llega a ninguna calidad de su clase/,
    ],
    [
      'of other turrones',
      'generico',
      'Turrón de avellana',
      'Avellana tostada 150, Azúcar 700, Miel 150',
      'Popular',
      null,
    ],
    [
      'of egg yolk',
      'yema_tostada',
      'Turrón de yema',
      'Almendra molida 210, Azúcar 640, Yema de huevo 150',
      'Estándar',
      null,
    ],
    ['of what the decree does not rank', 'peladilla', 'Peladillas', 'Almendra cruda 500, Azúcar 500', null, null],
    [
      '24: no quality with what the type does not admit',
      'jijona',
      'Turrón de Jijona',
      'Almendra tostada 560, Miel 130, Azúcar 250, Clara en polvo 10, Cacahuete tostado 30',
      null,
      /algo que no admite/,
    ],
  ])('the quality of RD 1787/1982 is printed: %s', (_, type, name, text, reached, says) => {
    const { menciones, avisos } = label('turron', type, name, text);
    const printed = menciones.filter(({ codigo }) => codigo === 'calidad').map(({ texto }) => texto);
    expect(printed).toEqual(reached === null ? [] : [`Calidad ${reached}`]);
    const told = avisos.filter(({ codigo }) => codigo === 'calidad').map(({ texto }) => texto);
    expect(told).toEqual(says === null ? [] : [expect.stringMatching(says)]);
  });

  it.each([
    ['26a: jam', 'Confitura de fresa', 'Fresa 400, Azúcar 600', [/400 g por kg.*confitura pide al menos 450/]],
    ['extra', 'Confitura extra de fresa', 'Fresa 480, Azúcar 600', [/480 g por kg.*confitura extra pide al menos 500/]],
    ['of redcurrant', 'Confitura de grosella', 'Grosella roja 400, Azúcar 600', []],
    ['26b: mermelada', 'Mermelada de fresa', 'Fresa 400, Azúcar 520', []],
    ['thin', 'Confitura de fresa', 'Fresa 500, Azúcar 450', [/°Brix, y la confitura tiene al menos 60/]],
    ['thick', 'Mermelada de fresa', 'Fresa 400, Azúcar 650', [/°Brix, y la mermelada tiene de 40 a menos de 60/]],
    ['another name', 'Relleno de fresa', 'Fresa 200, Azúcar 600', []],
  ])('jams keep the minima of 2026 by their names: %s', (_, nombre, text, says) => {
    const parts = text.split(', ').map((part) => part.split(/ (?=\d)/) as [string, string]);
    const ingredients = parts.map(([name, grams]) => ({ name, grams: Number(grams) }));
    // Grams to 1 kg as sold: water makes up for the rest, or is cooked away.
    const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
    const water = whole < 1000 ? [{ name: 'Agua', grams: 1000 - whole }] : [];
    const perdida = whole > 1000 ? (100 * (whole - 1000)) / whole : 0;
    const body = { craft: 'pasteleria', type: 'confitura', nombre, perdida, ingredients: [...ingredients, ...water] };
    const told = etiqueta(body).avisos.filter(({ codigo }) => codigo === 'ley');
    expect(told.map(({ texto }) => texto)).toEqual(says.map((one) => expect.stringMatching(one)));
  });

  it.each([
    [
      'chocolate with maltitol',
      'cacao',
      'leche',
      'Chocolate con leche con maltitol 1000',
      ['edulcorante', 'efecto_laxante'],
    ],
    [
      'a protein with sucralose beside sugar',
      'helado',
      'alto_proteina',
      `${MILK}, Proteína láctea de sabores 60`,
      ['azucar_y_edulcorante'],
    ],
    [
      'a base for ice cream without sugar',
      'helado',
      'sin_azucar',
      'Leche entera 700, Base para helado sin azúcar 300',
      ['edulcorante', 'efecto_laxante'],
    ],
  ])('sweeteners inside a bought food are mentioned: %s', (_, craft, type, text, codes) => {
    expect(mentioned(label(craft, type, 'Producto', text))).toEqual(expect.arrayContaining(codes));
  });

  it.each([
    ['below', 1.6, []],
    ['from 100 mg/kg', 1.7, ['Contiene regaliz']],
    ['below 4 g/kg', 66, ['Contiene regaliz']],
    ['from 4 g/kg', 67, ['Contiene regaliz: las personas que padezcan hipertensión deben evitar un consumo excesivo']],
  ])('liquorice is told by its glycyrrhizinic acid: %s', (_, grams, says) => {
    const { menciones } = label('turron', 'generico', 'Dulce', `azucar ${1000 - grams}, regaliz ${grams}`);
    expect(menciones.filter(({ codigo }) => codigo === 'regaliz').map(({ texto }) => texto)).toEqual(says);
  });

  it.each([
    ['below', 28, 0],
    ['at 1.2 % vol', 30, 1],
    ['above', 60, 1],
  ])('alcohol is a notice and no mention: %s', (_, rum, told) => {
    const { avisos, menciones } = label(
      'helado',
      'helado_leche',
      'Helado',
      `Leche entera ${1000 - rum}, Ron 40% vol. ${rum}`,
    );
    expect(avisos.filter(({ codigo }) => codigo === 'alcohol')).toHaveLength(told);
    expect(menciones.map(({ codigo }) => codigo)).not.toContain('alcohol');
  });

  it('the polyols of fruit are its own', () => {
    expect(mentioned(label('pasteleria', 'confitura', 'Ciruela', 'Ciruela pasa 900, Azúcar 100'))).not.toContain(
      'efecto_laxante',
    );
  });
});

describe('protected names', () => {
  const told = (name: string) =>
    label(undefined, undefined, name, 'Almendra tostada 600, Miel 200')
      .avisos.filter(({ codigo }) => codigo === 'nombre_protegido')
      .map(({ texto }) => texto);

  it.each([
    ['Turrón duro de Alicante', 'Turrón de Alicante', 'PGI-ES-1564'],
    ['Helado de turrón de Jijona', 'Jijona', 'PGI-ES-1563'],
    ['Torró de Xixona', 'Jijona', 'PGI-ES-1563'],
    ['Sobaos pasiegos', 'Sobao Pasiego', 'PGI-ES-0478'],
    ['TARTA DE SANTIAGO', 'Tarta de Santiago', 'PGI-ES-0616'],
    ['Ensaimada mallorquina', 'Ensaimada de Mallorca', 'PGI-ES-0277'],
    ['Pan de Cruz de Ciudad Real', 'Pan de Cruz de Ciudad Real', 'PGI-ES-0608'],
  ])('«%s» uses «%s»', (name, indication, file) => {
    expect(told(name)).toEqual([
      expect.stringContaining(`«${indication}» es una indicación geográfica protegida (${file})`),
    ]);
  });

  it.each(['Turrón blando', 'Tarta de almendra', 'Pan de pueblo', 'Mazapán', 'Sobaos', 'Mantecados', 'Pan de cruz'])(
    'none in «%s»',
    (name) => {
      expect(told(name)).toEqual([]);
    },
  );
});

describe('a bought food whose list only its sheet tells', () => {
  it('leaves its list to be filled in, with the allergens it has', () => {
    const { lista } = label(
      'pasteleria',
      'tiramisu',
      'Tiramisú',
      'Mascarpone 500, Bizcocho de soletilla 200, Bebida de avena 100, Neutro para cremas 5',
    );
    expect(lista.texto).toBe(
      'Ingredientes: queso mascarpone (leche), bizcocho de soletilla (trigo, huevo; indicar su lista), bebida de avena (indicar su lista), mezcla de estabilizantes y emulgentes (indicar su lista).',
    );
    expect(lista.segmentos.flatMap(({ alergeno }) => alergeno ?? [])).toEqual([
      'leche',
      'gluten:trigo',
      'huevo',
      'gluten:avena',
    ]);
  });
});

it('gives one figure of the fruit of a jam', () => {
  const jam = label(
    'pasteleria',
    'confitura',
    'Mermelada de fresa',
    'Fresa 536, Azúcar 439, Zumo de limón 20, Pectina 5',
  );
  const [, listed] = /fresa (\d+) %/.exec(jam.lista.texto) ?? [];
  expect(jam.menciones.map(({ texto }) => texto)).toContain(`Elaborado con ${listed} g de fruta por 100 g`);
});

it('says that aspartame is a source of phenylalanine', () => {
  const sweet = 'Leche desnatada 700, Eritritol 90, Inulina 60, Aspartamo 0.3';
  const { menciones, lista } = label('helado', 'sin_azucar', 'Helado', sweet);
  expect(menciones.map(({ texto }) => texto)).toContain('Contiene una fuente de fenilalanina');
  expect(lista.texto).toContain('edulcorante: aspartamo (E951)');
});

it.each([
  ['Tartrazina E102', 'Tartrazina (E102)'],
  ['Colorante rojo E129', 'Rojo allura AC (E129)'],
])('warns of %s as annex V has it, and of a colour nobody names it does not', (colour, called) => {
  const words = (name: string) =>
    label('pasteleria', 'crema_pastelera', 'Crema', `Leche entera 1000, Yema 150, Azúcar 200, ${name} 1`).menciones.map(
      ({ texto }) => texto,
    );
  expect(words(colour)).toContain(
    `${called}: puede tener efectos negativos sobre la actividad y la atención de los niños`,
  );
  expect(words('Colorante alimentario')).toEqual([]);
});
