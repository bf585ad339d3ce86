import { knownNames } from './known-names.ts';
import { teachWith } from './teaching.ts';

/** A part of the library that reads all a person may write. By value, so that no bundler leaves the lesson out. */
export function taught<Part>(part: Part): Part {
  teachWith(knownNames);
  return part;
}
