import type { Values } from './args.ts';
import type { OptionName } from './option-table.ts';
import type { Screen, Stream } from './screen.ts';

export interface Result {
  readonly text: string;
  /** 0 balanced or done, 1 to review, 2 when something could not be read. */
  readonly status: 0 | 1 | 2;
  /** Remarks that do not belong to the answer: they go to standard error. */
  readonly notes?: readonly string[];
}

/** What an order is given. */
export interface Call {
  readonly words: readonly string[];
  readonly values: Values;
  readonly screen: Screen;
  readonly stdin: () => string;
  readonly stderr: NodeJS.WritableStream & Stream;
}

/** Something the command line does. Help, completion and the refusal of options come from it. */
export interface Order {
  readonly name: string;
  /** A shorter name, where people know it by one. */
  readonly alias?: string;
  /** What follows the name, as help writes it. */
  readonly words: string;
  readonly summary: string;
  /** Options it takes; the rest are refused, since they would do nothing. */
  readonly options: readonly OptionName[];
  /** An answer, or nothing when it goes on until it is stopped. */
  readonly run: (call: Call) => Result | undefined | Promise<Result | undefined>;
}
