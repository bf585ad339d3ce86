import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CRAFT_IDS } from '../packages/engine/src/craft/ids.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'scripts'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((path) => /^(packages\/\w+\/src|scripts)\/.*\.(ts|tsx|mts)$/.test(path) && !/\.(gen|test)\.ts$/.test(path))
  .filter((path) => existsSync(root + path));
const textOf = (path: string) => readFileSync(root + path, 'utf8');
const within = (pattern: RegExp) =>
  sources.filter((path) => path.startsWith('packages/') && pattern.test(textOf(path)));

/** Code without its comments. */
function codeOf(path: string): string {
  return textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

/** What the app stands on, each on those before it; none knows a feature. */
const FLOORS = ['ui', 'loading', 'crafts', 'storage', 'recipe', 'worker', 'bench'];
/** Features, side by side: what they may take of one another. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  compare: [],
  ledger: [],
  reading: [],
  label: [],
  own: [],
  balance: ['compare'],
  book: ['compare', 'sharing'],
  new: ['compare', 'own'],
  workshop: [],
  sharing: ['export'],
  export: ['workshop'],
};

/** The rooms of the app a file takes anything of, at once or later. */
function roomsTakenBy(path: string): readonly string[] {
  const taken = codeOf(path).matchAll(/(?:from|import\(?) ?'((?:\.\.\/)+[^']+\.tsx?)'/g);
  return [...taken].map(([, to]) => roomOf(join(dirname(path), to!)));
}

const roomOf = (path: string): string => /^packages\/web\/src\/([^/]+)\//.exec(path)?.[1] ?? '';

describe('the rooms of the app', () => {
  const app = sources.filter((path) => path.startsWith('packages/web/src/') && roomOf(path) !== '');

  it('are the floors, the features and the shell that puts them together', () => {
    expect([...new Set(app.map(roomOf))].sort()).toEqual([...FLOORS, ...Object.keys(FEATURES), 'shell'].sort());
  });

  it('take of the floors below and of the features named, never in a circle', () => {
    const strays = app.flatMap((path) => {
      const room = roomOf(path);
      if (room === 'shell') return [];
      const floor = FLOORS.indexOf(room);
      const open = floor < 0 ? [...FLOORS, ...FEATURES[room]!] : FLOORS.slice(0, floor);
      return roomsTakenBy(path)
        .filter((other) => other !== room && !open.includes(other))
        .map((other) => `${path}: ${other}`);
    });
    expect(strays).toEqual([]);
  });

  it('change at three widths, and their sheets say in which layer they stand', () => {
    const sheets = listed.split('\n').filter((path) => path.startsWith('packages/web/src/') && path.endsWith('.css'));
    const queries = sheets.flatMap((path) => textOf(path).match(/@media [^{]*/g) ?? []);
    const widths = queries.flatMap((query) => query.match(/[\d.]+(?=rem)/g) ?? []);
    expect([...new Set(widths)].sort()).toEqual(['47.99', '48', '67.99', '68', '80']);
    const main = textOf('packages/web/src/styles/main.css');
    const isLayered = (path: string) =>
      main.includes(`${path.slice('packages/web/src/'.length)}" layer(`) || /^@layer \w+ \{/.test(textOf(path));
    const own = sheets.filter((path) => !path.startsWith('packages/web/src/styles/'));
    expect(own.filter((path) => !isLayered(path))).toEqual([]);
  });

  it('slide by what lays nothing out', () => {
    const sheets = listed.split('\n').filter((path) => path.startsWith('packages/web/src/') && path.endsWith('.css'));
    const moved = sheets.flatMap((path) =>
      [...textOf(path).matchAll(/transition: *([\w-]+)/g)].map(([, what]) => what),
    );
    expect(moved.filter((what) => !['translate', 'scale', 'rotate', 'transform', 'opacity'].includes(what!))).toEqual(
      [],
    );
    expect(moved).not.toEqual([]);
  });
});

describe('the layout', () => {
  it('is looked at as a whole', () => {
    expect(sources.length).toBeGreaterThan(200);
  });

  it('casts nothing behind the back of the compiler', () => {
    expect(sources.filter((path) => /as unknown as/.test(textOf(path)))).toEqual([]);
  });

  it('lets packages import each other by name only', () => {
    expect(within(/from '(?:\.\.\/)+(?:engine|server|web|cli|client)\//)).toEqual([]);
  });

  it('lets no craft import another', () => {
    const crossing = sources.filter((path) => {
      const own = CRAFT_IDS.find((craft) => path.startsWith(`packages/engine/src/${craft}/`));
      return (
        own !== undefined && CRAFT_IDS.some((craft) => craft !== own && textOf(path).includes(`from '../${craft}/`))
      );
    });
    expect(crossing).toEqual([]);
  });

  it('gives every craft the same rooms, and each room the same names', () => {
    const rooms: Readonly<Record<string, readonly string[]>> = {
      advise: ['advise'],
      analyse: ['analyse'],
      catalogue: ['shelf'],
      corrections: ['correctionsOf'],
      craft: [],
      'food-view': [],
      judge: [],
      labelling: ['labelling'],
      levers: ['levers'],
      linear: ['linear'],
      measure: [],
      moves: [],
      params: ['PARAMS'],
      resolve: ['resolve'],
      respond: ['respond'],
      schema: ['INTERFACE'],
      table: ['COLUMNS', 'cells', 'TABLE'],
      texts: ['MANIFEST'],
      'type-file': ['CraftTypeFile'],
      types: ['DEFAULT_TYPE', 'EXAMPLE', 'TYPE_INFOS', 'findType', 'rulesOf'],
    };
    const missing = CRAFT_IDS.flatMap((craft) =>
      Object.entries({ ...rooms, craft: [craft] }).flatMap(([room, names]) => {
        const path = `packages/engine/src/${craft}/${room}.ts`;
        const files = [path, path.replace('.ts', '.gen.ts')].filter((file) => existsSync(root + file));
        const text = files.map(textOf).join('\n');
        const exported = (name: string) =>
          new RegExp(
            `^export (?:async )?(?:function|const|interface|type) ${name}\\b|^export \\{[^}]*\\b${name}\\b`,
            'm',
          ).test(text);
        return text === '' ? [path] : names.filter((name) => !exported(name)).map((name) => `${path}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
    // A warning is worded by `warn`, in a room of its own or beside the advice.
    const warning = (craft: string) => ['warn', 'advise'].map((room) => `packages/engine/src/${craft}/${room}.ts`);
    const warns = (path: string) => existsSync(`${root}${path}`) && /^export function warn\(/m.test(textOf(path));
    expect(CRAFT_IDS.filter((craft) => !warning(craft).some(warns))).toEqual([]);
  });

  it('lists crafts in three files, so that a new one is its folder, its table and a line in each', () => {
    // What the library hands on by name is no list.
    const own = (path: string) => codeOf(path).replace(/^export \{[^}]*\} from .*$/gm, '');
    const named = (path: string) =>
      CRAFT_IDS.filter((craft) => new RegExp(`(?:^|[{,])\\s*${craft}\\s*[:,}]|'${craft}'`, 'm').test(own(path)));
    const lists = sources.filter(
      (path) => path.startsWith('packages/') && !/(^|[/-])(texts|es)\.ts$/.test(path) && named(path).length > 2,
    );
    expect(lists).toEqual([
      'packages/engine/src/craft/ids.ts',
      'packages/web/src/crafts/craft-engines.ts',
      'packages/web/src/crafts/crafts.ts',
    ]);
  });

  it('calls a craft nothing else in code: «oficio» is a word of the wire', () => {
    const declared = /\b(?:type|interface) \w*(?:Oficio|Trade)|\bfunction \w*[Oo]ficio|\bconst \w*OFICIO/;
    expect(sources.filter((path) => declared.test(codeOf(path)))).toEqual([]);
  });

  it('runs no craft for what it does when it is loaded: what it knows is a value or a table', () => {
    const engine = sources.filter((path) => path.startsWith('packages/engine/src/'));
    expect(engine.filter((path) => /^import '/m.test(codeOf(path)))).toEqual([]);
    // Each set by one function, and said why in 0067: lessons learnt later, and the budget of the reading under way.
    expect(engine.filter((path) => /^(?:export )?let /m.test(codeOf(path)))).toEqual([
      'packages/engine/src/craft/precedent.ts',
      'packages/engine/src/despensa/reader.ts',
      'packages/engine/src/despensa/reading-budget.ts',
      'packages/engine/src/despensa/told.ts',
    ]);
  });

  it('treats no craft by its identifier', () => {
    const ids = CRAFT_IDS.join('|');
    expect(within(new RegExp(`\\.id === '(?:${ids})'|case '(?:${ids})':`))).toEqual([]);
  });

  it('asks no shelf and no food by its identifier: what a food is, a class of data says', () => {
    const rooms = [...CRAFT_IDS, 'crear', 'etiqueta', 'craft', 'ley', 'taller', 'equilibrar'].join('|');
    const asks = /\bcategory\)? [=!]== '[a-z]|\bfood\.id [=!]== '[a-z]|\bSet<Food\['category'\]>/;
    const strays = sources.filter((path) => new RegExp(`^packages/engine/src/(?:${rooms})/`).test(path));
    expect(strays.filter((path) => asks.test(codeOf(path)))).toEqual([]);
  });

  it('treats no type by its identifier, and keeps no table by it: what sets a type apart stands in its file', () => {
    const types = CRAFT_IDS.flatMap((craft) =>
      readdirSync(`${root}data/tipos/${craft}`).map((file) => file.slice(0, -5)),
    );
    const ids = types.join('|');
    const compared = `(?:\\btype|\\bid|\\.id|DEFAULT_TYPE\\)?) (?:===|!==) '(?:${ids})'|case '(?:${ids})':|(?:rulesOf|judge)\\('(?:${ids})'`;
    const tables = '(?:Record|Set|Map)<TypeId';
    // A name of one word may be that of a food, a family or a trait.
    const named = `'(?:${types.filter((id) => id.includes('_')).join('|')})'|: TypeId = '`;
    expect(within(new RegExp(`${compared}|${tables}|${named}`)).filter((path) => !path.includes('/test/'))).toEqual([]);
  });
});

/** Modules that may hold words for people: texts, parameters, types and their data, descriptions of schemas. */
const WORDS = new RegExp(
  [
    String.raw`(^|[/-])texts\.ts$`,
    String.raw`/(es|help|params|types|law|ingredient-rules|keeping|sums|process|completion|words|measures|catalogue|levers)\.ts$`,
    String.raw`(^|[/-])schema(s)?\.ts$`,
    '/craft.ts$',
    '^packages/server/src/(routes|mcp|infrastructure|guards/limiter)/|^packages/server/src/server.ts$',
  ].join('|'),
);

/** Four words or more with a mark of Spanish among them, between quotes. */
const SENTENCE = /(['`])(?:(?!\1)[^\n\\]|\\.)*[áéíóúñ¿¡«](?:(?!\1)[^\n\\]|\\.)*\1/g;

function sentencesIn(path: string): string[] {
  return (codeOf(path).match(SENTENCE) ?? []).filter(
    (text) =>
      // Alternatives of a pattern are words the reader knows.
      !text.includes('|') &&
      text
        .replace(/\$\{[^}]*\}/g, 'x')
        .trim()
        .split(/\s+/).length >= 4,
  );
}

describe('words for people', () => {
  it('stand in modules of texts, in the records of parameters and types, and in data', () => {
    const strays = sources
      .filter((path) => path.startsWith('packages/') && !WORDS.test(path))
      .flatMap((path) => sentencesIn(path).map((text) => `${path}: ${text}`));
    expect(strays).toEqual([]);
  });

  it('are never read back: no regular expression over our own sentences', () => {
    const phrases = /\/[^/\n]*(?:añade unos|sustituye unos|reduce unos|El ingrediente|Quita |Retira )[^/\n]*\//;
    const built = /new RegExp\([^)]*(?:añade|sustituye|Quita|WEIGHT)/;
    expect(sources.filter((path) => phrases.test(codeOf(path)) || built.test(codeOf(path)))).toEqual([]);
  });
});
