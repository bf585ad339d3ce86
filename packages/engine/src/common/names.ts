const MARKS = /\p{M}+/gu;

/** Lower case without accents («Ñ» → «n»), the first step of every look-up. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '');
}

/** The id form of turrón and cocoa: «Pasta de cacao» → «pasta_de_cacao». */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Longer names match no catalogue; cutting them keeps the look-up linear and cheap whatever is sent. */
export const MAX_NAME_LENGTH = 200;
