import type { Food } from '../despensa/food.ts';
import { etiquetaOf, type FoodEtiqueta } from '../despensa/food-etiqueta.ts';
import { anadeAzucar, harinaConGluten } from './classes.gen.ts';

/** An additive as annex VII, part C, has it: what it is for, and its names. */
export interface Additive {
  readonly role: string;
  readonly names: readonly string[];
}

/** Traits of the whole food that decide the function of its additives. */
export interface Company {
  readonly hasFlour: boolean;
  readonly hasSugars: boolean;
}

/** Treats flour, so that it does so only where there is some. */
const FLOUR_AGENT = 'agente de tratamiento de la harina';
const SWEETENER = 'edulcorante';

/** The company of the additives of a food. */
export function companyOf(foods: readonly Food[]): Company {
  return {
    hasFlour: foods.some(harinaConGluten),
    hasSugars: foods.some(anadeAzucar),
  };
}

/**
 * What an additive is for, of all that it can do: sorbitol keeps a sugared ganache moist, where the law hardly admits
 * sweeteners (Regulation (EC) 1333/2008), and sweetens what has no sugar.
 */
function roleOf({ funcion }: FoodEtiqueta, { hasFlour, hasSugars }: Company): string {
  const roles = funcion.split(' / ').map(singular);
  const sweetens = roles.includes(SWEETENER);
  if (sweetens && !hasSugars) return SWEETENER;
  return roles.find((role) => (hasFlour || role !== FLOUR_AGENT) && role !== SWEETENER) ?? roles[0]!;
}

/** Whether a food is there as a sweetener. */
export function isSweetener(food: Food, company: Company): boolean {
  return food.id !== '' && roleOf(etiquetaOf(food), company) === SWEETENER;
}

/** An additive with its function and E number; undefined for foods, and for those whose number is a range of them. */
export function additiveOf(label: FoodEtiqueta, company: Company): Additive | undefined {
  const { funcion, eNumero, denominacion, sublista } = label;
  if (funcion === '' || sublista !== '' || !isNumber(eNumero)) return undefined;
  const numbers = eNumero.split('+');
  const names = numbers.length > 1 ? denominacion.split(', ') : [denominacion];
  return {
    role: roleOf(label, company),
    names: names.map((name, i) => (numbers[i] === undefined ? name : `${name} (${bare(numbers[i])})`)),
  };
}

/** «E322» and «E968+E960a» are numbers; «E1404-E1451» is a range, «E-según ficha» a blank. */
function isNumber(eNumero: string): boolean {
  return eNumero !== '' && !eNumero.includes('-');
}

/** A label may leave out the variant: «E965(i)» is E965. */
function bare(number: string): string {
  return number.split('(')[0]!;
}

function singular(role: string): string {
  return role === 'edulcorantes' ? 'edulcorante' : role;
}

/** «emulgente: lecitina de soja (E322)»; several of one function share its name. */
export function additiveText({ role, names }: Additive): string {
  return `${names.length > 1 ? plural(role) : role}: ${names.join(', ')}`;
}

/** «corrector de acidez» → «correctores de acidez». */
function plural(role: string): string {
  const [head = '', ...rest] = role.split(' ');
  const many = 'aeiou'.includes(head.at(-1) ?? '') ? `${head}s` : `${head}es`;
  return [many, ...rest].join(' ');
}
