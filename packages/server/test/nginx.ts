import { once } from 'node:events';
import { request } from 'node:https';
import { onTestFinished } from 'vitest';
import { type Nginx, startNginx } from '../../../scripts/load/nginx.ts';
import { FORMULA } from './helpers.ts';
import { until } from './process.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

export async function behindNginx(upstreams: readonly [number, number]): Promise<number> {
  return (await nginxBefore(upstreams)).port;
}

export async function nginxBefore(upstreams: readonly [number, number]): Promise<Nginx> {
  const nginx = await startNginx(upstreams);
  const { process: child, port } = nginx;
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  await until(() =>
    ask(port, 'GET', '/healthz').then(
      () => true,
      () => false,
    ),
  );
  return nginx;
}

export function ask(
  port: number,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: 'obrador.example', ...headers },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const BODY = JSON.stringify(FORMULA);
