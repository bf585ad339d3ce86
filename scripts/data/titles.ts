interface Named {
  readonly id?: string;
  readonly name: string;
}

/** What a formula of the corpus is called: «Panettone: massari unaricetta» repeats its id, and is a panettone. */
export function titleOf({ id = '', name }: Named): string {
  const colon = name.lastIndexOf(': ');
  const tail = name.slice(colon + 2);
  return colon > 0 && id.endsWith(tail.replaceAll(' ', '-')) ? name.slice(0, colon) : name;
}
