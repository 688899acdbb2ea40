import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOfCall } from '#infra/callFolders.ts';
import { CALLS_FILE, callsSource } from '#infra/callsFile.ts';
import { registry } from '#shared/contract/registry.ts';
import { checkCalls, checkExports } from './rules/calls.ts';
import { lines, readTree, type Source } from './rules/tree.ts';

const calls = Object.values(registry).map(({ name }) => ({ name, folder: folderOfCall(name) }));
const foldered = Object.fromEntries(Object.keys(registry).map((key, i) => [key, calls[i] ?? { name: '', folder: '' }]));
const sources = readTree();

describe('contract, handlers and fixtures', () => {
  test('there are calls to check', () => {
    expect(calls.length).toBeGreaterThan(10);
  });

  test('are listed in the generated files; otherwise run: npm run generate', () => {
    expect(readFileSync(CALLS_FILE, 'utf8')).toBe(callsSource());
  });

  test('are one to one, in the files and folders of their names', () => {
    expect(lines(checkCalls(sources, calls))).toEqual([]);
  });

  test('export what their names say', () => {
    expect(lines(checkExports(sources, foldered))).toEqual([]);
  });
});

describe('the check itself', () => {
  const call = { name: 'add_what', folder: 'what' };
  const whole: Source[] = [
    { path: 'shared/contract/calls.ts', text: '' },
    { path: 'shared/contract/what/add_what.ts', text: 'export const add_what = defineCall({});' },
    { path: 'lambdas/calls/what/add_what.ts', text: 'export const handler = implementCommand(add_what, {});' },
    {
      path: 'tests/fixtures/calls/what/add_what.ts',
      text: "export const fixture = defineFixture('add_what', () => 1);",
    },
  ];
  const without = (path: string) => whole.filter((source) => source.path !== path);

  test('accepts a complete call', () => {
    expect(checkCalls(whole, [call])).toEqual([]);
    expect(checkExports(whole, { add_what: call })).toEqual([]);
  });

  test.each(whole.slice(1).map(({ path }) => path))('reports %s', (path) => {
    expect(checkCalls(without(path), [call])).toEqual([expect.objectContaining({ path })]);
  });

  test('reports a file of another subject, another name or no call', () => {
    const strays = [
      'shared/contract/who/add_what.ts',
      'lambdas/calls/what/addWhat.ts',
      'lambdas/calls/what/helpers.ts',
      'tests/fixtures/calls/other.ts',
    ];
    const found = checkCalls([...whole, ...strays.map((path) => ({ path, text: '' }))], [call]);
    expect(found.map(({ path }) => path)).toEqual(strays);
  });

  test('reports wrong exports and a wrong key', () => {
    const empty = whole.map(({ path }) => ({ path, text: '' }));
    expect(checkExports(empty, { add_what: call })).toHaveLength(3);
    expect(lines(checkExports(whole, { addWhat: call }))).toEqual([
      'shared/contract/calls.ts: addWhat holds the call add_what',
    ]);
  });
});
