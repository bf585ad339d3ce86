/** Writes `docs/api`: the reference of the library, from its doc comments. */
import { fileURLToPath } from 'node:url';
import { writeApiReference } from '../../tools/contract/api.mjs';

const missing = await writeApiReference(fileURLToPath(new URL('../../docs/api', import.meta.url)));
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exitCode = 1;
}
