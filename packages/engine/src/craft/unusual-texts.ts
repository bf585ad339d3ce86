import type { Core } from './limit.ts';
import { fixed, list, lowerFirst, trimmed } from './spanish.ts';

/** What is accepted of a good formula though few have it. */
export const texts = {
  figure: (label: string, value: number, unit: string, [min, max]: Core) => {
    const range =
      min === null
        ? `hasta ${trimmed(max!)}`
        : max === null
          ? `desde ${trimmed(min)}`
          : `${trimmed(min)} a ${trimmed(max)}`;
    return `${lowerFirst(label)} ${fixed(value)}${unit === '' ? '' : ` ${unit}`} (${range})`;
  },
  all: (figures: readonly string[]) =>
    `Fuera de lo habitual, dentro de lo admitido: ${list(figures)}. No hace falta corregir nada.`,
};
