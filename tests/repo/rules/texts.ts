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
  const named = new Set(matching(sources, users).flatMap(namesUsed));
  return matching(sources, home).flatMap((source) =>
    nodes(source)
      .filter((node) => ts.isPropertyAssignment(node) || isExport(node))
      .flatMap((text) => {
        const name = text.name.getText().replaceAll(/['"]/g, '');
        const around = [fileName(source.path), ...holders(text)];
        if (named.has(name) || around.some((holder) => named.has(`${holder}[]`))) return [];
        return [at(source.path, text, `nothing uses the text ${name}`)];
      }),
  );
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The names of texts that a file uses; `texts[code]` can mean any of an object or of a file, and is named `texts[]`. */
function namesUsed(source: Source): string[] {
  const all = nodes(source);
  const files = new Map(
    all
      .filter((node) => ts.isImportDeclaration(node))
      .flatMap(({ importClause, moduleSpecifier }) => {
        const bindings = importClause?.namedBindings;
        return bindings !== undefined && ts.isNamespaceImport(bindings) && ts.isStringLiteral(moduleSpecifier)
          ? [[bindings.name.text, fileName(moduleSpecifier.text)] as const]
          : [];
      }),
  );
  return all.flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) return [node.name.text];
    if (ts.isBindingElement(node) || ts.isImportSpecifier(node)) return [(node.propertyName ?? node.name).getText()];
    if (!ts.isElementAccessExpression(node)) return [];
    const { expression } = node;
    if (ts.isIdentifier(expression)) return [`${files.get(expression.text) ?? expression.text}[]`];
    return ts.isPropertyAccessExpression(expression) ? [`${expression.name.text}[]`] : [];
  });
}

type Export = ts.ExportSpecifier | (ts.VariableDeclaration & { readonly name: ts.Identifier });

/** An export: a text, an object of texts, or an error. */
const isExport = (node: ts.Node): node is Export =>
  ts.isExportSpecifier(node) ||
  (ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    ts.isVariableStatement(node.parent.parent) &&
    node.parent.parent.modifiers !== undefined);

/** The names of the objects around a text, innermost first. */
function holders(property: ts.Node): string[] {
  const names: string[] = [];
  for (let node: ts.Node = property.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) names.push(node.name.getText());
  }
  return names;
}
