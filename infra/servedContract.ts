import ts from 'typescript';

/**
 * The parts of a contract that no function reads at run time: they are for the API reference, the client, the gateway
 * and the tests.
 */
const NOT_SERVED: ReadonlySet<string> = new Set(['path', 'area', 'output', 'errors', 'summary']);

/**
 * The source of a contract reduced to the parts that a function needs to serve its call (`ServedCall`). A bundler
 * cannot drop a property of a used object, so the model of the answer, the refusals and the texts would be in the
 * bundle of every call.
 *
 * @param path of the source, for its syntax
 */
export function servedContract(path: string, text: string): string {
  const cuts: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineCall') {
      const [definition] = node.arguments;
      if (definition !== undefined && ts.isObjectLiteralExpression(definition))
        for (const property of definition.properties)
          if (property.name !== undefined && NOT_SERVED.has(property.name.getText()))
            cuts.push([property.getFullStart(), property.getEnd()]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  // From the last to the first, each with the comma behind it.
  return cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to).replace(/^,/, ''), text);
}
