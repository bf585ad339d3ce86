import { CRAFT_IDS, type CraftId, isObject, type PerCraft } from '../crafts/engine.ts';
import { type Batch, isBatch } from './batch-record.ts';
import { isLabel, type Label } from './label.ts';
import {
  type PlanRecord,
  type PriceListRecord,
  type ProductionRecord,
  WORKSHOP_CHECKS,
  type Workshop,
} from './workshop-records.ts';

export { BATCH_KINDS, type Batch, type BatchKind, isBatch } from './batch-record.ts';

/** Version of the shape of every record. A record with a higher one was written by a newer Obrador. */
export const SCHEMA = 1;

export const STORES = [
  'recetas',
  'versiones',
  'anotaciones',
  'borradores',
  'ingredientes',
  'precios',
  'fotos',
  'ajustes',
  'apartados',
  'planes',
  'producciones',
  'tarifas',
] as const;
export type StoreName = (typeof STORES)[number];

/** Composition, price or role of an ingredient of one's own, in the wire fields of its craft. */
export type OwnFields = Readonly<Record<string, number | string>>;

export interface ContentLine {
  readonly nombre: string;
  readonly gramos: number | null;
  readonly propio?: OwnFields;
  readonly etiqueta?: Label;
  /** Identifier of the recipe this line stands for: a base, a praliné, a poolish. */
  readonly receta?: string;
  /** Identifier of the version of it that was used. */
  readonly version?: string;
  /** That version as it was: a later one of the recipe does not change this formula. */
  readonly formula?: Formula;
  /** The grams were estimated from a household measure, and nobody confirmed them yet. */
  readonly aprox?: true;
  readonly fijo?: true;
  readonly min?: number;
  readonly max?: number;
}

/** What a recipe that is an ingredient of another was when it was put there. */
export interface Formula {
  readonly oficio: CraftId;
  readonly tipo: string;
  readonly ingredientes: readonly ContentLine[];
  /** Water lost in oven or pot, % of what is weighed; unsaid, its type’s. */
  readonly perdida?: number;
}

/** A recipe as it is kept and as it travels in a copy. */
export interface Content {
  readonly oficio: CraftId;
  readonly tipo: string;
  readonly titulo: string;
  readonly ingredientes: readonly ContentLine[];
  readonly lote?: Batch;
  /** How it is made and what it costs beyond its ingredients. */
  readonly taller?: Workshop;
}

interface Kept {
  readonly v: number;
  readonly id: string;
}

/** What may change about a recipe; all it ever was is in its versions. */
export interface Head extends Kept {
  readonly etiquetas: readonly string[];
  readonly favorita: boolean;
  readonly creada: number;
  readonly usada: number;
  /** When it was thrown away; null while it is in the book. */
  readonly papelera: number | null;
}

/** A recipe as it was at one save. Written once, never again. */
export interface Version extends Kept {
  readonly receta: string;
  readonly creada: number;
  /** The version it was made from; null for the first. */
  readonly anterior: string | null;
  /** Versions made beside that one, which it takes the place of too. */
  readonly junta?: readonly string[];
  readonly nota: string;
  readonly contenido: Content;
}

/** What is measured of a product: °C but for `humedad` (%), `rendimiento` (g), `tacto` (1 to 5) and `dureza` (1 to 10). */
export type Measure =
  | 'aw'
  | 'humedad'
  | 'brix'
  | 'rendimiento'
  | 'tacto'
  | 'dureza'
  | 'extraccion'
  | 'temperatura'
  | 'temperaturaHarina'
  | 'temperaturaAguaUsada'
  | 'temperaturaAmbiente'
  | 'temperaturaPrefermento';
export type Measures = Readonly<Partial<Record<Measure, number>>>;

/** What was noted and measured of a version. Written once; the newest of a version counts. */
export interface Annotation extends Kept {
  readonly receta: string;
  readonly version: string;
  readonly creada: number;
  readonly nota: string;
  readonly medidas: Measures;
}

/** Work not saved yet: one per recipe and tab, so that no tab writes over the work of another. */
export interface Draft extends Kept {
  readonly receta: string;
  readonly pestana: string;
  readonly base: string | null;
  readonly modificada: number;
  readonly contenido: Content;
}

/** One ingredient of one's own for every craft: its label, and what single crafts want to know besides. */
export interface OwnRecord extends Kept {
  readonly nombre: string;
  readonly etiqueta?: Label;
  readonly oficios: PerCraft<OwnFields>;
  /** Identifier of the picture of its label. */
  readonly foto?: string;
  readonly modificado: number;
  readonly papelera: number | null;
}

export interface PriceRecord extends Kept {
  readonly oficio: CraftId;
  readonly nombre: string;
  /** Null when it was taken back: the price of the catalogue counts again. */
  readonly precio: number | null;
  readonly modificado: number;
}

export interface Photo extends Kept {
  readonly tipo: string;
  /** In base64. */
  readonly datos: string;
}

export interface Setting extends Kept {
  readonly valor: unknown;
}

/** Something that could not be read, exactly as it was found. */
export interface Aside extends Kept {
  readonly origen: string;
  readonly creado: number;
  readonly texto: string;
}

