import { fixed, trimmed } from '../craft/spanish.ts';
import type { Category, Level, TypeRules } from './types.ts';

const percent = (x: number) => `${fixed(x)} %`;
const grams = (x: number) => `${fixed(x, 0)} g`;

export const NO_BASE = 'No hay ingredientes válidos: indica almendra, miel o azúcar con un peso mayor que 0.';

export const igpMet = (igp: string, category: Category, almond: number, minimum: number, honey: number | null) =>
  `Cumple los mínimos de composición de la IGP ${igp}, categoría ${category}: almendra ${percent(almond)} (mínimo ${minimum} %) y ${
    honey === null
      ? 'sin azúcares añadidos, por lo que no se exige el mínimo de miel.'
      : `miel ${percent(honey)} (mínimo 10 %).`
  }`;

export const outsideIgp = (igp: string) => `Fuera de la IGP ${igp}.`;

export const mazapanSuprema = (almond: number) =>
  `Mazapán de calidad Suprema, con composición apta para la IGP Mazapán de Toledo: almendra ${percent(almond)} y al menos tanta almendra como azúcares.`;

export const mazapanExtra = (almond: number) =>
  `Mazapán de calidad Extra (RD 1787/1982): almendra ${percent(almond)} (mínimo 35 %).`;

export const MAZAPAN_BELOW_PARITY = 'No alcanza la proporción 1:1 de almendra y azúcares de la IGP Mazapán de Toledo.';

export const mazapanShort = (almond: number, x: number) =>
  `Almendra ${percent(almond)}: no llega al 35 % del mazapán de calidad Extra; añade unos ${grams(x)} de almendra cruda.`;

export const yemaCategory = (category: Category, almond: number, yolk: number) =>
  `Turrón de yema, categoría ${category}: almendra ${percent(almond)} y yema (equivalente en polvo) ${percent(yolk)}.`;

export const guirlacheCategory = (category: Category, nuts: number) =>
  `Guirlache, categoría ${category}: frutos secos ${percent(nuts)}.`;

export const peladillaCategory = (category: Category, almond: number) =>
  `Peladilla, categoría ${category}: almendra ${percent(almond)}.`;

export const genericoCategory = (category: Category, noble: number, almond: number) =>
  `Turrón, categoría ${category}: materias básicas ${percent(noble)} (almendra ${percent(almond)}).`;

export const notAdmitted = (name: string, igp: string) =>
  `El ingrediente «${name}» no está admitido en la IGP ${igp}: retíralo o cambia de tipo.`;

export const toastedInMazapan = (name: string) =>
  `El mazapán se elabora con almendra cruda; «${name}» lo deja fuera de la IGP.`;

export const withStarch = (starch: number, type: TypeRules, overLegal: boolean) =>
  `Lleva un ${percent(starch)} de almidón: sería «${type.id === 'mazapan' ? 'mazapán' : 'turrón'} con fécula». Elimina la harina o la fécula.${
    overLegal ? ' Supera además el máximo legal del 15 % de almidón sobre materia seca.' : ''
  }`;

export const unidentified = (share: number) =>
  `Un ${percent(share)} de la fórmula está sin identificar: no se puede acreditar la composición de la IGP.`;

export const tooMuchEgg = (egg: number) =>
  `El huevo (${percent(egg)}) supera lo propio de un mazapán (ligar o pintar); redúcelo por debajo del 10 %.`;

export const honeyForSugar = (honey: number, x: number) =>
  `Miel ${percent(honey)}: la IGP exige al menos un 10 %; sustituye unos ${grams(x)} de azúcar por miel.`;

export const moreHoney = (honey: number, x: number) =>
  `Miel ${percent(honey)}: la IGP exige al menos un 10 %; añade unos ${grams(x)} de miel.`;

export const almondShort = (almond: number, minimum: number, x: number) =>
  `Almendra ${percent(almond)}: no llega al ${minimum} % de la categoría Extra; añade unos ${grams(x)} de almendra tostada.`;

export const toReach = (next: Level, figure: number, what: string, x: number, honeyToo: boolean) =>
  `Para la categoría ${next} hace falta llegar al ${figure} % de ${what}: añade unos ${grams(x)}.${
    honeyToo ? ' Sube también la miel para no bajar del 10 %.' : ''
  }`;

export const mazapanToSuprema = (x: number) =>
  `Para la categoría Suprema hacen falta un 45 % de almendra y al menos tanta almendra como azúcares: añade unos ${grams(x)} de almendra.`;

export const yemaToReach = (next: Level, almond: number, sum: number, x: number) =>
  `Para la categoría ${next} hacen falta un ${almond} % de almendra y un ${sum} % sumando la yema: añade unos ${grams(x)} de almendra.`;

export const yolkShort = (x: number) =>
  `Falta yema: el turrón de yema lleva al menos un 1 % de yema en polvo o su equivalente en yema fresca (unos ${grams(x)}).`;

export const legalQuality = (texture: string, quality: string) =>
  `Por su almendra correspondería a turrón ${texture} de calidad ${quality} según el RD 1787/1982, sin IGP.`;

export const ONLY_DIVERSO = 'Con esos ingredientes solo podría venderse como «turrón diverso» (RD 1787/1982).';

export const NAME_THE_NUT = 'La denominación debe nombrar el fruto seco principal.';

export const agramunt = (level: Level) =>
  `Cumple además los mínimos de composición de la IGP Turrón de Agramunt, categoría ${level}.`;

export const HONEY_ONLY = 'Rasgo de calidad: endulzado solo con miel.';

export const MORE_HONEY_THAN_SUGAR = 'Rasgo de calidad: lleva más miel que azúcar y no lleva glucosa.';

export const WITH_GLUCOSE = 'Lleva glucosa: pierde el rasgo de calidad de un Jijona endulzado solo con miel y azúcar.';

export const ratioLow = (ratio: number) =>
  `Relación miel:azúcar ${fixed(ratio)}: baja; la masa tiende a granear y a resultar seca. Lo habitual es 0,3 a 4.`;

export const ratioHigh = (ratio: number) =>
  `Relación miel:azúcar ${fixed(ratio)}: alta; el turrón será pegajoso y captará humedad. Lo habitual es 0,3 a 4.`;

export const COVERING_HEAVY = 'La oblea supera el 5 % de la masa: revisa su peso.';

export const unknownType = (type: string) => `Tipo «${type}» no reconocido: se ha aplicado jijona.`;

export const unknownIngredient = (name: string, weight: number) =>
  `Ingrediente no reconocido: «${name}» (${trimmed(weight)} g). Se ha contado como materia inerte.`;
