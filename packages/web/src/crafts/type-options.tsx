import type { Craft } from './engine.ts';
import { groupsOf } from './type-groups.ts';

/** The types of a craft in their kinds, for a plain list. */
export function TypeOptions({ craft }: { craft: Craft }) {
  return (
    <>
      {groupsOf(craft).map(({ label, types }) => (
        <optgroup key={label} label={label}>
          {types.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
