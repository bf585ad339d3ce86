import { CRAFTS, suggest } from '@obrador/engine';
import { portOf, UsageError } from './args.ts';
import { candidates, completionScript, WORDS_FOR } from './completion.ts';
import { help, helpOf } from './help.ts';
import type { Order } from './order.ts';
import { analizarOrder } from './orders/analizar.ts';
import { craftOrder } from './orders/craft.ts';
import { crearOrder, sustituirOrder } from './orders/crear.ts';
import { curvaOrder } from './orders/curva.ts';
import { desdeEtiquetaOrder } from './orders/desde-etiqueta.ts';
import { etiquetaOrder } from './orders/etiqueta.ts';
import { catalogoOrder, despensaOrder, tiposOrder } from './orders/lookup.ts';
import { mistakes, orderTexts } from './texts.ts';

/** Everything the command line does, in the order help shows it. */
export const ORDERS: readonly Order[] = [
  ...CRAFTS.map(craftOrder),
  analizarOrder,
  curvaOrder,
  etiquetaOrder,
  crearOrder,
  sustituirOrder,
  desdeEtiquetaOrder,
  tiposOrder,
  catalogoOrder,
  despensaOrder,
  {
    name: 'servir',
    ...orderTexts.servir,
    options: ['puerto'],
    run: async ({ values }) => {
      if (values.puerto !== undefined) process.env.PORT = String(portOf(values.puerto));
      await import('@obrador/server');
      return undefined;
    },
  },
  {
    name: 'mcp',
    ...orderTexts.mcp,
    options: [],
    run: async () => {
      const { serveStdio } = await import('@obrador/server/mcp');
      serveStdio();
      return undefined;
    },
  },
  {
    name: 'completar',
    ...orderTexts.completar,
    options: [],
    run: ({ words: [shell, ...typed] }) => {
      const text = shell === WORDS_FOR ? candidates(ORDERS, typed).join('\n') : completionScript(shell).trimEnd();
      return { text, status: 0 };
    },
  },
  {
    name: 'ayuda',
    alias: 'help',
    ...orderTexts.ayuda,
    options: [],
    run: ({ words: [name], screen }) => ({
      text: name === undefined ? help(ORDERS, screen) : helpOf(orderNamed(name), screen),
      status: 0,
    }),
  },
];

/** By its name or its shorter one. */
export function orderNamed(name: string): Order {
  const found = ORDERS.find((order) => order.name === name || order.alias === name);
  if (found !== undefined) return found;
  const choices = ORDERS.map((order) => ({ id: order.name }));
  throw new UsageError(mistakes.unknownOrder(name, suggest(name, choices, 1)));
}
