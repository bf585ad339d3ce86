import { fold } from '../craft/names.ts';

const BLANKS = /\s+/g;
const DECIMAL_COMMA = /(\d),(?=\d)/g;

/** The form in which names are compared: «  Nata  35 % » → «nata 35%», «Leche 3,6%» → «leche 3.6%». */
export function normalName(text: string): string {
  return fold(text.trim()).replace(BLANKS, ' ').replace(DECIMAL_COMMA, '$1.').replaceAll(' %', '%');
}
