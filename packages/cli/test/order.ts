import { readArgs, refuseUseless } from '../src/args.ts';
import { orderNamed } from '../src/orders.ts';
import { screenOf } from '../src/screen.ts';

/** An order as the command line runs it, without the process; `columns` as on a terminal of that width. */
export async function run(...args: string[]) {
  return runOn(undefined, ...args);
}

export async function runOn(columns: number | undefined, ...args: string[]) {
  const { values, words } = readArgs(args);
  const [name = '', ...rest] = words;
  const order = orderNamed(name);
  refuseUseless(name, order.options, values);
  const screen = screenOf({ isTTY: false }, columns === undefined ? {} : { COLUMNS: String(columns) });
  return (await order.run({ words: rest, values, screen, stdin: () => '' }))!;
}
