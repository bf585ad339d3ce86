/** The types of a craft, as its names mean them. */
interface Types<Type extends string> {
  readonly findType: (text: string) => Type | undefined;
  readonly defaultType: Type;
}

/** `forbids` of a craft: what a name is read as, held against what a type refuses; what nobody knows is not forbidden. */
export function forbidsBy<Type extends string, Read>(
  { findType, defaultType }: Types<Type>,
  read: (name: string) => Read | undefined,
  isRefused: (type: Type, read: Read) => boolean,
): (type: string, name: string) => boolean {
  return (type, name) => {
    const found = read(name);
    return found !== undefined && isRefused(findType(type) ?? defaultType, found);
  };
}
