/**
 * `npm run bench [section …] [-- --check] [--of directory] [--keep release]`: what the product costs, in processor time
 * and against references measured in turn. `--check` fails where a ratio is over 15 % worse than the last release's in
 * bench/baseline.json; `--of` measures another built checkout, and `--keep` writes its figures down as that release's.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { balancerFigures } from './bench/balancer.ts';
import { engineFigures } from './bench/engine.ts';
import { httpFigures, memoryFigures } from './bench/http.ts';
import { labelFigures } from './bench/label.ts';
import { peerFigures } from './bench/peers.ts';
import { type Figure, isWorse, keepBaseline, print, readBaseline } from './bench/report.ts';
import { startFigures } from './bench/start.ts';
import { type Subject, subjectIn } from './bench/subject.ts';
import { webFigures } from './bench-web.ts';
import { browserProgram } from './lib/browser.mjs';

async function web(): Promise<Figure[]> {
  if (browserProgram() !== undefined) return webFigures();
  return [{ name: 'web: left out', value: 'Chromium is not installed' }];
}

const SECTIONS: Readonly<Record<string, (subject: Subject) => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  balancer: balancerFigures,
  label: labelFigures,
  start: startFigures,
  http: httpFigures,
  memory: memoryFigures,
  peers: peerFigures,
  web,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, of: { type: 'string' }, keep: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}

const subject = subjectIn(values.of);
const figures: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  console.error(`Measuring: ${name}`);
  figures.push(...(await SECTIONS[name]!(subject)));
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}; processor time, least of many rounds\n`,
);
const baseline = readBaseline();
print(figures, baseline);
if (values.keep) keepBaseline(values.keep, figures);
const worse = figures.filter((figure) => isWorse(figure, baseline));
if (values.check && worse.length > 0) {
  console.error(
    `\n${worse.length} of ${figures.length} figures are over 15 % worse than in release ${baseline.release}.`,
  );
  process.exitCode = 1;
}
