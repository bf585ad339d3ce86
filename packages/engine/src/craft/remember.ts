/** Names longer than this are not worth the room. */
const LONGEST = 80;
/** The names of the pantry, as it has them and as a label prints them, with room for those people write. */
const MOST = 4000;

/** A pure function of a short text that keeps its answers, up to a fixed number of them. */
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
