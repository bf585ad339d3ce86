import type { Portion } from '../craft/advice.ts';
import type { ManifestTexts } from '../craft/craft.ts';
import { fixed, list, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Category, Level } from './types.ts';

/** A limit: as many decimals as it has. */
const limit = (x: number) => `${trimmed(x)} %`;
const percent = (x: number) => `${fixed(x)} %`;
const grams = (x: number) => `${trimmed(x, x < 10 ? 2 : 0)} g`;

export const LABEL = 'Turrón y dulces de almendra';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de turrones y dulces de almendra',
  description:
    'Analiza una fórmula de turrón sobre producto terminado: almendra, miel, azúcares, relación miel-azúcar y grasa, con la categoría que alcanza y sus motivos.',
  note: 'Usa los identificadores del catálogo en «ingrediente»; también se admiten nombres corrientes. Los pesos son los de la fórmula tal como se pesa.',
};

export const NO_BASE =
  'No hay ingredientes válidos: indica almendra, miel, azúcar, chocolate o coco con un peso mayor que 0.';

/** A share with the minimum asked of it. */
export interface Share {
  readonly value: number;
  readonly min: number;
}

const withMinimum = ({ value, min }: Share) => `${percent(value)} (mínimo ${limit(min)})`;

interface Span {
  readonly min: number;
  readonly max: number;
}

export const igpMet = (igp: string, category: Category, almond: Share, honey: Share | null) =>
  `Cumple los mínimos de composición de la IGP ${igp}, categoría ${category}: almendra ${withMinimum(almond)} y ${
    honey === null
      ? 'endulzado con edulcorante, por lo que no se exige el mínimo de miel.'
      : `miel ${withMinimum(honey)}.`
  }`;

export const outsideIgp = (igp: string) => `Fuera de la IGP ${igp}.`;

export const mazapanSuprema = (almond: number) =>
  `Mazapán de calidad Suprema, con composición apta para la IGP Mazapán de Toledo: almendra ${percent(almond)} y al menos tanta almendra como azúcares.`;

export const mazapanExtra = (almond: Share) =>
  `Mazapán de calidad Extra (RD 1787/1982): almendra ${withMinimum(almond)}.`;

export const MAZAPAN_BELOW_PARITY = 'No alcanza la proporción 1:1 de almendra y azúcares de la IGP Mazapán de Toledo.';

export const mazapanShort = ({ value, min }: Share, put: readonly Portion[]) =>
  `Almendra ${percent(value)}: no llega al ${limit(min)} del mazapán de calidad Extra; añade unos ${weighed(put)}.`;

export const yemaCategory = (category: Category, almond: number, yolk: number) =>
  `Turrón de yema, categoría ${category}: almendra ${percent(almond)} y yema (equivalente en polvo) ${percent(yolk)}.`;

export const guirlacheCategory = (category: Category, nuts: number) =>
  nuts > 0
    ? `Guirlache, categoría ${category}: frutos secos ${percent(nuts)}.`
    : 'Sin categoría acreditada: sin frutos secos es caramelo, no guirlache.';

export const peladillaCategory = (category: Category, almond: number) =>
  `Peladilla, categoría ${category}: almendra ${percent(almond)}.`;

export const panelletsCategory = (category: Category, what: string, share: number) =>
  `Panellets, categoría ${category}: ${lowerFirst(what)} ${percent(share)}.`;

export const panelletsWithStarch = (labels: readonly string[], starch: number) =>
  `Lleva ${list(labels.map((label) => `«${label}»`))} (${percent(starch)} de almidón): el pliego de la ETG «Panellets» no admite patata, boniato ni fécula, y la masa no puede llamarse mazapán.`;

/** Where something else than the share denies a quality, or leaves it in doubt. */
export const diversoUnvouched = (category: Category, what: string, share: number) =>
  `${what} ${percent(share)}: categoría ${category}.`;

/** «Frutos secos 34,45 %: calidad Estándar (RD 1787/1982).» */
export function diversoQuality(quality: string | undefined, what: string, share: number): string {
  const told = quality === undefined ? 'no llega a ninguna calidad' : `calidad ${quality}`;
  return `${what} ${percent(share)}: ${told} (RD 1787/1982).`;
}

export const cerealHeavy = (cereal: number, most: number, x: number) =>
  `Para la categoría Suprema el cereal (${percent(cereal)}) no puede pasar del ${limit(most)}: quita unos ${grams(x)}.`;

export const UNCERTIFIED = 'Sin categoría acreditada: antes hay que identificar todos los ingredientes.';

export const notAdmitted = (name: string, igp: string) =>
  `El ingrediente «${name}» no está admitido en la IGP ${igp}: retíralo o cambia de tipo.`;

export const toastedInMazapan = (name: string) =>
  `El mazapán se elabora con almendra cruda; «${name}» lo deja fuera de la IGP: cámbiala por almendra cruda.`;

export const starchName = (noun: string) => `${noun} con fécula`;

