import ts from 'typescript';
import { nodes } from './syntax.ts';
import type { Finding, Source } from './tree.ts';

const isDeclaring = (statement: ts.Statement): boolean =>
  (ts.isImportDeclaration(statement) && statement.importClause !== undefined) ||
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isModuleDeclaration(statement);

/** Whether a file does more than declare when it is imported. */
function hasEffects(source: Source): boolean {
  const [file] = nodes(source);
  return file !== undefined && ts.isSourceFile(file) && !file.statements.every(isDeclaring);
}

/**
 * `sideEffects` of `package.json` lists exactly the given files that do something when they are imported: a bundler
 * drops any other file of which nothing is used.
 */
export function checkSideEffects(sources: readonly Source[], listed: readonly string[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    const isListed = listed.includes(`./${source.path}`);
    if (hasEffects(source) === isListed) return [];
    const problem = isListed
      ? 'has no effects when imported, but is listed'
      : 'has effects when imported, but is not listed';
    return [{ path: source.path, problem: `${problem} in sideEffects of package.json` }];
  });
}
