import type { Locator, Page } from 'playwright-core';
import { openTab } from './app.ts';

/** A pair of hands that counts what it does: a tap, a field filled in, a choice made, each is one. */
export function hands() {
  let count = 0;
  const once = async (action: Promise<unknown>) => {
    count += 1;
    await action;
  };
  return {
    tap: (target: Locator) => once(target.click()),
    write: (field: Locator, text: string) => once(field.fill(text)),
    choose: (field: Locator, label: string) => once(field.selectOption({ label })),
    press: (page: Page, key: string) => once(page.keyboard.press(key)),
    tab: (page: Page, name: string) => once(openTab(page, name)),
    back: (page: Page) => once(page.goBack()),
    get count() {
      return count;
    },
  };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
