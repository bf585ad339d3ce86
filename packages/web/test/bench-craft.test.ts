import { CRAFTS } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { loadNames } from '../src/crafts/bench-craft.ts';
import { CRAFT_IDS } from '../src/crafts/crafts.ts';

describe.each(CRAFT_IDS)('the names of %s that come before its engine', (id) => {
  const craft = CRAFTS.find((one) => one.id === id)!;

  test('are those of its catalogue, in the same order and groups', async () => {
    const { catalogue } = await loadNames(id);
    expect(catalogue()).toEqual(
      craft.catalogue().map(({ name, label, group }) => ({ name, label, group, source: '' })),
    );
  });

  test('bring its types', async () => {
    const { defaultType, types } = await loadNames(id);
    expect({ defaultType, types }).toEqual({
      defaultType: craft.defaultType,
      types: craft.types.map(({ id: type, label }) => ({ id: type, label })),
    });
  });
});
