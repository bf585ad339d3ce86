/** Numbers of one column in file order: zeros are left empty, runs of them are written «_n». */
export function packNumbers(values: readonly number[]): string {
  const out: string[] = [];
  let zeros = 0;
  const flush = () => {
    if (zeros > 0) out.push(zeros === 1 ? '' : `_${zeros}`);
    zeros = 0;
  };
  for (const value of values) {
    if (value === 0) {
      zeros++;
      continue;
    }
    flush();
    out.push(String(value).replace(/^0\./, '.'));
  }
  return out.join();
}

/** Goes through the numbers written by `packNumbers` that are not zero, each with its place. */
export function eachNumber(text: string, use: (value: number, at: number) => void): void {
  let at = 0;
  // Cell by cell: an array of all of them is more to make than to read.
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf(',', start);
    if (end === -1) end = text.length;
    if (text[start] === '_') at += Number(text.slice(start + 1, end));
    else if (start === end) at++;
    else use(Number(text.slice(start, end)), at++);
  }
}

/** Reads `count` numbers written by `packNumbers`; what is not written is zero. */
export function unpackNumbers(text: string, count: number): Float64Array {
  const values = new Float64Array(count);
  eachNumber(text, (value, at) => {
    values[at] = value;
  });
  return values;
}
