import { CRAFT_IDS, type CraftId, isObject } from '../crafts/engine.ts';
import { isBatch } from './batch-record.ts';
import { isLabel } from './label.ts';
import { type Content, type Formula, type Records, SCHEMA, type StoreName } from './records.ts';
import { isTime } from './time.ts';
import { WORKSHOP_CHECKS } from './workshop-records.ts';

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

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isNumbers(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isAmount);
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

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isFields(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((field) => isText(field) || isAmount(field));
}

function orNull(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === null || check(value);
}
