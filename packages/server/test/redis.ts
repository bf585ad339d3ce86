import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { startRedis } from '../../../scripts/load/redis.ts';
import { type Running, rawConnection, until } from './process.ts';

export interface Redis {
  readonly process: ChildProcess;
  readonly kill: () => Promise<void>;
}

export async function redisOn(port: number): Promise<Redis> {
  const child = await startRedis(port);
  const exited = once(child, 'exit');
  const kill = async () => {
    // A frozen process hears no other signal.
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { process: child, kill };
}

/** One command in Redis's own protocol, and its answer. */
export async function answer(port: number, ...words: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    await once(socket, 'connect');
    socket.write(`${words.join(' ')}\r\n`);
    const [text] = await once(socket, 'data');
    return String(text);
  } finally {
    socket.destroy();
  }
}

/** The first line of the answer: all of it, for most commands. */
export async function command(port: number, ...words: string[]): Promise<string> {
  return (await answer(port, ...words)).split('\r\n')[0]!;
}

/** Waits until as many processes know of each other: each asks now and then how many listen. */
export async function acquainted(port: number, processes: number): Promise<void> {
  const channel = 'obrador:minuto';
  await until(async () => (await answer(port, 'PUBSUB', 'NUMSUB', channel)).includes(`:${processes}\r\n`));
  const { socket, received } = await rawConnection(port);
  socket.write('MONITOR\r\n');
  // Whoever asks again has heard the answer.
  const asked = () => [...received().matchAll(/\[0 (\S+)\] "pubsub" "NUMSUB"/gi)].map(([, address]) => address);
  await until(() => {
    const all = asked();
    return new Set(all.filter((address, i) => all.indexOf(address) < i)).size === processes;
  });
  socket.destroy();
}

export async function metricsOf({ log }: Running): Promise<string> {
  const metrics = log.find((line) => line.metrics !== undefined)?.metrics as string;
  return (await fetch(metrics)).text();
}

/** Waits until all of them count in Redis, or none does. */
export async function shared(servers: readonly Running[], value: 0 | 1): Promise<void> {
  await until(async () => {
    const texts = await Promise.all(servers.map(metricsOf));
    return texts.every((text) => text.includes(`obrador_limiter_shared ${value}\n`));
  });
}

export const paths = (...servers: Running[]) => servers.map(({ url }) => `${url}/api/balance`);

/** However busy the machine, Redis answers within it. */
export const patient = { REDIS_TIMEOUT_MS: '5000' };
