import ts from 'typescript';

/**
 * The parts of definitions that no function reads at run time, by the function that defines: they are for documents, the
 * client, the gateway and the tests.
 */
const NOT_SERVED: ReadonlyMap<string, readonly string[]> = new Map([
  ['defineCall', ['path', 'area', 'output', 'errors', 'summary']],
  ['defineEntity', ['fields', 'counters']],
]);

/** The names of the fields that clients see of the entities, by type. */
export type ShownFields = ReadonlyMap<string, readonly string[]>;

/** What is written in the place of a part of a source. */
type Edit = { from: number; to: number; by: string };

/**
 * A source with its definitions reduced to the parts that functions need at run time (`ServedCall`, `AnyEntity`). A
 * bundler cannot drop a property of a used object, so the model of the answer, the refusals and the texts would be in
 * the bundle of every call. Of the model that clients see of an entity, its fields' names are left.
 *
 * @param path of the source, for its syntax
 */
export function servedSource(path: string, text: string, shown: ShownFields = new Map()): string {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const defines = node.expression.getText();
      const [definition] = node.arguments;
      if (definition !== undefined && ts.isObjectLiteralExpression(definition)) {
        edits.push(...omissions(text, definition, NOT_SERVED.get(defines) ?? []));
        if (defines === 'defineEntity') edits.push(...namesForModel(definition, shown));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return edits
    .sort((a, b) => a.from - b.from)
    .reduceRight((rest, { from, to, by }) => rest.slice(0, from) + by + rest.slice(to), text);
}

/** Leaves some properties of a definition out, each with the comma behind it. */
function omissions(text: string, { properties }: ts.ObjectLiteralExpression, left: readonly string[]): Edit[] {
  return properties
    .filter(({ name }) => name !== undefined && left.includes(name.getText()))
    .map((property) => {
      const to = property.getEnd();
      return { from: property.getFullStart(), to: text[to] === ',' ? to + 1 : to, by: '' };
    });
}

/** Writes the names of its fields in the place of an entity's model. */
function namesForModel(definition: ts.ObjectLiteralExpression, shown: ShownFields): Edit[] {
  const type = valueOf(definition, 'type');
  const names = type !== undefined && ts.isStringLiteral(type) ? shown.get(type.text) : undefined;
  const present = valueOf(definition, 'present');
  const model =
    present !== undefined && ts.isObjectLiteralExpression(present) ? propertyOf(present, 'model') : undefined;
  return names === undefined || model === undefined
    ? []
    : [{ from: model.getStart(), to: model.getEnd(), by: `names: ${JSON.stringify(names)}` }];
}

const propertyOf = ({ properties }: ts.ObjectLiteralExpression, name: string) =>
  properties.find((property) => property.name?.getText() === name);

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = propertyOf(object, name);
  return property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
