import { mentionsOf } from '../despensa/line.ts';
import type { Wording } from '../despensa/wording.ts';
import { isFigure, isJoining } from '../despensa/words.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of a line, and how it belongs to the food. */
export interface Token {
  /** As it is written, without its marks. */
  readonly text: string;
  readonly root: string;
  /** Whether a point cuts it short. */
  readonly cut: boolean;
  readonly remark: boolean;
  readonly use: boolean;
  readonly choice: boolean;
  readonly joined: boolean;
  readonly denied: boolean;
  /** Whether «de» joins it to the one before. */
  readonly of: boolean;
}

/** A figure of a line: all that it may be, and whether it is a share of the whole, of its fat, or a grade of flour. */
export interface Figure {
  readonly values: readonly number[];
  readonly isShare: boolean;
  readonly isFat: boolean;
  readonly isGrade: boolean;
}

export interface ParsedLine {
  readonly tokens: readonly Token[];
  readonly figures: readonly Figure[];
  /** Words that turn the rest into something else: «sabor», «sin», «vegano». */
  readonly turns: readonly string[];
}

/** Letters that alone may be a food with an allergen: «fresas N. 35», «miel y 2 H.». */
export const ABBREVIATING: ReadonlySet<string> = new Set('hnq');

/** «L.P.D.», «M.G.» without their points. */
const DOTTED = /(?<![a-z])(?:[a-z]\.){2,}[a-z]?(?![a-z])/g;
/** «E-330», «E 471». */
const E_NUMBER = /(?<![a-z])e[\s-]?(\d{3,4})(?:[a-z]|i{1,3})?(?![a-z\d])/g;
/** A word with a mark behind it. */
const REMARKED = /[a-z]\s*[([,;:]/;
/** «Tipo 00», which is a figure of its flour. */
const TYPE = /(?<![a-z])(?:tipo|type|typ)[\s.-]?(0{1,2}|[12])(?!\d)/g;
/** «W 180», «150/180 W», «T-65», «tipo 55», «type 550». */
const STRENGTH =
  /(?<![a-z])(w|t|tipo|type|typ)[\s.-]?([1-9]\d{1,3})(?:\s?[-/]\s?(\d{2,3}))?(?![\d%])|(?<!\d)(\d{2,3})(?:\s?[-/]\s?(\d{2,3}))?\s?w(?![a-z])/g;
const RANGE =
  /(?:(?<![a-z])(mg)\s?)?(\d+(?:[.,]\d+)?)((?:\s?[-–/]\s?\d+(?:[.,]\d+)?)*)(\s?(?:[%º°]|mg(?![a-z])|vol(?![a-z])|bri?x(?![a-z])))?/g;

/** A line, without its packs, as what it speaks of and its figures. */
export function parseLine(said: Wording, { line: forms, turning }: Pick<Lexicon, 'line' | 'turning'>): ParsedLine {
  const line = undotted(said);
  const { bare, letters, figures } = withoutFigures(line.plain());
  const isWhole = bare === line.plain();
  const kept = isWhole ? line.tokens() : line.tokens().filter(({ end }) => bare[end - 1] !== ' ');
  const tokens: Token[] = letters.map(({ root, remark }) => ({ ...PLAIN, remark, text: root, root }));
  for (const mention of isWhole ? line.mentions() : mentionsOf(kept, forms)) {
    if (mention.traces) continue;
    const { cut, remark, choice, denied, of } = mention;
    const joined = mention.joined && !mention.loose;
    const flags = { cut, remark, choice, joined, denied, of, use: mention.use !== undefined };
    if (mention.denier !== undefined) tokens.push({ ...PLAIN, text: mention.denier, root: mention.denier });
    for (const [i, root] of mention.roots.entries()) {
      const isIdle = root.length < 2 ? !isFigure(root) && !ABBREVIATING.has(root) : isJoining(root) && !cut;
      if (isIdle) continue;
      tokens.push({ ...flags, text: mention.texts[i] ?? root, root });
    }
  }
  // «Sem. amapola» is a seed cut short, not the Catalan «sem».
  const isCut = (root: string) => tokens.some((token) => token.cut && token.root === root);
  const turns = kept.flatMap(({ root }) => (turning.has(root) && !isCut(root) ? root : []));
  return { tokens, figures, turns };
}

/** A letter or number that is a word: «E 330», the «W» of a flour. */
type Letter = Pick<Token, 'root' | 'remark'>;

/** A line with blanks for its figures, and the letters that some of them stand with. */
interface Figures {
  readonly bare: string;
  readonly letters: readonly Letter[];
  readonly figures: readonly Figure[];
}

function withoutFigures(line: string): Figures {
  if (!/\d/.test(line)) return { bare: line, letters: [], figures: [] };
  const letters: Letter[] = [];
  const figures: Figure[] = [];
  const add = (written: string, values: readonly number[], kind: Partial<Figure>) => {
    figures.push({ isShare: false, isFat: false, isGrade: false, ...kind, values });
    return ' '.repeat(written.length);
  };
  const bare = line
    .replace(E_NUMBER, (written: string, number: string, at: number) => {
      // Behind a mark it is what the food is made with.
      const remark = REMARKED.test(line.slice(0, at));
      letters.push({ root: 'e', remark }, { root: number, remark });
      return ' '.repeat(written.length);
    })
    .replace(TYPE, (written: string, type: string) => type.padStart(written.length))
    .replace(
      STRENGTH,
      (written: string, letter: string | undefined, a?: string, b?: string, c?: string, d?: string) => {
        letters.push({ root: letter === undefined || letter === 'w' ? 'w' : 't', remark: false });
        return add(written, valuesOf([a ?? c, b ?? d].flatMap((value) => value ?? [])), { isGrade: true });
      },
    )
    .replace(RANGE, (written: string, fat: string | undefined, first: string, rest: string, share = '') =>
      /^0\d/.test(first)
        ? first.padStart(written.indexOf(first) + first.length).padEnd(written.length)
        : add(written, valuesOf([first, ...rest.split(/[-–/]/)]), {
            isShare: share !== '',
            isFat: fat !== undefined || share.includes('mg'),
          }),
    );
  return { bare, letters, figures };
}

const PLAIN = {
  cut: false,
  remark: false,
  use: false,
  choice: false,
  joined: false,
  denied: false,
  of: false,
} as const;

/** Of «22/24» each and the middle; of «60/40» and «70-30-38», shares of one whole, the first. */
function valuesOf(texts: readonly string[]): readonly number[] {
  const values = texts.flatMap((text) => (text.trim() === '' ? [] : Number(text.trim().replace(',', '.'))));
  const [first = 0, second] = values;
  if (second === undefined || first + second === 100 || values.length > 2) return [first];
  return [first, second, (first + second) / 2];
}

/** A line with «L.P.D.» without its points. */
function undotted(line: Wording): Wording {
  if (!line.text.includes('.')) return line;
  const plain = line.plain();
  const joined = plain.replace(DOTTED, (dotted) => dotted.replaceAll('.', ''));
  return joined === plain ? line : line.as(joined);
}
