/** Labels worked out apart from the engine: the list by the rules, the table from the rows of `data/despensa.csv`. */

type Table = readonly [
  kj: string,
  kcal: string,
  grasas: string,
  saturadas: string,
  hidratos: string,
  azucares: string,
  fibra: string,
  proteinas: string,
  sal: string,
];

export interface Golden {
  readonly nombre: string;
  readonly craft: string;
  readonly type: string;
  readonly perdida?: number;
  readonly grams: Readonly<Record<string, number>>;
  readonly lista: string;
  readonly contiene: readonly string[];
  readonly mostrado: Table;
}

export const GOLDEN: readonly Golden[] = [
  {
    nombre: 'Helado de fior di latte',
    craft: 'helado',
    type: 'helado_leche',
    grams: {
      'Leche entera': 600,
      'Nata 35%': 150,
      'Leche en polvo desnatada': 40,
      Azúcar: 150,
      Dextrosa: 40,
      'Goma garrofín': 2,
      'Goma guar': 2,
    },
    lista:
      'leche entera, nata (leche), azúcar, leche desnatada en polvo, dextrosa, estabilizantes: goma garrofín (E410), goma guar (E412).',
    contiene: ['leche'],
    mostrado: ['761', '181', '7,6', '4,9', '24', '24', '<0,5', '3,6', '0,13'],
  },
  {
    nombre: 'Sorbete de limón',
    craft: 'helado',
    type: 'sorbete_agua',
    grams: { Agua: 500, 'Zumo de limón': 250, Azúcar: 200, Dextrosa: 50 },
    lista: 'agua, zumo de limón 25 %, azúcar, dextrosa.',
    contiene: [],
    mostrado: ['447', '105', '<0,5', '0', '25', '25', '0', '<0,5', '<0,01'],
  },
  {
    nombre: 'Helado de turrón',
    craft: 'helado',
    type: 'helado_crema',
    grams: { 'Leche entera': 650, 'Nata 35%': 100, Azúcar: 100, 'Turrón de Jijona': 150 },
    lista:
      'leche entera, turrón de Jijona 15 % (almendras (64 %), miel, azúcar, clara de huevo), nata (leche), azúcar.',
    contiene: ['frutos_cascara:almendra', 'huevo', 'leche'],
    mostrado: ['824', '197', '11', '4,2', '19', '19', '1,0', '4,8', '0,09'],
  },
  {
    nombre: 'Barra de pan',
    craft: 'panaderia',
    type: 'pan_comun',
    grams: { 'Harina de fuerza': 1000, Agua: 650, Sal: 18, 'Levadura fresca': 20 },
    // 1688 g less 16 % are 1417.9 g; water by difference 1417.9 − 1038 = 379.9 g, 26.8 %.
    lista: 'harina de trigo, agua, levadura, sal.',
    contiene: ['gluten:trigo'],
    mostrado: ['1044', '246', '0,9', '0,1', '49', '0,8', '2,2', '9,9', '1,3'],
  },
  {
    nombre: 'Brioche',
    craft: 'panaderia',
    type: 'brioche',
    grams: {
      'Harina de fuerza': 500,
      'Huevo entero': 250,
      Mantequilla: 250,
      Azúcar: 60,
      'Leche entera': 50,
      'Levadura fresca': 20,
      Sal: 10,
    },
    lista: 'harina de trigo, huevo, mantequilla (leche), azúcar, leche entera, levadura, sal.',
    contiene: ['gluten:trigo', 'huevo', 'leche'],
    mostrado: ['1765', '422', '24', '15', '41', '7,0', '1,6', '11', '1,1'],
  },
  {
    nombre: 'Pan de centeno',
    craft: 'panaderia',
    type: 'pan_rustico_mm',
    perdida: 14,
    grams: { 'Harina de centeno integral': 500, Agua: 400, 'Masa madre de centeno': 100, Sal: 10 },
    // 1010 g less 14 % are 868.6 g: 500 g of flour are 57.6 %, 100 g of sourdough 11.5 %.
    lista: 'harina integral de centeno 58 %, agua, masa madre de centeno 12 % (harina de centeno, agua), sal.',
    contiene: ['gluten:centeno'],
    mostrado: ['851', '202', '1,1', '0,1', '36', '0,9', '11', '6,1', '1,2'],
  },
  {
    nombre: 'Bizcocho genovés',
    craft: 'pasteleria',
    type: 'genoise',
    grams: { 'Huevo entero': 200, Azúcar: 125, 'Harina floja': 125 },
    lista: 'huevo, azúcar, harina de trigo.',
    contiene: ['gluten:trigo', 'huevo'],
    mostrado: ['1315', '311', '5,3', '1,4', '56', '33', '0,9', '9,8', '0,17'],
  },
  {
    nombre: 'Magdalenas',
    craft: 'pasteleria',
    type: 'magdalenas',
    grams: {
      'Harina floja': 250,
      'Huevo entero': 200,
      Azúcar: 220,
      'Aceite de girasol': 200,
      'Leche entera': 60,
      Impulsor: 12,
      'Piel de limón': 4,
    },
    lista:
      'harina de trigo, azúcar, huevo, aceite de girasol, leche entera, gasificantes (difosfatos E450, carbonatos de sodio E500), almidón de maíz, piel de limón.',
    contiene: ['gluten:trigo', 'huevo', 'leche'],
    mostrado: ['1947', '466', '27', '3,5', '49', '27', '0,9', '6,4', '0,48'],
  },
  {
    nombre: 'Brownie con nueces',
    craft: 'pasteleria',
    type: 'brownie',
    grams: {
      'Chocolate negro 70 %': 200,
      Mantequilla: 180,
      Azúcar: 220,
      'Huevo entero': 200,
      'Harina floja': 100,
      Nuez: 100,
    },
    // 1000 g bake down to 924.2 g: 100 g of walnut are 10.8 %.
    lista:
      'azúcar, chocolate negro (pasta de cacao, azúcar, manteca de cacao, emulgente: lecitina de soja, aroma natural de vainilla), huevo, mantequilla (leche), harina de trigo, nuez 11 %.',
    contiene: ['frutos_cascara:nuez', 'gluten:trigo', 'huevo', 'leche', 'soja'],
    mostrado: ['2094', '503', '34', '17', '39', '31', '3,4', '7,7', '0,08'],
  },
  {
    nombre: 'Crema pastelera',
    craft: 'pasteleria',
    type: 'crema_pastelera',
    grams: { 'Leche entera': 1000, Azúcar: 200, Yema: 160, Maicena: 90 },
    lista: 'leche entera, azúcar, yema de huevo, almidón de maíz.',
    contiene: ['huevo', 'leche'],
    mostrado: ['667', '159', '5,8', '2,7', '23', '17', '0', '3,9', '0,09'],
  },
  {
    nombre: 'Turrón blando',
    craft: 'turron',
    type: 'jijona',
    grams: { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 },
    // 70.8 g of water in 1000 g, cooked down to 4.5 %: 973 g, of which 670 are almond.
    lista: 'almendra tostada repelada 69 %, azúcar, miel, clara de huevo.',
    contiene: ['frutos_cascara:almendra', 'huevo'],
    mostrado: ['2287', '550', '37', '2,8', '31', '31', '7,2', '18', '0,03'],
  },
  {
    nombre: 'Figuritas de mazapán',
    craft: 'turron',
    type: 'mazapan',
    perdida: 0,
    grams: { 'Almendra molida': 500, Azúcar: 500, Agua: 60 },
    // 60 g of water in 1060 g: 5.7 %, above the 5 % that may go unlisted.
    lista: 'almendra molida 47 %, azúcar, agua.',
    contiene: ['frutos_cascara:almendra'],
    mostrado: ['2007', '480', '25', '1,9', '50', '49', '4,7', '12', '0,01'],
  },
  {
    nombre: 'Guirlache',
    craft: 'turron',
    type: 'guirlache',
    grams: { 'Almendra cruda con piel': 500, azucar: 480, miel: 20 },
    lista: 'almendra cruda con piel 50 %, azúcar, miel.',
    contiene: ['frutos_cascara:almendra'],
    mostrado: ['2098', '502', '25', '2,0', '52', '52', '6,3', '13', '<0,01'],
  },
  {
    nombre: 'Tableta negra',
    craft: 'cacao',
    type: 'negro',
    grams: { pasta_cacao: 700, azucar: 295, 'Lecitina de soja': 5 },
    lista: 'pasta de cacao, azúcar, emulgente: lecitina de soja (E322).',
    contiene: ['soja'],
    mostrado: ['2254', '543', '38', '23', '34', '30', '12', '8,7', '0,03'],
  },
  {
    nombre: 'Tableta con leche',
    craft: 'cacao',
    type: 'leche',
    grams: { azucar: 430, manteca_cacao: 220, 'Leche en polvo entera': 220, pasta_cacao: 125, 'Lecitina de soja': 5 },
    lista: 'azúcar, manteca de cacao, leche entera en polvo, pasta de cacao, emulgente: lecitina de soja (E322).',
    contiene: ['leche', 'soja'],
    mostrado: ['2325', '558', '35', '21', '52', '51', '2,1', '7,1', '0,21'],
  },
  {
    nombre: 'Gianduja de avellana',
    craft: 'cacao',
    type: 'gianduja',
    grams: { 'Pasta pura de avellana': 330, azucar: 340, pasta_cacao: 225, manteca_cacao: 100, 'Lecitina de soja': 5 },
    lista: 'azúcar, pasta de avellana 33 %, pasta de cacao, manteca de cacao, emulgente: lecitina de soja (E322).',
    contiene: ['frutos_cascara:avellana', 'soja'],
    mostrado: ['2467', '594', '44', '15', '38', '36', '6,9', '8,6', '<0,01'],
  },
];
