interface Named {
  readonly id?: string;
  readonly name: string;
  readonly source?: string;
}

/** What a formula of the corpus is called: «Panettone: massari unaricetta» repeats its id, and is a panettone. */
export function titleOf({ id = '', name }: Named): string {
  const colon = name.lastIndexOf(': ');
  const tail = name.slice(colon + 2);
  return colon > 0 && id.endsWith(tail.replaceAll(' ', '-')) ? name.slice(0, colon) : name;
}

/** The same where nothing beside it says whose it is. */
export function fullTitleOf(formula: Named): string {
  const title = titleOf(formula);
  return title === formula.name || formula.source === undefined ? title : `${title}, ${formula.source}`;
}
