import { type Draft, finish, newDraft, type ParsedRecipe, shown, take } from './draft.ts';
import { cellsHeld, withHeld } from './held.ts';
import { portionAtStart } from './household.ts';
import { isJson, type JsonItem, jsonFault, readJson } from './json.ts';
import { type Hand, handOf, type Line } from './line.ts';
import { BREAK, isTitled, joinedLines, lineReader } from './lines.ts';
import { pointed } from './number.ts';
import { isTotal } from './prose.ts';
import { type Quantity, quantityAtStart, type Unit, unitOf } from './quantity.ts';
import { shareColumn, withoutShares } from './shares.ts';
import { withoutSenders } from './spoken.ts';
import { type Columns, columnsOf, type Delimiter, readRecords, type TableRow } from './table.ts';
import { faults as refuse, notes as say } from './texts.gen.ts';

/**
 * Reads a recipe as people paste it: lines, a spreadsheet, CSV, a Markdown table or JSON. It never throws, and takes
 * time proportional to the text.
 */
export function parseRecipe(text: string): ParsedRecipe {
  const whole = text.replace(/^\uFEFF/, '');
  if (isJson(whole)) return fromJson(whole);
  const plain = withTabs(withoutSenders(whole));
  const hand = handOf(usesDecimalPoint(plain));
  const delimiter = delimiterOf(plain);
  return delimiter ? fromTable(plain, delimiter, hand) : fromLines(plain, hand);
}

/** A text with «12.5» or «0.125» and no decimal comma writes its decimals with a point throughout. */
export function usesDecimalPoint(text: string): boolean {
  return /\d\.\d{1,2}(?!\d)|(?<!\d)0\.\d|\d\.\d{4}/.test(text) && !/\d,\d/.test(text);
}

function fromLines(text: string, hand: Hand): ParsedRecipe {
  const draft = newDraft();
  const read = lineReader(draft, text, hand);
  for (const { written, line } of joinedLines(withoutShares(text.split(BREAK)), hand)) read(written, line);
  return finish(draft);
}

const GAP = / {2,}(?=\S)/g;

/** Columns a PDF sets apart by spaces alone, under a heading that names them, as cells. */
function withTabs(text: string): string {
  if (text.includes('\t')) return text;
  const lines = text.split(BREAK);
  const gapped = (line: string) => line.trimEnd().replace(GAP, '\t');
  const headAt = lines.slice(0, 12).findIndex((line) => {
    const cells = line.length < 300 ? gapped(line).split('\t') : [];
    return cells.length > 1 && columnsOf({ cells, line: 0 }) !== undefined;
  });
  return headAt === -1 ? text : lines.map((line, i) => (i < headAt ? line : gapped(line))).join('\n');
}

