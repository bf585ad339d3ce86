import { createHash } from 'node:crypto';
import { type WholePantry, wholePantry } from '@obrador/engine/despensa';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { createDocument, type Document, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { calculateFor } from './calculation.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';

/** The pantry changes with a release only. */
export const PANTRY_CACHE = 'public, max-age=3600';
const LICENSE = '<https://spdx.org/licenses/MIT.html>; rel="license"';

/** As `sha256sum` prints it, of the file as it is kept: uncompressed. */
export function checksumOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

const HEADERS = { Link: 'LinkLicense', 'X-Checksum-Sha256': 'Checksum' } as const;

/** The pantry with its first food alone, to show what the files look like. */
function firstFood(): WholePantry {
  const pantry = wholePantry();
  return { ...pantry, alimentos: pantry.alimentos.slice(0, 1) };
}

const JSON_FILE: Operation = {
  id: 'despensaEntera',
  tag: 'Consulta',
  summary: 'Despensa: todo en un archivo',
  description:
    'Todos los alimentos con su composición, valores de etiqueta, alérgenos, calidad y fuente. La cabecera «X-Checksum-Sha256» lleva la suma SHA-256 del archivo sin comprimir y «Link», la licencia.',
  response: {
    description: 'La despensa entera.',
    headers: HEADERS,
    schema: ({ WholePantrySchema }) => WholePantrySchema,
    example: firstFood,
  },
  errors: SEARCH_ERRORS,
};

const CSV_FILE: Operation = {
  id: 'despensaCsv',
  tag: 'Consulta',
  summary: 'Despensa: todo en una tabla',
  description:
    'Lo mismo que /api/despensa.json en CSV (RFC 4180): una fila por alimento, decimales con punto y listas con «|».',
  response: {
    description: 'La despensa entera.',
    media: 'text/csv',
    headers: HEADERS,
    schema: () => ({ type: 'string' }),
    example: () => csvOf(firstFood()),
  },
  errors: SEARCH_ERRORS,
};

/** The whole pantry as files to download, the same bytes at every asking. */
export const PANTRY_FILES = [
  {
    path: '/api/despensa.json',
    type: JSON_TYPE,
    operation: JSON_FILE,
    write: (pantry: WholePantry) => JSON.stringify(pantry),
  },
  {
    path: '/api/despensa.csv',
    type: 'text/csv; charset=utf-8; header=present',
    operation: CSV_FILE,
    write: csvOf,
  },
] as const;

export function pantryFiles(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  for (const { path, type, operation, write } of PANTRY_FILES) {
    let kept: Document | undefined;
    const make = () => {
      const content = write(wholePantry());
      const headers = {
        link: LICENSE,
        'x-checksum-sha256': checksumOf(content),
        'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
      };
      return { ...createDocument(type, content), headers };
    };
    app.get(path, { onRequest: [...guards], config: { operation } }, async (request, reply) => {
      kept ??= await calculateFor(app, request)(make);
      sendDocument(request, reply, kept, PANTRY_CACHE);
      return reply;
    });
  }
}

/** A row per food (RFC 4180), decimals with a point, lists with «|» between. */
function csvOf({ alimentos }: WholePantry): string {
  const rows = alimentos.map(({ oficios: _names, ...food }) => Object.fromEntries(cellsOf(food)));
  const head = Object.keys(rows[0] ?? {});
  return [head, ...rows.map((row) => head.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(quoted).join()}\r\n`)
    .join('');
}

/** What stands within another has its name before its own: «etiqueta.sal». */
function cellsOf(food: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(food).flatMap(([field, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? cellsOf(value, `${field}.`)
      : [[prefix + field, [value].flat().join('|')] as const],
  );
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
