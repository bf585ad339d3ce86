import { lowerFirst, trimmed } from '../craft/spanish.ts';

export const FRUIT = 'Fruta';
export const NORM = 'Real Decreto 618/1998';

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
