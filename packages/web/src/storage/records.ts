import type { CraftId, PerCraft } from '../crafts/engine.ts';
import type { Batch } from './batch-record.ts';
import type { Label } from './label.ts';
import type { PlanRecord, PriceListRecord, ProductionRecord, Workshop } from './workshop-records.ts';

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
