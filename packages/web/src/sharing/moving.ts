import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
import { type Identity, openSealed, sealFor } from './identity.ts';
import { isObject, type LogState, type Member } from './log.ts';
import type { WorkshopKey } from './workshop-key.ts';

/** The body of the last record of a log: the next secret, for each member who stays. */
export interface Moved {
  readonly next: Readonly<Record<string, string>>;
}

/** Those who stay when one is removed: all who were admitted, but the owner who moves them. */
export function staying({ owner, members }: LogState, removed: string): readonly (readonly [string, Member])[] {
  return Object.entries(members).filter(([id, { role }]) => id !== owner && id !== removed && role !== null);
}

/** A member with keys that are none cannot follow, and keeps nobody from moving. */
export async function movedTo(
  { id }: WorkshopKey,
  secret: Bytes,
  members: readonly (readonly [string, Member])[],
): Promise<Moved> {
  const sealed = await Promise.all(
    members.map(async ([member, { card }]) => {
      const opened = await sealFor(card, secret, purpose(id)).catch(() => null);
      return opened ? [[member, toBase64(opened)] as const] : [];
    }),
  );
  return { next: Object.fromEntries(sealed.flat()) };
}

/** The secret of the next workshop, or null for one who was removed. */
export async function nextSecret({ id }: WorkshopKey, self: Identity, body: unknown): Promise<Bytes | null> {
  const sealed = isObject(body) && isObject(body.next) ? body.next[self.id] : undefined;
  return typeof sealed === 'string' ? openSealed(self, fromBase64(sealed), purpose(id)).catch(() => null) : null;
}

const purpose = (id: string): string => `moved/${id}`;
