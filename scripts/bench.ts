/**
 * `npm run bench [section …] [-- --of directory] [--check] [--keep release]`: what the product costs, in processor time and
 * against references measured in turn. `--of` measures a built release beside this checkout, in processes in turn, and
 * compares with it, not with bench/baseline.json; each is measured twice, and what parts its own two runs is the noise.
 * `--check` fails where a ratio is over 15 % worse and beyond the noise; `--keep` writes the figures down as that release's.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './bench/process.ts';
import {
  baselineOf,
  type Figure,
  isWorse,
  keepBaseline,
  leastOf,
  PROCESSOR,
  print,
  readBaseline,
} from './bench/report.ts';
import { SECTIONS } from './bench/sections.ts';
import { type Subject, subjectIn } from './bench/subject.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, of: { type: 'string' }, keep: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}

const TSX = [`${root}node_modules/tsx/dist/cli.mjs`, '--conditions=obrador-source'];

function measure(section: string, { directory }: Subject): Figure[] {
  const args = [...TSX, `${root}scripts/bench/section.ts`, section, directory];
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio }));
}

const here = subjectIn();
const release = values.of === undefined ? undefined : subjectIn(values.of);
const figures: Figure[] = [];
const former: Figure[] = [];
for (const section of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  console.error(`Measuring: ${section}`);
  if (release === undefined) {
    figures.push(...measure(section, here));
    continue;
  }
  const turns = [release, here, release, here].map((subject) => ({ subject, seen: measure(section, subject) }));
  const of = (subject: Subject) => leastOf(turns.filter((turn) => turn.subject === subject).map(({ seen }) => seen));
  figures.push(...of(here));
  former.push(...of(release));
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
