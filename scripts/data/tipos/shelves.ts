import type { Fields } from './files.ts';

/** Types of one kind under a heading of the page, in its order. */
interface TypeShelf {
  readonly label: string;
  readonly note: string;
  readonly types: readonly string[];
}

/** What the page shows of the types of a craft. */
export interface Shown {
  readonly groups: readonly TypeShelf[];
  readonly notes: Readonly<Record<string, string>>;
  /** The type an example is shown of first. */
  readonly known: string;
}

export function shownOf(common: Fields, types: readonly (readonly [id: string, fields: Fields])[]): Shown {
  const places = types.map(([id, fields]) => {
    const shelf = fields.map('estante');
    const name = shelf.text('nombre');
    if (!common.map('estantes').has(name)) throw new Error(`${shelf.at}: there is no shelf «${name}»`);
    return { id, name, place: shelf.number('puesto') };
  });
  const groups = common.map('estantes').each();
  return {
    groups: groups.map(([name, fields]) => ({
      label: fields.text('nombre'),
      note: fields.text('nota'),
      types: places
        .filter((one) => one.name === name)
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id),
    })),
    notes: Object.fromEntries(types.map(([id, fields]) => [id, fields.text('nota')])),
    known: common.text('conocido'),
  };
}

/** Modules of the page: it shows the groups before the notes, and examples before both. */
export function shownModules(made: string, crafts: Readonly<Record<string, Shown>>): ReadonlyMap<string, string> {
  const table = (part: keyof Shown) =>
    Object.entries(crafts)
      .map(([craft, shown]) => `  ${craft}: ${JSON.stringify(shown[part])},`)
      .join('\n');
  const groups = `${made}
import type { PerCraft } from './crafts.ts';

/** Types of one kind under a heading, with what tells them from the rest. */
export interface TypeGroup {
  readonly label: string;
  readonly note: string;
  readonly types: readonly string[];
}

/** What the types of each craft are, in the order a person would look for them. */
export const TYPE_GROUPS: PerCraft<readonly TypeGroup[]> = {\n${table('groups')}\n};\n`;
  const notes = `${made}
import type { PerCraft } from './crafts.ts';

/** What each type is and what makes it work, in a sentence or two; its figures are those of its limits. */
export const TYPE_NOTES: PerCraft<Readonly<Record<string, string>>> = {\n${table('notes')}\n};\n`;
  const known = `${made}
import type { CraftId } from './engine.ts';

/** The type everybody knows of each craft. */
export const KNOWN_TYPES: Readonly<Record<CraftId, string>> = {\n${table('known')}\n};\n`;
  return new Map([
    ['known-types.gen.ts', known],
    ['type-groups.gen.ts', groups],
    ['type-notes.gen.ts', notes],
  ]);
}
