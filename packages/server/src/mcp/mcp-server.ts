import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/server';
import { InputError } from '@obrador/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { type Balancer, inProcess } from '../balancer/balancer.ts';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import { selfContained } from './schema.ts';
import { TOOLS, type Tool } from './tools.ts';

const TOOL_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

const DESCRIPTIONS = TOOLS.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: selfContained(input),
  outputSchema: selfContained(output),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
})) as ToolDescription[];

const INSTRUCTIONS =
  'Obrador analiza y equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate. Pasos habituales: busca los ingredientes con buscar_ingrediente, elige el tipo con listar_tipos, analiza con analizar_<oficio> y, si hay que corregir, usa equilibrar_<oficio>. Pesos en gramos.';

/** The tools never change while the process lives, so that nobody need listen for it. */
const CAPABILITIES = { tools: { listChanged: false } };

/**
 * A server with every tool; one is made per connection or request. `report` hears of faults of our own.
 * Calls are answered by the fallback handler: in front of any other the SDK reads the parameters itself, and it
 * explains in English what is wrong with them.
 */
export function createMcpServer(report: (error: unknown) => void, balancer: Balancer = inProcess): Server {
  const server = new Server(
    { name: 'obrador', title: 'Obrador', version: packageJson.version },
    { instructions: INSTRUCTIONS, capabilities: CAPABILITIES },
  );
  server.setRequestHandler('tools/list', () => ({ tools: DESCRIPTIONS }));
  server.fallbackRequestHandler = async ({ method, params = {} }) => {
    if (method !== 'tools/call') throw new ProtocolError(ProtocolErrorCode.MethodNotFound, texts.unknownMethod(method));
    return call(toolOf(params.name), argumentsOf(params.arguments), balancer, report);
  };
  return server;
}

function toolOf(name: unknown): Tool {
  if (typeof name !== 'string') throw new ProtocolError(ProtocolErrorCode.InvalidParams, texts.missingTool);
  const tool = TOOL_BY_NAME.get(name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, texts.unknownTool(name));
  return tool;
}

function argumentsOf(args: unknown = {}): object {
  if (typeof args === 'object' && args !== null && !Array.isArray(args)) return args;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, texts.noArguments);
}

async function call(
  tool: Tool,
  args: unknown,
  balancer: Balancer,
  report: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const { answer, gist } = await tool.run(args, balancer);
    return {
      content: [{ type: 'text', text: gist }],
      structuredContent: answer as Record<string, unknown>,
    };
  } catch (error) {
    // Refused by the engine, or by a balancer with too much to do.
    if (error instanceof InputError || error instanceof HttpError) return failure(error.message);
    report(error);
    return failure('Error interno al calcular la respuesta.');
  }
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
