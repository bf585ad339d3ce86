import { partsOf, saidAs, saysPhrase } from './phrases.ts';

/** A longer word with a point ends a sentence. */
const [LEAST, MOST] = [1, 8];

/** Words cut short by a point that nothing stands for: «almendra tst.» may not leave it aside as a brand. */
export function cutShort(text: string): readonly string[] {
  if (!text.includes('.')) return [];
  const parts = partsOf(text);
  const isParted = (i: number) => {
    const next = parts[i + 1];
    return next === undefined || (next.from > parts[i]!.end + 1 && next.isWord);
  };
  const cut = parts.filter(({ letters, isCut }, i) => {
    return isCut && letters.length >= LEAST && letters.length <= MOST && isParted(i);
  });
  return cut.map(({ letters }) => letters).filter((word) => !saysPhrase('punto', word));
}

/** «Har. fza.», «almendra tost.», «m. cacao», written out. */
export function withoutPoints(text: string): string {
  return text.includes('.') ? saidAs('corte', text) : text;
}
