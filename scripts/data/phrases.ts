import { PHRASE_KINDS, PHRASE_PLACES, type PhraseKind } from '../../packages/engine/src/despensa/phrase-places.ts';
import { wordKey } from '../../packages/engine/src/despensa/words.ts';
import { readLines } from './csv.ts';

const PLACES: ReadonlySet<string> = new Set(['', ...PHRASE_PLACES]);

/** What people say at length and what is no part of a name, kind by kind, each word by its root. */
export function packPhrases(csv: string, faults: string[]): Readonly<Record<PhraseKind, string>> {
  const packed = Object.fromEntries(PHRASE_KINDS.map((kind) => [kind, [] as string[]])) as Record<PhraseKind, string[]>;
  for (const line of readLines('data/frases.csv', csv, ['clase', 'frase', 'dice', 'tras', 'salvo', 'sitio'], faults)) {
    const text = line.text('frase');
    if (/^\S*\?|\[[^\]]*\[|^[^[]*\]|\[[^\]]*$/.test(text)) faults.push(`${line.at('frase')}: «${text}»`);
    if (!PLACES.has(line.text('sitio'))) faults.push(`${line.at('sitio')}: is no place`);
    const slots = text.split(' ').map((slot) => {
      const [, open = '', words = '', close = ''] = /^(\[?)(.*?)(\??\]?)$/.exec(slot)!;
      return open + keys(words) + close;
    });
    const after = line.text('tras');
    const heads = /^[-+]/.test(after) ? after[0] + keys(after.slice(1)) : keys(after);
    const cells = [slots.join(' '), line.text('dice'), heads, keys(line.text('salvo')), line.text('sitio')];
    const kind = line.text('clase');
    if (isKind(kind)) packed[kind].push(cells.join('\t').trimEnd());
    else faults.push(`${line.at('clase')}: is no kind of phrase`);
  }
  const joined = PHRASE_KINDS.map((kind) => [kind, packed[kind].join('\n')]);
  return Object.fromEntries(joined) as Record<PhraseKind, string>;
}

function isKind(text: string): text is PhraseKind {
  return PHRASE_KINDS.some((kind) => kind === text);
}

function keys(words: string): string {
  return [...new Set(words.split('|').map(wordKey))].join('|');
}
