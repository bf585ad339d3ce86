import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../bench/process.ts';

const EXAMPLE = fileURLToPath(new URL('../../deploy/nginx/obrador.conf', import.meta.url));

const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=obrador.example -keyout key.pem -out cert.pem';

export interface Nginx {
  readonly process: ChildProcess;
  /** Where it takes TLS connections. */
  readonly port: number;
  /** Where it sends plain ones on from. */
  readonly plainPort: number;
}

/** Lets one address send as much as it can, whatever host it names, to measure what the instances bear. */
const NO_BOUNDS = {
  'rate=50r/s': 'rate=1000000r/s',
  'limit_conn obrador_conn 100;': '',
  ' ssl default_server;': ' ssl;',
};

/** nginx with the example configuration of the repository, on free ports of the loopback and with its own folders. */
export async function startNginx(upstreams: readonly [number, number], { bounds = true } = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-nginx-'));
  mkdirSync(join(folder, 'cache'));
  execFileSync('openssl', CERTIFICATE.split(' '), { cwd: folder, stdio: 'ignore' });
  const [port, plainPort] = [await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'site.conf'),
    adapt(readFileSync(EXAMPLE, 'utf8'), {
      '127.0.0.1:3001': `127.0.0.1:${upstreams[0]}`,
      '127.0.0.1:3002': `127.0.0.1:${upstreams[1]}`,
      'listen 80': `listen 127.0.0.1:${plainPort}`,
      'listen 443': `listen 127.0.0.1:${port}`,
      '/etc/ssl/obrador/fullchain.pem': join(folder, 'cert.pem'),
      '/etc/ssl/obrador/privkey.pem': join(folder, 'key.pem'),
      '/var/cache/nginx/obrador': join(folder, 'cache'),
      ...(bounds ? {} : NO_BOUNDS),
    }),
  );
  writeFileSync(join(folder, 'nginx.conf'), main(folder));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  return { process: child, port, plainPort };
}

/** Every text must be there: an example that has drifted from its test is found out. */
function adapt(example: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`«${from}» is not in ${EXAMPLE}.`);
    return text.replaceAll(from, to);
  }, example);
}

function main(folder: string): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
}
