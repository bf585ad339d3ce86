/** `npm run bench [engine|balancer|start|http|memory|web …]`: the figures of the service, measured on this machine. */
import { cpus } from 'node:os';
import { balancerFigures } from './bench/balancer.ts';
import { engineFigures } from './bench/engine.ts';
import { httpFigures, memoryFigures, startFigures } from './bench/http.ts';
import { type Figure, print } from './bench/report.ts';
import { webFigures } from './bench-web.ts';

const SECTIONS: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  balancer: balancerFigures,
  start: startFigures,
  http: httpFigures,
  memory: memoryFigures,
  web: webFigures,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
for (const name of asked.length > 0 ? asked : Object.keys(SECTIONS)) print(await SECTIONS[name]!());
