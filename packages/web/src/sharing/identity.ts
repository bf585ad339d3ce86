import { type Bytes, digestOf, fromBase64, joined, toBase64, utf8 } from './bytes.ts';
import { aesKey, derivedBits } from './workshop-key.ts';

/** P-256: Ed25519 is experimental in Node 20, and browsers before 2025 have none. */
const CURVE = 'P-256';
const SIGN = { name: 'ECDSA', namedCurve: CURVE } as const;
const AGREE = { name: 'ECDH', namedCurve: CURVE } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

export const SIGNATURE_SIZE = 64;
const POINT_SIZE = 65;
const NONCE_SIZE = 12;
const MEMBER_SIZE = 16;

/** The public keys of a member, in base64url: one to verify, one to send secrets to. */
export interface Card {
  readonly sign: string;
  readonly agree: string;
}

/** A device: its private keys cannot be read out, not even by us. */
export interface Identity {
  readonly id: string;
  readonly card: Card;
  readonly sign: CryptoKey;
  readonly agree: CryptoKey;
}

export async function newIdentity(): Promise<Identity> {
  const sign = await crypto.subtle.generateKey(SIGN, false, ['sign', 'verify']);
  const agree = await crypto.subtle.generateKey(AGREE, false, ['deriveBits']);
  const card = { sign: await rawOf(sign.publicKey), agree: await rawOf(agree.publicKey) };
  return { id: await memberId(card), card, sign: sign.privateKey, agree: agree.privateKey };
}

const rawOf = async (key: CryptoKey): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.exportKey('raw', key)));

/** A member is the digest of its keys: nobody can take another's place. */
export async function memberId({ sign, agree }: Card): Promise<string> {
  return toBase64((await digestOf(joined(fromBase64(sign), fromBase64(agree)))).subarray(0, MEMBER_SIZE));
}

export async function signatureOf({ sign }: Pick<Identity, 'sign'>, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(SIGNING, sign, bytes));
}

export async function isSignedBy(card: Card, signature: Bytes, bytes: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(card.sign), SIGN, false, ['verify']);
  return crypto.subtle.verify(SIGNING, key, signature, bytes);
}

/** A secret only the holder of a card can open, for one purpose. */
export async function sealFor(card: Card, secret: Bytes, purpose: string): Promise<Bytes> {
  const once = await crypto.subtle.generateKey(AGREE, false, ['deriveBits']);
  const key = await agreedKey(once.privateKey, fromBase64(card.agree), purpose);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_SIZE));
  const sealed = await crypto.subtle.encrypt(gcm(nonce, purpose), key, secret);
  return joined(fromBase64(await rawOf(once.publicKey)), nonce, new Uint8Array(sealed));
}

/** Throws when it was sealed for someone else, or for another purpose. */
export async function openSealed({ agree }: Pick<Identity, 'agree'>, sealed: Bytes, purpose: string): Promise<Bytes> {
  const key = await agreedKey(agree, sealed.slice(0, POINT_SIZE), purpose);
  const nonce = sealed.slice(POINT_SIZE, POINT_SIZE + NONCE_SIZE);
  const rest = sealed.slice(POINT_SIZE + NONCE_SIZE);
  return new Uint8Array(await crypto.subtle.decrypt(gcm(nonce, purpose), key, rest));
}

const gcm = (iv: Bytes, purpose: string) => ({ name: 'AES-GCM', iv, additionalData: utf8(purpose) });

async function agreedKey(own: CryptoKey, other: Bytes, purpose: string): Promise<CryptoKey> {
  const point = await crypto.subtle.importKey('raw', other, AGREE, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: point }, own, 256);
  const root = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  return aesKey(await derivedBits(root, purpose, 256));
}
