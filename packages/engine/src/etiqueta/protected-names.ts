import { lazy } from '../craft/lazy.ts';
import { fold } from '../craft/names.ts';
import { PROTECTED } from '../ley/law.gen.ts';
import type { Notice } from './notices.ts';
import { wordsOf } from './quid.ts';
import { notices } from './texts.ts';

/** Forms of each protected name, as roots of words. */
const forms = lazy(() =>
  PROTECTED.map(({ name, others, file }) => ({ name, file, forms: [name, ...others].map((form) => wordsOf(form)) })),
);

/** Protected names that a name of a product uses, whole and in any order («turrón duro de Alicante»). */
export function protectedNames(names: readonly string[]): Notice[] {
  return names.flatMap((said) => {
    const words = new Set(wordsOf(fold(said)));
    const used = forms().filter(({ forms: all }) => all.some((form) => form.every((word) => words.has(word))));
    return used.map(({ name, file }) => notices.protectedName(said, name, file));
  });
}
