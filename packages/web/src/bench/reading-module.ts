import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Craft } from '../crafts/engine.ts';
import type { Reading, Refusal } from '../recipe/reading.ts';
import type { Prices, Request } from '../recipe/request.ts';

/** What reads a formula and shows what was read. */
interface Room {
  readonly readPriced: (craft: Craft, request: Request, prices: Prices) => Reading | Refusal | null;
  readonly ReadingPanel: FunctionComponent;
  readonly Advice: FunctionComponent;
}

/** Null on an empty bench nobody has read anything on yet; afterwards all of it, so that nothing in it is late. */
export const room = signal<Room | null>(null);

let load: (() => Promise<Room>) | null = null;

/** The page says where it is fetched: what is in it looks at the bench, which cannot look at it. */
export function setRoom(loader: () => Promise<Room>): void {
  load = loader;
}

/** Fetches it beside the first engine. */
export async function bringRoom(): Promise<void> {
  if (room.peek() === null && load) room.value = await load();
}
