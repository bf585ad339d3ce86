import { list, lowerFirst, trimmed } from '../craft/spanish.ts';

const named = (labels: readonly string[]) => list(labels.map((label) => `«${label}»`));
const carries = (labels: readonly string[]) => `Lleva ${named(labels)}`;

/** What the doses rest on. */
export const PUBLISHED = 'máximo de las fórmulas publicadas, con margen';
export const DIGESTION = 'efecto digestivo por encima de 15 g por ración';

export const bans = {
  animal: (labels: readonly string[]) => `${carries(labels)}, de origen animal: no puede llamarse vegano.`,
  perhapsAnimal: (labels: readonly string[]) =>
    `${named(labels)} puede llevar algo de origen animal (clarificantes, leche, cochinilla): confírmalo con la ficha antes de llamarlo vegano.`,
  withCaseinate: (labels: readonly string[]) =>
    `${named(labels)} suele llevar caseinato, que es de leche: usa una sin él y confírmalo con la ficha antes de llamarlo vegano.`,
  sugar: (labels: readonly string[]) =>
    `${carries(labels)}, que endulza con azúcares: no puede llamarse «sin azúcares añadidos» (Reglamento CE 1924/2006).`,
  maltodextrin: (labels: readonly string[]) =>
    `${named(labels)} no es azúcar en la etiqueta, pero se digiere como él: dilo si anuncias «sin azúcares añadidos».`,
  dairySorbet: (labels: readonly string[]) =>
    `${carries(labels)}: un sorbete de agua no lleva leche ni yema (Real Decreto 618/1998). Llámalo «Sorbete con leche».`,
  dairyChocolateSorbet: (labels: readonly string[]) =>
    `${carries(labels)}: un sorbete de chocolate se hace con agua, sin leche ni yema. Con ellas llámalo «Helado de leche» o «Helado crema».`,
  eggWhite: (_: readonly string[], percent: number, most: number) =>
    `Clara al ${trimmed(percent)} %: en un sorbete se tolera hasta el ${trimmed(most)} %.`,
  looseFat: (labels: readonly string[], percent: number, most: number) =>
    `${carries(labels)} al ${trimmed(percent)} %: la grasa suelta se separa del hielo y se tolera hasta el ${trimmed(most)} %.`,
  thinLiquid: (labels: readonly string[], percent: number, most: number) =>
    `${carries(labels)} al ${trimmed(percent)} %: en una crema de untar el agua suelta la corta y la enmohece, y se tolera hasta el ${trimmed(most)} %.`,
  foreignFat: (labels: readonly string[]) =>
    `${carries(labels)}: con grasa que no es de leche es «helado», no «helado crema» ni «helado de leche» (Real Decreto 618/1998).`,
  fatInSemifrio: (labels: readonly string[], percent: number, most: number) =>
    `${carries(labels)} al ${trimmed(percent)} %: un semifrío se monta con nata, y esa grasa no monta; se tolera hasta el ${trimmed(most)} %.`,
  fatInChocolateSorbet: (labels: readonly string[], percent: number, most: number) =>
    `${carries(labels)} al ${trimmed(percent)} %: la grasa de un sorbete de chocolate es la del cacao; se tolera hasta el ${trimmed(most)} %.`,
  flouryChocolateSorbet: (labels: readonly string[], percent: number, most: number) =>
    `${carries(labels)} al ${trimmed(percent)} %: en un sorbete de chocolate, hasta el ${trimmed(most)} %.`,
  fatInMantecado: (labels: readonly string[]) => `${carries(labels)}: la grasa del mantecado es de leche y de yema.`,
  coumarin: (labels: readonly string[]) =>
    `${carries(labels)}: su cumarina está limitada (Reglamento CE 1334/2008). Dosifica con prudencia.`,
  rawWhite: (labels: readonly string[]) => `${carries(labels)}: si la mezcla no se pasteuriza, usa clara pasteurizada.`,
} as const;

/** What the names of RD 618/1998 ask for beyond the ranges of the trade. */
export const law = {
  LABEL: 'grasa de leche',
  foreignFat: (percent: number, least: number, label: string) =>
    `Grasa de leche ${trimmed(percent)} %: «${label}» pide al menos un ${trimmed(least)} %, y aquí la mayor parte de la grasa no es de leche (Real Decreto 618/1998).`,
  milkFat: (percent: number, least: number, label: string) =>
    `Grasa de leche ${trimmed(percent)} %: la fórmula vale, pero para venderla como «${label}» hace falta un ${trimmed(least)} % de grasa de leche (Real Decreto 618/1998); con menos, véndela como «helado».`,
  moreMilkFat: (percent: number, least: number) =>
    `Grasa de leche ${trimmed(percent)} %: sube la nata hasta llegar al ${trimmed(least)} % y baja la otra grasa, o véndelo como «helado».`,
  fruit: (percent: number, least: number) =>
    `${percent === 0 ? 'No lleva fruta' : `Fruta al ${trimmed(percent)} %`}: para venderse como «sorbete» pide al menos un ${trimmed(least)} % (Real Decreto 618/1998); con menos es «helado de agua».`,
} as const;

/** Texts on a type that lacks the ingredient it is named after. */
export interface EssenceTexts {
  readonly label: string;
  readonly missing: (percent: number, least: number) => string;
  readonly add: (label: string, grams: number, percent: number, least: number) => string;
}

/** What a mantecado must hold. */
export const yolk: EssenceTexts = {
  label: 'yema',
  missing: (percent, least) =>
    `No llega al ${trimmed(least)} % de yema del mantecado (Real Decreto 618/1998): ${trimmed(percent)} %.`,
  add: (label, grams, percent, least) =>
    `Añade ${trimmed(grams, 1)} g de ${lowerFirst(label)}: el mantecado pide un ${trimmed(least)} % de yema y lleva un ${trimmed(percent)} %.`,
};

/** What a chocolate sorbet must hold. */
export const cocoa: EssenceTexts = {
  label: 'cacao seco desgrasado',
  missing: (percent, least) =>
    `No llega al ${trimmed(least)} % de cacao seco desgrasado que pide un sorbete de chocolate (un 5 % de cacao en polvo o un 13 % de cobertura del 70 %): ${trimmed(percent)} %.`,
  add: (label, grams, percent, least) =>
    `Añade ${trimmed(grams, 1)} g de ${lowerFirst(label)}: un sorbete de chocolate pide un ${trimmed(least)} % de cacao seco desgrasado y lleva un ${trimmed(percent)} %.`,
};
