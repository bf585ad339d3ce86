import type { Tool } from './tool.ts';
import { analizarTool } from './tools/analizar.ts';
import { buscarTool } from './tools/buscar-ingrediente.ts';
import { curvaTool } from './tools/curva.ts';
import { equilibrarTool } from './tools/equilibrar.ts';
import { etiquetaTool } from './tools/etiqueta.ts';
import { tiposTool } from './tools/listar-tipos.ts';

/** One tool per task, whatever the craft. */
export const TOOLS: readonly Tool[] = [analizarTool, equilibrarTool, buscarTool, tiposTool, curvaTool, etiquetaTool];
