import type { Tool } from './tool.ts';
import { analizarTool } from './tools/analizar.ts';
import { buscarTool } from './tools/buscar-ingrediente.ts';
import { crearTool } from './tools/crear.ts';
import { curvaTool } from './tools/curva.ts';
import { equilibrarTool } from './tools/equilibrar.ts';
import { etiquetaTool } from './tools/etiqueta.ts';
import { tiposTool } from './tools/listar-tipos.ts';
import { sustituirTool } from './tools/sustituir.ts';

/** One tool per task, whatever the craft. */
export const TOOLS: readonly Tool[] = [
  analizarTool,
  equilibrarTool,
  crearTool,
  sustituirTool,
  buscarTool,
  tiposTool,
  curvaTool,
  etiquetaTool,
];
