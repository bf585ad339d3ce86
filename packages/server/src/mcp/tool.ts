import type { Asker, Balancer } from '../balancer/balancer.ts';
import type { Calculate } from '../routes/calculation.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What a tool needs of the service. */
export interface ToolContext {
  readonly balancer: Balancer;
  /** Unknown where there is but one. */
  readonly asker?: Asker | undefined;
  /** At once where nobody else is served. */
  readonly calculate?: Calculate | undefined;
}

export const atOnce: Calculate = async (run) => run();

export interface ToolAnswer {
  /** All that the description of the tool promises: hosts often show nothing else. */
  readonly text: string;
  /** The same for programs: hosts may show this alone. */
  readonly structure: object;
}

/** A task an agent may ask for. Each is one file of `tools/`, named in `tools.ts`. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments; every property says what it is. */
  readonly input: Json;
  /** JSON Schema of `structure`, short or whole. */
  readonly output: Json;
  /** Arguments it takes without spending words on them in the list: the rest of what the service reads. */
  readonly also?: readonly string[];
  /** Throws an InputError when the arguments will not do. */
  readonly run: (args: Json, context: ToolContext) => ToolAnswer | Promise<ToolAnswer>;
}
