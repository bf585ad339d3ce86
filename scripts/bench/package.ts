import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CRAFTS } from '@obrador/engine';
import * as esbuild from 'esbuild';
import { root } from './process.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';

const ROUNDS = 3;
/** Seconds of type-check, with the declarations of the library themselves checked and without; kilobytes of a bundle. */
const MOST = { declarations: 5, use: 1, bundle: 75 };

const USE = `import { analizar, balanceHelado, helado } from '@obrador/engine';
export const pac: number = balanceHelado({ ingredients: [{ name: 'Agua', grams: 1 }] }).params.PAC;
export const good: boolean = analizar(helado, {}).resultado.bueno;
`;

/** What the library costs a program that uses it: its type-check, and one craft in its bundle. */
export async function packageFigures({ engine }: Subject): Promise<Figure[]> {
  const project = mkdtempSync(join(tmpdir(), 'obrador-'));
  mkdirSync(join(project, 'node_modules/@obrador'), { recursive: true });
  symlinkSync(join(dirname(engine), '..'), join(project, 'node_modules/@obrador/engine'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(join(project, 'use.ts'), USE);
  writeFileSync(join(project, 'empty.ts'), 'export {};');
  const empty = typeCheck(project, 'empty.ts', '--skipLibCheck');
  const checked = (name: string, time: number, most: number): Figure => ({
    name: `package: type-check of a program that uses it, ${name}`,
    value: `${time.toFixed(2)} s`,
    aim: `at most ${most} s`,
    met: time <= most,
    ratio: time / empty,
  });
  const sizes = await Promise.all(CRAFTS.map(({ id, operation }) => bundle(project, id, `balance${operation}`)));
  const largest = Math.max(...sizes);
  return [
    checked('declarations included', typeCheck(project, 'use.ts'), MOST.declarations),
    checked('skipLibCheck', typeCheck(project, 'use.ts', '--skipLibCheck'), MOST.use),
    {
      name: 'package: one craft in a bundle, compressed, the largest',
      value: `${largest.toFixed(0)} KB`,
      aim: `at most ${MOST.bundle} KB`,
      met: largest <= MOST.bundle,
      ratio: largest / MOST.bundle,
    },
  ];
}

/** Seconds of processor, the least of some rounds: the shell tells what its children took. */
function typeCheck(project: string, file: string, ...more: readonly string[]): number {
  const options = '--noEmit --strict --module nodenext --target es2023'.split(' ');
  const compiler = [`${root}node_modules/typescript/bin/tsc`, ...options, ...more, file];
  const times = Array.from({ length: ROUNDS }, () => {
    const args = ['-c', '"$0" "$@" >&2 && times', process.execPath, ...compiler];
    const { status, stdout, stderr } = spawnSync('sh', args, { cwd: project, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const [user, system] = [
      ...stdout
        .trim()
        .split('\n')[1]!
        .matchAll(/(\d+)m([\d.]+)s/g),
    ];
    return seconds(user!) + seconds(system!);
  });
  return Math.min(...times);
}

const seconds = ([, minutes, rest]: RegExpExecArray) => 60 * Number(minutes) + Number(rest);

/** Kilobytes of a page's script that balances one formula of a craft. */
async function bundle(project: string, craft: string, balance: string): Promise<number> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `export { ${balance} } from '@obrador/engine/${craft}';`,
      resolveDir: project,
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'neutral',
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]!.text, { level: 9 }).length / 1000;
}
