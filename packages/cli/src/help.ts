import { EVERYWHERE, OPTION_NAMES, type OptionName, optionInfo } from './option-table.ts';
import type { Order } from './order.ts';
import { type Screen, wrap } from './screen.ts';
import { optionTexts, helpTexts as texts } from './texts.ts';

/** Two columns: what is written, and what it does. */
function columns(rows: readonly (readonly [string, string])[], { width }: Screen): string[] {
  const left = Math.max(...rows.map(([usage]) => usage.length));
  return rows.map(([usage, summary]) => wrap(`  ${usage.padEnd(left)}  ${summary}`, width, ' '.repeat(left + 4)));
}

const usageOf = ({ name, words }: Order): string => `obrador ${name}${words && ` ${words}`}`;

export function help(orders: readonly Order[], screen: Screen): string {
  const usages = orders.map((order) => [usageOf(order), order.summary] as const);
  return [
    wrap(texts.title, screen.width, ''),
    '',
    texts.usage,
    ...columns(usages, screen),
    '',
    wrap(texts.recipe, screen.width, ''),
    '',
    texts.options,
    ...columns(optionRows(OPTION_NAMES), screen),
    '',
    wrap(texts.ofOrder(orders[0]!.name), screen.width, ''),
    wrap(texts.status, screen.width, ''),
  ].join('\n');
}

export function helpOf(order: Order, screen: Screen): string {
  const taken = [...order.options, ...EVERYWHERE].filter((name) => OPTION_NAMES.includes(name));
  return [
    ...columns([[usageOf(order), order.summary]], screen),
    '',
    texts.options,
    ...columns(optionRows(taken), screen),
  ].join('\n');
}

function optionRows(names: readonly OptionName[]): (readonly [string, string])[] {
  return names.map((name) => [optionUsage(name), optionTexts[name].summary] as const);
}

/** How help writes an option: «-t, --tipo T». */
function optionUsage(name: OptionName): string {
  const { short, takesValue } = optionInfo(name);
  const value = takesValue ? ` ${optionTexts[name].value}` : '';
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${value}`;
}
