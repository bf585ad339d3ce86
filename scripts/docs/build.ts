/** Writes the reference pages of `docs/` and the HTML pages the service shows under /docs. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFTS } from '@obrador/engine';
import { fileOf, htmlPage, pages } from './pages.ts';
import { referencePage } from './reference.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = `${root}packages/server/pages-dist/`;

mkdirSync(`${root}docs/referencia`, { recursive: true });
mkdirSync(target, { recursive: true });
for (const craft of CRAFTS) writeFileSync(`${root}docs/referencia/${craft.id}.md`, referencePage(craft));
for (const page of pages(root)) writeFileSync(target + fileOf(page), htmlPage(page));
for (const file of ['docs.css', 'console.js']) copyFileSync(`${root}scripts/docs/${file}`, target + file);