/** The delimiter half of the lines hold; a comma only where it is surely one, for it is also a decimal sign. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text
    .split(BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isHeld = (delimiter: Delimiter) => {
    const holding = lines.filter((line) => line.slice(0, -1).includes(delimiter)).length;
    return holding > 0 && holding * 2 >= lines.length;
  };
  const found = (['\t', '|', ';'] as const).find(isHeld);
  if (found) return found;
  const [head] = lines[0]?.includes(',') ? readRecords(lines[0].slice(0, 1000), ',') : [];
  if (head && columnsOf(head)) return ',';
  return isHeld(',') && quotesItsCommas(lines) ? ',' : undefined;
}

/** «"Harina","500,5"»: some field is in quotes, and no comma outside them stands between digits. */
function quotesItsCommas(lines: readonly string[]): boolean {
  const isQuoted = (line: string) => /(?:^|,)"[^"]*",|,"[^"]*"$/.test(line);
  return lines.some(isQuoted) && !lines.some((line) => /\d,\d/.test(line.replace(/"[^"]*"/g, '')));
}

function fromTable(text: string, delimiter: Delimiter, hand: Hand): ParsedRecipe {
  const draft = newDraft();
  const read = lineReader(draft, text, hand);
  const rows = unnumbered(
    readRecords(pointed(text), delimiter).filter(({ cells }) => cells.some((cell) => /[\p{Alpha}\d%]/u.test(cell))),
  );
  const headAt = rows.slice(0, 8).findIndex((row) => columnsOf(row));
  const columns = headAt === -1 ? undefined : columnsOf(rows[headAt]!);
  const shareAt = columns ? undefined : shareColumn(rows.map(({ cells }) => cells));
  if (shareAt !== undefined) draft.notes.push({ line: rows[0]!.line, message: say.shares });
  for (const [i, row] of rows.entries()) {
    const { cells, line } = row;
    const filled = cells.filter((cell) => cell !== '');
    const written = filled.join(' ');
    const found = columns ? underHeading(row, columns, hand) : withoutHeading(row, shareAt, hand);
    if (i === headAt) read('Ingredientes', line);
    else if (i > headAt && found && !isTotal(written)) {
      const held = cellsHeld(cells, rows[headAt]?.cells ?? []);
      take(draft, found.kind === 'item' ? { ...found, name: withHeld(found.name, held) } : found, line, written);
    } else if (isTitled(cells[0]!)) read(filled.join(': '), line);
    // A title stands alone in its row.
    else if (written !== '') read(written, line, filled.length === 1);
  }
  return finish(draft);
}

/** «1 | Harina | 500»: the first column counts the rows. */
function unnumbered(rows: readonly TableRow[]): readonly TableRow[] {
  const counts = rows.flatMap(({ cells }, i) => (/^\d+$/.test(cells[0] ?? '') ? [{ i, n: Number(cells[0]) }] : []));
  const isCount = counts.length > 2 && counts.every(({ i, n }, at) => n === at + 1 && rows[i]!.cells.length > 2);
  return isCount
    ? rows.map(({ cells, line }, i) =>
        counts.some((each) => each.i === i) || i < counts[0]!.i ? { cells: cells.slice(1), line } : { cells, line },
      )
    : rows;
}

/** Undefined for a row that is no ingredient with its quantity. */
function underHeading({ cells }: TableRow, columns: Columns, hand: Hand): Line | undefined {
  const name = cellName(cells[columns.name] ?? '');
  const [weightAt = columns.weight, ...more] = [columns.weight, ...columns.others].filter((at) =>
    /[1-9]/.test(cells[at] ?? ''),
  );
  if (name !== '' && more.length > 0) return { kind: 'fault', message: refuse.unclear(shown(name)), name };
  const amount = cells[weightAt] ?? '';
  const filled = cells.filter((cell) => cell !== '').length;
  if (name === '')
    return cells.some((cell) => /\p{Alpha}/u.test(cell)) ? { kind: 'fault', message: refuse.noName } : { kind: 'skip' };
  if (amount === '' && filled === 1) return undefined;
  if (amount === '') return { kind: 'fault', message: refuse.noQuantity, name };
  const word = columns.unitCell === undefined ? '' : (cells[columns.unitCell] ?? '');
  return amountOf(name, amount, word, columns.unit, hand);
}

/** The first cell that is a quantity, grams before a share, and the first that is a name; a lone unit after it is its unit. */
function withoutHeading({ cells }: TableRow, shareAt: number | undefined, hand: Hand): Line | undefined {
  const amounts = cells.flatMap((cell, i) => (i !== shareAt && isAmount(cell, hand) ? [i] : []));
  const amountAt = amounts.find((i) => !cells[i]!.endsWith('%')) ?? amounts[0] ?? -1;
  const nameAt = cells.findIndex((cell, i) => i !== amountAt && /\p{Alpha}/u.test(cell) && !unitOf(cell));
  if (nameAt === -1 && amountAt !== -1) return { kind: 'skip' };
  if (amountAt === -1 || nameAt === -1) return undefined;
  const isUnit = (cell: string) => cell !== '' && cell !== '%' && Boolean(unitOf(cell) ?? portionAtStart(cell));
  const others = amounts.filter((i) => i !== amountAt && isUnit(cells[i + 1] ?? ''));
  if (isUnit(cells[amountAt + 1] ?? '') && others.length > 0)
    return { kind: 'fault', message: refuse.unclear(shown(cells[nameAt]!)), name: cellName(cells[nameAt]!) };
  // «Almendra | kg | 6,5»: the unit may stand before its number.
  const unit = [amountAt + 1, amountAt - 1].find((i) => i !== nameAt && isUnit(cells[i] ?? ''));
  return amountOf(cellName(cells[nameAt]!), cells[amountAt]!, unit === undefined ? '' : cells[unit]!, undefined, hand);
}

function isAmount(cell: string, hand: Hand): boolean {
  return cell.length < 40 && quantityAtStart(cell, hand.pointIsDecimal)?.rest.trim() === '';
}

/** A spreadsheet hides a name that looks like a formula behind an apostrophe; a quote left alone is a slip. */
function cellName(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/^'(?=\s?[=+@＝＋－＠-])/, '')
    .replace(/^"([^"]*)$/, '$1')
    .trim();
}

