import { describe, expect, it } from 'vitest';
import { answerTo, FAULTS, faultsTable } from './faults.ts';

describe('twenty faults of the trade', () => {
  it('are twenty, and every one has a row', () => {
    expect(FAULTS).toHaveLength(20);
    expect(faultsTable().split('\n')).toHaveLength(22);
  });

  it.each(FAULTS.map((fault) => [fault.fault, fault] as const))('%s: mended as a master would', (_name, fault) => {
    const answer = answerTo(fault);
    const change = new Map(answer.cambios.map(({ nombre, diferencia }) => [nombre, diferencia]));
    expect(answer.factible).toBe(true);
    for (const name of fault.up ?? []) expect(change.get(name), name).toBeGreaterThan(0);
    for (const name of fault.down ?? []) expect(change.get(name), name).toBeLessThan(0);
    for (const name of fault.kept ?? []) expect(change.get(name), name).toBe(0);
    for (const name of fault.never ?? []) expect(change.get(name) ?? 0, name).toBe(0);
  });
});
