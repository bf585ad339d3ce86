/** Every Spanish sentence of the craft. */

import type { Step } from '../craft/advice.ts';
import type { Side } from '../craft/correct.ts';
import type { ManifestTexts } from '../craft/craft.ts';
import { list, lowerFirst, trimmed, upperFirst } from '../craft/spanish.ts';
import type { ParamKey } from './params.ts';
import { ROLES } from './roles.gen.ts';

const n = (x: number) => trimmed(x);
/** Grams; formulas written in fractions of a gram need more decimals than a scale has. */
const w = (grams: number) => trimmed(grams, grams < 0.1 ? 6 : 2);

/** What a good dough is called whose bread exceeds a legal limit of salt. */
export const GOOD_BUT_SALTY = 'fórmula equilibrada; la sal supera el límite legal por cloruros';

export const NO_FLOUR =
  'No se reconoce ninguna harina en la fórmula. Añade harina o indica qué ingrediente hace de harina.';

/** Names of the forms of yeast, by catalogue row; any other row is fresh. */
export const YEAST_FORMS: ReadonlyMap<string, string> = new Map([
  ['levadura_seca_activa', 'levadura seca activa'],
  ['levadura_seca_instantanea', 'levadura seca instantánea'],
  ['levadura_seca_osmotolerante', 'levadura osmotolerante'],
  ['levadura_liquida', 'levadura líquida'],
]);
export const FRESH_YEAST = 'levadura fresca';
export const YEAST_MIX = 'esa mezcla de levaduras';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de masas de pan y pizza',
  description:
    'Analiza una masa en porcentaje de panadero (harina = 100): hidratación real, sal, levadura, prefermento, grasa y azúcar, con veredicto y sugerencias de corrección.',
  note: `Si un ingrediente no se reconoce por su nombre, indica su papel en «role» (${ROLES.slice(0, -1).join(', ')} u ${ROLES.at(-1)}).`,
};

/** What advice brings into a formula without it; the balancer reads these names. */
export const NAMES = {
  flour: 'Harina',
  water: 'Agua',
  salt: 'Sal',
  egg: 'Huevo entero',
  milk: 'Leche entera',
  rye: 'Harina de centeno',
  butter: 'Mantequilla',
  psyllium: 'Psyllium',
  sugar: 'Azúcar',
  yeast: 'Levadura fresca',
  sourdough: (hydration: number) => `Masa madre ${n(hydration)} %`,
};

export const balanced = (typeLabel: string) =>
  `Fórmula equilibrada para ${typeLabel}: todos los parámetros están dentro del rango profesional.`;

const NAMED: Readonly<Record<ParamKey, string>> = {
  hidratacion: 'la hidratación',
  sal: 'la sal',
  levadura: 'la levadura',
  prefermento: 'el prefermento',
  grasa: 'la grasa',
  azucar: 'el azúcar',
};

/** What a baker sees, after the figures. */
const SEEN: Readonly<Partial<Record<ParamKey, Readonly<Record<Side, string>>>>> = {
  sal: { low: ' de la harina', high: ' de la harina' },
  levadura: { low: '; con menos no fermenta a su tiempo', high: '; con más, la fermentación se dispara' },
};

/** What is told of a dough that has nothing of it. */
const NONE: Readonly<Partial<Record<ParamKey, string>>> = {
  sal: 'La masa no lleva sal',
  levadura: 'La masa no tiene con qué fermentar',
};

/** «Quita 40 g de «Poolish» y añade 20 g de «Agua»»; what the dough has not yet is called by its plain name. */
export function change(steps: readonly Step[], isThere: (name: string) => boolean): string {
  const told = (verb: string, action: Step['action']) => {
    const some = steps.filter((step) => step.action === action);
    const named = (name: string) => (isThere(name) ? `«${name}»` : lowerFirst(name));
    const amounts = some.map(({ grams, ingredient }) => `${w(grams)} g de ${named(ingredient)}`);
    return some.length === 0 ? [] : [`${verb} ${list(amounts)}`];
  };
  return list([...told('quita', 'quitar'), ...told('añade', 'anadir')]);
}

/** A change and what it does to a number; `caused` by the changes before it. */
export function correction(told: {
  readonly number: ParamKey;
  readonly side: Side;
  readonly value: number;
  readonly change: string;
  readonly caused: boolean;
  readonly reached: number;
}): string {
  const { number, side, value, caused, reached } = told;
  const none = value === 0 ? NONE[number] : undefined;
  if (none !== undefined) return `${none}: ${told.change}.`;
  const way = `para ${side === 'low' ? 'subir' : 'bajar'} ${NAMED[number]} del ${n(value)} % al ${n(reached)} %`;
  const head = caused ? `Después, ${told.change}` : upperFirst(told.change);
  return `${head} ${way}${SEEN[number]?.[side] ?? ''}.`;
}

export const mendedBefore = (label: string, value: number) => `${label} al ${n(value)} %: se corrige con lo anterior.`;
export const unmended = (label: string, value: number, min: number, max: number) =>
  `${label} al ${n(value)} %, fuera de lo que pide el tipo (${n(min)} a ${n(max)} %): revisa las cantidades.`;
/** Of what only recipes bring: it is weighed in them. */
export const insideRecipe = (label: string, recipes: readonly string[], value: number, max: number) =>
  `${label} al ${n(value)} % de la harina: conviene bajar al ${n(max)} % dentro de ${list(recipes.map((name) => `«${name}»`))}.`;
