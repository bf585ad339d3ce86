import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { has, root, run } from './run.mjs';

const STAMP = `${root}node_modules/.obrador-installed`;

/** Installs the packages of the lockfile, unless that very lockfile is what is installed. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  // No package needs its install script: what they would build or fetch comes as an optional package per platform.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, ...args]);
  else run('npm', args);
  writeFileSync(STAMP, lock);
}

/** Programs the tests drive for real, with the Debian package each comes in. */
const PROGRAMS = {
  'chromium-headless-shell': ['chromium-headless-shell', 'fonts-liberation'],
  'redis-server': ['redis-server'],
  nginx: ['nginx-light'],
  postgres: ['postgresql'],
};
/** Those only the exhaustive tests drive: the generator of a client in Python, and Python. */
const PROGRAMS_OF_LONG = { java: ['default-jre-headless'], python3: ['python3', 'python3-pip'] };

/** Where Debian keeps programs that are not in the path. */
function places() {
  const postgres = '/usr/lib/postgresql';
  const versions = existsSync(postgres) ? readdirSync(postgres) : [];
  return ['/usr/sbin', ...versions.map((version) => `${postgres}/${version}/bin`)];
}

/** Installs the programs the tests need where they are missing (Debian and its kin). */
export function installPrograms() {
  const needed = { ...PROGRAMS, ...(process.env.OBRADOR_TEST === 'long' && PROGRAMS_OF_LONG) };
  const missing = Object.keys(needed).filter(
    (program) => !has(program) && !places().some((folder) => existsSync(`${folder}/${program}`)),
  );
  if (missing.length === 0) return;
  if (!has('apt-get')) {
    console.error(`Missing for the tests: ${missing.join(', ')}. Install them with the system's package manager.`);
    process.exit(1);
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const packages = missing.flatMap((program) => needed[program]);
  const [command, ...before] = [...asRoot, 'apt-get'];
  const apt = (...args) => run(command, [...before, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
