import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
} from '@modelcontextprotocol/server';
import { InputError } from '@obrador/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { type Balancer, inProcess } from '../balancer/balancer.ts';
import { HttpError } from '../errors.ts';
import { selfContained } from './schema.ts';
import { TOOLS, type Tool } from './tools.ts';

/** The engine reads arguments itself and explains in Spanish what is wrong; a validator in front would do it in English. */
function accept<T>(): JsonSchemaValidator<T> {
  return (data) => ({ valid: true, data: data as T, errorMessage: undefined });
}

const engineValidates: jsonSchemaValidator = { getValidator: accept };

const standard = (schema: object) => fromJsonSchema(selfContained(schema) as JsonSchemaType, engineValidates);

const PREPARED = TOOLS.map((tool) => ({ tool, input: standard(tool.input), output: standard(tool.output) }));

const INSTRUCTIONS =
  'Obrador analiza y equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate. Pasos habituales: busca los ingredientes con buscar_ingrediente, elige el tipo con listar_tipos, analiza con analizar_<oficio> y, si hay que corregir, usa equilibrar_<oficio>. Pesos en gramos.';

/** The tools never change while the process lives, so that nobody need listen for it. */
const CAPABILITIES = { tools: { listChanged: false } };

/** A server with every tool registered; one is made per connection or request. `report` hears of faults of our own. */
export function createMcpServer(report: (error: unknown) => void, balancer: Balancer = inProcess): McpServer {
  const server = new McpServer(
    { name: 'obrador', title: 'Obrador', version: packageJson.version },
    { instructions: INSTRUCTIONS, capabilities: CAPABILITIES },
  );
  for (const { tool, input, output } of PREPARED) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      (args: unknown) => call(tool, args, balancer, report),
    );
  }
  return server;
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
