import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './mcp-server.ts';

/** The agent interface over standard input and output. */
export function serveStdio(): void {
  serve(() => createMcpServer((error) => console.error(error)));
}
