import { digestOf, fromBase64, toBase64, utf8 } from './bytes.ts';
import { type Carried, NotCarried, type Page, type Transport, type TransportFault } from './transport.ts';
import type { WorkshopKey } from './workshop-key.ts';

interface Answer {
  readonly cabeza: number;
  readonly bytes: number;
  readonly cuota: number;
  readonly punto: number | null;
  readonly cerrado: boolean;
  readonly registros?: readonly { readonly secuencia: number; readonly datos: string }[];
}

const FAULTS: Readonly<Record<number, TransportFault>> = { 404: 'none', 405: 'none', 413: 'full' };
const AGAIN_MS = 1_000;
const AGAIN_MOST_MS = 60_000;

/** The notebooks of the service that delivered the page. */
export function httpTransport(base: string, ask: typeof fetch = (...args) => fetch(...args)): Transport {
  const path = ({ id }: WorkshopKey, rest: string) => `${base}/api/cuadernos/${id}/${rest}`;
  const headers = ({ token }: WorkshopKey) => ({ authorization: `Bearer ${token}` });

  const asked = async (url: string, init: RequestInit): Promise<Answer> => {
    const response = await ask(url, init).catch(() => {
      throw new NotCarried('away');
    });
    if (!response.ok) throw new NotCarried(FAULTS[response.status] ?? 'away');
    // A network that shows a page of its own answers too, with anything.
    return (await response.json().catch(() => {
      throw new NotCarried('away');
    })) as Answer;
  };
  const posted = (url: string, body: object, extra: Record<string, string> = {}) =>
    asked(url, {
      method: 'POST',
      headers: { ...extra, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    create: async (workshop, owner) => {
      const huella = toBase64(await digestOf(utf8(workshop.token)));
      await posted(`${base}/api/cuadernos`, { id: workshop.id, huella, clave: owner });
    },
    append: async (workshop, records, checkpoint) => {
      const body = { registros: records.map(toBase64), ...(checkpoint && { punto: true }) };
      return carried(await posted(path(workshop, 'registros'), body, headers(workshop)));
    },
    list: async (workshop, from, until) => {
      const range = until === undefined ? `desde=${from}` : `desde=${from}&hasta=${until}`;
      const answer = await asked(path(workshop, `registros?${range}`), { headers: headers(workshop) });
      return { ...carried(answer), records: recordsOf(answer, from) } satisfies Page;
    },
    forget: async (workshop, last, signature) => {
      const body = { registro: toBase64(last), firma: toBase64(signature) };
      await posted(path(workshop, 'olvidar'), body, headers(workshop));
    },
    follow: (workshop, from, tell) => {
      const stop = new AbortController();
      void listen(stop.signal, tell, () =>
        ask(path(workshop, `novedades?desde=${from}`), {
          headers: { ...headers(workshop), accept: 'text/event-stream' },
          signal: stop.signal,
        }),
      );
      return () => stop.abort();
    },
  };
}

function carried({ cabeza, bytes, cuota, punto, cerrado }: Answer): Carried {
  return { head: cabeza, bytes, quota: cuota, checkpoint: punto, closed: cerrado };
}

/** In their order from where they were asked for: others would be read without end. */
function recordsOf({ registros = [] }: Answer, from: number): Page['records'] {
  let last = from - 1;
  try {
    return registros.map(({ secuencia, datos }) => {
      if (!Number.isSafeInteger(secuencia) || secuencia <= last) throw new RangeError('out of order');
      last = secuencia;
      return { seq: secuencia, data: fromBase64(datos) };
    });
  } catch {
    throw new NotCarried('away');
  }
}

/** Reads server-sent events by `fetch`: an `EventSource` cannot carry the token. Asks again, ever later, when it ends. */
async function listen(stop: AbortSignal, tell: () => void, open: () => Promise<Response>): Promise<void> {
  for (let wait = AGAIN_MS; !stop.aborted; wait = Math.min(wait * 2, AGAIN_MOST_MS)) {
    try {
      const { ok, body } = await open();
      const reader = ok && body ? body.pipeThrough(new TextDecoderStream()).getReader() : null;
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        wait = AGAIN_MS;
        if (next.value.includes('data:')) tell();
      }
    } catch {
      // Away, or stopped.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
