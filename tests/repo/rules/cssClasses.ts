import { posix } from 'node:path';
import ts from 'typescript';
import { lineOf, nodes } from './syntax.ts';
import { type Finding, isCode, matching, type Source } from './tree.ts';

/**
 * Every class that code takes from a CSS module stands in that module. An unknown one is `undefined` on the screen, so
 * that the element looks as the browser has it.
 */
export function checkCssClasses(sources: readonly Source[]): Finding[] {
  const modules = new Map(matching(sources, /\.module\.css$/).map(({ path, text }) => [path, classesOf(text)]));
  return sources.filter(isCode).flatMap((source) => {
    const imported = importedStyles(source);
    if (imported.size === 0) return [];
    return nodes(source)
      .filter(ts.isElementAccessExpression)
      .flatMap((node) => {
        const path = imported.get(node.expression.getText());
        const classes = path === undefined ? undefined : modules.get(path);
        if (classes === undefined) return [];
        return namesIn(node.argumentExpression)
          .filter((name) => !classes.has(name))
          .map((name) => ({ path: `${source.path}:${lineOf(node)}`, problem: `${path} has no class ${name}` }));
      });
  });
}

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/** The CSS modules that a file imports, by the name that they have there. */
function importedStyles({ path, text }: Source): ReadonlyMap<string, string> {
  const found = text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return new Map(
    [...found].map(([, name = '', from = '']) => [
      name,
      from.startsWith('#web/') ? from.replace('#web/', 'web/src/') : posix.join(posix.dirname(path), from),
    ]),
  );
}

/** The names that an expression may be, where they are written there. */
function namesIn(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [...namesIn(expression.whenTrue), ...namesIn(expression.whenFalse)];
  return ts.isParenthesizedExpression(expression) ? namesIn(expression.expression) : [];
}
