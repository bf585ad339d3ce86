import { esUi } from './texts.ts';

/** Stands where something is on its way. */
export function Loading() {
  return <p class="loading">{esUi.loading}</p>;
}
