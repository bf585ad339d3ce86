import { list, lowerFirst, shortened, trimmed, upperFirst } from '../craft/spanish.ts';
import { didYouMean } from '../craft/texts.ts';
import type { Food } from '../despensa/food.ts';
import { isPlural, theName } from '../equilibrar/words.ts';
import { ROLES } from './creation.gen.ts';
import type { Role } from './roles.ts';

/** What the maker of formulas says. */

/** «Materia grasa» → «materia grasa», but «PAC». */
const lowered = (text: string): string => (text.charAt(1) === text.charAt(1).toUpperCase() ? text : lowerFirst(text));

const named = ({ name }: Food): string => lowerFirst(name);

export const sayings = {
  animal: 'nada de origen animal',
  sugars: 'azúcares añadidos',
  lactose: 'lactosa',
  alcohol: 'alcohol',
  sweeteners: 'edulcorantes',
  food: named,
  kind: lowered,
};

export const refusals = {
  type: (text: string, meant: readonly string[]) => `No existe el tipo «${text}».${didYouMean(meant)}`,
  number: (field: string, min: number, max: number) =>
    `«${field}» debe ser un número entre ${trimmed(min)} y ${trimmed(max)}.`,
  share: (position: number, most: number) =>
    `«porcentaje» debe ser un número mayor que 0 y de ${most} como mucho (sabor ${position}).`,
  names: (field: string) => `«${field}» debe ser una lista de nombres.`,
  tooMany: (field: string, most: number) => `«${field}» admite ${most} nombres como mucho.`,
  unknown: (field: string, text: string, meant: readonly string[]) =>
    `No se conoce «${shortened(text)}», que pides en «${field}».${didYouMean(meant)}`,
  flavours: (most: number) =>
    `«sabores» debe ser una lista de sabores con «name» y, si se quiere, «porcentaje»; entre todos, ${most} % como mucho.`,
  onlyIceCream: '«temperatura_servicio» solo tiene sentido en helado.',
  remove: 'Falta «quitar»: di qué ingrediente o qué alérgeno hay que quitar, o «lo más caro».',
  notThere: (text: string) => `La fórmula no lleva «${shortened(text)}»: no hay nada que quitar.`,
};

export const VARIANTS = {
  sencilla: 'la más sencilla',
  barata: 'la más barata',
  textura: 'la de mejor textura',
} as const;

export const titles = {
  plain: (type: string, flavours: readonly Food[], without: readonly string[]) =>
    `${type}${flavours.length > 0 ? ` con ${list(flavours.map(named))}` : ''}${without.length > 0 ? `, sin ${without.join(' ni ')}` : ''}`,
};

const grams = (amount: number): string => `${trimmed(amount, 2)} g`;
const percent = (share: number): string => `${trimmed(share, share < 2 ? 2 : 1)} %`;

export const explanations = {
  from: (name: string, source: string) => `Parte de «${name}» (${source}), que cumple lo que pide el tipo.`,
  ingredient: (food: Food, amount: number, share: number, role: Role, asked: boolean) =>
    `${food.name}, ${grams(amount)} (${percent(share)}): ${asked ? 'es lo que has pedido' : ROLES[role].why}.`,
  swap: (from: Food, to: readonly Food[], lost: string) =>
    to.length === 0
      ? `${from.name} se queda fuera${lost === '' ? '' : `; se pierde ${lost}`}.`
      : `${upperFirst(list(to.map(named)))} en lugar de ${named(from)}${lost === '' ? '' : `; se pierde ${lost}`}.`,
  traces: (name: string, foods: readonly Food[]) =>
    `${upperFirst(list(foods.map(named)))} ${foods.length === 1 ? 'puede' : 'pueden'} contener trazas de ${name} según su fabricante: elige una marca que lo descarte.`,
  scented: (name: string, foods: readonly Food[]) =>
    `${upperFirst(list(foods.map(named)))} ${foods.length === 1 ? 'lleva' : 'llevan'} de fábrica aroma de ${name}: si tampoco vale así, elige una marca que no lo use.`,
  offShare: (food: Food, asked: number, got: number, amount: number) =>
    `Pides un ${percent(asked)} de ${named(food)}: lo más cercano que se puede pesar son ${grams(amount)} (${percent(got)}).`,
  offStep: (foods: readonly Food[], step: number, total: number) =>
    `Con pasos de ${grams(step)} no salen ${grams(total)} justos: ${list(foods.map(named))} se ${foods.length === 1 ? 'pesa' : 'pesan'} más fino.`,
  moved: (changes: readonly string[]) => `Para que cuadre, respecto a la fórmula de partida: ${list(changes)}.`,
  change: (food: Food, before: number, after: number) =>
    before === 0
      ? `entra ${percent(after)} de ${named(food)}`
      : after === 0
        ? `sale ${named(food)}`
        : `${named(food)} pasa del ${percent(before)} al ${percent(after)}`,
  cost: (euros: number, most: number) =>
    `Cuesta ${trimmed(euros)} €/kg, por debajo de los ${trimmed(most)} €/kg pedidos.`,
  service: (degrees: number, own: number) =>
    `A ${trimmed(degrees, 1)} °C se puede servir: la mezcla pide unos ${trimmed(own, 1)} °C.`,
};

