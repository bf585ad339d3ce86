import ts from 'typescript';

/**
 * Declarations of types that schemas are worked out to, with all they are made of written out: whoever reads them need
 * not read those of the schemas. `wanted` has the names of the types by the path of their module.
 */
export function plainTypes(config, wanted) {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, config.replace(/[^/]*$/, ''));
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const declared = (file, names) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .filter(({ name }) => names.has(name))
      .map((symbol) => declarationOf(symbol, checker))
      .join('\n');
  return new Map([...wanted].map(([file, names]) => [file, declared(file, names)]));
}

function declarationOf(symbol, checker) {
  const { typeParameters = [] } = symbol.declarations[0];
  const parameters = typeParameters.map((one) => one.getText()).join(', ');
  const name = symbol.name + (parameters && `<${parameters}>`);
  const text = textOf(checker.getDeclaredTypeOfSymbol(symbol), checker, '');
  const comment = commentOf(symbol, checker, '');
  return text.startsWith('{')
    ? `${comment}export interface ${name} ${text}\n`
    : `${comment}export type ${name} = ${text};\n`;
}

function commentOf(symbol, checker, indent) {
  const said = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return said === '' ? '' : `${indent}/** ${said.replaceAll('\n', ' ')} */\n`;
}

/** What the values of a type of JSON are made of; that a field may be missing, its mark says. */
function textOf(type, checker, indent) {
  const inside = (part) => textOf(part, checker, indent);
  if (type.isUnion()) {
    const present = type.types.filter(({ debugIntrinsicName }) => debugIntrinsicName !== 'missing');
    const parts = present.map((part) => (part.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : inside(part)));
    return [...new Set(parts)].join(' | ');
  }
  if (checker.isTupleType(type)) return `[${checker.getTypeArguments(type).map(inside).join(', ')}]`;
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type);
    return `${type.symbol.name}<${inside(item)}>`;
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
  const deeper = `${indent}    `;
  const keys = checker
    .getIndexInfosOfType(type)
    .map((info) => `${deeper}[key: ${inside(info.keyType)}]: ${textOf(info.type, checker, deeper)};\n`);
  const fields = checker.getPropertiesOfType(type).map((symbol) => fieldOf(symbol, checker, deeper));
  return `{\n${[...keys, ...fields].join('')}${indent}}`;
}

function fieldOf(symbol, checker, indent) {
  const isReadonly =
    ts.getDeclarationModifierFlagsFromSymbol(symbol) & ts.ModifierFlags.Readonly ||
    ts.getCheckFlags(symbol) & ts.CheckFlags.Readonly;
  const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
  const type = textOf(checker.getTypeOfSymbol(symbol), checker, indent);
  return `${commentOf(symbol, checker, indent)}${indent}${isReadonly ? 'readonly ' : ''}${symbol.name}${mark}: ${type};\n`;
}
