import type { Parecida } from '../craft/precedent.ts';
import { list, lowerFirst, trimmed } from '../craft/spanish.ts';

/** How sentences call the groups of families. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  cereal: 'harina, almidón y cereal',
  huevo: 'huevo',
  grasa: 'mantequilla, aceite y otras grasas',
  liquido: 'líquido',
  lacteo: 'lácteos',
  dulce: 'azúcar, miel y jarabes',
  chocolate: 'chocolate y cacao',
  fruto_seco: 'frutos secos',
  fruta: 'fruta',
  gelificante: 'gelificantes',
};

/** Columns of the pantry that are compared, and how sentences call them. */
export const COMPOSITION_NAMES = {
  agua: 'agua en total',
  grasa: 'grasa en total',
  azucares: 'azúcares en total',
  proteina: 'proteína',
  almidon: 'almidón en total',
  alcohol: 'alcohol',
  polioles: 'polioles',
} as const;

/** A figure of a formula beside those published of its type. */
export interface Figure {
  readonly name: string;
  readonly onFlour: boolean;
  readonly value: number;
  /** How many formulas are published. */
  readonly size: number;
  readonly extremes: readonly [number, number];
  /** What nine of ten keep to at each end. */
  readonly usual: readonly [number, number];
}

/** Points of a percentage as a person would say them. */
const points = (value: number) => trimmed(value, value < 10 ? 1 : 0);

const between = ([low, high]: readonly [number, number]) =>
  points(low) === points(high) ? points(low) : `de ${points(low)} a ${points(high)}`;

const ofThem = (size: number, label: string) => `las ${size} fórmulas de referencia de «${label}»`;

const called = ({ nombre, fuente }: Pick<Parecida, 'nombre' | 'fuente'>) => `«${nombre}» (${fuente})`;

const WITHOUT_EXCESS = ' (sin contar lo que lleva de más)';

export const texts = {
  /** `isRest`: reckoned without what the formula has too much of. */
  figure: ({ name, onFlour, value, size, extremes, usual }: Figure, label: string, isRest = false) => {
    const what = `${points(value)} % de ${name}${onFlour ? ' sobre harina' : ''}${isRest ? WITHOUT_EXCESS : ''}`;
    if (extremes[1] === 0) return `${what}: ninguna de ${ofThem(size, label)} lo lleva.`;
    const most = between(usual) === between(extremes) ? '' : `, casi todas ${between(usual)}`;
    return `${what}: ${ofThem(size, label)} llevan ${between(extremes)}${most}.`;
  },
  together: (figures: readonly Pick<Figure, 'name' | 'value'>[], size: number, label: string, isRest = false) => {
    const told = figures.map(({ name, value }) => `${points(value)} % de ${name}`);
    const all = `${list(told)}${isRest ? WITHOUT_EXCESS : ''}`;
    return `Cada cifra cabe por separado, pero ninguna de ${ofThem(size, label)} reúne a la vez ${all}.`;
  },
  unprecedented: (why: string, nearest: Parecida) =>
    `No se parece a ninguna fórmula publicada. ${why} La más cercana: ${called(nearest)}.`,
  unusual: (why: string) => `Poco habitual, no necesariamente mala: ${lowerFirst(why)} Haz una prueba antes.`,
  nearer: (nearest: Parecida) => `Acércala a la fórmula publicada más parecida: ${called(nearest)}.`,
  few: (size: number, label: string) =>
    size === 1
      ? `Solo hay 1 fórmula de referencia de «${label}»: no basta para juzgar por ella.`
      : `Solo hay ${size} fórmulas de referencia de «${label}»: no bastan para juzgar por ellas.`,
  variant: (label: string, name: string) => `${label}, ${name}`,
  asVariant: (name: string, size: number) => `La leo como «${name}»: la comparo con las ${size} de esa clase.`,
  fewOfVariant: (name: string, size: number, all: number) =>
    `La leo como «${name}»: de esa clase solo hay ${size}, y la comparo con las ${all} del tipo.`,
  /** From the likest on. */
  likeness: ['casi igual', 'parecida', 'algo lejana'] as const,
  unlike: 'muy distinta',
};
