import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { learnEvidence } from '@obrador/engine/evidencia';
import { createMcpServer } from './mcp-server.ts';
import { isMessage } from './message.ts';
import { unparsed, unusable } from './refusal.ts';
import { mcpTexts as texts } from './texts.ts';

/** The agent interface over standard input and output. */
export function serveStdio(): void {
  learnEvidence();
  const transport = new StdioServerTransport(Readable.from(messages()), process.stdout);
  serve(() => createMcpServer((error) => console.error(error)), { transport });
}

/** The lines that are messages; the rest are answered here, since the protocol would pass over them. */
async function* messages(): AsyncGenerator<Buffer> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const refusal = refusalOf(line);
    if (refusal === undefined) yield Buffer.from(`${line}\n`);
    else process.stdout.write(`${JSON.stringify(refusal)}\n`);
  }
}

function refusalOf(line: string): object | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return unparsed(texts.noJson);
  }
  return isMessage(value) ? undefined : unusable(texts.noMessage);
}
