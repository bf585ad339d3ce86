/** Work that takes a breath now and then, done at once. */
export function finished<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