export const LAMINATION = '¿Falta la mantequilla de laminar?';
export const candeal = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `Si buscas pan candeal o bregado, elige ese tipo: ahí es correcta una hidratación del ${n(min)}-${n(max)} %.`;
export const sourdoughYeast = (max: number) =>
  `«Elaborado con masa madre» admite como mucho un ${n(max)} % (RD 308/2019).`;

/** What lies between the trade's range and the accepted one. */
export const warning = {
  badRole: (role: string, name: string) => `El rol «${role}» de «${name}» no es válido; se clasifica por el nombre.`,
  /** `perhaps`: «¿Querías decir …?», or nothing. */
  unknown: (name: string, perhaps: string) =>
    `Ingrediente no reconocido: «${name}». No cuenta en harina, agua, sal, levadura, grasa ni azúcar: indica su composición o su papel en la masa.${perhaps === '' ? '' : ` ${perhaps}`}`,
  finishing: (name: string) => `«${name}» parece un acabado (pintar, engrasar, espolvorear): no se cuenta en la masa.`,
  chemical: (name: string) => `«${name}» es un impulsor químico: no cuenta como levadura.`,
  hydration: (name: string, hydration: number) =>
    `«${name}»: se supone una hidratación del ${n(hydration)} %. Indícala en el nombre si es otra (p. ej. «masa madre 80 %»).`,
  powderedYeast: (name: string) =>
    `«${name}» se interpreta como levadura seca de panadería; si es impulsor químico, escríbelo así.`,
  nutFlour: (name: string) => `«${name}» no es harina panificable: no entra en el 100 %.`,
  unknownType: (type: string, applied: string) => `Tipo «${type}» no reconocido: se aplican los rangos de ${applied}.`,
  yeastForm: (form: string, power: number) =>
    `Rango de levadura expresado para ${form}: el de levadura fresca dividido por ${n(power)}.`,
  /** `target` is the salt to leave, when lowering the salt is the way. */
  breadSalt: (salt: number, byChlorides: number, bySodium: number, target: number | undefined) =>
    salt > bySodium
      ? `Sal estimada en el pan: ${n(salt)} g/100 g, más de lo que el RD 308/2019 admite en el pan común (${n(byChlorides)} por cloruros, ${n(bySodium)} por sodio total)${
          target === undefined ? '' : `; deja la sal en ${n(target)} g`
        }.`
      : `Sal estimada en el pan: ${n(salt)} g/100 g. El RD 308/2019 admite en el pan común ${n(byChlorides)} g/100 g si se mide por cloruros y ${n(bySodium)} si se mide por sodio total${
          target === undefined ? '' : `; con ${n(target)} g de sal cumple por los dos`
        }.`,
  specialBread: 'Con grasa, azúcar, leche o huevo es «pan especial», no pan común (RD 308/2019).',
  driedSourdough:
    'La masa madre deshidratada es inactiva: no basta para llamarlo «elaborado con masa madre» (RD 308/2019).',
  noSourdough: 'El prefermento no es masa madre: no puede llamarse «elaborado con masa madre» (RD 308/2019).',
  avpnSourdough: (min: number, max: number) =>
    `El reglamento AVPN limita la masa madre al ${n(min)}-${n(max)} % de la harina.`,
  strength: (w: number, typeLabel: string, min: number, max: number) =>
    `Fuerza de la harina W ${n(w)}: para ${typeLabel} se recomienda W ${n(min)}-${n(max)}.`,
  noLiquid: 'La fórmula no lleva ningún líquido.',
  tradition: 'La «baguette de tradition» francesa no admite grasa ni azúcar (decreto 93-1074).',
  veryWet: (max: number) => `La hidratación supera el ${n(max)} %: revisa las cantidades de agua y harina.`,
  /** `max` is a percentage of the flour: 0.3 % are 3 g per kg. */
  avpnYeast: (fresh: number, max: number) =>
    `Levadura equivalente a un ${n(fresh)} % de fresca: la AVPN pide menos levadura (hasta unos ${n(max * 10)} g de fresca por litro de agua) y una fermentación más larga.`,
  avpnHydration: (v: number, min: number, max: number) =>
    `Hidratación del ${n(v)} %: el reglamento AVPN trabaja con ${n(min)}-${n(max)} %.`,
  montreal: 'Sin sal: correcto solo en el bagel de Montreal.',
  wetRye: 'Sin masa madre activa, el pan de centeno queda con la miga húmeda y pegajosa.',
  classicPanettone: (least: Readonly<Record<'mantequilla' | 'yema' | 'fruta', number>>, what: readonly string[]) =>
    `Un panettone clásico lleva al menos un ${n(least.mantequilla)} % de mantequilla, un ${n(least.yema)} % de yema y un ${n(least.fruta)} % de pasas y fruta confitada; aquí falta ${list(what)}.`,
  panettoneYeast: 'Un panettone clásico fermenta solo con masa madre; con levadura, no se presenta como tal en Italia.',
};

/** Beside the estimated hours of fermentation. */
export const ROUGH_ESTIMATE = 'estimación orientativa';

export const SOURDOUGH_TIRES = 'A más de 30 °C la levadura de la masa madre se agota: acidez sin subida.';
