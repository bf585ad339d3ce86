import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in parts of the page, in the light and then in the dark, where only colours differ. */
export async function violations(page: Page, ...parts: readonly string[]): Promise<string[]> {
  // Of a page without frames it needs no second page, nor to tell what it found right.
  const axe = () => {
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    return parts.reduce((all, part) => all.include(part), builder);
  };
  const light = await axe().withTags(RULES).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe().withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return [light, dark].flatMap((found) =>
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  );
}
