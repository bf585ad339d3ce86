import { byTime } from './content.ts';
import { after } from './notebook.ts';
import { SCHEMA, type Version } from './records.ts';
import type { Shelves } from './shelves.ts';
import { newId } from './tabs.ts';

/**
 * The versions no other was made from: more than one when two people went on from the same. In the order of their
 * identifiers, which is the same on every device, whatever its clock says.
 */
export function headsOf(versions: readonly Version[]): readonly Version[] {
  const parents = new Set(versions.flatMap(({ anterior, junta = [] }) => [anterior, ...junta]));
  return versions.filter(({ id }) => !parents.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Goes on with one of several last versions: a new one takes the place of all, which stay in the book. */
export function joinHeads(shelves: Shelves, chosen: Version, note: string, now: number): Promise<Version> {
  return shelves.write(['versiones'], async (writer) => {
    const versions = byTime(await writer.ofRecipe('versiones', chosen.receta), 'creada');
    const others = headsOf(versions).filter(({ id }) => id !== chosen.id);
    const joined: Version = {
      v: SCHEMA,
      id: newId(),
      receta: chosen.receta,
      creada: after(versions.at(-1)?.creada, now),
      anterior: chosen.id,
      junta: others.map(({ id }) => id),
      nota: note,
      contenido: chosen.contenido,
    };
    await writer.add('versiones', joined);
    return joined;
  });
}
