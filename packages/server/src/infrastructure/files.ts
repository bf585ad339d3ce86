import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../guards/headers.ts';
import type { Encoding } from './compression.ts';
import { createDocument, type Document, HTML_TYPE, REVALIDATE, sendDocument } from './document.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files that carry a policy of their own: pages, and scripts run as workers. */
const OWN_POLICY = /^text\/(html|javascript)/;

/** Suffixes of the precompressed files the build leaves beside each. */
const PRECOMPRESSED: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', zstd: '.zst' };

/** Names that carry a digest of the content («index-Bx3k9Lq2.js») never change what they hold. */
const HASHED = /[.-][\w-]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface FileOptions {
  /** For pages and scripts. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the text of a page before it is kept. */
  readonly rewrite?: ((page: string) => string) | undefined;
}

/** Sends a file that is served. */
export type SendFile = (request: FastifyRequest, reply: FastifyReply) => void;

/** Where files are looked for that have no route of their own. */
export const ANY_FILE = '/*';

/** One route for all files: one for each would be a tenth of what the service takes to start. */
export function fileRoute(app: FastifyInstance): void {
  app.get(ANY_FILE, (request, reply) => app.files.get(fileAsked(request)!)!(request, reply));
}

/** The address of the file that a request wants which came by `ANY_FILE`; undefined for any other. */
function fileAsked({ params }: FastifyRequest): string | undefined {
  const { '*': rest } = params as { readonly '*'?: string };
  return rest === undefined ? undefined : `/${rest}`;
}

/** Whether neither a route nor a file is at the address of a request. */
export function leadsNowhere(request: FastifyRequest): boolean {
  if (request.is404) return true;
  const asked = fileAsked(request);
  return asked !== undefined && !request.server.files.has(asked);
}

/** Serves a file at an address; at one with a part that varies by a route of its own. */
export function addFile(app: FastifyInstance, path: string, send: SendFile): void {
  if (path.includes('/:')) app.get(path, send);
  else app.files.set(path, send);
}

/** Serves a folder from a table: no path that is sent reaches the file system. */
export function files(
  app: FastifyInstance,
  folder: string,
  pathOf: (file: string) => string | undefined,
  { headers = PAGE_HEADERS, rewrite }: FileOptions = {},
): void {
  for (const file of list(folder)) {
    const type = TYPES[extname(file)];
    const path = pathOf(file);
    if (type === undefined || path === undefined) continue;
    const cacheControl = file.startsWith('assets/') && HASHED.test(file) ? IMMUTABLE : REVALIDATE;
    let document: Document | undefined;
    const send: SendFile = (request, reply) => {
      document ??= readDocument(join(folder, file), type, rewrite);
      if (OWN_POLICY.test(type)) reply.headers(headers);
      sendDocument(request, reply, document, cacheControl);
    };
    addFile(app, path, send);
  }
}

/** Read at first use and kept: the whole web application is smaller than one photograph. */
function readDocument(file: string, type: string, rewrite: FileOptions['rewrite']): Document {
  const body = readFileSync(file);
  if (rewrite !== undefined && type === HTML_TYPE) return createDocument(type, rewrite(body.toString()));
  const plain = createDocument(type, body);
  const made: { [encoding in Encoding]?: Buffer | undefined } = {};
  const encoded: Document['encoded'] = (encoding) => {
    const path = file + PRECOMPRESSED[encoding];
    made[encoding] ??= existsSync(path) ? readFileSync(path) : plain.encoded(encoding);
    return made[encoding];
  };
  return { ...plain, encoded };
}

/** Paths of all files under a folder, with slashes; nothing when the folder is not there. */
function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, entry))
    .sort();
}

function relative(folder: string, entry: Dirent): string {
  return join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The files that are served, by their addresses. */
    files: Map<string, SendFile>;
  }
}
