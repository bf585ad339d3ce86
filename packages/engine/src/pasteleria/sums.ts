import type { Role } from './roles.ts';

/** A sum of ingredient weights by role, and how a professional calls it. */
export interface RoleSum {
  readonly text: string;
  /** How many grams each gram of a role counts for. */
  readonly weights: Readonly<Partial<Record<Role, number>>>;
}

function sum(text: string, ...roles: readonly Role[]): RoleSum {
  return { text, weights: Object.fromEntries(roles.map((role) => [role, 1])) };
}

/** Of condensed milk, the sugar it was boiled down with; the rest is milk. */
const SUGAR_OF_CONDENSED = 0.44;
const CONDENSED = { sugar: { condensada: SUGAR_OF_CONDENSED }, milk: { condensada: 1 - SUGAR_OF_CONDENSED } };

function withCondensed({ text, weights }: RoleSum, part: keyof typeof CONDENSED): RoleSum {
  return { text, weights: { ...weights, ...CONDENSED[part] } };
}

/** Juice makes a syrup as water does. */
export const AGUA_Y_ZUMO = sum('agua y zumo', 'agua', 'zumo');
export const ALMENDRA = sum('almendra', 'almendra');
export const AZUCAR = sum('azúcar y otros edulcorantes', 'azucar');
/** Of a cream: in a dough condensed milk is no sugar to beat or to melt. */
export const AZUCAR_DE_CREMA = withCondensed(AZUCAR, 'sugar');
export const CACAO = sum('cacao en polvo', 'cacao');
export const CLARA = sum('clara', 'clara');
export const GELATINA = sum('gelatina seca', 'gelatina');
export const GELIFICANTE = sum('pectina, agar u otro gelificante', 'gelificante');
export const GRASA = sum('mantequilla, aceite u otra grasa', 'grasa');
export const HORTALIZA = sum('zanahoria u otra hortaliza', 'hortaliza');
export const IMPULSOR = sum('impulsor', 'impulsor');
export const LECHE = withCondensed(sum('leche', 'leche'), 'milk');
export const NATA = sum('nata', 'nata');
export const QUESO = sum('queso', 'queso');
export const SAL = sum('sal', 'sal');
export const YEMA = sum('yema', 'yema');
export const YOGUR = sum('yogur u otro lácteo', 'lacteo');
export const ZUMO = sum('zumo', 'zumo');

export const HARINAS = sum('harina y almidón', 'harina', 'almidon');
/** Cocoa and ground nuts replace flour in doughs. */
export const BASE_SECA = sum(
  'harina, almidón, cacao y fruto seco molido',
  'harina',
  'almidon',
  'cacao',
  'almendra',
  'fruto_molido',
);
export const HUEVO = sum('huevo, yema y clara', 'huevo', 'yema', 'clara');
/** A leaf of 2 g sets what a yolk and a half does: half a per cent of gelatine stands for the yolk of a crémeux. */
export const CUAJANTE: RoleSum = {
  text: 'huevo, yema y clara (la gelatina cuenta doce veces su peso)',
  weights: { ...HUEVO.weights, gelatina: 12 },
};
export const LIQUIDO = sum(
  'agua, leche, nata, otros lácteos y zumo',
  'agua',
  'leche',
  'nata',
  'lacteo',
  'condensada',
  'zumo',
);
export const LIQUIDO_Y_HUEVO: RoleSum = {
  text: 'agua, leche, nata, otros lácteos, zumo y huevo',
  weights: { ...LIQUIDO.weights, ...HUEVO.weights },
};
export const LECHE_Y_NATA = withCondensed(sum('leche y nata', 'leche', 'nata'), 'milk');
/** Flour thickens three quarters of what cornflour does. */
export const ESPESANTE: RoleSum = { text: 'almidón (la harina cuenta 0,75)', weights: { almidon: 1, harina: 0.75 } };
export const CHOCOLATE = sum('chocolate', 'chocolate_negro', 'chocolate_leche', 'chocolate_blanco');
/** One gram of cocoa powder colours and tastes like two of chocolate. */
export const CHOCOLATE_Y_CACAO: RoleSum = {
  text: 'chocolate (el cacao en polvo cuenta el doble)',
  weights: { ...CHOCOLATE.weights, cacao: 2 },
};
/** The liquid phase of a ganache. */
export const FASE_LIQUIDA = sum(
  'nata, leche, agua, zumo, fruta, licor y otros lácteos',
  'nata',
  'leche',
  'agua',
  'zumo',
  'fruta',
  'licor',
  'lacteo',
  'condensada',
);
export const FRUTOS_SECOS = sum('almendra y otros frutos secos', 'almendra', 'fruto_molido', 'fruto_seco');
/** In a shell cocoa takes the place of almond. */
export const FRUTOS_SECOS_Y_CACAO: RoleSum = {
  text: 'almendra, otros frutos secos y cacao',
  weights: { ...FRUTOS_SECOS.weights, cacao: 1 },
};
export const FRUTA = sum('fruta, zumo y fruta seca', 'fruta', 'zumo', 'fruta_seca');