export const wishNames = {
  without: (name: string) => `sin ${name}`,
  flavour: (food: Food, share: number | undefined) =>
    share === undefined ? `con sabor de ${named(food)}` : `con un ${percent(share)} de ${named(food)}`,
  must: (food: Food) => `con ${named(food)}`,
  cost: (euros: number) => `por ${trimmed(euros)} €/kg como mucho`,
  service: (degrees: number) => `para servir a ${trimmed(degrees, 1)} °C`,
};

export const impossible = {
  one: (type: string, wish: string, why: string) =>
    `«${type}» y «${wish}» chocan${why === '' ? '' : `: ${lowered(why)}`}`,
  several: (type: string, wishes: readonly string[]) =>
    `No se puede tener todo a la vez en «${type}»: chocan ${list(wishes.map((wish) => `«${wish}»`))}.`,
  out: (labels: readonly string[]) =>
    `fuera de rango ${labels.length > 1 || isPlural(labels[0]!) ? 'quedan' : 'queda'} ${list(labels.map(theName))}.`,
  each: (wish: string) => `Si renuncias a «${wish}», sí se puede.`,
  otherType: (type: string) => `Lo que pides sí se puede como «${type}».`,
  forbidden: (type: string, food: Food) => `«${type}» no admite ${named(food)}.`,
  barred: (food: Food, name: string) =>
    `Pides ${named(food)} y a la vez una fórmula sin ${name}: ${named(food)} lo lleva.`,
  cheapest: (euros: number) => `lo más barato que sale cuesta ${trimmed(euros)} €/kg.`,
  plain: 'no hay manera de cuadrarla con lo que queda en la despensa.',
};

export const substitutions = {
  text: (from: readonly Food[], to: readonly Food[], lost: readonly string[], good: string) => {
    const by =
      to.length === 0
        ? `Sin ${list(from.map(named))}`
        : `${upperFirst(list(to.map(named)))} en lugar de ${list(from.map(named))}`;
    return `${by}: ${good}.${lost.length > 0 ? ` Se pierde ${list(lost)}.` : ''}`;
  },
  newAllergens: (names: string) => `Trae un alérgeno que la fórmula no tenía: ${names}.`,
  none: (from: readonly Food[]) =>
    `Nada de la despensa hace aquí lo mismo que ${list(from.map(named))} sin descuadrar la fórmula.`,
  inside: (names: readonly string[]) =>
    `No se puede quitar del todo: ${list(names.map((name) => `«${name}»`))} lo ${names.length === 1 ? 'lleva dentro y se toma como viene' : 'llevan dentro y se toman como vienen'}. Cambia su receta o pon otra cosa en su lugar.`,
  alsoInside: (names: readonly string[]) =>
    `${list(names.map((name) => `«${name}»`))} lo ${names.length === 1 ? 'lleva también dentro y se queda como está' : 'llevan también dentro y se quedan como están'}.`,
  doubtful: (names: readonly string[]) =>
    `No se conocen los alérgenos de ${list(names.map((name) => `«${name}»`))}: compruébalos en su etiqueta.`,
  noCheaper: 'Ninguna sustitución abarata esta fórmula sin descuadrarla.',
  wasBad: 'La fórmula de partida no cumplía lo que pide su tipo: las propuestas también la corrigen.',
};
