import type { Classes } from './classes.ts';
import type { Fields } from './files.ts';
import { MEASURED } from './measured.ts';
import { paramsModules } from './params.ts';
import { pastryParamsModule } from './pastry-params.ts';
import type { Cite } from './sources.ts';

/** What the crafts are given to write theirs. */
interface Given {
  /** Kinds of ingredients of the craft. */
  readonly kinds: ReadonlySet<string>;
  readonly classes: Classes;
  readonly cite: Cite;
}

/** Modules of the parameters of a craft, by file; none where they stand in its code. */
export function paramModules(
  craft: string,
  made: string,
  open: () => Fields,
  { kinds, classes, cite }: Given,
): ReadonlyMap<string, string> {
  if (Object.hasOwn(MEASURED, craft)) return paramsModules(made, open(), MEASURED[craft]!(kinds), classes, cite);
  return Object.hasOwn(OF_ROLES, craft) ? OF_ROLES[craft]!(made, open(), kinds, cite) : new Map();
}

/** Crafts whose parameters are sums of weights by role. */
const OF_ROLES: Readonly<Record<string, typeof pastryParamsModule>> = { pasteleria: pastryParamsModule };
