import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../src/notebooks/postgres.ts';
import { freePort } from './process.ts';

/** Debian keeps the server's own programs beside each version. */
const DEBIAN = '/usr/lib/postgresql';
const NOBODY = 65_534;

function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions.map((version) => `${DEBIAN}/${version}/bin/${name}`).find(existsSync) ?? name;
}

export interface Postgres {
  readonly url: string;
  /** Falls in the middle of whatever it does, and recovers. */
  readonly fall: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL of its own on a free port, which keeps nothing once it stops; it refuses to run as root. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-pg-'));
  const port = await freePort();
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in as) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(program('initdb'), ['-D', data, '-U', 'obrador', '-A', 'trust', '--no-sync', '-E', 'UTF8'], options);
  const url = `postgres://obrador@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
    const child = spawn(program('postgres'), args, options);
    const exited = once(child, 'exit');
    for (let tries = 0; !(await answers(url)); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Error('PostgreSQL does not answer.');
      await sleep(50);
    }
    return async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
    };
  };
  let end = await start();
  return {
    url,
    fall: async () => {
      await end('SIGQUIT');
      end = await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const sql = await openPostgres(url);
  const answered = await sql.run('select 1').then(
    () => true,
    () => false,
  );
  await sql.close();
  return answered;
}
