import { type Bytes, joined, utf8 } from './bytes.ts';
import type { WorkshopKey } from './workshop-key.ts';

const VERSION = 1;
const NONCE_SIZE = 12;
const TAG_SIZE = 16;
const LENGTH_SIZE = 4;
const SMALLEST = 512;
const LARGEST = 65_536;

/** Bytes a record may carry. */
export const ROOM = LARGEST - LENGTH_SIZE;

/** Bytes of the largest record, as the server stores it. */
export const LARGEST_RECORD = 1 + NONCE_SIZE + LARGEST + TAG_SIZE;

/** Encrypts, after padding to a power of two: the size tells little of what is inside. */
export async function enclosed({ id, key }: WorkshopKey, content: Bytes): Promise<Bytes> {
  if (content.length > ROOM) throw new RangeError('too large');
  let size = SMALLEST;
  while (size < content.length + LENGTH_SIZE) size *= 2;
  const padded = new Uint8Array(size);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, LENGTH_SIZE);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_SIZE));
  const sealed = await crypto.subtle.encrypt(gcm(id, nonce), key, padded);
  return joined(Uint8Array.of(VERSION), nonce, new Uint8Array(sealed));
}

/** The content, or null when the record was altered or belongs to another workshop. */
export async function disclosed({ id, key }: WorkshopKey, record: Bytes): Promise<Bytes | null> {
  if (record[0] !== VERSION || record.length > LARGEST_RECORD) return null;
  try {
    const nonce = record.slice(1, 1 + NONCE_SIZE);
    const padded = await crypto.subtle.decrypt(gcm(id, nonce), key, record.slice(1 + NONCE_SIZE));
    const length = new DataView(padded).getUint32(0);
    return new Uint8Array(padded.slice(LENGTH_SIZE, LENGTH_SIZE + length));
  } catch {
    return null;
  }
}

const gcm = (id: string, iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: utf8(`${VERSION} ${id}`) });
