/**
 * `npm run release -- 2.1.0`: puts the fragments of `changelog.d/` together into both changelogs and writes the version
 * into every package. Committing and tagging stay with whoever releases.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Fragment, LANGUAGES, readFragment, withRelease } from './release/fragments.ts';
import { movedBetween, type ReleasedData } from './release/moved.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}changelog.d/`;
const CHANGELOGS = { en: 'CHANGELOG.md', es: 'docs/integrar/cambios.md' } as const;

/** Pages that name an archive by its version. */
const NAMING = [
  'packages/server/README.md',
  'packages/engine/README.md',
  'packages/cli/README.md',
  'packages/client/README.md',
  'docs/integrar/servidor.md',
  'docs/integrar/self-hosting.md',
];

const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('npm run release -- <version>, as 2.1.0');
  process.exit(2);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout : undefined;
}

/** The tag of the last release; undefined before the first. */
function lastRelease(): string | undefined {
  return git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim();
}

/** What moved in the data since a release. */
function movedSince(tag: string | undefined): Fragment | undefined {
  if (tag === undefined) return undefined;
  const files = [
    'data/despensa.csv',
    ...readdirSync(`${root}docs/referencia`).map((name) => `docs/referencia/${name}`),
  ];
  const dataOf = (read: (file: string) => string): ReleasedData => {
    const [pantry = '', ...references] = files.map(read);
    return { pantry, references };
  };
  return movedBetween(
    dataOf((file) => git('show', `${tag}:${file}`) ?? ''),
    dataOf((file) => readFileSync(root + file, 'utf8')),
  );
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(root + file, change(readFileSync(root + file, 'utf8')));

const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const written: Fragment[] = names.sort().map((name) => readFragment(name, readFileSync(folder + name, 'utf8')));
const moved = movedSince(lastRelease());
const fragments = moved === undefined ? written : [...written, moved];
if (fragments.length > 0) {
  for (const language of LANGUAGES) {
    edit(CHANGELOGS[language], (text) => withRelease(text, version, fragments, language));
  }
}
for (const name of names) rmSync(folder + name);

const packages = ['packages', 'tools'].flatMap((home) =>
  readdirSync(root + home).map((name) => `${home}/${name}/package.json`),
);
for (const file of ['package.json', ...packages]) {
  edit(file, (text) =>
    text
      .replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`)
      .replace(/("@obrador\/\w+": )"\d+\.\d+\.\d+"/g, `$1"${version}"`),
  );
}
for (const file of NAMING) {
  edit(file, (text) => text.replace(/(obrador-\w+-)\d+\.\d+\.\d+(\.tgz)/g, `$1${version}$2`));
}
const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
