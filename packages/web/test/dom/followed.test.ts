import { expect, test, vi } from 'vitest';
import { BEGINNER, grams, open, type Page, param, useApp, verdict } from './app.ts';

useApp();

/** Parts of the page that are looked at, each with what tells it whether it is in sight. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

class Sight {
  readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe(part: Element): void {
    watched.set(part, (isIntersecting) => this.#seen([{ isIntersecting }]));
  }
  disconnect(): void {}
}

/** A phone: what is under the formula is out of sight. */
async function openOnPhone(): Promise<Page> {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', Sight);
  const page = await open({ recipe: BEGINNER });
  await param(page, 'PAC').waitFor();
  look(false);
  return page;
}

function look(isIntersecting: boolean): void {
  for (const tell of watched.values()) tell(isIntersecting);
}
/** What is drawn in the same turn of the page as the key. */
const drawn = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));

async function weighed(page: Page): Promise<readonly [string | null, string | null]> {
  const before = await param(page, 'PAC').textContent();
  await grams(page, 'Azúcar').fill('400');
  await drawn();
  return [before, await param(page, 'PAC').textContent()];
}

test('a figure out of sight follows once typing rests; the verdict at once', async () => {
  const page = await openOnPhone();
  const [before, now] = await weighed(page);
  expect(now).toBe(before);
  expect(await page.locator('.footbar').textContent()).toContain(await verdict(page).textContent());
  await expect.poll(() => param(page, 'PAC').textContent()).not.toBe(before);
});

test('it is right as soon as it is looked at, and on paper', async () => {
  const page = await openOnPhone();
  const [before] = await weighed(page);
  for (const [part, tell] of watched) if (part.id === 'panel') tell(true);
  await drawn();
  const seen = await param(page, 'PAC').textContent();
  expect(seen).not.toBe(before);
  look(false);
  await grams(page, 'Azúcar').fill('10');
  dispatchEvent(new Event('beforeprint'));
  await drawn();
  expect(await param(page, 'PAC').textContent()).not.toBe(seen);
});

test('in sight it follows every key', async () => {
  const page = await openOnPhone();
  look(true);
  const [before, now] = await weighed(page);
  expect(now).not.toBe(before);
});
