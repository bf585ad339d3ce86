import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, expect, test } from 'vitest';
import { openReference, type Reference } from './reference.ts';

let opened: Reference;
beforeAll(async () => {
  opened = await openReference();
  return opened.close;
});

test('the API reference has no accessibility faults of levels A and AA', async () => {
  const { violations } = await new AxeBuilder({ page: opened.page })
    .include('.menu-content')
    .include('[id="tag/Equilibrado/operation/balanceHelado"]')
    .withTags(['wcag2a', 'wcag2aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])).toEqual([]);
});
