import { lazy } from './lazy.ts';

const MARKS = /\p{M}+/gu;
const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents («Ñ» → «n»), the first step of every look-up. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : unmarked(lower);
}

const taken = (text: string) => text.normalize('NFD').replace(MARKS, '');

/** Of Latin letters, of which most texts are made, each is worked out once. */
const LATIN_END = 0x180;
const latin = lazy(() => Array.from({ length: LATIN_END }, (_, code) => taken(String.fromCharCode(code))));

function unmarked(text: string): string {
  const letters = latin();
  let plain = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= LATIN_END) return taken(text);
    plain += letters[code];
  }
  return plain;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

/** As `fold`, with letters written as one taken apart: «Œufs» → «oeufs». */
export function foldApart(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : unmarked(lower).replace(/[œæßıłøđ]/g, (letter) => LIGATURES[letter]!);
}

/** The id form of turrón and cocoa: «Pasta de cacao» → «pasta_de_cacao». */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Longer names match nothing; cut, the look-up stays cheap whatever is sent. */
export const MAX_NAME_LENGTH = 200;

/** Finds the type meant, however spelt; a shared spelling is the first type's. */
export function typeFinder<Id extends string>(
  spellings: Iterable<readonly [text: string, id: Id]>,
  idOf: (text: string) => string = slug,
): (text: string) => Id | undefined {
  const bySpelling = lazy(() => {
    const found = new Map<string, Id>();
    for (const [text, id] of spellings) {
      const spelling = idOf(text);
      if (!found.has(spelling)) found.set(spelling, id);
    }
    return found;
  });
  return (text) => {
    const ids = bySpelling();
    // Most programs send the id itself.
    const exact = ids.get(text);
    if (exact !== undefined) return exact;
    const trimmed = text.trim();
    return ids.get(trimmed) ?? (trimmed.length > MAX_NAME_LENGTH ? undefined : ids.get(idOf(trimmed)));
  };
}
