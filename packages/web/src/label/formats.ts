/** A label on its paper, in millimetres. */
export interface Format {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly perSheet: number;
}

/** Sixty-two millimetres is the usual roll; 29, 40 and 100 the usual cuts of it. */
export const FORMATS = [
  { id: '62x100', width: 62, height: 100, perSheet: 1 },
  { id: '62x40', width: 62, height: 40, perSheet: 1 },
  { id: '62x29', width: 62, height: 29, perSheet: 1 },
  { id: '100x150', width: 100, height: 150, perSheet: 1 },
  { id: 'a4', width: 70, height: 37, perSheet: 24 },
] as const;
export type FormatId = (typeof FORMATS)[number]['id'];

/** Millimetres a label may measure on a side. */
export const SIDES = { min: 15, max: 300 } as const;

/** A known paper, or any size written as «62x29». */
export function formatOf(id: string | undefined): Format {
  const known = FORMATS.find((format) => format.id === id);
  const sides = sidesIn(id);
  if (known || !sides) return known ?? FORMATS[0];
  const within = (mm: number) => Math.min(SIDES.max, Math.max(SIDES.min, mm));
  return { id: id!, width: within(sides.width), height: within(sides.height), perSheet: 1 };
}

/** The sides of a size somebody wrote, which may be too small yet. */
export function sidesIn(id: string | undefined): Pick<Format, 'width' | 'height'> | null {
  const [, width, height] = /^(\d{1,3})x(\d{1,3})$/.exec(id ?? '') ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

export const isSide = (mm: number) => mm >= SIDES.min && mm <= SIDES.max;

/** The size of a label as its styles know it: millimetres, its margin, and how much the page enlarges it. */
export function sizeOf({ width, height }: Format): Readonly<Record<string, string>> {
  const margin = Math.min(width, height) < 35 ? 2 : width < 90 ? 3 : 4;
  return { '--mm': `${width}`, '--ancho': `${width}mm`, '--alto': `${height}mm`, '--margen': `${margin}mm` };
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
