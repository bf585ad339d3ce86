/** Teaches the engine all it can read, at once; imported for that alone. A page takes its lessons after its first screen. */
import { teach } from './lessons.ts';

teach();
