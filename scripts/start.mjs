/** `npm start`: on a bare clone installs, builds and serves; when nothing changed, it just serves. */
import { root, runNode } from './lib/run.mjs';

// In a process of its own: nothing of the build stays in the one that serves.
runNode('scripts/build.mjs');
await import(`${root}packages/server/dist/server.mjs`);
