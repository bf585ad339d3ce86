/** Teaches the engine all it can read, at once; imported for that alone. A page takes its lessons after its first screen. */
import { knownKeys } from './known-keys.ts';
import { teach } from './lessons.ts';

teach(knownKeys);
