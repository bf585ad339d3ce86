/** Steps of a scale: 1 g from 10 g on, 0.1 g from 1 g, 0.01 g below. */
function stepOf(grams: number): number {
  return grams >= 10 ? 1 : grams >= 1 ? 0.1 : 0.01;
}

/** The next weight the scale can show, upwards. */
export function up(grams: number): number {
  const step = stepOf(grams);
  return Math.ceil(grams / step - 1e-9) * step;
}

/** The next weight the scale can show, downwards. */
export function down(grams: number): number {
  const step = stepOf(grams);
  return Math.floor(grams / step + 1e-9) * step;
}
