import { losesWater } from '../despensa/losses.ts';

export { usualLoss } from '../despensa/losses.ts';

/** Whether a craft ever counts on a loss; where no craft is told it might. */
export function mayLose(craft: string | undefined): boolean {
  return craft === undefined || losesWater(craft);
}
