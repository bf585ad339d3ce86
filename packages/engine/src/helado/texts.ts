import type { ManifestTexts } from '../craft/craft.ts';
import type { Range } from '../craft/ranges.ts';
import { remember } from '../craft/remember.ts';
import { fixed, list, lowerFirst, shortened, trimmed } from '../craft/spanish.ts';
import { SERVING_PERCENT } from './freezing.ts';
import { INFOS, type JudgedKey, WORDS } from './params.ts';
import { TYPE_FILES } from './types.gen.ts';
import { DEFAULT_TYPE, type TypeId, WORKING_AIM, WORKING_RANGE } from './types.ts';

const degrees = (value: number) => trimmed(value, 1);

export const DISCLAIMER = `El PAC se expresa en la escala propia del servicio: temperatura aproximada, en °C, a la que está congelado el ${SERVING_PERCENT} % del agua de la mezcla; cuanto más negativo, más blando. Rango de trabajo: de ${trimmed(WORKING_RANGE[0])} a ${trimmed(WORKING_RANGE[1])}. El índice clásico (sacarosa = 100) es solo una referencia para otras herramientas. Resultado orientativo: confirma siempre con una prueba en obrador.`;

export const PAC_SCALE = `Descenso crioscópico relativo de la mezcla, aproximadamente la temperatura de servicio en °C. Es negativo: cuanto más negativo, más blando. Una fórmula equilibrada está en torno a ${trimmed(WORKING_AIM)}.`;

export const CLASSIC_INDEX =
  'Índice clásico en equivalente de sacarosa por 100 g de mezcla (sacarosa = 100, dextrosa ≈ 190). Referencia secundaria; su rango depende del tipo.';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de helados',
  description:
    'Analiza una fórmula de helado: PAC, POD, azúcares, grasa, SLNG, sólidos totales, agua libre, energía y coste, con veredicto y sugerencias de corrección.',
  note: 'Para mayor precisión, indica la composición de cada ingrediente (azucares, materiagrasa, esml, lactosa, proteinas, otrossolidos, pac, pod y kcal por 100 g; precio en €/kg). Si no, se usa el catálogo estándar.',
};

/** Refusals that only this craft makes. */
export const refusals = {
  craft: (craft: string) => `Oficio no soportado: «${craft}».`,
  service: (min: number, max: number) =>
    `La temperatura de servicio («temperatura_servicio») debe ser un número entre ${min} y ${max}.`,
  noWeight: 'La suma de pesos (grams) es 0.',
  pac: (position: number, name: string, pac: number) =>
    `El ingrediente ${position} («${shortened(name)}») tiene un PAC de ${trimmed(pac)}, que no puede ser: va en la escala clásica (sacarosa = 100), no en grados.`,
} as const;

/** How it is at a temperature: at its point, accepted, or neither. */
export function hardness(value: number, [softest, hardest]: Range, [low, high]: Range): string {
  if (value < softest) return value < low ? 'blanda' : 'algo blanda';
  if (value > hardest) return value > high ? 'dura' : 'algo dura';
  return 'en su punto';
}

/** Warnings never change the verdict. */
export const warnings = {
  unknownType: (type: string) => `Tipo «${type}» no reconocido: se ha aplicado «${TYPE_FILES[DEFAULT_TYPE].label}».`,
  unknownIngredient: (name: string) =>
    `Ingrediente no reconocido: «${name}». Se trata como inerte: cuenta en el peso, pero no aporta sólidos, PAC ni POD. Indica su composición para un cálculo exacto.`,
  energy: (name: string, given: number, reckoned: number) =>
    `«${name}»: se indican ${trimmed(given, 0)} kcal y su composición da ${trimmed(reckoned, 0)}. Revisa cuál no puede ser.`,
  estimated: (name: string, powers: readonly string[]) =>
    `«${name}»: ${list(powers)} ${powers.length > 1 ? 'estimados' : 'estimado'} a partir de sus azúcares como si fueran sacarosa.`,
  adjusted: (name: string, powers: readonly string[]) =>
    `«${name}»: ${list(powers)} ${powers.length > 1 ? 'ajustados' : 'ajustado'} a los azúcares indicados.`,
  noPrice: (name: string) => `«${name}»: sin precio; el coste no lo incluye.`,
  sandy:
    'Lactosa alta para el agua disponible: riesgo de textura arenosa. Reduce la leche en polvo o usa proteína láctea o leche sin lactosa.',
  hardening: (warmer: number) =>
    `El cacao y los frutos secos endurecen el helado ${fixed(warmer, 1)} °C, y el PAC ya los cuenta.`,
  alcohol: (percent: number) => `Alcohol ${fixed(percent, 1)} %: puede no congelar bien en vitrina.`,
  soft: (value: number, [low, high]: Range, [coldest, warmest]: Range) =>
    `La máquina de soft sirve entre ${degrees(coldest)} y ${degrees(warmest)} °C, mezclas que en vitrina pedirían entre ${degrees(low)} y ${degrees(high)} °C; esta pide unos ${degrees(value)} °C.`,
  service: (asked: number, word: string, value: number) =>
    `A ${degrees(asked)} °C quedará ${word}; su temperatura natural de servicio es de unos ${degrees(value)} °C.`,
  servedElsewhere: (asked: number, word: string, [coldest, warmest]: Range) =>
    `A ${degrees(asked)} °C quedará ${word} (su punto: de ${degrees(coldest)} a ${degrees(warmest)} °C).`,
  softEnough: (asked: number) => `A ${degrees(asked)} °C quedará más blanda que el helado, como conviene.`,
  protein: (percent: number, { high, source }: Readonly<Record<'high' | 'source', number>>) =>
    `Las proteínas dan el ${trimmed(percent, 1)} % de la energía: para anunciar «alto contenido de proteínas» hace falta el ${high} %, y el ${source} % para «fuente de proteínas».`,
  polyols: (percent: number) =>
    `Polialcoholes al ${trimmed(percent, 1)} %: la etiqueta debe decir que «un consumo excesivo puede producir efectos laxantes».`,
  hardRipple: 'El veteado puede endurecerse en vitrina: sube la dextrosa, el azúcar invertido o la glucosa.',
  dextrose: (percent: number) =>
    `Más del ${trimmed(percent)} % de los azúcares es dextrosa: sabor fresco y menos cuerpo. Combínala con glucosa atomizada o azúcar.`,
} as const;

