import { Client as ModernClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstStdioTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FirstHttpTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';
import { COMMAND } from '../../../cli/test/process.ts';
import { buildApp } from '../../src/app.ts';

export interface ToolInfo {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
  readonly annotations?: object | undefined;
}

export interface ToolAnswer {
  readonly isError?: boolean | undefined;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

/** What an agent can do, whatever the generation of its client. */
export interface Agent {
  readonly serverInfo: { readonly name: string; readonly version: string } | undefined;
  readonly instructions: string | undefined;
  readonly tools: () => Promise<readonly ToolInfo[]>;
  readonly call: (name: string, args: Record<string, unknown>) => Promise<ToolAnswer>;
  readonly resources: () => Promise<string[]>;
  readonly templates: () => Promise<string[]>;
  readonly read: (uri: string) => Promise<string>;
  readonly prompts: () => Promise<string[]>;
  readonly prompt: (name: string, args: Record<string, string>) => Promise<string>;
}

/** What both generations of the client call alike, besides tools. */
interface Reader {
  listResources(): Promise<{ readonly resources: readonly { readonly uri: string }[] }>;
  listResourceTemplates(): Promise<{ readonly resourceTemplates: readonly { readonly uriTemplate: string }[] }>;
  readResource(params: { uri: string }): Promise<{ readonly contents: readonly object[] }>;
  listPrompts(): Promise<{ readonly prompts: readonly { readonly name: string }[] }>;
  getPrompt(params: {
    name: string;
    arguments: Record<string, string>;
  }): Promise<{ readonly messages: readonly { readonly content: object }[] }>;
}

function reader(client: Reader): Pick<Agent, 'resources' | 'templates' | 'read' | 'prompts' | 'prompt'> {
  const textIn = (content: object | undefined) => (content as { readonly text: string }).text;
  return {
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    templates: async () => (await client.listResourceTemplates()).resourceTemplates.map((one) => one.uriTemplate),
    read: async (uri) => textIn((await client.readResource({ uri })).contents[0]),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args) => textIn((await client.getPrompt({ name, arguments: args })).messages[0]?.content),
  };
}

const INFO = { name: 'prueba', version: '1.0.0' };
const STDIO = { command: process.execPath, args: [COMMAND, 'mcp'] };

/** The generations of the official client, by the name of the test. */
export const GENERATIONS = {
  'client 2, current protocol': modern('auto'),
  'client 2, protocol of 2025': modern('legacy'),
  'sdk 1.32': first,
} as const;

/** Connects over HTTP to an address, or over standard input and output to the command line. */
type Connect = (address: string | undefined) => Promise<Agent>;

function modern(mode: 'auto' | 'legacy'): Connect {
  return async (address) => {
    const client = new ModernClient(INFO, { versionNegotiation: { mode } });
    const transport =
      address === undefined ? new StdioClientTransport(STDIO) : new StreamableHTTPClientTransport(new URL(address));
    await client.connect(transport);
    onTestFinished(() => client.close());
    return {
      serverInfo: client.getServerVersion(),
      instructions: client.getInstructions(),
      tools: async () => (await client.listTools()).tools as readonly ToolInfo[],
      call: async (name, args) => (await client.callTool({ name, arguments: args })) as ToolAnswer,
      ...reader(client),
    };
  };
}

async function first(address: string | undefined): Promise<Agent> {
  const client = new FirstClient(INFO);
  const transport = address === undefined ? new FirstStdioTransport(STDIO) : new FirstHttpTransport(new URL(address));
  // Its types predate exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<FirstClient['connect']>[0]);
  onTestFinished(() => client.close());
  return {
    serverInfo: client.getServerVersion(),
    instructions: client.getInstructions(),
    tools: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as ToolAnswer,
    ...reader(client),
  };
}

/** The address of the agent interface of a service of its own on a free port. */
export async function serveMcp(): Promise<string> {
  const app = buildApp({ rateLimit: 0 });
  onTestFinished(() => app.close());
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/mcp`;
}

export function textOf({ content }: ToolAnswer): string {
  return content.map(({ text = '' }) => text).join('\n');
}
