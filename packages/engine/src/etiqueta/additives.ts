import type { FoodLabel } from '../despensa/labels.ts';

/** An additive as annex VII, part C, has it: what it is for, and its names. */
export interface Additive {
  readonly role: string;
  readonly names: readonly string[];
}

/** Treats flour, so that it does so only where there is some. */
const FLOUR_AGENT = 'agente de tratamiento de la harina';

/** An additive with its function and E number; undefined for foods, and for those whose number is a range of them. */
export function additiveOf(
  { funcion, eNumero, denominacion, sublista }: FoodLabel,
  hasFlour: boolean,
): Additive | undefined {
  if (funcion === '' || sublista !== '' || !isNumber(eNumero)) return undefined;
  const roles = funcion.split(' / ').filter((role) => hasFlour || role !== FLOUR_AGENT);
  const numbers = eNumero.split('+');
  const names = numbers.length > 1 ? denominacion.split(', ') : [denominacion];
  return {
    role: singular(roles[0]!),
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
