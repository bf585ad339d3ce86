/** Annex VII, part A, point 1: up to this share of the finished food added water need not be listed. */
const UNLISTED = 5;

/** Added water by difference from 100 g of finished food; 0 when it need not be listed. */
export function listedWater(added: number, others: number): number {
  const water = added > 0 ? 100 - others : 0;
  return water > UNLISTED + 1e-9 ? water : 0;
}
