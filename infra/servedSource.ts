import ts from 'typescript';

/**
 * The parts of definitions that no function reads at run time, by the function that defines: they are for documents, the
 * client, the gateway and the tests.
 */
const NOT_SERVED: ReadonlyMap<string, readonly string[]> = new Map([
  ['defineCall', ['path', 'area', 'output', 'errors', 'summary']],
  ['defineEntity', ['fields', 'counters']],
]);

/**
 * A source with its definitions reduced to the parts that functions need at run time (`ServedCall`, `AnyEntity`). A
 * bundler cannot drop a property of a used object, so the model of the answer, the refusals and the texts would be in
 * the bundle of every call.
 *
 * @param path of the source, for its syntax
 */
export function servedSource(path: string, text: string): string {
  const cuts: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const left = NOT_SERVED.get(node.expression.getText());
      const [definition] = node.arguments;
      if (left !== undefined && definition !== undefined && ts.isObjectLiteralExpression(definition))
        for (const property of definition.properties)
          if (property.name !== undefined && left.includes(property.name.getText()))
            cuts.push([property.getFullStart(), property.getEnd()]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  // From the last to the first, each with the comma behind it.
  return cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to).replace(/^,/, ''), text);
}
