/** Where the service worker looks for the guides (vite.config.ts). */
const CACHE = 'guias';
const HOME = '/docs';
/** What the search of the pages looks words up in. */
const INDEX = '/docs/search.json';

/** Fetches the first page of the guides, and what it shows and leads to, so that they can be read without connection. */
export async function keepGuides(): Promise<void> {
  const cache = await caches.open(CACHE);
  if ((await cache.match(HOME)) && (await cache.match(INDEX))) return;
  const answer = await fetch(HOME);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.clone().text(), 'text/html');
  const linked = [...page.querySelectorAll('a[href], link[href], script[src], img[src]')].map(
    (each) => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '', answer.url),
  );
  const mine = linked.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${HOME}/`));
  await Promise.all(
    [...new Set([INDEX, ...mine.map(({ pathname }) => pathname)])].map((path) => cache.add(path).catch(() => {})),
  );
  // Last, so that a visit cut short begins again.
  await cache.put(HOME, answer);
}
