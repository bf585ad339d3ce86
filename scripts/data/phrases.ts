import { PHRASE_PLACES } from '../../packages/engine/src/despensa/phrase-places.ts';
import { wordKey } from '../../packages/engine/src/despensa/words.ts';
import { readLines } from './csv.ts';

const PLACES: ReadonlySet<string> = new Set(['', ...PHRASE_PLACES]);

/** What people say at length and what is no part of a name, kind by kind, each word by its root. */
export function packPhrases(csv: string, faults: string[]): Readonly<Record<'frase' | 'nota', string>> {
  const packed = { frase: [] as string[], nota: [] as string[] };
  for (const line of readLines('data/frases.csv', csv, ['clase', 'frase', 'dice', 'tras', 'salvo', 'sitio'], faults)) {
    const text = line.text('frase');
    if (/^\S*\?|\[[^\]]*\[|^[^[]*\]|\[[^\]]*$/.test(text)) faults.push(`${line.at('frase')}: «${text}»`);
    if (!PLACES.has(line.text('sitio'))) faults.push(`${line.at('sitio')}: is no place`);
    const slots = text.split(' ').map((slot) => {
      const [, open = '', words = '', close = ''] = /^(\[?)(.*?)(\??\]?)$/.exec(slot)!;
      return open + keys(words) + close;
    });
    const after = line.text('tras');
    const heads = after.startsWith('-') ? `-${keys(after.slice(1))}` : keys(after);
    const cells = [slots.join(' '), line.text('dice'), heads, keys(line.text('salvo')), line.text('sitio')];
    const kind = line.text('clase');
    if (kind === 'frase' || kind === 'nota') packed[kind].push(cells.join('\t').trimEnd());
    else faults.push(`${line.at('clase')}: is no kind of phrase`);
  }
  return { frase: packed.frase.join('\n'), nota: packed.nota.join('\n') };
}

function keys(words: string): string {
  return [...new Set(words.split('|').map(wordKey))].join('|');
}
