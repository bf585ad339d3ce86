/**
 * `npm run evidence`: measures the judgement by evidence, prints it and keeps it for the conformance page;
 * `-- gather` first keeps the formulas that corpus and rounds have more.
 */
import { writeFileSync } from 'node:fs';
import { gather } from './gather.ts';
import { measure } from './measure.ts';

if (process.argv.includes('gather')) gather();
const measured = measure();
console.log(JSON.stringify(measured, null, 2));
writeFileSync(new URL('../../data/evidencia/medida.json', import.meta.url), `${JSON.stringify(measured, null, 1)}\n`);
