/** A label on its paper, in millimetres; the same figures are in label.css, where the page sizes have to be. */
export interface Format {
  readonly id: FormatId;
  readonly width: number;
  readonly height: number;
  readonly perSheet: number;
}

export const FORMATS = [
  { id: '62x100', width: 62, height: 100, perSheet: 1 },
  { id: '100x150', width: 100, height: 150, perSheet: 1 },
  { id: 'a4', width: 70, height: 37, perSheet: 24 },
] as const;
export type FormatId = (typeof FORMATS)[number]['id'];

export function formatOf(id: string | undefined): Format {
  return FORMATS.find((format) => format.id === id) ?? FORMATS[0];
}

/** Least height of the letter x, mm: Regulation (EU) 1169/2011, articles 13.2 and 13.3. */
export const X_HEIGHT = { usual: 1.2, small: 0.9 } as const;
/** Beyond this a label with little to say would shout. */
export const LARGEST_X = 2;

/** Least height of the figures of the net quantity, mm: Directive 76/211/EEC, annex I, 3.1 (RD 1801/2008). */
export function netHeight(grams: number): number {
  if (grams > 1000) return 6;
  if (grams > 200) return 4;
  return grams > 50 ? 3 : 2;
}
