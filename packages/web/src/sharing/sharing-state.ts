import { signal } from '@preact/signals';
import type { Ending } from './device.ts';
import type { Role } from './log.ts';
import type { TransportFault } from './transport.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null while it asks to come in. */
  readonly role: Role | null;
  readonly isSelf: boolean;
  /** When something of it last came; null before. */
  readonly heard: number | null;
  /** Bytes it wrote of the log. */
  readonly wrote: number;
}

/** The workshop as the screen shows it. */
export interface Standing {
  readonly name: string;
  readonly role: Role | null;
  readonly people: readonly Person[];
  readonly phrase: string;
  readonly link: string;
  /** The phrase was written down, and typed once. */
  readonly checked: boolean;
  /** Changes the others have not got. */
  readonly waiting: number;
  /** `unkept`: this device could not keep what came, or find what it has. */
  readonly fault: TransportFault | 'unkept' | null;
  /** Records that were not believed. */
  readonly refused: number;
  /** Nothing of the log can be read: another key, or another log. */
  readonly isLocked: boolean;
  readonly bytes: number;
  readonly quota: number;
  /** When something from outside last replaced something here. */
  readonly replaced: number | null;
}

/** Null where nothing is shared. */
export const standing = signal<Standing | null>(null);
export const ended = signal<Ending | null>(null);
