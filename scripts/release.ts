/**
 * `npm run release -- 2.1.0`: puts the fragments of `changelog.d/` together into both changelogs and writes the version
 * into every package. Committing and tagging stay with whoever releases.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Fragment, LANGUAGES, readFragment, withRelease } from './release/fragments.ts';

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

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(root + file, change(readFileSync(root + file, 'utf8')));

const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const fragments: Fragment[] = names.sort().map((name) => readFragment(name, readFileSync(folder + name, 'utf8')));
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
