/** The list of ingredients of a label as it is printed: «Ingredientes: leche, azúcar (12 %), emulgente: lecitina de soja.» */

import { PRINTED } from '../etiqueta/words.gen.ts';

export interface Listed {
  readonly name: string;
  readonly share: number | undefined;
  /** The list in brackets after it. */
  readonly inner: readonly Listed[];
}

const MOST_DEPTH = 3;

export function listedIn(text: string): readonly Listed[] {
  const body = text.replace(PRINTED.heading, '').replace(/\*/g, '');
  const ends = [PRINTED.traces, PRINTED.after].map((end) => body.search(end)).filter((at) => at >= 0);
  const list = body
    .slice(0, Math.min(body.length, ...ends))
    .trim()
    .replace(/[.,;]\s*$/, '');
  return piecesOf(list).flatMap((piece) => listed(piece, 0));
}

/** At commas and semicolons outside brackets; a comma between digits is a decimal one. */
function piecesOf(list: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i++) {
    const letter = list[i]!;
    if (letter === '(' || letter === '[') depth++;
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (letter === ';' || (letter === ',' && !isDecimal(list, i)))) {
      pieces.push(list.slice(start, i));
      start = i + 1;
    }
  }
  pieces.push(list.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isDecimal(text: string, at: number): boolean {
  return isDigit(text[at - 1]) && isDigit(text[at + 1]);
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}

function listed(piece: string, depth: number): readonly Listed[] {
  const { outside, brackets } = depth < MOST_DEPTH ? opened(piece) : { outside: piece, brackets: [] };
  const alone = brackets.map((text) => PRINTED.alone.exec(text)).find((found) => found !== null);
  const trailing = PRINTED.trailing.exec(outside);
  const share = alone ?? trailing;
  const name = !alone && trailing !== null ? outside.slice(0, trailing.index).trim() : outside;
  const inner = brackets
    .filter((text) => !PRINTED.alone.test(text))
    .flatMap(piecesOf)
    .flatMap((one) => listed(one, depth + 1));
  return [{ name: afterFunction(name), share: share ? Number(share[1]!.replace(',', '.')) : undefined, inner }];
}

/** A piece split into its text and its brackets: «mantequilla (leche) (20 %)». */
function opened(piece: string): { readonly outside: string; readonly brackets: readonly string[] } {
  const brackets: string[] = [];
  let outside = '';
  let depth = 0;
  let start = 0;
  for (let i = 0; i < piece.length; i++) {
    const letter = piece[i]!;
    if (letter === '(' || letter === '[') {
      if (depth++ === 0) {
        outside += ` ${piece.slice(start, i)}`;
        start = i + 1;
      }
    } else if ((letter === ')' || letter === ']') && depth > 0 && --depth === 0) {
      brackets.push(piece.slice(start, i));
      start = i + 1;
    }
  }
  // An unclosed bracket runs to the end.
  if (depth > 0) brackets.push(piece.slice(start));
  else outside += ` ${piece.slice(start)}`;
  return { outside: outside.replace(/\s+/g, ' ').trim(), brackets };
}

/** «emulgente: lecitina de soja» is the lecithin. */
function afterFunction(name: string): string {
  const at = name.indexOf(':');
  return at < 0 || at === name.length - 1 ? name.replace(/:$/, '').trim() : name.slice(at + 1).trim();
}
