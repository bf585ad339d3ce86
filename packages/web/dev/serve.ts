import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppOptions, buildApp } from '../../server/src/app.ts';

const web = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = join(web, 'dist');

function newest(path: string): number {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the app unless what is built is newer than every source. */
export async function ensureBuilt(): Promise<void> {
  const sources = ['src', 'examples', 'first-screen', 'public', 'index.html', 'vite.config.ts'].map((name) =>
    join(web, name),
  );
  const changed = Math.max(...[...sources, join(root, 'packages/engine/src'), join(root, 'data/corpus')].map(newest));
  const page = join(dist, 'index.html');
  if (existsSync(page) && statSync(page).mtimeMs > changed) return;
  const { build } = (await import(join(web, 'build.mjs'))) as { build: () => Promise<void> };
  await build();
}

export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The real service on a free port, so that pages run under the very policy it sends. */
export async function serve(options: AppOptions = {}): Promise<Served> {
  const app = buildApp({
    ...options,
    rateLimit: 0,
    folders: { web: dist, pages: join(root, 'packages/server/pages-dist') },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
