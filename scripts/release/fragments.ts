export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who cares about a change, in the order in which a release tells it. */
const READERS = {
  breaking: { en: 'Breaking, and what to do', es: 'Lo que rompe, y qué hacer' },
  artisans: { en: 'For artisans', es: 'Para el obrador' },
  developers: { en: 'For those who build on it', es: 'Para quien lo integra' },
  operators: { en: 'For those who run it', es: 'Para quien lo sirve' },
} as const;
export type Reader = keyof typeof READERS;

/** One change, for one kind of reader, in both languages. */
export type Fragment = { readonly reader: Reader } & Readonly<Record<Language, string>>;

const isReader = (word: string): word is Reader => Object.hasOwn(READERS, word);

/** Reads a file of `changelog.d/`; throws with its name when it is not written as its README says. */
export function readFragment(name: string, text: string): Fragment {
  const [reader = '', ...lines] = text.trim().split('\n');
  const said = (language: Language): string => {
    const line = lines.find((one) => one.startsWith(`${language}: `));
    if (line === undefined) throw new Error(`changelog.d/${name}: no line «${language}: …»`);
    return line.slice(language.length + 2).trim();
  };
  if (!isReader(reader)) throw new Error(`changelog.d/${name}: «${reader}» is none of ${Object.keys(READERS)}`);
  if (lines.length !== LANGUAGES.length) throw new Error(`changelog.d/${name}: three lines, one per language`);
  return { reader, en: said('en'), es: said('es') };
}

/** A changelog with a release above the last one. */
export function withRelease(text: string, version: string, fragments: readonly Fragment[], language: Language): string {
  const groups = Object.entries(READERS).map(([reader, title]) => {
    const told = fragments.filter((one) => one.reader === reader).map((one) => `- ${one[language]}`);
    return told.length === 0 ? '' : `### ${title[language]}\n\n${told.join('\n')}\n\n`;
  });
  if (text.includes(`\n## ${version}\n`)) throw new Error(`${version} is told already`);
  const last = text.indexOf('\n## ') + 1;
  return `${text.slice(0, last)}## ${version}\n\n${groups.join('')}${text.slice(last)}`;
}
