import { parseNumber } from '../intake/number.ts';
import { priceListTexts } from './texts.gen.ts';

/** A price of a list, from a day on. */
export interface ListedPrice {
  readonly name: string;
  /** EUR per kg. */
  readonly price: number;
  /** «2026-11-15»; null when the row says none. */
  readonly date: string | null;
}

/** A line of a price list that could not be read, and why. */
export interface PriceListFault {
  /** Counted from 1, as a spreadsheet does. */
  readonly row: number;
  readonly text: string;
}

/** A price list as read, with the lines that could not be. */
export interface PriceList {
  readonly prices: readonly ListedPrice[];
  readonly faults: readonly PriceListFault[];
}

/** Words by which a heading is known, without capitals or accents. */
const HEADINGS = {
  name: ['ingrediente', 'producto', 'articulo', 'nombre', 'descripcion', 'materia prima'],
  price: ['precio', '€/kg', 'eur/kg', 'euros/kg', 'precio kg', 'precio/kg', 'precio por kilo', 'importe'],
  date: ['fecha', 'desde', 'vigente desde', 'valido desde'],
} as const;
type Column = keyof typeof HEADINGS;
type Columns = Readonly<Record<Column, number>>;

/** Without headings: name, price, date. */
const USUAL: Columns = { name: 0, price: 1, date: 2 };

/** Largest price that is taken for one; saffron of La Mancha stays below. */
const MAX_PRICE = 20_000;

/** Reads a price list as a spreadsheet writes it: semicolons, commas or tabs, with headings or without. */
export function readPriceList(text: string): PriceList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = separatorOf(lines);
  const rows = lines.map((line) => cellsOf(line, separator));
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  if (first < 0) return { prices: [], faults: [{ row: 1, text: priceListTexts.empty }] };
  const columns = headingsOf(rows[first]!);
  const prices: ListedPrice[] = [];
  const faults: PriceListFault[] = [];
  rows.forEach((cells, index) => {
    if (index < first + (columns ? 1 : 0) || cells.every((cell) => cell === '')) return;
    const read = readRow(cells, columns ?? USUAL);
    if ('fault' in read) faults.push({ row: index + 1, text: read.fault });
    else prices.push(read);
  });
  return { prices, faults };
}

function separatorOf(lines: readonly string[]): string {
  const sample = lines.find((line) => line.trim() !== '') ?? '';
  return [';', '\t', ','].find((mark) => sample.includes(mark)) ?? ';';
}

/** The cells of a line, quotes taken off; a doubled quote inside quotes is one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const mark = line[i]!;
    if (mark === '"' && quoted && line[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (mark === '"') quoted = !quoted;
    else if (mark === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += mark;
  }
  return [...cells, cell.trim()];
}

function headingsOf(cells: readonly string[]): Columns | null {
  const words = cells.map(plain);
  const at = (column: Column) =>
    words.findIndex((word) => HEADINGS[column].some((heading) => word === heading || word.startsWith(`${heading} `)));
  const columns = { name: at('name'), price: at('price'), date: at('date') };
  return columns.name >= 0 && columns.price >= 0 ? columns : null;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[()]/g, '').trim();
}

function readRow(cells: readonly string[], columns: Columns): ListedPrice | { readonly fault: string } {
  const name = unformula(cells[columns.name] ?? '');
  if (name === '') return { fault: priceListTexts.noName };
  const written = cells[columns.price] ?? '';
  const price = parseNumber(written.replace(/€|eur(?:os)?|\/\s*kg/gi, '').trim(), false)?.value;
  if (price === undefined || price > MAX_PRICE) return { fault: priceListTexts.noPrice(name, written) };
  const said = columns.date < 0 ? '' : (cells[columns.date] ?? '');
  const date = said === '' ? null : readDate(said);
  if (said !== '' && date === null) return { fault: priceListTexts.noDate(name, said) };
  return { name, price, date };
}

/** The apostrophe that keeps a spreadsheet from running a name. */
function unformula(text: string): string {
  return /^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

/** «15/11/2026», «15-11-26» or «2026-11-15»; null for no day of the calendar. */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text.trim());
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : spanish
      ? [century(Number(spanish[3])), Number(spanish[2]), Number(spanish[1])]
      : [0, 0, 0];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

function century(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** The price of each name valid on a day: the latest until then. */
export function pricesOn(lists: readonly (readonly ListedPrice[])[], day: string): ReadonlyMap<string, ListedPrice> {
  const current = new Map<string, ListedPrice>();
  for (const entry of lists.flat()) {
    if (entry.date !== null && entry.date > day) continue;
    const key = plain(entry.name);
    const former = current.get(key);
    if (!former || (entry.date ?? '') >= (former.date ?? '')) current.set(key, entry);
  }
  return current;
}
