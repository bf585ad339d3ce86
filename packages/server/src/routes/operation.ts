import type * as engineSchemas from '@obrador/engine/schemas';
import type { TSchema } from 'typebox';
import { keptPromise } from './kept.ts';

/** The schemas of all that is asked and answered. */
export type Schemas = typeof engineSchemas;

/** Loaded when a document or a strict reading first asks for them: with TypeBox they would be 30 ms of the start. */
export const loadSchemas = keptPromise((): Promise<Schemas> => import('@obrador/engine/schemas'));

export type ErrorStatus = '400' | '404' | '413' | '422' | '429' | '500' | '503';

export interface Parameter {
  readonly name: string;
  readonly description: string;
  /** In JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string | number;
  /** Of the query: there is no answer without it. */
  readonly required?: true;
}

/** The groups of operations, as the document shows them. */
export const TAGS = {
  Equilibrado: 'Analiza una fórmula: parámetros, rangos, veredicto o categoría y correcciones.',
  Creación: 'De un deseo, una fórmula con algo de más o una etiqueta, a fórmulas que cumplen lo que pide su tipo.',
  Etiqueta: 'Lista de ingredientes, alérgenos y tabla nutricional de una fórmula.',
  Cuadernos: 'Recetarios compartidos: registros cifrados que el servicio guarda sin poder leerlos.',
  Consulta: 'Qué se puede pedir: operaciones, tipos con sus rangos y fuentes, y catálogos de ingredientes.',
} as const;

/** Headers that only some answers have, as the document calls them. */
export type AnswerHeader = 'LinkPages' | 'LinkLicense' | 'Checksum';

/** What `/openapi.json` says of a route. A route that carries one in its `config` is in the document. */
export interface Operation {
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** Parts of the address that vary. */
  readonly path?: readonly Parameter[];
  readonly query?: readonly Parameter[];
  /** Asks for the token of a notebook. */
  readonly token?: true;
  readonly request?: { readonly schema: (all: Schemas) => TSchema; readonly example: unknown };
  readonly response: {
    readonly description: string;
    readonly schema: (all: Schemas) => TSchema;
    /** Computed, at the latest when a document is first asked for, so that it is what the service really answers. */
    readonly example: () => unknown;
    /** Its media type, where it is no JSON. */
    readonly media?: string;
    /** Headers of the answer that tell something of their own, by their name in the document. */
    readonly headers?: Readonly<Record<string, AnswerHeader>>;
    /** It takes no time, and tells how this service is set up: never kept from the build. */
    readonly live?: true;
  };
  readonly errors: readonly ErrorStatus[];
}

/** «/api/despensa/:id» as documents write it: «/api/despensa/{id}». */
export function documented(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** How anything that is only read may be refused: the address itself, and floods. */
export const READING_ERRORS: readonly ErrorStatus[] = ['400', '429', '500'];

/** Searches may be shed as well, since they cost more. */
export const SEARCH_ERRORS: readonly ErrorStatus[] = [...READING_ERRORS, '503'];
