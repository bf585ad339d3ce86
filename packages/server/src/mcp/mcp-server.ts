import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/server';
import { didYouMean, InputError, namesMeant } from '@obrador/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { inProcess } from '../balancer/balancer.ts';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import { PROMPTS, promptNamed } from './prompts.ts';
import { RESOURCE_TEMPLATES, RESOURCES, readResource } from './resources.ts';
import { mcpTexts } from './texts.ts';
import { atOnce, type Json, type Tool, type ToolContext } from './tool.ts';
import { TOOLS } from './tools.ts';

const TOOL_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

const DESCRIPTIONS = TOOLS.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: input,
  outputSchema: output,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
})) as ToolDescription[];

/** Nothing changes while the process lives, so that nobody need listen for it. */
const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  prompts: { listChanged: false },
};

type Report = (error: unknown) => void;

/** One per connection. The fallback handler answers: the SDK words faults of parameters in English. */
export function createMcpServer(report: Report, context: ToolContext = { balancer: inProcess }): Server {
  const server = new Server(
    { name: 'obrador', title: 'Obrador', version: packageJson.version },
    { instructions: mcpTexts.instructions, capabilities: CAPABILITIES },
  );
  server.setRequestHandler('tools/list', () => ({ tools: DESCRIPTIONS }));
  server.fallbackRequestHandler = async ({ method, params = {} }) => {
    if (!Object.hasOwn(METHODS, method)) {
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, texts.unknownMethod(method));
    }
    return METHODS[method]!(params, context, report);
  };
  return server;
}

type Answer = (params: Json, context: ToolContext, report: Report) => Json | Promise<Json>;

const METHODS: Readonly<Record<string, Answer>> = {
  'tools/call': ({ name, arguments: args }, context, report) =>
    call(
      known(TOOL_BY_NAME.get(textOf(name, texts.missingTool)), texts.unknownTool(String(name))),
      argumentsOf(args),
      context,
      report,
    ),
  'resources/list': () => ({ resources: RESOURCES }),
  'resources/templates/list': () => ({ resourceTemplates: RESOURCE_TEMPLATES }),
  'resources/read': ({ uri }) => ({
    contents: [known(readResource(textOf(uri, mcpTexts.missingUri)), mcpTexts.unknownResource(String(uri)))],
  }),
  'prompts/list': () => ({ prompts: PROMPTS }),
  'prompts/get': ({ name, arguments: args }) => {
    const prompt = known(promptNamed(textOf(name, mcpTexts.missingPrompt)), mcpTexts.unknownPrompt(String(name)));
    const { idea, type } = argumentsOf(args);
    return { ...prompt(textOf(idea, mcpTexts.missingIdea), typeof type === 'string' ? type : undefined) };
  },
};

function known<T>(found: T | undefined, refusal: string): T {
  if (found === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusal);
  return found;
}

function textOf(value: unknown, refusal: string): string {
  if (typeof value !== 'string' || value === '') throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusal);
  return value;
}

function argumentsOf(args: unknown = {}): Json {
  if (typeof args === 'object' && args !== null && !Array.isArray(args)) return args as Json;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, texts.noArguments);
}

async function call(tool: Tool, args: Json, context: ToolContext, report: Report): Promise<CallToolResult> {
  try {
    refuseUnknown(args, Object.keys(tool.input.properties as object), tool.also);
    const { calculate = atOnce } = context;
    const { text, structure } = await calculate(() => tool.run(args, context));
    return { content: [{ type: 'text', text }], structuredContent: structure as Record<string, unknown> };
  } catch (error) {
    // Refused by the engine, or by a balancer with too much to do.
    if (error instanceof InputError || error instanceof HttpError) return failure(error.message);
    report(error);
    return failure(mcpTexts.internal);
  }
}

/** An agent reads no warnings before it goes on: what it asked for in vain is told at once. */
function refuseUnknown(args: Json, known: readonly string[], also: readonly string[] = []): void {
  const unknown = Object.keys(args).find((name) => !known.includes(name) && !also.includes(name));
  if (unknown === undefined) return;
  const meant = didYouMean(namesMeant(unknown, known));
  throw new InputError(mcpTexts.unknownArgument(unknown, meant, known), { code: 'campo_desconocido', field: unknown });
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
