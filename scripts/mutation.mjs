/**
 * `npm run mutation [-- craft…]`: changes the calculation modules of the engine one expression at a time and counts how
 * many of the changes the tests notice. Exits with 1 when a craft stays below the threshold.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { generateData } from './build.mjs';
import { root } from './lib/run.mjs';

const { mutate, thresholds } = JSON.parse(readFileSync(`${root}stryker.config.json`, 'utf8'));
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const REPORTS = `${root}reports/mutation`;
/** Where Stryker leaves its report. */
const LATEST = `${REPORTS}/mutation.json`;
const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

const asked = process.argv.slice(2);
const crafts = mutate.map((pattern) => /src\/(\w+)\//.exec(pattern)[1]);
const unknown = asked.filter((name) => !crafts.some((craft) => name === craft || name.startsWith(`${craft}/`)));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${crafts.join(', ')}, or one module: helado/freezing.`);
  process.exit(2);
}

/** «…/{a,b}.ts» → «…/a.ts,…/b.ts»: the command line of Stryker takes commas for its own. */
function expand(pattern) {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern);
  return names
    .split(',')
    .map((name) => before + name + after)
    .join(',');
}

/** Runs Stryker over the modules of one craft, or over one module («helado/freezing»), and returns the counts per file. */
function mutateCraft(name) {
  const [craft, module] = name.split('/');
  const files = module ? `packages/engine/src/${name}.ts` : expand(mutate[crafts.indexOf(craft)]);
  const concurrency = String(Math.max(1, availableParallelism() - 1));
  rmSync(LATEST, { force: true });
  // A process for each craft: Stryker does not run twice in one. The status is read from the report.
  spawnSync(process.execPath, [STRYKER, 'run', '--mutate', files, '--concurrency', concurrency], {
    cwd: root,
    stdio: 'inherit',
    // Read by vitest.mutation.config.ts: only the tests of the craft run.
    env: { ...process.env, MUTATION_CRAFT: craft },
  });
  if (!existsSync(LATEST)) {
    console.error(`Stryker gave no report for ${name}`);
    process.exit(1);
  }
  const kept = `${REPORTS}/${name.replace('/', '-')}.json`;
  renameSync(LATEST, kept);
  return countsOf(JSON.parse(readFileSync(kept, 'utf8')));
}

function countsOf({ files }) {
  return Object.entries(files).map(([path, { mutants }]) => ({
    module: path.replace(/^packages\/engine\/src\/|\.ts$/g, ''),
    killed: mutants.filter(({ status }) => KILLED.has(status)).length,
    alive: mutants.filter(({ status }) => ALIVE.has(status)).length,
  }));
}

function total(module, counts) {
  const add = (key) => counts.reduce((sum, each) => sum + each[key], 0);
  return { module, killed: add('killed'), alive: add('alive') };
}

const percent = ({ killed, alive }) => (100 * killed) / Math.max(1, killed + alive);

function line(count) {
  const { module, killed, alive } = count;
  return `${module.padEnd(26)} ${percent(count).toFixed(1).padStart(6)} %   ${killed} of ${killed + alive}`;
}

generateData();
mkdirSync(REPORTS, { recursive: true });
const scores = [];
const lines = [];
for (const name of asked.length > 0 ? asked : crafts) {
  const counts = mutateCraft(name);
  const score = total(name, counts);
  scores.push(score);
  lines.push(...counts.map(line), `= ${line(score)}`, '');
}
const text = `Mutants killed\n\n${lines.join('\n')}\n${line(total('in all', scores))}\n`;
writeFileSync(`${REPORTS}/score.txt`, text);
console.log(`\n${text}`);
const low = scores.filter((score) => percent(score) < thresholds.break);
for (const { module } of low) console.error(`${module} is below ${thresholds.break} %`);
process.exitCode = low.length > 0 ? 1 : 0;
