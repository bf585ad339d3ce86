import type { LeverInfo } from '../craft/craft.ts';
import { readBody, readItems } from '../craft/read.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Role } from './roles.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, type TypeId } from './types.ts';

/** Flavour, salt, leavening, gelling and additives are dosed by the recipe, not by the balance. */
const FIXED: ReadonlySet<Role> = new Set([
  'aroma',
  'licor',
  'sal',
  'impulsor',
  'levadura',
  'gelatina',
  'gelificante',
  'otro',
]);

export function levers(body: unknown): readonly LeverInfo[] {
  return readItems(readBody(body), SHAPE).map((item, index) => {
    const resolved = resolve(item, index);
    return {
      lever: resolved.parts.some(({ ingredient }) => !FIXED.has(ingredient.role)),
      label: resolved.label,
      price: priceOf(resolved),
      ...tasteOf(resolved),
    };
  });
}

/** Parameters that dose a role: it moves only when one of them is out. */
const DOSES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  gelatina: ['pctGelatina'],
  gelificante: ['pctGelificante'],
  impulsor: ['pctImpulsorHarina'],
  sal: ['pctSalHarina'],
};

/** Roles a recipe is named after or rises by. */
const NOBLE: ReadonlySet<Role> = new Set([
  'chocolate_negro',
  'chocolate_leche',
  'chocolate_blanco',
  'cacao',
  'almendra',
  'fruto_molido',
  'fruto_seco',
  'praline',
  'queso',
  'zumo',
  'fruta',
  'hortaliza',
  'huevo',
  'yema',
]);

/** Sugar, water and starch first; then flour and milk; last what gives the name. */
const RANKS: Readonly<Partial<Record<Role, NonNullable<LeverInfo['rank']>>>> = {
  azucar: 0,
  agua: 0,
  almidon: 0,
  harina: 1,
  leche: 1,
  nata: 1,
};

const FINE: ReadonlySet<Role> = new Set(['sal', 'gelatina', 'gelificante', 'levadura', 'aroma']);
const LIQUIDS: ReadonlySet<Role> = new Set(['leche', 'nata', 'agua', 'zumo', 'licor']);

/** By the first part: a preparation is what it is mostly made of. */
function tasteOf({ parts }: Resolved): Partial<LeverInfo> {
  const role = parts[0]?.ingredient.role;
  if (role === undefined) return {};
  const doses = DOSES[role];
  const weighed = FINE.has(role) ? 'pizca' : role === 'impulsor' ? 'menudo' : LIQUIDS.has(role) ? 'liquido' : 'seco';
  return {
    noble: NOBLE.has(role),
    rank: RANKS[role] ?? 2,
    weighed,
    kind: role,
    ...(doses === undefined ? {} : { doses }),
  };
}

function priceOf({ parts }: Resolved): number | null {
  let price = 0;
  for (const { ingredient, share } of parts) {
    if (ingredient.precio === null) return null;
    price += share * ingredient.precio;
  }
  return price;
}

const BATTER = ['Harina', 'Azúcar', 'Huevo entero', 'Mantequilla', 'Leche entera'];
const OIL_BATTER = ['Harina', 'Azúcar', 'Huevo entero', 'Aceite', 'Leche entera', 'Impulsor'];
const CHOCOLATE_BATTER = ['Chocolate', 'Harina', 'Azúcar', 'Huevo entero', 'Mantequilla'];
const DOUGH = ['Harina', 'Mantequilla', 'Azúcar glas', 'Huevo entero'];
const LEAN_DOUGH = ['Harina', 'Mantequilla', 'Agua'];
const NUT_BATTER = ['Almendra molida', 'Azúcar', 'Clara de huevo', 'Mantequilla', 'Harina'];
const CUSTARD = ['Leche entera', 'Nata 35%', 'Yema', 'Azúcar', 'Almidón/Maicena'];
const SET_CREAM = ['Nata 35%', 'Leche entera', 'Azúcar', 'Yema'];

