import { parseNumber } from './format.ts';

/** What one of each unit is worth in the first of its row. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { g: 1, gr: 1, gramos: 1, kg: 1000, k: 1000, kilo: 1000, kilos: 1000, mg: 0.001 },
  { l: 1, litro: 1, litros: 1, ml: 0.001, cl: 0.01, dl: 0.1 },
  { '€': 1, eur: 1, euro: 1, euros: 1, cts: 0.01 },
  { '€/kg': 1, '€/k': 1, '€/kilo': 1, '€': 1, eur: 1, euro: 1, euros: 1, cts: 0.01 },
  { '%': 1, 'por ciento': 1 },
  { '°c': 1, ºc: 1, '°': 1, º: 1, c: 1, grados: 1 },
  { min: 1, minuto: 1, minutos: 1, h: 60, hora: 60, horas: 60 },
  { kcal: 1, kj: 1 / 4.184 },
  { cm: 1, mm: 0.1, m: 100 },
  { 'g/ml': 1, 'kg/l': 1, 'g/cc': 1, 'g/cm3': 1 },
  { uds: 1, ud: 1, u: 1, unidades: 1, unidad: 1, piezas: 1, pieza: 1, pzas: 1, moldes: 1, molde: 1, bombones: 1 },
];

/** The unit a label says: «Peso por pieza, g», «Precio (€/kg)», «Casco, % del bombón», «Litros de helado». */
export function unitIn(label: string | undefined): string | undefined {
  const said = /(?:, |\()([^\s,()]+)(?: del? [^,()]+)?\)?$/.exec(label ?? '')?.[1]?.toLowerCase();
  if (said !== undefined) return said;
  const [first = ''] = (label ?? '').toLowerCase().split(' ');
  return first.length > 3 && UNITS.some((units) => Object.hasOwn(units, first)) ? first : undefined;
}

/** «+20 %», «-5 %»: a change of what is there, as a share of it. */
export function changeIn(text: string): number | null {
  const found = /^([+-])\s*([\d.,]+)\s*%$/.exec(text.trim().replace('−', '-'));
  const share = found && parseNumber(found[2]!);
  return share === null ? null : found![1] === '-' ? -share : share;
}

/** What a change of so many per cent makes of a figure; to the hundredth, and finer below one, where it shows. */
export function changed(figure: number, percent: number): number {
  const next = (figure * (100 + percent)) / 100;
  const steps = next < 1 ? 1e4 : 100;
  return Math.round(next * steps) / steps;
}

const TERM = /^([\d.,'’´/\s\u00a0\u202f½¼¾⅓⅔⅛-]+?)\s*([^\d\s.,½¼¾⅓⅔⅛][^\d]*)?$/u;

/** A number as people write it: «4 kg», «22 €», «2+2», «+20 %»; null otherwise. */
export function readFigure(
  text: string,
  unit: string | undefined,
  current: number | null,
  negative: boolean,
  density?: number,
) {
  const clean = text.trim().toLowerCase().replace('−', '-');
  const percent = unit === '%' ? null : changeIn(clean);
  if (percent !== null) return current === null ? null : changed(current, percent);
  const terms = clean.split(/(?<=.)\+/).map((term) => readTerm(term, unit, negative, density));
  return terms.reduce((sum, term) => (sum === null || term === null ? null : tidy(sum + term)), 0);
}

const PER_LITRE = /^€\/l(?:itro)?$/;

/** A price per litre becomes one per kilo only where it is known what a litre weighs. */
function readTerm(term: string, unit: string | undefined, negative: boolean, density?: number): number | null {
  const [, digits = '', word = ''] = TERM.exec(term.trim().replace(/^\+\s*/, '')) ?? [];
  const value = parseNumber(digits, negative);
  if (value === null || word === '') return value;
  const said = word
    .trim()
    .replace(/\.$/, '')
    .replace(/\s*\/\s*/, '/');
  if (unit === '€/kg' && PER_LITRE.test(said)) return density === undefined ? null : tidy(value / density);
  // A field that names no unit counts things.
  const row = UNITS.find((units) => Object.hasOwn(units, said) && Object.hasOwn(units, unit ?? 'uds'));
  if (!row) return null;
  return tidy((value * row[said]!) / row[unit ?? 'uds']!);
}

/** Four decimals: 0.1 + 0.2 stays 0.3. */
function tidy(x: number): number {
  return Math.round(x * 1e4) / 1e4;
}
