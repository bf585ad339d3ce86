import type { Content, ContentLine } from '../storage/records.ts';
import { grams } from '../ui/format.ts';
import { esChanges } from './version-changes-texts.ts';

/** What a version changed of the one before it, in a few words; at most this many ingredients are named. */
const MOST_NAMED = 4;

export function changesOf(former: Content, now: Content): string {
  const lines = lineChanges(former.ingredientes, now.ingredientes);
  const about = [
    former.titulo === now.titulo ? null : esChanges.title,
    former.tipo === now.tipo ? null : esChanges.type,
    ...(['etiqueta', 'pasos', 'coste', 'nota'] as const).map((part) =>
      JSON.stringify(former.taller?.[part]) === JSON.stringify(now.taller?.[part]) ? null : esChanges[part],
    ),
    JSON.stringify(former.lote) === JSON.stringify(now.lote) ? null : esChanges.batch,
  ].filter((text) => text !== null);
  const rest = lines.length > MOST_NAMED ? [esChanges.more(lines.length - MOST_NAMED)] : [];
  const all = [...lines.slice(0, MOST_NAMED), ...rest, ...about];
  return all.length === 0 ? esChanges.nothing : all.join(' · ');
}

function lineChanges(former: readonly ContentLine[], now: readonly ContentLine[]): string[] {
  const weightOf = (lines: readonly ContentLine[]) => {
    const weights = new Map<string, number>();
    for (const { nombre, gramos } of lines) weights.set(nombre, (weights.get(nombre) ?? 0) + (gramos ?? 0));
    return weights;
  };
  const [before, after] = [weightOf(former), weightOf(now)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is || name.trim() === '') return [];
    if (was === undefined) return [esChanges.added(name, grams(is ?? 0))];
    return [is === undefined ? esChanges.removed(name) : esChanges.moved(name, grams(was), grams(is))];
  });
}
