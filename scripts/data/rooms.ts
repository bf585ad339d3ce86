import { CRAFT_IDS } from '../../packages/engine/src/craft/ids.ts';

/** A room every craft has, and the module that gathers it from all of them. */
interface Room {
  /** Under the sources of the engine. */
  readonly made: string;
  readonly table: string;
  /** Of the craft's folder. */
  readonly file: string;
  readonly name: (craft: string) => string;
}

/**
 * Each in a module of its own, because doors take one without the others: the page reads foods of every craft with the
 * engine of one, and only the service has use for schemas. A craft that lacks a room is named by the compiler.
 */
const ROOMS: readonly Room[] = [
  { made: 'crafts.gen.ts', table: 'CRAFTS', file: 'craft.ts', name: (craft) => craft },
  { made: 'schemas.gen.ts', table: 'INTERFACES', file: 'schema.ts', name: () => 'INTERFACE' },
  {
    made: 'crear/creation-traits.gen.ts',
    table: 'CREATION_TRAITS',
    file: 'creation-traits.ts',
    name: () => 'CREATION_TRAITS',
  },
  { made: 'despensa/craft-foods.gen.ts', table: 'CRAFT_FOODS', file: 'foods.ts', name: () => 'foods' },
  { made: 'despensa/cells.gen.ts', table: 'CELLS', file: 'cells.ts', name: () => 'cells' },
  { made: 'despensa/tables.gen.ts', table: 'TABLES', file: 'table.ts', name: () => 'TABLE' },
];

/** Modules of the engine that gather the rooms of the crafts, by path. */
export function roomModules(crafts: readonly string[] = CRAFT_IDS): ReadonlyMap<string, string> {
  return new Map(
    ROOMS.map(({ made, table, file, name }) => {
      const up = made.includes('/') ? '..' : '.';
      const imports = crafts.map((craft) => {
        const taken = name(craft);
        return `import { ${taken === craft ? craft : `${taken} as ${craft}`} } from '${up}/${craft}/${file}';`;
      });
      const lines = [
        '// Made from craft/ids.ts by scripts/data/build.ts; edit the list of crafts, not this file.',
        ...imports,
        '',
        `export const ${table} = { ${crafts.join(', ')} };`,
        '',
      ];
      return [made, lines.join('\n')];
    }),
  );
}