function amountOf(name: string, amount: string, unitWord: string, headingUnit: Unit | undefined, hand: Hand): Line {
  const own = unitOf(unitWord);
  const read = amount.length < 40 ? quantityAtStart(amount, hand.pointIsDecimal) : undefined;
  if (!read?.quantity || read.rest.trim() !== '' || (unitWord !== '' && !own)) {
    // «1 sobre», «2 | cucharada»: a measure of the kitchen.
    const whole = hand.read(`${amount} ${unitWord} de ${name}`);
    if (whole.kind === 'item' && whole.name === name) return whole;
    return {
      kind: 'fault',
      message: own || unitWord === '' ? refuse.unclear(name) : refuse.notAWeight(shown(unitWord)),
      name,
    };
  }
  const unit = read.quantity.unit ?? own ?? headingUnit;
  const quantity: Quantity = { ...read.quantity, unit };
  return { kind: 'item', name, quantity, leads: false };
}

function fromJson(text: string): ParsedRecipe {
  const draft = newDraft();
  const fault = (line: number, message: string): ParsedRecipe => {
    draft.faults.push({ line, text: shown(text.split(BREAK, line)[line - 1] ?? ''), message });
    return finish(draft);
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault(jsonFault(text).line, refuse.badJson);
  }
  const recipe = readJson(value);
  if (!recipe) return fault(1, refuse.noRecipe);
  const hand = handOf(false);
  for (const [i, item] of recipe.items.entries()) takeJson(draft, hand, item, i + 1);
  const { type, craft, title } = recipe;
  Object.assign(draft.about, type && { type }, craft && { craft }, title && { title });
  return finish(draft);
}

const GRAM: Unit = { kind: 'peso', factor: 1 };

function takeJson(draft: Draft, hand: Hand, item: JsonItem | string | undefined, line: number): void {
  if (typeof item === 'string') {
    take(draft, hand.read(item), line, item);
    return;
  }
  if (item === undefined || item.name.trim() === '') {
    take(draft, { kind: 'fault', message: refuse.noName }, line, '');
    return;
  }
  const { name, weight, raw } = item;
  if (typeof weight === 'string') {
    take(draft, amountOf(name, weight.trim(), '', undefined, hand), line, `${name} ${weight}`, raw);
  } else if (weight === undefined || !Number.isFinite(weight) || weight < 0) {
    take(draft, { kind: 'fault', message: refuse.badWeight(shown(name)), name }, line, name);
  } else {
    const quantity: Quantity = { value: weight, unit: GRAM, written: String(weight), thousands: false };
    take(draft, { kind: 'item', name, quantity, leads: false }, line, name, raw);
  }
}
