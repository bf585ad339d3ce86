/** Names longer than this are not worth the room. */
const LONGEST = 80;
/** Room for the pantry's names and labels, and for those people write. */
const MOST = 4000;

/** A pure function of a short text that keeps some answers. */
export function remember<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined || text.length > LONGEST) return kept ?? of(text);
    const fresh = of(text);
    if (known.size >= MOST) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}

/** Few recipes are worked on at a time, each asked about repeatedly. */
const MOST_LISTS = 16;

/** A pure function of a list that keeps its last answers; `===` tells things apart. */
export function rememberList<One, Rest extends readonly unknown[], T>(
  of: (list: readonly One[], ...rest: Rest) => T,
): (list: readonly One[], ...rest: Rest) => T {
  const known: { readonly list: readonly One[]; readonly rest: Rest; readonly answer: T }[] = [];
  let oldest = 0;
  return (list, ...rest) => {
    for (const kept of known) if (isSame(kept.list, list) && isSame(kept.rest, rest)) return kept.answer;
    const answer = of(list, ...rest);
    known[oldest] = { list, rest, answer };
    oldest = (oldest + 1) % MOST_LISTS;
    return answer;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
