import type { Craft } from '../engine.ts';

export function addPasted(_craft: Craft, _text: string): void {}
