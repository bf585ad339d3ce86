import type { Page } from './layout.ts';

/** A place the search leads to: number of its page, anchor, heading and the words under it. */
type Place = readonly [page: number, anchor: string, heading: string, text: string];

export interface SearchIndex {
  readonly paginas: readonly (readonly [path: string, title: string])[];
  readonly lugares: readonly Place[];
}

export interface Target {
  readonly anchor: string;
  readonly heading: string;
}

/** Tables of these pages would be most of the index; their headings, and foods by name, are what is looked for. */
const HEADINGS_ONLY = /^\/docs\/(api-texto|catalogo-|referencia-|biblioteca-|conformidad|despensa)/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const textOf = (html: string): string =>
  html
    .replace(/<(pre|script|details)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** The headings of a body, each with the text up to the next. */
function sectionsOf(body: string): { anchor: string; heading: string; text: string }[] {
  const parts = body.split(/(?=<h[1-3](?: id="[^"]*")?>)/).filter((part) => part.startsWith('<h'));
  return parts.map((part) => {
    const [whole, anchor = '', heading = ''] = /^<h[1-3](?: id="([^"]*)")?>([\s\S]*?)<\/h[1-3]>/.exec(part)!;
    return { anchor, heading: textOf(heading), text: textOf(part.slice(whole!.length)) };
  });
}

/** What the search of the pages reads; `more` adds places of a page that its headings do not tell. */
export function searchIndex(pages: readonly Page[], more: Readonly<Record<string, readonly Target[]>>): SearchIndex {
  const lugares = pages.flatMap(({ path, title, body }, page) => {
    const places = sectionsOf(body).map(({ anchor, heading, text }, i): Place => {
      // The first heading is that of the page, which is found at its top.
      return [page, i === 0 ? '' : anchor, i === 0 ? title : heading, HEADINGS_ONLY.test(path) ? '' : text];
    });
    const reachable = places.filter(([, anchor], i) => i === 0 || anchor !== '');
    const found = reachable.length > 0 ? reachable : [[page, '', title, ''] as const];
    return [...found, ...(more[path] ?? []).map(({ anchor, heading }): Place => [page, anchor, heading, ''])];
  });
  return { paginas: pages.map(({ path, title }) => [path, title] as const), lugares };
}
