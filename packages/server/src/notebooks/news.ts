/** Tells who waits for a notebook when it grows. */
export interface News {
  /** Calls back with the head whenever it is past what was told before; gives what stops it. */
  readonly follow: (id: string, from: number, onHead: (head: number) => void) => () => void;
  /** A notebook grew here: its followers need not wait for the next look. */
  readonly tell: (id: string, head: number) => void;
  readonly close: () => void;
}

interface Follower {
  told: number;
  readonly onHead: (head: number) => void;
}

const LOOK_MS = 500;

/** Looks at all heads twice a second: works through failovers, where notices would be lost. */
export function createNews(
  heads: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  everyMs: number = LOOK_MS,
): News {
  const followers = new Map<string, Set<Follower>>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (id: string, head: number) => {
    for (const follower of followers.get(id) ?? []) {
      if (head <= follower.told) continue;
      follower.told = head;
      follower.onHead(head);
    }
  };
  const look = async () => {
    // A database that is away for a while has no news.
    const found = await heads([...followers.keys()]).catch(() => new Map<string, number>());
    for (const [id, head] of found) tell(id, head);
    timer = followers.size === 0 ? undefined : setTimeout(look, everyMs);
  };

  return {
    follow: (id, from, onHead) => {
      const follower: Follower = { told: from, onHead };
      const all = followers.get(id) ?? new Set();
      followers.set(id, all.add(follower));
      timer ??= setTimeout(look, everyMs);
      return () => {
        all.delete(follower);
        if (all.size === 0 && followers.get(id) === all) followers.delete(id);
      };
    },
    tell,
    close: () => {
      followers.clear();
      clearTimeout(timer);
    },
  };
}
