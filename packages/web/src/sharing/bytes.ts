/** Bytes as Web Crypto takes and gives them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
export const fromUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Throws where the text is none. */
export function fromBase64(text: string): Bytes {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = new Uint8Array(plain.length);
  for (let i = 0; i < plain.length; i++) bytes[i] = plain.charCodeAt(i);
  return bytes;
}

export async function digestOf(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function deflated(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
}

/** Throws when more than `most` bytes come out: a small record may unfold to fill the memory. */
export function inflated(bytes: Bytes, most: number): Promise<Bytes> {
  return through(bytes, new DecompressionStream('deflate-raw'), most);
}

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream, most: number): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(next.value);
  }
  return joined(...parts);
}
