import { fold } from '../craft/names.ts';
import { round } from '../craft/round.ts';
import { isJson, type JsonItem, jsonFault, readJson } from './json.ts';
import { type Line, readLine, weigh } from './line.ts';
import { type Quantity, quantityAtStart, type Unit, unitOf } from './quantity.ts';
import { type Columns, columnsOf, type Delimiter, readRecords, type TableRow } from './table.ts';
import { faults as refuse, notes as say } from './texts.ts';

/** An ingredient read from a text. */
export interface RecipeItem {
  readonly name: string;
  readonly grams: number;
  /** Line of the text, from 1; in JSON, position in the list. */
  readonly line: number;
  /** In JSON, the item as sent, for its composition or role. */
  readonly raw?: Readonly<Record<string, unknown>>;
}

/** A line that could not be read. */
export interface RecipeFault {
  readonly line: number;
  /** What the line says, cut if long. */
  readonly text: string;
  /** Spanish sentence: what is wrong and what to write instead. */
  readonly message: string;
}

/** What a text says: its ingredients, and what is wrong with or was assumed of each line. */
export interface ParsedRecipe {
  readonly items: readonly RecipeItem[];
  readonly faults: readonly RecipeFault[];
  /** Spanish remarks on what had to be assumed: the weight of an egg, a density, a total left out. */
  readonly notes: readonly { readonly line: number; readonly message: string }[];
  readonly type?: string;
  readonly craft?: string;
  readonly title?: string;
}

/**
 * Reads a recipe as people paste it: lines, a spreadsheet, CSV, a Markdown table or JSON. It never throws, and takes
 * time proportional to the text.
 */
export function parseRecipe(text: string): ParsedRecipe {
  const plain = text.replace(/^\uFEFF/, '');
  if (isJson(plain)) return fromJson(plain);
  const pointIsDecimal = usesDecimalPoint(plain);
  const delimiter = delimiterOf(plain);
  return delimiter ? fromTable(plain, delimiter, pointIsDecimal) : fromLines(plain, pointIsDecimal);
}

/** A text with «12.5» or «0.125» and no decimal comma writes its decimals with a point throughout. */
function usesDecimalPoint(text: string): boolean {
  return /\d\.\d{1,2}(?!\d)|(?<!\d)0\.\d|\d\.\d{4}/.test(text) && !/\d,\d/.test(text);
}

interface Pending {
  readonly item: Extract<Line, { kind: 'item' }>;
  readonly line: number;
  readonly text: string;
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** Lines read so far; grams are settled once all are known. */
interface Draft {
  readonly pending: Pending[];
  readonly faults: RecipeFault[];
  readonly notes: { readonly line: number; readonly message: string }[];
}

const newDraft = (): Draft => ({ pending: [], faults: [], notes: [] });

const SHOWN_LENGTH = 120;

function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > SHOWN_LENGTH ? `${trimmed.slice(0, SHOWN_LENGTH)}…` : trimmed;
}

/** Takes a line into the draft; false when the method starts and nothing more is to be read. */
function take(draft: Draft, read: Line, line: number, text: string, raw?: Pending['raw']): boolean {
  if (read.kind === 'item') draft.pending.push({ item: read, line, text, raw });
  if (read.kind === 'words') draft.faults.push({ line, text: shown(text), message: refuse.noQuantity });
  if (read.kind === 'fault') draft.faults.push({ line, text: shown(text), message: read.message });
  if (read.kind === 'skip' && read.note !== undefined) draft.notes.push({ line, message: read.note });
  return read.kind !== 'end';
}

function finish(
  { pending, faults, notes }: Draft,
  about: {
    readonly type?: string | undefined;
    readonly craft?: string | undefined;
    readonly title?: string | undefined;
  } = {},
): ParsedRecipe {
  const units = pending.some(
    ({ item }) => item.quantity.unit?.kind === 'peso' || item.quantity.unit?.kind === 'volumen',
  );
  const onlyPercent = pending.every(({ item }) => item.quantity.unit?.kind === 'porcentaje');
  const items: RecipeItem[] = [];
  for (const { item, line, text, raw } of pending) {
    const weight = weigh(item, { units, onlyPercent });
    if ('fault' in weight) {
      faults.push({ line, text: shown(text), message: weight.fault });
      continue;
    }
    if (weight.note !== undefined) notes.push({ line, message: weight.note });
    // Six decimals take off the dust of binary fractions: 1.001 kg is 1001 g.
    items.push({ name: item.name, grams: round(weight.grams, 6), line, ...(raw && { raw }) });
  }
  const byLine = (a: { readonly line: number }, b: { readonly line: number }) => a.line - b.line;
  return {
    items,
    faults: faults.sort(byLine),
    notes: notes.sort(byLine),
    ...(about.type !== undefined && { type: about.type }),
    ...(about.craft !== undefined && { craft: about.craft }),
    ...(about.title !== undefined && { title: about.title }),
  };
}

const BREAK = /\r\n|\r|\n|\u2028|\u2029/;
const ABOUT = /^\s*(tipo|type|oficio|craft)\s*[:=]\s*(\S[^\d]{0,60})$/i;

