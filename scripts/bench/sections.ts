import { browserProgram } from '../lib/browser.mjs';
import { balancerFigures } from './balancer.ts';
import { corpusFigures } from './corpus.ts';
import { engineFigures } from './engine.ts';
import { httpFigures, memoryFigures } from './http.ts';
import { labelFigures } from './label.ts';
import { packageFigures } from './package.ts';
import { peerFigures } from './peers.ts';
import type { Figure } from './report.ts';
import { startFigures } from './start.ts';
import type { Subject } from './subject.ts';
import { unseenFigures } from './unseen.ts';
import { webFigures } from './web.ts';

async function web(subject: Subject): Promise<Figure[]> {
  if (browserProgram() !== undefined) return webFigures(subject);
  return [{ name: 'web: left out', value: 'Chromium is not installed' }];
}

type Section = (subject: Subject) => Figure[] | Promise<Figure[]>;

/** What is felt comes first. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  unseen: unseenFigures,
  corpus: corpusFigures,
  package: packageFigures,
  engine: engineFigures,
  balancer: balancerFigures,
  label: labelFigures,
  start: startFigures,
  http: httpFigures,
  memory: memoryFigures,
  peers: peerFigures,
  web,
};
