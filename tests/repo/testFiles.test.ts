import { describe, expect, test } from 'vitest';
import { checkLoops, checkNoDoubles, checkTestFiles } from './rules/testFiles.ts';
import { lines, matching, readTree } from './rules/tree.ts';

const sources = readTree();

describe('the tests', () => {
  test('all run, and each expects something', () => {
    expect(matching(sources, /^tests\/.*\.test\.ts$/).length).toBeGreaterThan(5);
    expect(lines(checkTestFiles(sources))).toEqual([]);
  });

  test('that loop over the contract can do so twice', () => {
    expect(lines(checkLoops(sources))).toEqual([]);
  });

  test('of calls use no test doubles', () => {
    expect(matching(sources, /^tests\/calls\//).length).toBeGreaterThan(0);
    expect(lines(checkNoDoubles(sources))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const file = (text: string, path = 'tests/rules/a.test.ts') => [{ path, text }];
  const good = "test('a', () => { expect(1).toBe(1); });";

  test('accept a plain test', () => {
    expect(checkTestFiles(file(good))).toEqual([]);
    expect(
      checkTestFiles(
        file("test.each([1])('a', async () => { await expect(p).resolves.toBe(1); });", 'tests/e2e/a.spec.ts'),
      ),
    ).toEqual([]);
  });

  test.each(['skip', 'only', 'todo', 'fixme', 'skipIf', 'fails'])('report .%s', (how) => {
    expect(checkTestFiles(file(`${good}\ntest.${how}('b', () => {});`))).toHaveLength(1);
    expect(checkTestFiles(file(`${good}\ntest.describe.${how}('b', () => {});`))).toHaveLength(1);
    expect(checkTestFiles(file(`${good}\ndescribe.${how}(true)('b', () => {});`)).length).toBeGreaterThan(0);
  });

  test('report xit, a file without a test and one without expectations', () => {
    expect(checkTestFiles(file(`${good}\nxit('b', () => {});`))).toHaveLength(1);
    expect(lines(checkTestFiles(file("import 'x';")))).toEqual([
      'tests/rules/a.test.ts: holds no test',
      'tests/rules/a.test.ts: expects nothing',
    ]);
    expect(checkTestFiles(file("test('a', () => { run(); });"))).toHaveLength(1);
  });

  test.each([
    'test.each(callNames)(name, () => {});',
    'for (const name of callNames) check(name);',
    'const commands = callNames.filter((name) => isCommand(name));',
  ])('report the loop %s', (loop) => {
    expect(checkLoops(file(loop))).toHaveLength(1);
    expect(checkLoops(file(loop.replace('callNames', 'everyCall()')))).toEqual([]);
  });

  test('accept a list of calls that is compared', () => {
    expect(
      checkLoops(file('expect(all).toEqual([...callNames, ...others]); expect(n).toBe(callNames.length);')),
    ).toEqual([]);
  });

  test.each(['mock', 'fn', 'spyOn', 'doMock', 'stubGlobal'])(
    'report vi.%s in a call test, helpers included',
    (double) => {
      expect(checkNoDoubles(file(`vi.${double}('x');`, 'tests/calls/what/add_what.test.ts'))).toHaveLength(1);
      expect(checkNoDoubles(file(`export const f = vi.${double}();`, 'tests/calls/helper.ts'))).toHaveLength(1);
      expect(checkNoDoubles(file(`vi.${double}('x');`, 'tests/web/a.test.ts'))).toEqual([]);
    },
  );
});
