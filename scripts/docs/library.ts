import { readdirSync } from 'node:fs';

/** Where the reference of an entry point of the library is shown: `helado.md` at `/docs/biblioteca-helado`. */
const addressOf = (file: string) => `/docs/biblioteca-${file.replace(/\.md$/, '')}`;

export interface LibraryPage {
  readonly path: string;
  readonly file: string;
}

/** The generated pages of `docs/api`, but for its index, which has a page of its own in Spanish. */
export function apiPages(root: string): readonly LibraryPage[] {
  return readdirSync(`${root}docs/api`)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => ({ path: addressOf(file), file: `api/${file}` }));
}

/** Links between the files become links between the pages. */
export function withPageLinks(markdown: string): string {
  return markdown.replace(/\]\((\w+\.md)/g, (_, file: string) => `](${addressOf(file)}`);
}

/** Headings take the anchors written before them; the rest («Parameters») repeat and get none. */
export function withAnchors(html: string): string {
  const bare = html.replace(/<h(\d) id="[^"]*"/g, '<h$1');
  return bare.replace(/<p><a id="([^"]+)"><\/a><\/p>\s*<h(\d)/g, '<h$2 id="$1"');
}
