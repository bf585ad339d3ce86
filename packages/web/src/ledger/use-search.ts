import { useEffect, useState } from 'preact/hooks';
import type { CraftId } from '../crafts/engine.ts';
import { search } from '../worker/search-client.ts';
import type { Found } from '../worker/search-run.ts';

interface Answer extends Found {
  readonly craft: CraftId;
}

/** What a text may mean, once the worker has said so; the answer to the text before it until then, null at first. */
export function useSearch(craft: CraftId, text: string, wanted: boolean): Found | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    // Where it cannot be had, the list by name stays.
    search(craft, text).then(
      (found) => current && setAnswer({ ...found, craft }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [craft, text, wanted]);
  return answer?.craft === craft ? answer : null;
}
