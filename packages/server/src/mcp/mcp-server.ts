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
import { TOOLS, type Tool } from './tools.ts';

/** The engine reads arguments itself and explains in Spanish what is wrong; a validator in front would do it in English. */
function accept<T>(): JsonSchemaValidator<T> {
  return (data) => ({ valid: true, data: data as T, errorMessage: undefined });
}

const engineValidates: jsonSchemaValidator = { getValidator: accept };

const PREPARED = TOOLS.map((tool) => ({
  tool,
  input: fromJsonSchema(tool.input as JsonSchemaType, engineValidates),
  output: fromJsonSchema(tool.output as JsonSchemaType, engineValidates),
}));

const INSTRUCTIONS =
  'Obrador analiza y equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate. Pasos habituales: busca los ingredientes con buscar_ingrediente, elige el tipo con listar_tipos, analiza con analizar_<oficio> y, si hay que corregir, usa equilibrar_<oficio>. Pesos en gramos.';

/** A server with every tool registered; one is made per connection or request. */
export function createMcpServer(): McpServer {
  const server = new McpServer(
    { name: 'obrador', title: 'Obrador', version: packageJson.version },
    { instructions: INSTRUCTIONS },
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
      (args: unknown) => call(tool, args),
    );
  }
  return server;
}

function call(tool: Tool, args: unknown): CallToolResult {
  try {
    const answer = tool.run(args);
    return {
      content: [{ type: 'text', text: tool.gist(answer) }],
      structuredContent: answer as Record<string, unknown>,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