/** Which side of its range a value is on. */
export type Side = 'low' | 'high';

/** A change of grams per kg of mix, as advised. */
export interface Change {
  /** Ingredient replaced; undefined when the addition goes on top. */
  readonly take: string | undefined;
  readonly put: string;
  readonly grams: number;
  /** True when the ingredient replaced is the formula's liquid. */
  readonly fromLiquid: boolean;
  /** The change does not reach the aim by itself. */
  readonly again: boolean;
  /** Another type the formula would fit. */
  readonly otherType: TypeId | undefined;
}

const AS_SUBJECT: Readonly<Record<JudgedKey, string>> = {
  PAC: 'el PAC',
  POD: 'el POD',
  azucares: 'los azúcares',
  materiaGrasa: 'la materia grasa',
  SLNG: 'el SLNG',
  solidosTotales: 'los sólidos totales',
};

const PLURAL: ReadonlySet<JudgedKey> = new Set(['azucares', 'solidosTotales']);

/** Words around a figure, kept: the same few limits come again. */
export interface Phrases {
  readonly before: string;
  readonly after: Readonly<Record<Side, string>>;
  /** Of a PAC hardly out. */
  readonly nearly: Readonly<Record<Side, string>>;
  /** Between the trade's own range and the accepted one. */
  readonly nearLimit: string;
}

export function phrasesOf(key: JudgedKey, range: Range): Phrases {
  const { label, unit } = INFOS[key];
  const percent = unit === '%' ? ' %' : '';
  const limits = range.map((limit) => fixed(limit)).join(' a ');
  const after = (side: Side) => `${percent}: ${WORDS[key][side]} (rango ${limits})`;
  const nearly = (word: string) => `: casi en su punto, un poco ${word} (rango ${limits})`;
  return {
    before: `${label} `,
    after: { low: after('low'), high: after('high') },
    nearly: { low: nearly('blando'), high: nearly('duro') },
    nearLimit: `${percent}: dentro del rango (${limits}), cerca de su límite.`,
  };
}

/** Rows of the catalogue, the same ones again and again. */
const inSentence = remember(lowerFirst);

export const suggestions = {
  balanced: (label: string) => `Fórmula equilibrada: todos los parámetros están dentro del rango para «${label}».`,
  head: ({ before, after }: Phrases, value: number, side: Side) => `${before}${fixed(value)}${after[side]}`,
  moved: (key: JudgedKey, value: number) => {
    const verb = PLURAL.has(key) ? 'pasarían' : 'pasaría';
    return `Con los cambios anteriores, ${AS_SUBJECT[key]} ${verb} a ${fixed(value)}${INFOS[key].unit === '%' ? ' %' : ''}`;
  },
  alreadyFixed: 'Se corrige con los cambios anteriores.',
  change: ({ take, put, grams, fromLiquid, again, otherType }: Change) => {
    const b = inSentence(put);
    const a = take === undefined ? '' : inSentence(take);
    const what =
      take === undefined
        ? `añade unos ${grams} g de ${b}`
        : fromLiquid
          ? `añade unos ${grams} g de ${b} en lugar de la misma cantidad de ${a}`
          : `sustituye unos ${grams} g de ${a} por ${b}`;
    const tail = otherType === undefined ? '' : `, o llámalo «${TYPE_FILES[otherType].label}»`;
    return `Por cada kg de mezcla, ${what}${again ? ' y vuelve a calcular' : ''}${tail}.`;
  },
  lessFat: 'Reduce el ingrediente graso (frutos secos, chocolate o yema).',
  lessDairy: 'Reduce los ingredientes lácteos.',
  noDairy: 'Contiene sólidos lácteos: sustituye el ingrediente lácteo por su versión vegetal.',
  lessSweet: 'Reduce el ingrediente dulce.',
  lessIntense: (name: string) => `Reduce primero ${lowerFirst(name)}, que es lo que más endulza.`,
  lessSweetOrAlcohol: 'Reduce el ingrediente dulce o alcohólico.',
  polyols: 'Sustituye los azúcares por maltitol o eritritol.',
  sweetened:
    'Lleva edulcorantes, que solo se admiten sin azúcares añadidos: analízalo como «Helado sin azúcar añadido», o quítalos y endulza con azúcar.',
  another: 'Es otra receta: cambia sus ingredientes o elige otro tipo.',
  now: (head: string) => head,
  nearly: ({ before, nearly }: Phrases, value: number, side: Side) => `${before}${fixed(value)}${nearly[side]}`,
  afterwards: (head: string) => `Hecho lo anterior: ${head}`,
  nearLimit: ({ before, nearLimit }: Phrases, value: number) => `${before}${fixed(value)}${nearLimit}`,
  unjudged: (key: JudgedKey, names: readonly string[]) =>
    `No se puede juzgar ${AS_SUBJECT[key]}: depende de ${list(names.map((name) => `«${name}»`))}.`,
  addUp: 'Los cambios se suman: aplícalos todos y vuelve a calcular.',
} as const;
