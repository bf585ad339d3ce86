/** `npm start`: on a bare clone installs, builds and serves; when nothing changed, it just serves. */
import { build } from './build.mjs';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/run.mjs';

installPackages();
await build();
await import(`${root}packages/server/dist/server.mjs`);
