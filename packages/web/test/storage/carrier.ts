import { type Bytes, digestOf, toBase64 } from '../../src/sharing/bytes.ts';
import { NotCarried, type Transport } from '../../src/sharing/transport.ts';

interface Log {
  readonly records: { readonly seq: number; readonly id: string; readonly data: Bytes }[];
  head: number;
  checkpoint: number | null;
  closed: boolean;
}

/** The service's part in memory: what it holds is what an operator could read. */
export interface Carrier extends Transport {
  readonly logs: ReadonlyMap<string, Log>;
  /** Goes back to a backup made when every log had so many records. */
  readonly restore: (head: number) => void;
  /** Loses its database. */
  readonly lose: () => void;
}

export function memoryCarrier(quota = 64_000_000): Carrier {
  const logs = new Map<string, Log>();
  const logOf = (id: string): Log => {
    const log = logs.get(id);
    if (!log) throw new NotCarried('none');
    return log;
  };
  const bytesOf = ({ records }: Log) => records.reduce((sum, { data }) => sum + data.length, 0);
  const carried = (log: Log) => ({
    head: log.head,
    bytes: bytesOf(log),
    quota,
    checkpoint: log.checkpoint,
    closed: log.closed,
  });
  return {
    logs,
    restore: (head) => {
      for (const log of logs.values()) {
        log.records.splice(head);
        log.head = head;
      }
    },
    lose: () => logs.clear(),
    create: async ({ id }) => {
      if (!logs.has(id)) logs.set(id, { records: [], head: 0, checkpoint: null, closed: false });
    },
    append: async ({ id }, records, checkpoint) => {
      const log = logOf(id);
      if (log.closed) throw new NotCarried('none');
      const first = log.head + 1;
      for (const data of records) {
        const digest = toBase64(await digestOf(data));
        if (log.records.some((each) => each.id === digest)) continue;
        if (bytesOf(log) + data.length > quota) throw new NotCarried('full');
        log.head += 1;
        log.records.push({ seq: log.head, id: digest, data });
      }
      if (checkpoint && log.head >= first) log.checkpoint = first;
      return carried(log);
    },
    list: async ({ id }, from, until = Number.POSITIVE_INFINITY) => {
      const log = logOf(id);
      const asked = log.records.filter(({ seq }) => seq >= from && seq <= until);
      return { ...carried(log), records: asked.slice(0, 20) };
    },
    forget: async ({ id }, last) => {
      const log = logOf(id);
      log.closed = true;
      log.head += 1;
      log.records.splice(0, log.records.length, { seq: log.head, id: toBase64(await digestOf(last)), data: last });
    },
    follow: () => () => {},
  };
}
