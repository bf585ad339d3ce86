import { type Bytes, digestOf, fromBase64, joined, toBase64, utf8 } from './bytes.ts';

const SECRET_SIZE = 16;

export const newSeed = (): Bytes => crypto.getRandomValues(new Uint8Array(SECRET_SIZE));

/**
 * The secret of a workshop: whoever has it reads the book. It never leaves the devices. Made of a seed and of who
 * founds it, so that link and phrase name the owner too: nobody finds a seed for another.
 */
export async function secretOf(seed: Bytes, founder: string): Promise<Bytes> {
  return (await digestOf(joined(seed, utf8(founder)))).slice(0, SECRET_SIZE);
}

/** What devices and server know a workshop by; the server gets `id` and `token`, never `key`. */
export interface WorkshopKey {
  readonly id: string;
  readonly token: string;
  readonly key: CryptoKey;
}

export async function workshopKey(secret: Bytes): Promise<WorkshopKey> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derive = (purpose: string, bits: number) => derivedBits(root, purpose, bits);
  return {
    id: toBase64(await derive('id', 128)),
    token: toBase64(await derive('token', 256)),
    key: await aesKey(await derive('key', 256)),
  };
}

/** HKDF (RFC 5869): the input is random already, so that no salt is needed. */
export async function derivedBits(root: CryptoKey, purpose: string, bits: number): Promise<Bytes> {
  const info = utf8(`obrador/notebook/1/${purpose}`);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, root, bits));
}

export const aesKey = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** The part of a link after «#», which browsers do not send. */
export const toFragment = (secret: Bytes): string => `t=${toBase64(secret)}`;

export function readFragment(fragment: string): Bytes | null {
  const [, secret] = /^#?t=([\w-]{22})$/.exec(fragment) ?? [];
  return secret === undefined ? null : fromBase64(secret);
}

/** Sounds that differ in spoken Spanish, wherever it is spoken: 4 bits a consonant, 2 a vowel. */
const CONSONANTS = 'bdfgjklmnprstwxy';
const VOWELS = 'aiou';
/** Letters for the same sounds, as someone may write them down. */
const SOUNDS: Readonly<Record<string, string>> = { v: 'b', c: 'k', q: 'k', z: 's' };
const WORD = /^[^aiou][aiou][^aiou][aiou][^aiou]$/;

/** The secret as nine words of five letters (16 bits each), the last a check of the others. */
export async function toPhrase(secret: Bytes): Promise<string> {
  const [first = 0, second = 0] = await digestOf(secret);
  const bytes = [...secret, first, second];
  return Array.from({ length: bytes.length / 2 }, (_, i) => wordOf((bytes[2 * i]! << 8) | bytes[2 * i + 1]!)).join(' ');
}

/** The secret of a phrase, however it is spaced; null when a word was misread. */
export async function readPhrase(phrase: string): Promise<Bytes | null> {
  const letters = phrase
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replace(/[vcqz]/g, (letter) => SOUNDS[letter]!);
  const words = letters.match(/.{1,5}/g) ?? [];
  if (words.length !== SECRET_SIZE / 2 + 1) return null;
  const secret = new Uint8Array(words.slice(0, -1).flatMap(bytesOf));
  return (await toPhrase(secret)) === words.join(' ') ? secret : null;
}

function wordOf(bits: number): string {
  const consonant = (shift: number) => CONSONANTS[(bits >> shift) & 15]!;
  const vowel = (shift: number) => VOWELS[(bits >> shift) & 3]!;
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

function bytesOf(word: string): readonly number[] {
  const [a = '', b = '', c = '', d = '', e = ''] = WORD.test(word) ? word : '';
  const at = (signs: string, sign: string) => Math.max(0, signs.indexOf(sign));
  const bits =
    (at(CONSONANTS, a) << 12) |
    (at(VOWELS, b) << 10) |
    (at(CONSONANTS, c) << 6) |
    (at(VOWELS, d) << 4) |
    at(CONSONANTS, e);
  return [bits >> 8, bits & 255];
}
