/** Every Spanish sentence of the craft. */

import type { Step } from '../craft/advice.ts';
import type { ManifestTexts } from '../craft/craft.ts';
import type { Core } from '../craft/limit.ts';
import { list, trimmed } from '../craft/spanish.ts';
import { ROLES } from './roles.ts';

const n = (x: number) => trimmed(x);
/** Grams; formulas written in fractions of a gram need more decimals than a scale has. */
const w = (grams: number) => trimmed(grams, grams < 0.1 ? 6 : 2);

/** What a good dough is called whose bread has more salt than one of the two limits of the law. */
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

/** What advice brings into a formula that has none of it; the balance reads these names. */
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
  sourdough: (hydration: number) => `Masa madre ${n(hydration)} %`,
};

export const balanced = (typeLabel: string) =>
  `Fórmula equilibrada para ${typeLabel}: todos los parámetros están dentro del rango profesional.`;

export const suggestion = {
  addWater: (g: number, v: number, goal: number) =>
    `Añade ${w(g)} g de agua para subir la hidratación del ${n(v)} % al ${n(goal)} %.`,
  /** `what`: «60 g de huevo y 20 g de leche». */
  enrich: (what: string, v: number, goal: number) =>
    `Añade ${what} para subir la hidratación del ${n(v)} % al ${n(goal)} %.`,
  candeal: ({ min, max }: { readonly min: number; readonly max: number }) =>
    ` Si buscas pan candeal o bregado, elige ese tipo: ahí es correcta una hidratación del ${n(min)}-${n(max)} %.`,
  takeWater: (what: string, v: number, goal: number) =>
    `Quita ${what} para bajar la hidratación del ${n(v)} % al ${n(goal)} %.`,
  addFlour: (g: number, v: number, goal: number) =>
    `Añade ${w(g)} g de harina para bajar la hidratación del ${n(v)} % al ${n(goal)} %.`,
  addSalt: (g: number, v: number, goal: number) =>
    v === 0
      ? `La masa no lleva sal: añade ${w(g)} g.`
      : `Añade ${w(g)} g de sal para subirla del ${n(v)} % al ${n(goal)} % de la harina.`,
  takeSalt: (what: string, v: number, goal: number) =>
    `Quita ${what} para bajar la sal del ${n(v)} % al ${n(goal)} % de la harina.`,
  addYeast: (g: number, form: string, v: number) =>
    v === 0
      ? `La masa no tiene con qué fermentar: añade ${w(g)} g de ${form}.`
      : `Añade ${w(g)} g de ${form}: con un ${n(v)} % de la harina no fermenta a su tiempo.`,
  /** `form` is undefined when several yeasts share the dose. */
  takeYeast: (g: number, taken: number, form: string | undefined, end: string) =>
    form === undefined
      ? `Baja la levadura a ${w(g)} g en total (quita ${w(taken)} g)${end}`
      : `Baja la ${form} a ${w(g)} g (quita ${w(taken)} g)${end}`,
  shorterRise: '; con más, la fermentación se dispara.',
  sourdoughYeast: (hi: number) => ` para poder llamarlo «elaborado con masa madre» (RD 308/2019: máximo ${n(hi)} %).`,
  addPreferment: (g: number, hydration: number, flour: number, water: number, goal: number) =>
    `Añade ${w(g)} g de masa madre (${n(hydration)} % de hidratación) y resta ${w(flour)} g de harina y ${w(water)} g de agua para llegar al ${n(goal)} %.`,
  addSourdough: (g: number, hydration: number, goal: number) =>
    `Añade ${w(g)} g de masa madre (${n(hydration)} % de hidratación) para que sea el ${n(goal)} % de la harina.`,
  takePreferment: (g: number, name: string, flour: number, water: number, v: number, goal: number) =>
    `Quita ${w(g)} g de «${name}» y repón ${trimmed(flour, 1)} g de harina y ${trimmed(water, 1)} g de agua para bajar el prefermento del ${n(v)} % al ${n(goal)} %.`,
  movePreferment: (g: number, v: number, goal: number) =>
    `Pasa ${w(g)} g de harina y agua del prefermento al amasado final para bajarlo del ${n(v)} % al ${n(goal)} %.`,
  lamination: '¿Falta la mantequilla de laminar? ',
  /** `name` is undefined where the dough has no fat of its own. */
  addFat: (g: number, name: string | undefined, v: number, goal: number) =>
    `Añade ${w(g)} g de ${name === undefined ? 'mantequilla' : `«${name}»`} para subir la grasa del ${n(v)} % al ${n(goal)} %.`,
  takeFat: (what: string, v: number, goal: number) =>
    `Quita ${what} para bajar la grasa del ${n(v)} % al ${n(goal)} %.`,
  addSugar: (g: number, name: string | undefined, v: number, goal: number) =>
    `Añade ${w(g)} g de ${name === undefined ? 'azúcar' : `«${name}»`} para subir el azúcar del ${n(v)} % al ${n(goal)} %.`,
  /** Of what only recipes bring: it is weighed in them. */
  insideRecipe: (label: string, recipes: readonly string[], v: number, goal: number) =>
    `${label} al ${n(v)} % de la harina: conviene bajar al ${n(goal)} % dentro de ${list(recipes.map((name) => `«${name}»`))}.`,
  takeSugar: (what: string, v: number, goal: number) =>
    `Quita ${what} para bajar el azúcar del ${n(v)} % al ${n(goal)} %.`,
};

export const parts = {
  eggAndMilk: (egg: number, milk: number) =>
    list([...(egg > 0 ? [`${w(egg)} g de huevo`] : []), ...(milk > 0 ? [`${w(milk)} g de leche`] : [])]),
};

/** What lies between the trade's range and the accepted one. */
export const atTheLimit = (label: string, value: number, [min, max]: Core) =>
  `${label} al ${n(value)} %: al límite de lo habitual en el oficio (${n(min ?? 0)} a ${n(max ?? 0)} %); no hace falta cambiar nada.`;

/** «35 g de «Mantequilla» y 20 g de «Leche entera»». */
export const amounts = (steps: readonly Step[]) =>
  list(steps.map(({ grams, ingredient }) => `${w(grams)} g de «${ingredient}»`));

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
