import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application, ReferenceType } from 'typedoc';

const engine = new URL('../../packages/engine/', import.meta.url);

/** Kinds of exports that must say what they are. */
const DOCUMENTED = ['Class', 'Function', 'Interface', 'TypeAlias', 'Variable'];

const COLUMNS = {
  hideDefaults: true,
  hideInherited: true,
  hideModifiers: true,
  hideOverrides: true,
  hideSources: true,
};

/** The entry points of the package: name of the page, name of the module, source. */
function entryPoints() {
  const { name, exports } = JSON.parse(readFileSync(new URL('package.json', engine), 'utf8'));
  return Object.entries(exports).flatMap(([path, entry]) => {
    const source = entry?.['obrador-source'];
    if (source === undefined) return [];
    return sourcesOf(path, source, exports).map((each) => ({
      page: each.path.slice(2) || 'index',
      module: name + each.path.slice(1),
      file: fileURLToPath(new URL(each.source, engine)),
    }));
  });
}

/** What a pattern of the exports stands for: every folder that has the file, but those named on their own. */
function sourcesOf(path, source, exports) {
  if (!path.includes('*')) return [{ path, source }];
  return readdirSync(new URL('src/', engine))
    .map((folder) => ({ path: path.replace('*', folder), source: source.replace('*', folder) }))
    .filter((each) => exports[each.path] === undefined && existsSync(new URL(each.source, engine)));
}

/**
 * Writes the reference of the public interface of the engine into a folder, one Markdown page per entry point of its
 * package. Returns what is missing: exports without a comment, types used in an export but not exported themselves.
 */
export async function writeApiReference(folder) {
  const entries = entryPoints();
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    name: '@obrador/engine',
    entryPoints: entries.map(({ file }) => file),
    tsconfig: fileURLToPath(new URL('tsconfig.build.json', engine)),
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    // What the crafts owe the balancer may change in any release.
    excludeInternal: true,
    readme: 'none',
    requiredToBeDocumented: DOCUMENTED,
    // Seen in what they make up: tables of types, keys of parameters, inner shapes.
    intentionallyNotExported: [
      'CommonKey',
      'TYPE_IDS',
      'ParamKey',
      'OPTIONAL',
      'Level',
      'Terms',
      'Worded',
      'Wire',
      'RATED',
      'Weight',
      'Quantity',
    ],
    validation: { notExported: true, notDocumented: true, invalidLink: true },
    outputFileStrategy: 'modules',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useHTMLAnchors: true,
    pageTitleTemplates: { module: ({ name }) => entries.find(({ page }) => page === name)?.module ?? name },
    classPropertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    parametersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: COLUMNS,
    sort: ['source-order'],
    logLevel: 'Warn',
  });
  const missing = [];
  app.logger.log = (message, level) => {
    if (level >= 2) missing.push(message);
  };
  const project = await app.convert();
  if (project === undefined) throw new Error(missing.join('\n'));
  for (const module of project.children) {
    const symbol = project.getSymbolIdFromReflection(module);
    module.name = entries.find(({ file }) => file === symbol?.fileName)?.page ?? module.name;
  }
  nameReturns(project);
  app.validate(project);
  rmSync(folder, { recursive: true, force: true });
  await app.outputs.writeOutput({ name: 'markdown', path: folder }, project);
  return missing;
}

/** Types derived from a schema lose their name where a function returns them: the one with the same fields is meant. */
function nameReturns(project) {
  const fieldsOf = (declaration) =>
    declaration.children
      ?.map(({ name }) => name)
      .sort()
      .join();
  const exported = project.children.flatMap((module) => module.children);
  const named = new Map(exported.filter(({ children }) => children).map((each) => [fieldsOf(each), each]));
  for (const { signatures = [] } of exported) {
    for (const signature of signatures) {
      const type = signature.type?.type === 'reflection' && named.get(fieldsOf(signature.type.declaration));
      if (type) signature.type = ReferenceType.createResolvedReference(type.name, type, project);
    }
  }
}
