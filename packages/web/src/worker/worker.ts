import { loadReader } from '../crafts/craft-engines.ts';
import type { SearchAnswer, SearchTask } from './search-client.ts';
import { searchFoods } from './search-run.ts';
import { doWork, type Task } from './work.ts';

/** Works and searches off the page, which stays free to be typed in. One piece of work per worker at a time. */
addEventListener('message', ({ data }: MessageEvent<Task | SearchTask>) => {
  ('ask' in data ? found(data) : doWork(data)).then(postMessage, (error) =>
    // A promise nobody waits for does not tell the page; an error thrown does, and the page does the work itself.
    setTimeout(() => {
      throw error;
    }),
  );
});

async function found({ craft, text, ask }: SearchTask): Promise<SearchAnswer> {
  return { ask, found: searchFoods(await loadReader(craft), text) };
}
