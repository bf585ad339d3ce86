import { CRAFT_IDS } from '../../packages/engine/src/craft/ids.ts';

/** A room every craft has, and the module that gathers it from all of them. */
interface Room {
  /** Under the sources of the engine. */
  readonly made: string;
  readonly table: string;
  /** Where the craft has it. */
  readonly file: (craft: string) => string;
  readonly name: (craft: string) => string;
}

/**
 * Each in a module of its own, because doors take one without the others: the page reads foods of every craft with the
 * engine of one, and only the service has use for schemas. A craft that lacks a room is named by the compiler.
 */
const ROOMS: readonly Room[] = [
  { made: 'crafts.gen.ts', table: 'CRAFTS', file: (craft) => `./${craft}/craft.ts`, name: (craft) => craft },
  { made: 'schemas.gen.ts', table: 'INTERFACES', file: (craft) => `./${craft}/schema.ts`, name: () => 'INTERFACE' },
  {
    made: 'despensa/craft-foods.gen.ts',
    table: 'CRAFT_FOODS',
    file: (craft) => `./${craft}.gen.ts`,
    name: () => 'foods',
  },
  { made: 'despensa/cells.gen.ts', table: 'CELLS', file: (craft) => `../${craft}/table.ts`, name: () => 'cells' },
  { made: 'despensa/tables.gen.ts', table: 'TABLES', file: (craft) => `../${craft}/table.ts`, name: () => 'TABLE' },
];

/** Modules of the engine that gather the rooms of the crafts, by path. */
export function roomModules(crafts: readonly string[] = CRAFT_IDS): ReadonlyMap<string, string> {
  return new Map(
    ROOMS.map(({ made, table, file, name }) => {
      const imports = crafts.map((craft) => {
        const taken = name(craft);
        return `import { ${taken === craft ? craft : `${taken} as ${craft}`} } from '${file(craft)}';`;
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
