import { foldApart } from '../craft/names.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = '(?:kgs?|kilos?|k|grs?|gramos|g|ml|cl|dl|lts?|litros?|l|uds?|unid(?:ades)?|u|doc|mm|cm|qt|oz|meses)';
const SPAN = String.raw`${NUMBER}(?:\s?[-–/x]\s?${NUMBER})*`;
const END = '(?![a-zß-ɏ])';
const START = '(?<![a-zß-ɏ\\d.,])';

/** How much of it is packed, how large it is, how much of it is taken; what a laboratory measured. */
const AMOUNT = new RegExp(
  [
    // «6x1,5 l», «5 g/kg», «7500U/K», «20X10».
    String.raw`${START}${SPAN}\s?${UNIT}\.?(?:\/(?:kg|k|l))?${END}\.?(?!\s(?:\d|d[eiu]\s|of\s|d['’]))`,
    String.raw`${START}${NUMBER}\s?x\s?${NUMBER}${END}`,
    // «S/25», «C/6», «B/1KG»; «c/10 % az.» says with what.
    String.raw`${START}[scb]\/\s?${SPAN}(?:\s?${UNIT})?(?![\d.,]|\s?%|[a-zß-ɏ])`,
    // «KG 12,5».
    String.raw`${START}(?:kgs?|grs?|lts?|l)\.?\s?${NUMBER}(?![\d.,]|\s?%|[a-zß-ɏ])`,
    String.raw`(?:[<>≥≤]\s?)?${START}${SPAN}\s?(?:cps|mesh|mpa|micras|µm|ppm|mg\/kg)${END}\.?`,
    String.raw`${START}(?:ph|malla|p\/l)\s?${SPAN}`,
    // «P4», «EEC2», which are codes; «T65», «W300» and «E330» are not.
    String.raw`${START}(?![twe]\d|de\d|mg\d)[a-z]{1,3}\d{1,3}${END}`,
    // «7Q21», «16 h».
    String.raw`${START}\d+[a-z]\d+${END}`,
    String.raw`${START}\d{1,2}h${END}|${START}\d{2}\sh(?:oras)?${END}(?!\.)`,
    // «1ª», «nº 9», «n.º 3».
    String.raw`${START}(?:n\.?[º°]\s?\d+|[1-3][ªº](?!\s?[cf]${END}))`,
  ].join('|'),
  'g',
);
/** A word with the figure behind it. */
const WORD = new RegExp(
  String.raw`${START}([a-zß-ɏ]{2,})\.?(?:\s?${NUMBER}(?![\d.,]|\s?[%ºª°x/-])(?:\s?${UNIT})?)?${END}`,
  'g',
);

/** A line as it is written, and in small letters, which patterns are quicker with. */
interface Written {
  readonly line: string;
  readonly small: string;
}

function without({ line, small }: Written, pattern: RegExp, isCut: (word: string) => boolean): Written {
  let [kept, keptSmall, from] = ['', '', 0];
  for (const { 0: match, 1: word = '', index } of small.matchAll(pattern)) {
    if (!isCut(word)) continue;
    kept += `${line.slice(from, index)} `;
    keptSmall += `${small.slice(from, index)} `;
    from = index + match.length;
  }
  return from === 0 ? { line, small } : { line: kept + line.slice(from), small: keptSmall + small.slice(from) };
}

/** A line without the pack it is sold in, and without figures that tell nothing of what it is. */
export function withoutPacks(line: string, packs: ReadonlySet<string>): string {
  const small = line.toLowerCase();
  // A few letters of the world grow when they are made small.
  if (small.length !== line.length) return line;
  const bare = /\d/.test(small) ? without({ line, small }, AMOUNT, () => true) : { line, small };
  return without(bare, WORD, (word) => packs.has(foldApart(word))).line;
}