function fromLines(text: string, pointIsDecimal: boolean): ParsedRecipe {
  const draft = newDraft();
  const about: { type?: string; craft?: string; title?: string } = {};
  const lines = text.split(BREAK);
  const first = lines.findIndex((line) => line.trim() !== '');
  for (const [i, line] of lines.entries()) {
    const known = line.length < 100 ? ABOUT.exec(line) : null;
    if (known) {
      about[/^(?:tipo|type)$/i.test(known[1]!) ? 'type' : 'craft'] = known[2]!.trim();
      continue;
    }
    const read = readLine(line, pointIsDecimal);
    if (read.kind === 'words' && i === first && lines.length > first + 1) {
      about.title = read.text;
      draft.notes.push({ line: i + 1, message: say.title(shown(read.text)) });
    } else if (!take(draft, read, i + 1, line)) break;
  }
  return finish(draft, about);
}

/** The delimiter half of the lines hold; a comma only where it is surely one, for it is also a decimal sign. */
function delimiterOf(text: string): Delimiter | undefined {
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

function fromTable(text: string, delimiter: Delimiter, pointIsDecimal: boolean): ParsedRecipe {
  const draft = newDraft();
  const rows = readRecords(text, delimiter).filter(({ cells }) => cells.some((cell) => /[\p{Alpha}\d%]/u.test(cell)));
  const headAt = rows.slice(0, 5).findIndex((row) => columnsOf(row));
  const columns = headAt === -1 ? undefined : columnsOf(rows[headAt]!);
  for (const row of rows.slice(headAt + 1)) {
    const read = columns ? underHeading(row, columns, pointIsDecimal) : withoutHeading(row, pointIsDecimal);
    if (!take(draft, read, row.line, row.cells.join(' '))) break;
  }
  return finish(draft);
}

function underHeading({ cells }: TableRow, columns: Columns, pointIsDecimal: boolean): Line {
  const name = cellName(cells[columns.name] ?? '');
  const amount = cells[columns.weight] ?? '';
  const filled = cells.filter((cell) => cell !== '').length;
  if (name === '')
    return cells.some((cell) => /\p{Alpha}/u.test(cell)) ? { kind: 'fault', message: refuse.noName } : { kind: 'skip' };
  if (/^(?:sub)?(?:(?:peso|masa) )?total(?:es)?\b|^suma\b/.test(fold(name))) {
    return { kind: 'skip', note: say.total(name) };
  }
  // A name alone in its row may be the heading of a part («Masa», «Relleno») or an ingredient not weighed yet.
  if (amount === '' && filled === 1) return { kind: 'skip', note: say.unweighed(shown(name)) };
  if (amount === '') return { kind: 'fault', message: refuse.noQuantity };
  const word = columns.unitCell === undefined ? '' : (cells[columns.unitCell] ?? '');
  return amountOf(name, amount, word, columns.unit, pointIsDecimal);
}

/** The first cell that is a quantity and the first that is a name; a lone unit after the quantity is its unit. */
function withoutHeading({ cells }: TableRow, pointIsDecimal: boolean): Line {
  const amountAt = cells.findIndex((cell) => isAmount(cell, pointIsDecimal));
  const nameAt = cells.findIndex((cell, i) => i !== amountAt && /\p{Alpha}/u.test(cell) && !unitOf(cell));
  if (amountAt === -1 || nameAt === -1) return readLine(cells.filter((cell) => cell !== '').join(' '), pointIsDecimal);
  const next = cells[amountAt + 1] ?? '';
  const name = cellName(cells[nameAt]!);
  if (/^total(?:es)?\b|^suma\b/.test(fold(name))) return { kind: 'skip', note: say.total(name) };
  return amountOf(name, cells[amountAt]!, unitOf(next) ? next : '', undefined, pointIsDecimal);
}

function isAmount(cell: string, pointIsDecimal: boolean): boolean {
  return cell.length < 40 && quantityAtStart(cell, pointIsDecimal)?.rest.trim() === '';
}

/** A spreadsheet hides a name that looks like a formula behind an apostrophe; a quote left alone is a slip. */
function cellName(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/^'(?=[=+@-])/, '')
    .replace(/^"([^"]*)$/, '$1')
    .trim();
}

function amountOf(
  name: string,
  amount: string,
  unitWord: string,
  headingUnit: Unit | undefined,
  pointIsDecimal: boolean,
): Line {
  const own = unitOf(unitWord);
  if (unitWord !== '' && !own) return { kind: 'fault', message: refuse.notAWeight(shown(unitWord)) };
  const read = amount.length < 40 ? quantityAtStart(amount, pointIsDecimal) : undefined;
  if (!read?.quantity || read.rest.trim() !== '') {
    return { kind: 'fault', message: refuse.unclear(name) };
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
  for (const [i, item] of recipe.items.entries()) takeJson(draft, item, i + 1);
  return finish(draft, recipe);
}

const GRAM: Unit = { kind: 'peso', factor: 1 };

function takeJson(draft: Draft, item: JsonItem | string | undefined, line: number): void {
  if (typeof item === 'string') {
    take(draft, readLine(item, false), line, item);
    return;
  }
  if (item === undefined || item.name.trim() === '') {
    take(draft, { kind: 'fault', message: refuse.noName }, line, '');
    return;
  }
  const { name, weight, raw } = item;
  if (typeof weight === 'string') {
    take(draft, amountOf(name, weight.trim(), '', undefined, false), line, `${name} ${weight}`, raw);
  } else if (weight === undefined || !Number.isFinite(weight) || weight < 0) {
    take(draft, { kind: 'fault', message: refuse.badWeight(shown(name)) }, line, name);
  } else {
    const quantity: Quantity = { value: weight, unit: GRAM, written: String(weight), thousands: false };
    take(draft, { kind: 'item', name, quantity, leads: false }, line, name, raw);
  }
}
