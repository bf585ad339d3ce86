import { describe, expect, it } from 'vitest';
import { TYPE_GROUPS } from '../src/crafts/type-groups.gen.ts';
import { TYPE_NOTES } from '../src/crafts/type-notes.gen.ts';
import { ALL } from './crafts.ts';

describe('kinds of types', () => {
  it.each(ALL)('hold every type of $id once', ({ id, types }) => {
    const grouped = (TYPE_GROUPS[id] ?? []).flatMap((group) => group.types);
    expect([...grouped].sort()).toEqual(types.map((type) => type.id).sort());
  });
});

describe('what a type is', () => {
  it.each(ALL)('is told for every type of $id, in a sentence of its own', ({ id, types }) => {
    const notes = TYPE_NOTES[id] ?? {};
    expect(Object.keys(notes).sort()).toEqual(types.map((type) => type.id).sort());
    expect(new Set(Object.values(notes)).size).toBe(types.length);
    for (const [type, note] of Object.entries(notes)) expect(note, type).toMatch(/^[A-ZÁÉÍÓÚ][^_]{25,150}\.$/u);
  });
});
