export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Readonly<Record<string, unknown>>;

type Write = (message: string, fields?: LogFields) => void;

export interface Log {
  readonly level: LogLevel;
  readonly error: Write;
  readonly warn: Write;
  readonly info: Write;
  readonly debug: Write;
}

/** One JSON object per line; Fastify's logger costs every request even when silent. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const rank = LOG_LEVELS.indexOf(level);
  const at =
    (name: LogLevel): Write =>
    (message, fields) => {
      if (LOG_LEVELS.indexOf(name) > rank) return;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: name, pid: process.pid, message, ...fields })}\n`,
      );
    };
  return { level, error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

/** Writes lines to a stream that may fail: full, or without a reader. They are lost then, counted, and nothing else stops. */
export function lossyWriter(stream: NodeJS.WritableStream): {
  readonly write: (line: string) => void;
  readonly lost: () => number;
} {
  let lost = 0;
  // Without a listener a failed write would end the process.
  stream.on('error', () => {
    lost++;
  });
  return { write: (line) => stream.write(line), lost: () => lost };
}

export const silentLog: Log = createLog('silent', () => {});

/** What of a failure goes to the log; never to the client. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
}

/** Why a port could not be opened. */
export function listenFault(host: string, port: number, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === 'EADDRINUSE' ? `el puerto ${port} está ocupado` : (code ?? String(error));
  return `No se puede atender en ${host}:${port}: ${reason}.`;
}
