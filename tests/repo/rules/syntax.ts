import ts from 'typescript';
import type { Source } from './tree.ts';

const kindOf = (path: string): ts.ScriptKind => {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
};

/** Every node of a file's syntax tree, parents before children. */
export function nodes({ path, text }: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path)));
  return found;
}

/** The line of a node, counted from one. */
export const lineOf = (node: ts.Node): number =>
  ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart()).line + 1;

/** Whether the string is the name of a module (`from '...'`), of a property or a type, and not a text. */
const isName = (node: ts.Node): boolean => {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name === node) || isNameOfModule(parent);
};

const isNameOfModule = (parent: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isExternalModuleReference(parent) ||
  ts.isLiteralTypeNode(parent);

/** A piece of text in a file and the node that holds it. */
export type Literal = { readonly value: string; readonly node: ts.Node };

/**
 * Every string of a file: literals, templates without holes, text between JSX tags. Names of modules and properties are
 * left out.
 */
export function strings(source: Source): Literal[] {
  return nodes(source).flatMap((node): Literal[] => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return isName(node) ? [] : [{ value: node.text, node }];
    if (ts.isJsxText(node)) return [{ value: node.text.replace(/\s+/g, ' ').trim(), node }];
    return [];
  });
}

/** Every module that a file imports, types included: `from '...'`, `import '...'`, `import('...')`. */
export function importedModules(source: Source): string[] {
  return ts.preProcessFile(source.text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The dotted name of an expression such as `test.describe.skip`, undefined when it is not made of names. */
export function dottedName(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node)) return dottedName(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const before = dottedName(node.expression);
  return before === undefined ? undefined : `${before}.${node.name.text}`;
}
