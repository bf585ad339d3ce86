import { lazy } from '../craft/lazy.ts';
import { saidAs } from './phrases.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';
import type { Wording } from './wording.ts';
import { rootsOf, unabridged } from './words.ts';

/** «Ron para las pasas»: what it goes with is no part of its name, unless it is the butter of a laminated dough. */
const PURPOSE =
  /,?\s(?:para (?:el|la|los|las)|per (?:il|lo|la|gli|le|els)|pour (?:le|la|les)|for the|für (?:den|die|das)|voor (?:de|het)|(?<=,\s)(?:para|per|pour|for|für|zum))\s(?!lamina|hojaldr|plega|tourage|sfogli|feuillet|tourier|montar|muntar|batir|vegan|cel[ií]a|diab[eé]t)(?!.*\s(?:con|with|avec|amb|mit|com|00?)(?:\s|$)).*$/i;
/** «Limón (para la crema de limón)» is no lemon cream; «nata (para montar)» is what it says. */
const BRACKETED_PURPOSE =
  /\s?\((?:para|per|pour|for|p\/|zum|zur|für|voor)\s((?:el|la|los|las|il|lo|gli|le|les|l['’]|the|die|den|das|het|els|una?|une)(?:\s|(?<=['’])))?([^()]*)\)/giu;

/** A plain look for how every purpose begins, or for the comma that may stand before one. */
const PERHAPS_PURPOSE = /\s(?:para|per|pour|for|für|voor) [deghilt]|,\s/i;

function withoutPurpose(text: string): string {
  if (!text.includes('(')) return PERHAPS_PURPOSE.test(text) ? text.replace(PURPOSE, '') : text;
  const outside = rootsOf(text.replace(/\([^)]*\)?/g, ' '));
  return text.replace(PURPOSE, '').replace(BRACKETED_PURPOSE, (whole, article: string | undefined, aim: string) => {
    // What it holds is no purpose: «(para postres con avellanas)».
    if (/\s(?:con|with|avec|amb|mit|com)\s/i.test(aim) || /^(?:lamina|hojaldr|plega|tourage)/i.test(aim)) return whole;
    return article !== undefined || rootsOf(aim).some((word) => outside.includes(word)) ? '' : whole;
  });
}

/** «Har. fza.», «almendra tost.», «m. cacao», written out. */
export function withoutPoints(line: Wording): Wording {
  return line.text.includes('.') ? line.as(saidAs('corte', line)) : line;
}

/** As people would write it out, without the pack it is sold in, what it weighs or how large it is. */
function writtenOut(line: Wording): Wording {
  const whole = withoutPoints(line);
  const light = whole.as(saidAs('peso', whole, 1));
  return /[A-Za-zÀ-ɏ]/.test(light.text) ? light : whole;
}

/** Without the temperature it is used at or what it is for. */
export function untempered(line: Wording): Wording {
  const said = writtenOut(line.as(saidAs('previa', line)));
  const plain = withoutPurpose(said.text).trim();
  return plain === '' ? line : said.as(plain);
}

/** With one blank between words. */
export function oneBlank(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** The figure in the middle of a range. */
function middle(_range: string, low: string, high: string): string {
  const value = (Number(low.replace(',', '.')) + Number(high.replace(',', '.'))) / 2;
  return `${value} %`;
}

/** The strength of a flour, in the middle of its range, after its letter. */
function strength(_written: string, low = '', high = low, only = '', last = only): string {
  const value = low === '' ? (Number(only) + Number(last)) / 2 : (Number(low) + Number(high)) / 2;
  return `W ${Math.round(value)}`;
}

export const spellings = lazy((): readonly Rewrite[] => [
  rewrite(/(\d)['´’](?=\d)/g, '$1,', "'|´|’"),
  rewrite(/\bW\s?(\d{3})\s*[-–/]\s*(\d{3})\b|\b(\d{3})(?:\s*[-–/]\s*(\d{3}))?\s?W\b/gi, strength, 'w'),
  rewrite(/\b(?:uso )?\d+\s?x\s?1000\b|\s\d{1,2}x(?=\s|$)/gi, ' ', 'x'),
  rewrite(/(\d+(?:[.,]\d+)?)\s*%?\s*(?:[-–]|a|à|to|bis)\s*(\d+(?:[.,]\d+)?)\s*%/gi, middle, '%'),
  rewrite(/(?<=\p{Alpha}{2})\(\p{Ll}{1,12}\)/gu, '', '('),
]);

/** Figures written otherwise: «70 per cent», «65-75 %», «40 vol%», «380-400 W», «8'5»; and «H. fuerza». */
export function spelt(text: string): string {
  return rewritten(unabridged(text), spellings());
}
