/**
 * `npm run bench [section …] [-- --of directory] [--check] [--keep release]`: what the product costs, in processor time and
 * against references measured in turn. `--of` measures a built release beside this checkout and compares with it, not
 * with bench/baseline.json; `--check` fails where a ratio is over 15 % worse; `--keep` writes the figures down as that release's.
 */
import { parseArgs } from 'node:util';
import { balancerFigures } from './bench/balancer.ts';
import { corpusFigures } from './bench/corpus.ts';
import { engineFigures } from './bench/engine.ts';
import { httpFigures, memoryFigures } from './bench/http.ts';
import { labelFigures } from './bench/label.ts';
import { packageFigures } from './bench/package.ts';
import { peerFigures } from './bench/peers.ts';
import { baselineOf, type Figure, isWorse, keepBaseline, PROCESSOR, print, readBaseline } from './bench/report.ts';
import { startFigures } from './bench/start.ts';
import { type Subject, subjectIn } from './bench/subject.ts';
import { unseenFigures } from './bench/unseen.ts';
import { webFigures } from './bench-web.ts';
import { browserProgram } from './lib/browser.mjs';

async function web(): Promise<Figure[]> {
  if (browserProgram() !== undefined) return webFigures();
  return [{ name: 'web: left out', value: 'Chromium is not installed' }];
}

type Section = (subject: Subject) => Figure[] | Promise<Figure[]>;

/** What is felt comes first. */
const SECTIONS: Readonly<Record<string, Section>> = {
  unseen: unseenFigures,
  corpus: corpusFigures,
  package: packageFigures,
  engine: engineFigures,
  balancer: balancerFigures,
  label: labelFigures,
  start: startFigures,
  http: httpFigures,
  memory: memoryFigures,
  peers: peerFigures,
  web,
};
/** These measure this checkout, whatever else is measured. */
const ONLY_HERE = ['peers', 'web'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, of: { type: 'string' }, keep: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}

const here = subjectIn();
const release = values.of === undefined ? undefined : subjectIn(values.of);
const figures: Figure[] = [];
const former: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  console.error(`Measuring: ${name}`);
  const section = SECTIONS[name]!;
  figures.push(...(await section(here)));
  if (release && !ONLY_HERE.includes(name)) former.push(...(await section(release)));
}

console.log(`${PROCESSOR}; processor time, least of many rounds; commit ${here.commit}\n`);
const baseline = release ? baselineOf(release, former) : readBaseline();
print(figures, baseline);
if (values.keep) keepBaseline({ ...(release ? baseline : baselineOf(here, figures)), release: values.keep });
const worse = figures.filter((figure) => isWorse(figure, baseline));
if (values.check && worse.length > 0) {
  console.error(
    `\n${worse.length} of ${figures.length} figures are over 15 % worse than in release ${baseline.release}.`,
  );
  process.exitCode = 1;
}
