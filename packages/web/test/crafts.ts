import { type Craft, loadCraft } from '../src/crafts/craft-engines.ts';
import { CRAFT_IDS } from '../src/crafts/crafts.ts';

/** Every craft as the app loads it. */
export const ALL: readonly Craft[] = await Promise.all(CRAFT_IDS.map(loadCraft));

export const [helado, panaderia, pasteleria, turron, cacao] = await Promise.all([
  loadCraft('helado'),
  loadCraft('panaderia'),
  loadCraft('pasteleria'),
  loadCraft('turron'),
  loadCraft('cacao'),
]);
