/** Serves the agent interface (MCP) over standard input and output. */
export function serveStdio(): void;
