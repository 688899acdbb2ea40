import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import {
  type Fetched,
  hasChildren,
  hierarchyFrom,
  type HierarchyNode,
  inOrder,
} from '#web/features/story_map/hierarchy/model/hierarchyTree.ts';
import { nodeByName, treeKey } from '#web/features/story_map/hierarchy/model/treeKeys.ts';

/** A fetched map; a child without a name is one that the person may not view. */
const fetched = (name: string, ...children: string[]): Fetched => ({
  status: 'fetched',
  name,
  children: children.map((id) => ({ childContainerId: id, storyName: id.startsWith('secret') ? null : `Link ${id}` })),
});

const known = (maps: Record<string, Fetched>) => new Map(Object.entries(maps));
const none: ReadonlySet<string> = new Set();

/** The tree as lines such as `  b: unfetched`. */
const outline = (root: HierarchyNode) =>
  inOrder(root).map(({ level, name, below }) => `${'  '.repeat(level - 1)}${name ?? '?'}: ${below.kind}`);

describe('the hierarchy', () => {
  const four = known({ a: fetched('A', 'b', 'secret'), b: fetched('B', 'c'), c: fetched('C', 'd'), d: fetched('D') });

  test('ends after three levels as a tree, and goes on as folders', () => {
    expect(outline(hierarchyFrom('a', 'tree', four, none))).toEqual([
      'A: children',
      '  B: children',
      '    C: limit',
      '  ?: closed',
    ]);
    expect(outline(hierarchyFrom('a', 'folder', four, none))).toEqual([
      'A: children',
      '  B: children',
      '    C: children',
      '      D: none',
      '  ?: closed',
    ]);
  });

  test('shows what was not fetched yet by the name of its link, and below a failure its reason', () => {
    const error = new ApiError(errors.tooManyRequests);
    const maps = known({
      a: fetched('A', 'b', 'c', 'd', 'e'),
      b: { status: 'fetching', name: undefined },
      c: { status: 'failed', error },
      d: { status: 'closed' },
    });
    const root = hierarchyFrom('a', 'tree', maps, none);
    expect(outline(root)).toEqual([
      'A: children',
      '  Link b: fetching',
      '  Link c: failed',
      '  ?: closed',
      '  Link e: unfetched',
    ]);
    expect(inOrder(root)[2]?.below).toEqual({ kind: 'failed', error });
  });

  test('names a map that is already further up, and does not go into it again', () => {
    const circle = known({ a: fetched('A', 'b'), b: fetched('B', 'a') });
    for (const view of ['tree', 'folder'] as const)
      expect(outline(hierarchyFrom('a', view, circle, none))).toEqual([
        'A: children',
        '  B: children',
        '    A: repeat',
      ]);
  });

  test('makes only maps with others below them the root', () => {
    const nodes = inOrder(hierarchyFrom('a', 'tree', four, none));
    expect(nodes.filter(hasChildren).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  test('keeps the order of its maps when their names turn out to be others', () => {
    const maps = known({ a: fetched('A', 'b', 'c'), b: fetched('Z') });
    expect(inOrder(hierarchyFrom('a', 'tree', maps, none)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('the keys of the tree', () => {
  const maps = known({ a: fetched('Apple', 'b', 'c'), b: fetched('Berry', 'd'), c: fetched('Bean') });
  const root = hierarchyFrom('a', 'tree', maps, none);

  test.each([
    ['ArrowDown', 'a', 'focus', 'a/b'],
    ['ArrowUp', 'a/c', 'focus', 'a/b/d'],
    ['Home', 'a/c', 'focus', 'a'],
    ['End', 'a', 'focus', 'a/c'],
    ['ArrowRight', 'a/b', 'focus', 'a/b/d'],
    ['ArrowRight', 'a/b/d', 'expand', 'a/b/d'],
    [' ', 'a/b/d', 'expand', 'a/b/d'],
    ['ArrowLeft', 'a/b', 'collapse', 'a/b'],
    ['ArrowLeft', 'a/b/d', 'focus', 'a/b'],
    ['*', 'a/b', 'expandSiblings', 'a/b'],
    ['Enter', 'a/b/d', 'open', 'a/b/d'],
  ])('%s on %s does %s %s', (key, path, act, to) => {
    expect(treeKey(root, path, key)).toEqual({ do: act, path: to });
  });

  test('do nothing at an end, and on a map without others below it', () => {
    for (const [key, path] of [
      ['ArrowUp', 'a'],
      ['ArrowDown', 'a/c'],
      ['ArrowRight', 'a/c'],
      ['ArrowLeft', 'nowhere'],
      ['Tab', 'a'],
    ] as const)
      expect(treeKey(root, path, key), key).toBeUndefined();
  });

  test('a letter goes to the next name with it, several letters to the name that begins with them', () => {
    const at = (path: string, typed: string) => nodeByName(root, path, typed)?.name;
    expect(at('a', 'b')).toBe('Berry');
    expect(at('a/b', 'b')).toBe('Bean');
    expect(at('a/c', 'b')).toBe('Berry');
    expect(at('a/b', 'be')).toBe('Berry');
    expect(at('a/b', 'bea')).toBe('Bean');
    expect(at('a', 'x')).toBeUndefined();
  });
});
