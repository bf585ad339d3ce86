/** Every Spanish sentence of the craft. */
import type { ManifestTexts } from '../craft/craft.ts';
import { trimmed } from '../craft/spanish.ts';
import { ROLES } from './roles.ts';

const n = (x: number) => trimmed(x);

export const NO_FLOUR =
  'No se reconoce ninguna harina en la fórmula. Añade harina o marca el ingrediente con role «harina».';

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
  butter: 'Mantequilla',
  sugar: 'Azúcar',
  sourdough: (hydration: number) => `Masa madre ${n(hydration)} %`,
};

export const balanced = (typeLabel: string) =>
  `Fórmula equilibrada para ${typeLabel}: todos los parámetros están dentro del rango profesional.`;

export const suggestion = {
  addWater: (g: number, v: number, lo: number) =>
    `Añade ${n(g)} g de agua para subir la hidratación del ${n(v)} % al ${n(lo)} %.`,
  candeal: ({ min, max }: { readonly min: number; readonly max: number }) =>
    ` Si buscas pan candeal o bregado, una hidratación del ${n(min)}-${n(max)} % es correcta.`,
  takeWater: (g: number, v: number, hi: number) =>
    `Quita ${n(g)} g de agua para bajar la hidratación del ${n(v)} % al ${n(hi)} %.`,
  addFlour: (g: number, v: number, hi: number) =>
    `Añade ${n(g)} g de harina para bajar la hidratación del ${n(v)} % al ${n(hi)} %.`,
  addSalt: (g: number, v: number, lo: number) =>
    `Añade ${n(g)} g de sal para subirla del ${n(v)} % al ${n(lo)} % sobre harina.`,
  takeSalt: (what: string, v: number, hi: number) =>
    `Quita ${what} para bajar la sal del ${n(v)} % al ${n(hi)} % sobre harina.`,
  addYeast: (g: number, form: string) =>
    `Añade ${n(g)} g de ${form} o incorpora un prefermento: la masa no tiene levadura suficiente.`,
  /** `form` is undefined when several yeasts share the dose. */
  takeYeast: (g: number, taken: number, form: string | undefined, end: string) =>
    form === undefined
      ? `Baja la levadura a ${n(g)} g en total (quita ${n(taken)} g)${end}`
      : `Baja la ${form} a ${n(g)} g (quita ${n(taken)} g)${end}`,
  shorterRise: ' o acorta la fermentación.',
  sourdoughYeast: (hi: number) => ` para poder llamarlo «elaborado con masa madre» (RD 308/2019: máximo ${n(hi)} %).`,
  addPreferment: (g: number, hydration: number, flour: number, water: number, lo: number) =>
    `Añade ${n(g)} g de masa madre (${n(hydration)} % de hidratación) y resta ${n(flour)} g de harina y ${n(water)} g de agua para llegar al ${n(lo)} %.`,
  takePreferment: (g: number, name: string, flour: number, water: number, v: number, hi: number) =>
    `Quita ${n(g)} g de «${name}» y repón ${trimmed(flour, 1)} g de harina y ${trimmed(water, 1)} g de agua para bajar del ${n(v)} % al ${n(hi)} %.`,
  movePreferment: (g: number, v: number, hi: number) =>
    `Pasa unos ${n(g)} g de harina y agua del prefermento al amasado final para bajar del ${n(v)} % al ${n(hi)} %.`,
  addButter: (g: number, fat: number, v: number, lo: number) =>
    `Añade ${n(g)} g de mantequilla (${n(fat)} % MG) para subir la grasa del ${n(v)} % al ${n(lo)} %.`,
  takeFat: (what: string, v: number, hi: number) => `Quita ${what} para bajar la grasa del ${n(v)} % al ${n(hi)} %.`,
  addSugar: (g: number, v: number, lo: number) => `Añade ${n(g)} g de azúcar para subirlo del ${n(v)} % al ${n(lo)} %.`,
  takeSugar: (what: string, v: number, hi: number) => `Quita ${what} para bajar el azúcar del ${n(v)} % al ${n(hi)} %.`,
};

/** «35 g de «Mantequilla» y 20 g de «Leche entera»». */
export const amounts = (entries: readonly { readonly grams: number; readonly name: string }[]) =>
  entries.map(({ grams, name }) => `${n(grams)} g de «${name}»`).join(' y ');

export const warning = {
  badRole: (role: string, name: string) => `El rol «${role}» de «${name}» no es válido; se clasifica por el nombre.`,
  /** `perhaps`: «¿Querías decir …?», or nothing. */
  unknown: (name: string, perhaps: string) =>
    `Ingrediente no reconocido: «${name}». Se trata como «otro» y no cuenta en harina, agua, sal, levadura, grasa ni azúcar; indica «role» para clasificarlo.${perhaps === '' ? '' : ` ${perhaps}`}`,
  finishing: (name: string) => `«${name}» parece un acabado (pintar, engrasar, espolvorear): no se cuenta en la masa.`,
  chemical: (name: string) => `«${name}» es un impulsor químico: no cuenta como levadura.`,
  hydration: (name: string, hydration: number) =>
    `«${name}»: se supone una hidratación del ${n(hydration)} %. Indícala en el nombre si es otra (p. ej. «masa madre 80 %»).`,
  powderedYeast: (name: string) =>
    `«${name}» se interpreta como levadura seca de panadería; si es impulsor químico, usa role «otro».`,
  nutFlour: (name: string) =>
    `«${name}» no es harina panificable: cuenta como «otro». Usa role «harina» si quieres incluirla en el 100 %.`,
  unknownType: (type: string, applied: string) => `Tipo «${type}» no reconocido: se aplican los rangos de ${applied}.`,
  yeastForm: (form: string, power: number) =>
    `Rango de levadura expresado para ${form}: el de levadura fresca dividido por ${n(power)}.`,
  /** `target` is the salt to leave, when lowering the salt is the way. */
  breadSalt: (salt: number, max: number, target: number | undefined) =>
    `Sal estimada en el pan: ${n(salt)} g/100 g. El RD 308/2019 fija un máximo de ${n(max)} g/100 g para el pan común (por cloruros)${
      target === undefined ? '' : `; deja la sal en ${n(target)} g`
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
  additive: (name: string) =>
    `«${name}» es un aditivo: con él no puede llamarse «elaborado con masa madre» (RD 308/2019).`,
};

/** Beside the estimated hours of fermentation. */
export const ROUGH_ESTIMATE = 'estimación orientativa';