/** `legal` is the most the law allows, when it is passed. */
export const withStarch = (starch: number, noun: string, labels: readonly string[], legal: number | null) =>
  `Lleva un ${percent(starch)} de almidón: sería «${starchName(noun)}». Retira ${list(labels.map((label) => `«${label}»`))}.${
    legal === null ? '' : ` Supera además el máximo legal del ${limit(legal)} de almidón sobre materia seca.`
  }`;

export const unidentified = (share: number) =>
  `Un ${percent(share)} de la fórmula está sin identificar: no se puede acreditar la composición de la IGP.`;

export const tooMuchEgg = (egg: number, most: number, x: number) =>
  `El huevo (${percent(egg)}) supera lo propio de un mazapán (ligar o pintar): quita unos ${grams(x)} para no pasar del ${limit(most)}.`;

/** «154 g de almendra cruda y 3 g de miel». */
const weighed = (put: readonly Portion[]) => list(put.map((one) => `${grams(one.grams)} de ${one.name}`));

export const honeyForSugar = (x: number, besides: readonly Portion[]) =>
  `sustituye unos ${grams(x)} de azúcar por miel${besides.length === 0 ? '' : ` y añade ${weighed(besides)}`}.`;

export const more = (put: readonly Portion[]) => `añade unos ${weighed(put)}.`;

export const honeyShort = ({ value, min }: Share, remedy: string) =>
  `Miel ${percent(value)}: la IGP exige al menos un ${limit(min)}; ${remedy}`;

/** Of what the changes before it dilute. */
export const keptUp = (what: 'la miel' | 'la yema', min: number, remedy: string) =>
  `Para que ${what} no baje con ello del ${limit(min)}, ${remedy}`;

export const almondShort = ({ value, min }: Share, put: readonly Portion[]) =>
  `Almendra ${percent(value)}: no llega al ${limit(min)} de la categoría Extra; añade unos ${weighed(put)}.`;

export const toReach = (next: Level, min: number, what: string, put: readonly Portion[]) =>
  `Para la categoría ${next} hace falta llegar al ${limit(min)} de ${what}: añade unos ${weighed(put)}.`;

export const mazapanToSuprema = (min: number, put: readonly Portion[]) =>
  `Para la categoría Suprema hacen falta un ${limit(min)} de almendra y al menos tanta almendra como azúcares: añade unos ${weighed(put)}.`;

export const yemaToReach = (next: Level, almond: number, sum: number, put: readonly Portion[]) =>
  `Para la categoría ${next} hacen falta un ${limit(almond)} de almendra y un ${limit(sum)} sumando la yema: añade unos ${weighed(put)}.`;

/** Of a number that nothing is weighed for. */
export const unmoved = (label: string, value: number, mended: boolean) =>
  `${label} ${percent(value)}: ${mended ? 'se corrige con lo anterior' : 'no basta con cambiar el peso de lo que lleva'}.`;

export const yolkShort = (min: number, x: number) =>
  `Falta yema: el turrón de yema lleva al menos un ${limit(min)} de yema en polvo o su equivalente en yema fresca (unos ${grams(x)}).`;

/** `starchy`: the decree defines the quality only «con fécula». */
export const legalQuality = (texture: string, quality: string, starchy: boolean) =>
  `Por su almendra correspondería a turrón ${texture} de calidad ${quality} según el RD 1787/1982, sin IGP.${
    starchy ? ' El decreto solo define esa calidad con fécula (6.4.3).' : ''
  }`;

export const ONLY_DIVERSO = 'Con esos ingredientes solo podría venderse como «turrón diverso» (RD 1787/1982).';

export const NAME_THE_NUT = 'La denominación debe nombrar el fruto seco principal.';

export const agramunt = (level: Level) =>
  `Cumple además los mínimos de composición de la IGP Turrón de Agramunt, categoría ${level}.`;

export const HONEY_ONLY = 'Rasgo de calidad: endulzado solo con miel.';

export const MORE_HONEY_THAN_SUGAR = 'Rasgo de calidad: lleva más miel que azúcar y no lleva glucosa.';

export const WITH_GLUCOSE = 'Lleva glucosa: pierde el rasgo de calidad de un Jijona endulzado solo con miel y azúcar.';

const usual = ({ min, max }: Span) => `Lo habitual es ${trimmed(min)} a ${trimmed(max)}.`;

export const ratioLow = (ratio: number, span: Span) =>
  `Relación miel:azúcar ${fixed(ratio)}: baja; la masa resulta seca y, sin glucosa, tiende a granear. ${usual(span)}`;

export const ratioHigh = (ratio: number, span: Span) =>
  `Relación miel:azúcar ${fixed(ratio)}: alta; el turrón será pegajoso y captará humedad. ${usual(span)}`;

export const coveringHeavy = (most: number) => `La oblea supera el ${limit(most)} de la masa: revisa su peso.`;

export const unknownType = (type: string, applied: string) =>
  `Tipo «${type}» no reconocido: se ha aplicado ${applied}.`;

export const unknownIngredient = (name: string, weight: number, perhaps: string) =>
  `Ingrediente no reconocido: «${name}» (${trimmed(weight)} g). Se ha contado como materia inerte.${perhaps === '' ? '' : ` ${perhaps}`}`;

/** Said after the category: «Básico, de calidad estándar». */
export const STANDARD = 'de calidad estándar';
