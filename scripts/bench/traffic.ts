import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Traffic {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx, and connections that failed. */
  readonly errors: number;
}

const CONNECTIONS = 32;

function hasWrk(): boolean {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // It prints its version and leaves with status 1.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

export const GENERATOR = hasWrk() ? 'wrk' : 'autocannon';

/** Posts a body over and over for some seconds. */
export async function traffic(url: string, body: string, seconds: number): Promise<Traffic> {
  return GENERATOR === 'wrk' ? wrk(url, body, seconds) : cannon({ url, body, duration: seconds });
}

/** Posts bodies in turn a number of times. */
export async function requests(
  url: string,
  bodies: readonly string[],
  amount: number,
  connections = CONNECTIONS,
): Promise<Traffic> {
  return cannon({ url, requests: bodies.map((body) => ({ body })), amount, connections });
}

type Cannonade = Pick<autocannon.Options, 'url' | 'body' | 'requests' | 'duration' | 'amount' | 'connections'>;

async function cannon(options: Cannonade): Promise<Traffic> {
  const result = await autocannon({
    connections: CONNECTIONS,
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  };
}

async function wrk(url: string, body: string, seconds: number): Promise<Traffic> {
  const script = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'post.lua');
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = ${JSON.stringify(body)}\n`,
  );
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const time = (percent: number) => {
    const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  };
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time(50),
    p99: time(99),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + number(/connect (\d+)/),
  };
}
