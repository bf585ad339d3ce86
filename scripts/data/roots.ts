/** Words by what makes roots of them, as a module: nothing here may ask for a root, which is made with it. */
import { foldApart } from '../../packages/engine/src/craft/names.ts';
import { readLines } from './csv.ts';

/** What a word is: it joins, leaves a choice, is told from another by a vowel, is another word, or a colour. */
const KINDS: Readonly<Record<string, string>> = {
  une: 'joining',
  opcion: 'or',
  distinta: 'unlike',
  igual: 'same',
  color: 'colours',
};

/** The rows of `data/raices.csv`, refused where one does not add up. */
export function rootsModule(csv: string): string {
  const faults: string[] = [];
  const lines = readLines('data/raices.csv', csv, ['clase', 'palabra', 'igual_a'], faults);
  const said = new Set<string>();
  const replaced = new Set(lines.flatMap((line) => (line.text('igual_a') === '' ? [] : line.text('palabra'))));
  for (const line of lines) {
    const [kind, word, other] = [line.text('clase'), line.text('palabra'), line.text('igual_a')];
    if (KINDS[kind] === undefined) faults.push(`${line.at('clase')}: is no kind of word`);
    if (!/^\p{Ll}+$/u.test(word) || (kind !== 'color' && word !== foldApart(word)))
      faults.push(`${line.at('palabra')}: «${word}» is no word in plain letters`);
    if (said.has(`${kind} ${word}`)) faults.push(`${line.at('palabra')}: «${word}» is there twice`);
    said.add(`${kind} ${word}`);
    if ((kind === 'igual') !== (other !== '')) faults.push(`${line.at('igual_a')}: a word is another, or not`);
    if (other === word || replaced.has(other)) faults.push(`${line.at('igual_a')}: «${other}» is another word itself`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const packed = Object.entries(KINDS).map(([kind, name]) => {
    const own = lines.filter((line) => line.text('clase') === kind);
    const text = own.map((line) =>
      kind === 'igual' ? `${line.text('palabra')} ${line.text('igual_a')}` : line.text('palabra'),
    );
    return `export const ${name} = ${JSON.stringify(text.join(kind === 'igual' ? '|' : ' '))};`;
  });
  return `// Made from data/raices.csv by scripts/data/build.ts; edit the table, not this file.\n${packed.join('\n')}\n`;
}
