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

/** A piece of a list, with its text outside brackets and what stands in each: «mantequilla (leche) (20 %)». */
interface Piece {
  readonly whole: string;
  readonly outside: string;
  readonly brackets: readonly string[];
}

/** Brackets and what parts a list; a comma between digits is a decimal one. */
const SIGN = /[()[\];]|,(?!(?<=\d,)\d)/g;

/** The pieces between commas and semicolons outside brackets. */
function piecesOf(list: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let brackets: string[] = [];
  let outside = '';
  let depth = 0;
  let first = 0;
  let start = 0;
  const take = (end: number) => {
    const text = list.slice(start, end);
    if (depth > 0) brackets.push(text);
    else outside += ` ${text}`;
    start = end + 1;
  };
  const endPiece = (end: number) => {
    take(end);
    const whole = list.slice(first, end).trim();
    if (whole !== '') pieces.push({ whole, outside: outside.replace(/\s+/g, ' ').trim(), brackets });
    [brackets, outside, first] = [[], '', end + 1];
  };
  for (const { 0: sign, index } of list.matchAll(SIGN)) {
    if (sign === '(' || sign === '[') {
      if (depth === 0) take(index);
      depth++;
    } else if (sign === ')' || sign === ']') {
      if (depth === 1) take(index);
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) endPiece(index);
  }
  // An unclosed bracket runs to the end.
  endPiece(list.length);
  return pieces;
}

function listed(piece: Piece, depth: number): readonly Listed[] {
  const { outside, brackets } = depth < MOST_DEPTH ? piece : { outside: piece.whole, brackets: [] };
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

/** «emulgente: lecitina de soja» is the lecithin. */
function afterFunction(name: string): string {
  const at = name.indexOf(':');
  return at < 0 || at === name.length - 1 ? name.replace(/:$/, '').trim() : name.slice(at + 1).trim();
}
