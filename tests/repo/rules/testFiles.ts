import ts from 'typescript';
import { dottedName, lineOf, nodes } from './syntax.ts';
import { type Finding, matching, type Source } from './tree.ts';

const testFile = /^tests\/.*\.(test|spec)\.tsx?$/;
const blocks = /^(test|it|describe|suite|x?it|xtest|xdescribe)(\.|$)/;
const skipped = /^(x(it|test|describe)$|(test|it|describe|suite)\..*\b(skip|only|todo|fixme|fail|fails|skipIf|runIf)$)/;
const doubles = /^vi\.(mock|doMock|fn|spyOn|mocked|mockObject|stubGlobal|hoisted|importMock)$/;

const calledNames = (source: Source): { name: string; node: ts.Node }[] =>
  nodes(source)
    .filter(ts.isCallExpression)
    .flatMap((node) => {
      const name = dottedName(node.expression);
      return name === undefined ? [] : [{ name, node }];
    });

/** Every test file holds tests that check something, and none of them is left out of the run. */
export function checkTestFiles(sources: readonly Source[]): Finding[] {
  return matching(sources, testFile).flatMap((source) => {
    const called = calledNames(source);
    const names = called.map(({ name }) => name);
    const findings: Finding[] = called
      .filter(({ name }) => skipped.test(name))
      .map(({ name, node }) => ({
        path: `${source.path}:${lineOf(node)}`,
        problem: `${name}: a test either runs or does not exist`,
      }));
    if (!names.some((name) => blocks.test(name))) findings.push({ path: source.path, problem: 'holds no test' });
    if (!names.some((name) => /^(expect|assert)(\.|$)/.test(name)))
      findings.push({ path: source.path, problem: 'expects nothing' });
    return findings;
  });
}

/** What may loop over the list of calls itself: the document that holds each of them once. */
const ofDocuments = /^tests\/repo\/openapi\.test\.ts$/;

/** Suites that loop over the contract do so by `everyCall()`, or they would not run twice with `LOOP_TWICE=1`. */
export function checkLoops(sources: readonly Source[]): Finding[] {
  const isList = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'callNames';
  return matching(sources, testFile)
    .filter(({ path }) => !ofDocuments.test(path))
    .flatMap((source) =>
      nodes(source)
        .filter(
          (node) =>
            (ts.isForOfStatement(node) && isList(node.expression)) ||
            (ts.isCallExpression(node) && node.arguments.some(isList)) ||
            (ts.isPropertyAccessExpression(node) && isList(node.expression) && node.name.text !== 'length'),
        )
        .map((node) => ({ path: `${source.path}:${lineOf(node)}`, problem: 'loops over callNames, not everyCall()' })),
    );
}

/** Call tests run the real thing against a real engine: nothing in them is a stand-in. */
export function checkNoDoubles(sources: readonly Source[]): Finding[] {
  return matching(sources, /^tests\/calls\/.*\.tsx?$/).flatMap((source) =>
    calledNames(source)
      .filter(({ name }) => doubles.test(name))
      .map(({ name, node }) => ({ path: `${source.path}:${lineOf(node)}`, problem: `${name} in a call test` })),
  );
}
