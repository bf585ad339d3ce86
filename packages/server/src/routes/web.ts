import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CRAFT_PAGES } from '@obrador/engine';
import type { FastifyInstance } from 'fastify';
import { addFile, files } from '../infrastructure/files.ts';

/** Places inside the application: each is the same page, which reads its address. */
const PLACES = [...Object.values(CRAFT_PAGES), '/recetario', '/receta/:id', '/plan', '/registro', '/precios'];

const PAGE = 'index.html';
/** The same page as a first visitor finds it, drawn beforehand. */
const FIRST_PAGE = 'portada.html';

/** The web application at `/` when it has been built; otherwise `/` leads to the documentation. */
export function web(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, PAGE))) {
    app.get('/', (_request, reply) => reply.redirect('/docs'));
    return;
  }
  files(app, folder, (file) => `/${file}`);
  // The service worker keeps the page by its file name; people ask for a place.
  const page = app.files.get(`/${PAGE}`)!;
  for (const place of PLACES) addFile(app, place, page);
  addFile(app, '/', app.files.get(`/${FIRST_PAGE}`) ?? page);
}
