/** Writes the reference pages of `docs/`, the HTML pages the service shows under /docs, and what goes with them. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFTS } from '@obrador/engine';
import { FONT_FOLDER, FONTS, styleSheet } from './layout.ts';
import { documentsOfService, examplesIn, operationsIn } from './operations.ts';
import { fileOf, htmlPage, indexOfPages, LOST, pages } from './pages.ts';
import { referencePage } from './reference.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = `${root}packages/server/pages-dist/`;

mkdirSync(`${root}docs/referencia`, { recursive: true });
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const craft of CRAFTS) writeFileSync(`${root}docs/referencia/${craft.id}.md`, referencePage(craft));
const documents = await documentsOfService();
const all = pages(root, documents);
for (const page of [...all, LOST]) writeFileSync(target + fileOf(page), htmlPage(page));
writeFileSync(`${target}docs.css`, styleSheet(root));
writeFileSync(`${target}search.json`, JSON.stringify(indexOfPages(all, operationsIn(documents.es))));
writeFileSync(`${target}examples.json`, JSON.stringify(examplesIn(documents.es)));
for (const font of FONTS) copyFileSync(root + FONT_FOLDER + font, target + font);
for (const file of ['console.js', 'search.js']) copyFileSync(`${root}scripts/docs/${file}`, target + file);
