/** A sheet of a workbook: its rows as texts, numbers with a decimal comma. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** More than this no book of recipes weighs, packed or unpacked: it is a trap. */
const MOST = { packed: 20e6, unpacked: 30e6, entries: 2000, columns: 200 };

/** The sheets of an .xlsx (ECMA-376), a zip of XML; null for what is none, is encrypted or is a trap. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[] | null> {
  try {
    if (bytes.length > MOST.packed) return null;
    const open = unzip(bytes);
    const strings = texts(await open('xl/sharedStrings.xml'), 'si').map(written);
    const paths = new Map(
      tags(await open('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
        attribute(tag, 'Id'),
        attribute(tag, 'Target'),
      ]),
    );
    const sheets: Sheet[] = [];
    for (const tag of tags(await open('xl/workbook.xml'), 'sheet')) {
      const path = paths.get(attribute(tag, 'r:id'))?.replace(/^\/?(?:xl\/)?/, 'xl/');
      if (path) sheets.push({ name: decoded(attribute(tag, 'name')), rows: rowsOf(await open(path), strings) });
    }
    return sheets.length === 0 ? null : sheets;
  } catch {
    return null;
  }
}

/** Opens the files of a zip by their name; empty for one that is not there. */
function unzip(bytes: Uint8Array): (name: string) => Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  let end = bytes.length - 22;
  while (u32(end) !== 0x06054b50) end -= 1;
  const files = new Map<string, { readonly method: number; readonly size: number; readonly at: number }>();
  const count = u16(end + 10);
  if (count > MOST.entries) throw new RangeError('too many entries');
  for (let i = 0, at = u32(end + 16); i < count; i++) {
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + u16(at + 28)));
    files.set(name, { method: u16(at + 10), size: u32(at + 20), at: u32(at + 42) });
    at += 46 + u16(at + 28) + u16(at + 30) + u16(at + 32);
  }
  let left = MOST.unpacked;
  return async (name) => {
    const file = files.get(name);
    if (!file) return '';
    const from = file.at + 30 + u16(file.at + 26) + u16(file.at + 28);
    const packed = bytes.slice(from, from + file.size);
    const chunks: Uint8Array[] = [];
    const unpacked = new Blob([packed]).stream();
    const reader = (
      file.method === 0 ? unpacked : unpacked.pipeThrough(new DecompressionStream('deflate-raw'))
    ).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      left -= next.value.length;
      // A small file may hold gigabytes of nothing.
      if (left < 0) throw new RangeError('too large');
      chunks.push(next.value);
    }
    const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    chunks.reduce((at, chunk) => {
      whole.set(chunk, at);
      return at + chunk.length;
    }, 0);
    return new TextDecoder().decode(whole);
  };
}

/** The opening tags of a name, each up to its end. */
function tags(xml: string, name: string): readonly string[] {
  return pieces(xml, name).map((piece) => piece.slice(0, piece.indexOf('>')));
}

/** What each element of a name holds, where none is inside another. */
function texts(xml: string, name: string): readonly string[] {
  return pieces(xml, name).map((piece) => piece.slice(piece.indexOf('>') + 1).split(`</${name}>`)[0]!);
}

const pieces = (xml: string, name: string) => xml.split(new RegExp(`<${name}(?=[\\s/>])`)).slice(1);

const attribute = (tag: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name.toLowerCase()]!;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The letters of a text, whatever its parts look like. */
const written = (xml: string) => decoded(texts(xml, 't').join(''));

function rowsOf(xml: string, strings: readonly string[]): Sheet['rows'] {
  return texts(xml, 'row').map((row) => {
    const cells: string[] = [];
    for (const piece of pieces(row, 'c')) {
      const tag = piece.slice(0, piece.indexOf('>'));
      const at = columnOf(attribute(tag, 'r'), cells.length);
      if (at >= MOST.columns) continue;
      while (cells.length < at) cells.push('');
      cells.push(cellOf(piece, attribute(tag, 't'), strings));
    }
    return cells;
  });
}

/** «AB7» is the 28th; without a place, the next. */
function columnOf(place: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  return letters ? [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1 : next;
}

function cellOf(piece: string, kind: string, strings: readonly string[]): string {
  if (kind === 'inlineStr') return written(piece);
  const value = decoded(texts(piece, 'v')[0] ?? '');
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'str' || value === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? `${Math.round(1e6 * number) / 1e6}`.replace('.', ',') : value;
}
