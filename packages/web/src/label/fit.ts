import { LARGEST_X, netHeight } from './formats.ts';

export const LABEL_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';

/** How a label was made to fit. */
export interface Fit {
  readonly fits: boolean;
  /** Height of the letter x, mm. */
  readonly x: number;
  readonly isLinear: boolean;
}

interface FontFigures {
  /** Heights of the letter x and of a figure, and the ascent, as shares of the size of the font. */
  readonly x: number;
  readonly digit: number;
  readonly ascent: number;
}

let measured: FontFigures | null = null;

/** The font as this browser has it, which may not be the first of the list. */
export function fontFigures(): FontFigures {
  if (measured) return measured;
  const size = 1000;
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${size}px ${LABEL_FONT}`;
  const letter = pen.measureText('x');
  measured = {
    x: letter.actualBoundingBoxAscent / size,
    digit: pen.measureText('0').actualBoundingBoxAscent / size,
    ascent: letter.fontBoundingBoxAscent / size,
  };
  return measured;
}

const STEP = 0.1;

/** Gives a label the largest letters that leave it whole; the table goes into lines only where columns find no room. */
export function fit(label: HTMLElement, smallest: number, net: number | null): Fit {
  const font = fontFigures();
  label.style.setProperty('--cifra', net === null ? '1em' : `${netHeight(net) / font.digit}mm`);
  const steps = Math.round((LARGEST_X - smallest) / STEP);
  for (const isLinear of [false, true]) {
    label.dataset.forma = isLinear ? 'lineas' : 'columnas';
    for (let step = steps; step >= 0; step--) {
      const x = smallest + step * STEP;
      label.style.setProperty('--letra', `${x / font.x}mm`);
      if (isWhole(label)) return { fits: true, x, isLinear };
    }
  }
  return { fits: false, x: smallest, isLinear: true };
}

function isWhole(label: HTMLElement): boolean {
  return label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth;
}
