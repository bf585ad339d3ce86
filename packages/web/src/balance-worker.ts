import type { BalanceTask } from './balance-client.ts';
import { balanceRecipe } from './balance-run.ts';
import { loadCraft } from './craft-engines.ts';

/** Balances off the page, which stays free to be typed in. One task per worker at a time. */
addEventListener('message', async ({ data }: MessageEvent<BalanceTask>) => {
  const craft = await loadCraft(data.craft);
  postMessage(balanceRecipe(craft, data.body, data.options));
});
