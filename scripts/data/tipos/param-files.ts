import type { Fields } from './files.ts';
import { MEASURED } from './measured.ts';
import { type Given, paramsModules } from './params.ts';
import { pastryParamsModule } from './pastry-params.ts';

/** Modules of the parameters of a craft, by file. */
export function paramModules(
  craft: string,
  made: string,
  open: () => Fields,
  given: Given,
): ReadonlyMap<string, string> {
  const measured = MEASURED[craft];
  if (measured === undefined) return pastryParamsModule(made, open(), given.kinds, given.cite);
  return paramsModules(made, open(), measured(given.kinds), given);
}
