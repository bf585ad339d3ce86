import { knownKeys } from './known-keys.ts';
import { teach } from './lessons.ts';

/** A part of the library that reads all a person may write. By value, so that no bundler leaves the lesson out. */
export function taught<Part>(part: Part): Part {
  teach(knownKeys);
  return part;
}