export interface Records {
  readonly recetas: Head;
  readonly versiones: Version;
  readonly anotaciones: Annotation;
  readonly borradores: Draft;
  readonly ingredientes: OwnRecord;
  readonly precios: PriceRecord;
  readonly fotos: Photo;
  readonly ajustes: Setting;
  readonly apartados: Aside;
  readonly planes: PlanRecord;
  readonly producciones: ProductionRecord;
  readonly tarifas: PriceListRecord;
}

export type AnyRecord = Records[StoreName];

/** A record, and where it belongs. */
export interface Shelved {
  readonly store: StoreName;
  readonly record: AnyRecord;
}

/** A record of a store, or null when it is none that this version of Obrador can read. */
export function readRecord<S extends StoreName>(store: S, value: unknown): Records[S] | null {
  return isRecord(store, value) ? value : null;
}

function isRecord<S extends StoreName>(store: S, value: unknown): value is Records[S] {
  return isObject(value) && value.v === SCHEMA && typeof value.id === 'string' && CHECKS[store](value);
}

/** True when a newer version of Obrador wrote it. */
export function isNewer(value: unknown): boolean {
  return isObject(value) && typeof value.v === 'number' && value.v > SCHEMA;
}

type Check = (value: Record<string, unknown>) => boolean;

const CHECKS: Readonly<Record<StoreName, Check>> = {
  recetas: ({ etiquetas, favorita, creada, usada, papelera }) =>
    isTexts(etiquetas) && typeof favorita === 'boolean' && isTime(creada) && isTime(usada) && orNull(papelera, isTime),
  versiones: ({ receta, creada, anterior, junta, nota, contenido }) =>
    isText(receta) &&
    isTime(creada) &&
    orNull(anterior, isText) &&
    (junta === undefined || isTexts(junta)) &&
    isText(nota) &&
    isContent(contenido),
  anotaciones: ({ receta, version, creada, nota, medidas }) =>
    isText(receta) && isText(version) && isTime(creada) && isText(nota) && isNumbers(medidas),
  borradores: ({ receta, pestana, base, modificada, contenido }) =>
    isText(receta) && isText(pestana) && orNull(base, isText) && isTime(modificada) && isContent(contenido),
  ingredientes: ({ nombre, etiqueta, oficios, modificado, papelera }) =>
    isText(nombre) &&
    (etiqueta === undefined || isLabel(etiqueta)) &&
    isObject(oficios) &&
    Object.values(oficios).every(isFields) &&
    isTime(modificado) &&
    orNull(papelera, isTime),
  precios: ({ oficio, nombre, precio, modificado }) =>
    isCraft(oficio) && isText(nombre) && orNull(precio, isAmount) && isTime(modificado),
  fotos: ({ tipo, datos }) => isText(tipo) && isText(datos),
  ajustes: () => true,
  apartados: ({ origen, creado, texto }) => isText(origen) && isTime(creado) && isText(texto),
  ...WORKSHOP_CHECKS,
};

export function isContent(value: unknown): value is Content {
  if (!isObject(value)) return false;
  const { oficio, tipo, titulo, ingredientes, lote, taller } = value;
  return (
    isCraft(oficio) &&
    isText(tipo) &&
    isText(titulo) &&
    Array.isArray(ingredientes) &&
    ingredientes.every((line) => isContentLine(line)) &&
    (lote === undefined || isBatch(lote)) &&
    (taller === undefined || isObject(taller))
  );
}

/** As many recipes one inside another as the engine takes (engine/src/craft/nesting.ts). */
export const MAX_DEPTH = 6;

function isContentLine(value: unknown, depth = 0): boolean {
  if (!isObject(value)) return false;
  const { nombre, gramos, propio, etiqueta, receta, version, formula, aprox, fijo, min, max } = value;
  return (
    isText(nombre) &&
    orNull(gramos, isAmount) &&
    (propio === undefined || isFields(propio)) &&
    (etiqueta === undefined || isLabel(etiqueta)) &&
    (receta === undefined || isText(receta)) &&
    (version === undefined || isText(version)) &&
    (formula === undefined || isFormula(formula, depth + 1)) &&
    (aprox === undefined || aprox === true) &&
    (fijo === undefined || fijo === true) &&
    (min === undefined || isAmount(min)) &&
    (max === undefined || isAmount(max))
  );
}

export function isFormula(value: unknown, depth = 1): value is Formula {
  if (depth > MAX_DEPTH || !isObject(value)) return false;
  const { oficio, tipo, ingredientes, perdida } = value;
  return (
    isCraft(oficio) &&
    isText(tipo) &&
    Array.isArray(ingredientes) &&
    ingredientes.every((line) => isContentLine(line, depth)) &&
    (perdida === undefined || isAmount(perdida))
  );
}

function isCraft(value: unknown): value is CraftId {
  return CRAFT_IDS.some((id) => id === value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNumbers(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isAmount);
}

function isFields(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((field) => isText(field) || isAmount(field));
}

/** The farthest moments a calendar can tell (ECMA-262, time values). */
const LAST_MOMENT = 8.64e15;

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
}

function orNull(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === null || check(value);
}
