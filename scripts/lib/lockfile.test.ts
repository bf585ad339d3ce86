import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from './long.ts';
import { root } from './run.mjs';

interface Entry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
const entries = Object.entries(packages);

/** Whether a package finds another one from where it stands, as Node looks for it. */
function finds(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

describe('the lockfile', () => {
  test('names no registry, and every package by its digest', () => {
    for (const [path, { resolved, integrity, link }] of entries) {
      if (!path.includes('node_modules/') || link) continue;
      expect([path, resolved, typeof integrity]).toEqual([path, undefined, 'string']);
    }
  });

  test('holds every package another asks for, the binaries of every platform included', () => {
    const missing = entries.flatMap(([path, { dependencies, devDependencies, optionalDependencies, link }]) => {
      if (link) return [];
      const own = path.includes('node_modules/') ? {} : devDependencies;
      const names = Object.keys({ ...dependencies, ...optionalDependencies, ...own });
      return names.filter((name) => !finds(path, name)).map((name) => `${path} → ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('npm ci, from the lockfile alone, without a registry', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'obrador-ci-'));
    for (const file of ['package.json', 'package-lock.json', ...manifests()]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      copyFileSync(root + file, join(folder, file));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ci = (...options: string[]) => {
    const args = ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath;
    const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
    const { status, stdout, stderr } = spawnSync(command, [...before, ...args, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    return [...stdout.matchAll(/^add (\S+) /gm)].map(([, name]) => name!);
  };

  const platforms = [
    ['linux', 'x64', '@biomejs/cli-linux-x64'],
    ['linux', 'arm64', '@rolldown/binding-linux-arm64-gnu'],
    ['darwin', 'arm64', '@biomejs/cli-darwin-arm64'],
    ['win32', 'x64', '@rollup/rollup-win32-x64-msvc'],
  ] as const;

  test.each(sampled(platforms, 4))('on %s %s it would install %s too', (os, cpu, binary) => {
    expect(ci(`--os=${os}`, `--cpu=${cpu}`)).toContain(binary);
  });

  test('for production it installs fewer than forty packages, none of which runs a script', () => {
    const names = ci('--omit=dev');
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(40);
    const scripted = names.filter((name) => packages[`node_modules/${name}`]?.hasInstallScript);
    expect(scripted).toEqual([]);
  });
});

function manifests(): string[] {
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  return workspaces.map((path) => `${path}/package.json`);
}
