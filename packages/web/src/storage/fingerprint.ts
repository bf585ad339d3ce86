/** A short digest of a text, to tell whether it changed and to name what came of it; no secret. FNV-1a, twice. */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(36).padStart(7, '0')).join('');
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
