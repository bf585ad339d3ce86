import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Bundles the command line; the agent interface is a chunk of its own and the service stays a package apart. */
export async function build() {
  rmSync(`${here}dist`, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: { obrador: `${here}src/obrador.ts` },
    outdir: `${here}dist`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['obrador-source'],
    plugins: [{ name: 'service', setup: keepServiceOutside }],
    // Libraries written for CommonJS look for `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Only the service itself: `@obrador/server/mcp` is bundled. */
function keepServiceOutside(build) {
  build.onResolve({ filter: /^@obrador\/server$/ }, ({ path }) => ({ path, external: true }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
