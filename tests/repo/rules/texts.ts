import ts from 'typescript';
import { lineOf, nodes, strings } from './syntax.ts';
import { type Finding, matching, type Source } from './tree.ts';

const home = /^shared\/(texts|errors)\//;
/** Where a phrase would be a text of the product. The local run's demo company says what it likes. */
const product = /^(shared|lambdas|web\/src)\/.*\.tsx?$/;
const users = /^(shared|lambdas|infra|web\/src)\/.*\.tsx?$/;
const screen = /^web\/src\/.*\.tsx?$/;
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A single word ('Name', 'owner') is as often a key or a value as it is a text; from two words on it is a text. */
const isPhrase = (text: string): boolean => text.trim().split(/\s+/).filter(hasLetter).length >= 2;

/** Attributes and properties whose value people read. */
const readByPeople = new Set([
  'text',
  'title',
  'label',
  'placeholder',
  'helperText',
  'alt',
  'subject',
  'confirmLabel',
  'submitLabel',
  'aria-label',
  'ariaLabel',
  'tooltip',
  'reason',
]);

const at = (path: string, node: ts.Node, problem: string): Finding => ({ path: `${path}:${lineOf(node)}`, problem });

/** Every text is one constant: no phrase of `shared/texts` stands in other code again, nor twice among the texts. */
export function checkTextsOnce(sources: readonly Source[]): Finding[] {
  const first = new Map<string, string>();
  const twice = matching(sources, home).flatMap((source) =>
    strings(source)
      .filter(({ value }) => isPhrase(value))
      .flatMap(({ value, node }) => {
        const before = first.get(value);
        if (before !== undefined) return [at(source.path, node, `repeats the text '${value}' of ${before}`)];
        first.set(value, `${source.path}:${lineOf(node)}`);
        return [];
      }),
  );
  const again = matching(sources, product)
    .filter(({ path }) => !home.test(path))
    .flatMap((source) =>
      strings(source)
        .filter(({ value }) => first.has(value))
        .map(({ value, node }) =>
          at(source.path, node, `repeats the text '${value}', import it from ${first.get(value)}`),
        ),
    );
  return [...twice, ...again];
}

/** Whether what stands here is drawn as it is: a text between tags, or a string in `{}` between tags. */
const isDrawn = (node: ts.Node): boolean =>
  ts.isJsxText(node) ||
  (ts.isJsxExpression(node.parent) && (ts.isJsxElement(node.parent.parent) || ts.isJsxFragment(node.parent.parent)));

/** The attribute or property that the string is the value of, `title={'...'}` included. */
function keyOf(node: ts.Node): string | undefined {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)
    ? holder.name.getText().replaceAll(/['"]/g, '')
    : undefined;
}

/**
 * No text is written where it is shown: what stands between tags, in a label or in a toast comes from `shared/texts`.
 */
export function checkNoWrittenTexts(sources: readonly Source[]): Finding[] {
  return matching(sources, screen).flatMap((source) =>
    strings(source).flatMap(({ value, node }) => {
      if (!hasLetter(value)) return [];
      if (isDrawn(node)) return [at(source.path, node, `'${value}' belongs into shared/texts`)];
      const key = keyOf(node);
      const inTag = ts.isJsxAttribute(node.parent) || ts.isJsxExpression(node.parent);
      const read = key !== undefined && readByPeople.has(key) && (inTag || isPhrase(value));
      return read ? [at(source.path, node, `${key}: '${value}' belongs into shared/texts`)] : [];
    }),
  );
}

/** Every text is one that code imports: a constant that nobody names is a text that nobody sees. */
export function checkTextsUsed(sources: readonly Source[]): Finding[] {
  const named = new Set(
    matching(sources, users)
      .flatMap(nodes)
      .flatMap((node) => {
        if (ts.isPropertyAccessExpression(node)) return [node.name.text];
        if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()];
        // `texts[code]` can mean any of them.
        if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression))
          return [`${node.expression.text}[]`];
        if (ts.isElementAccessExpression(node) && ts.isPropertyAccessExpression(node.expression))
          return [`${node.expression.name.text}[]`];
        return [];
      }),
  );
  return matching(sources, home).flatMap((source) =>
    nodes(source)
      .filter((node) => ts.isPropertyAssignment(node) || isTextOfItsOwn(node))
      .flatMap((property) => {
        const name = property.name.getText().replaceAll(/['"]/g, '');
        if (named.has(name) || holders(property).some((holder) => named.has(`${holder}[]`))) return [];
        return [at(source.path, property, `nothing uses the text ${name}`)];
      }),
  );
}

/** An export that is not an object of texts: one text, or one error. */
function isTextOfItsOwn(node: ts.Node): node is ts.VariableDeclaration {
  return (
    ts.isVariableDeclaration(node) &&
    ts.isVariableStatement(node.parent.parent) &&
    node.parent.parent.modifiers !== undefined &&
    node.initializer !== undefined &&
    (ts.isStringLiteral(node.initializer) || ts.isCallExpression(node.initializer))
  );
}

/** The names of the objects around a text, innermost first. */
function holders(property: ts.Node): string[] {
  const names: string[] = [];
  for (let node: ts.Node = property.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) names.push(node.name.getText());
  }
  return names;
}