const ADDITIONS: Readonly<Record<TypeId, readonly string[]>> = {
  genoise: ['Harina', 'Azúcar', 'Huevo entero', 'Mantequilla'],
  bizcocho_enrollado: ['Harina', 'Azúcar', 'Huevo entero', 'Mantequilla'],
  magdalenas: OIL_BATTER,
  bizcocho_yogur: ['Yogur natural', 'Harina', 'Azúcar', 'Huevo entero', 'Aceite'],
  carrot_cake: ['Zanahoria rallada', 'Harina', 'Azúcar', 'Huevo entero', 'Aceite'],
  red_velvet: [...BATTER, 'Cacao puro'],
  pound_cake: BATTER,
  plum_cake: BATTER,
  madeleine: BATTER,
  sobao: BATTER,
  brownie: CHOCOLATE_BATTER,
  coulant: CHOCOLATE_BATTER,
  financier: NUT_BATTER,
  macaron: ['Almendra molida', 'Azúcar', 'Azúcar glas', 'Clara de huevo'],
  dacquoise: ['Almendra molida', 'Azúcar', 'Clara de huevo'],
  joconde: ['Almendra molida', 'Azúcar', 'Huevo entero', 'Clara de huevo', 'Harina'],
  masa_tarta: DOUGH,
  sable: ['Harina', 'Mantequilla', 'Azúcar', 'Yema'],
  cookies: ['Harina', 'Mantequilla', 'Azúcar', 'Huevo entero', 'Chocolate'],
  masa_quebrada: LEAN_DOUGH,
  hojaldre: [...LEAN_DOUGH, 'Sal'],
  polvoron: ['Harina', 'Manteca de cerdo', 'Azúcar glas', 'Almendra molida'],
  choux: ['Agua', 'Leche entera', 'Mantequilla', 'Harina', 'Huevo entero'],
  tarta_santiago: ['Almendra molida', 'Azúcar', 'Huevo entero'],
  cheesecake: ['Queso crema', 'Azúcar', 'Huevo entero', 'Nata 35%'],
  crema_pastelera: CUSTARD,
  crema_inglesa: ['Leche entera', 'Nata 35%', 'Yema', 'Azúcar'],
  natillas: CUSTARD,
  crema_catalana: CUSTARD,
  diplomatica: CUSTARD,
  muselina: ['Leche entera', 'Mantequilla', 'Yema', 'Azúcar', 'Almidón/Maicena'],
  flan: ['Leche entera', 'Nata 35%', 'Huevo entero', 'Azúcar'],
  creme_brulee: SET_CREAM,
  bavarois: [...SET_CREAM, 'Gelatina'],
  panna_cotta: ['Nata 35%', 'Leche entera', 'Azúcar', 'Gelatina'],
  chantilly: ['Nata 35%', 'Azúcar'],
  ganache_negro: ['Chocolate', 'Nata 35%', 'Mantequilla', 'Azúcar invertido', 'Glucosa'],
  ganache_leche: ['Chocolate con leche', 'Nata 35%', 'Mantequilla', 'Azúcar invertido', 'Glucosa'],
  ganache_blanco: ['Chocolate blanco', 'Nata 35%', 'Manteca de cacao', 'Azúcar invertido', 'Glucosa'],
  ganache_montada: ['Chocolate', 'Nata 35%', 'Glucosa'],
  cremoso: ['Chocolate', 'Nata 35%', 'Leche entera', 'Yema', 'Azúcar'],
  cremoso_fruta: ['Puré de frambuesa', 'Huevo entero', 'Azúcar', 'Mantequilla', 'Gelatina'],
  cremoso_crema: [...SET_CREAM, 'Gelatina'],
  mousse_chocolate: ['Chocolate', 'Nata 35%', 'Yema', 'Clara de huevo', 'Azúcar'],
  mousse_fruta: ['Puré de frambuesa', 'Nata 35%', 'Clara de huevo', 'Azúcar', 'Gelatina'],
  glaseado_espejo: ['Azúcar', 'Glucosa', 'Agua', 'Nata 35%', 'Gelatina'],
  buttercream: ['Mantequilla', 'Azúcar glas', 'Leche entera', 'Clara de huevo'],
  lemon_curd: ['Zumo de limón', 'Azúcar', 'Huevo entero', 'Mantequilla'],
  merengue: ['Clara de huevo', 'Azúcar', 'Agua'],
  frangipane: ['Almendra molida', 'Mantequilla', 'Azúcar', 'Huevo entero'],
  tocino_de_cielo: ['Yema', 'Azúcar', 'Agua'],
  tiramisu: ['Mascarpone', 'Yema', 'Clara de huevo', 'Azúcar', 'Nata 35%'],
  praline: ['Avellana tostada', 'Almendra tostada', 'Azúcar'],
  bizcocho_sin_harina: ['Chocolate', 'Huevo entero', 'Mantequilla', 'Azúcar'],
  florentina: ['Almendra laminada', 'Azúcar', 'Mantequilla', 'Nata 35%', 'Miel'],
  confitura: ['Puré de frambuesa', 'Azúcar'],
  pate_fruta: ['Puré de frambuesa', 'Azúcar', 'Glucosa', 'Pectina amarilla (HM)'],
  toffee: ['Azúcar', 'Glucosa', 'Nata 35%', 'Mantequilla'],
};

/** Names a balancer may add to a recipe of the type. */
export function additions(type: string): readonly string[] {
  return ADDITIONS[findType(type) ?? DEFAULT_TYPE];
}
