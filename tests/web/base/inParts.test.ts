import { expect, test } from 'vitest';
import { inParts, newPartGroup } from '#web/base/api/inParts.ts';

test('a long list is sent in parts, in order, and progress is reported after each', async () => {
  const sent: number[][] = [];
  const done: number[] = [];
  await inParts(
    [1, 2, 3, 4, 5],
    2,
    async (part) => sent.push([...part]),
    (count) => done.push(count),
  );
  expect(sent).toEqual([[1, 2], [3, 4], [5]]);
  expect(done).toEqual([2, 4, 5]);
});

test('nothing more is sent after a part that fails', async () => {
  const sent: number[][] = [];
  const send = async (part: readonly number[]) => {
    sent.push([...part]);
    if (part.includes(3)) throw new Error('refused');
  };
  const done: number[] = [];
  await expect(inParts([1, 2, 3, 4, 5], 2, send, (count) => done.push(count))).rejects.toThrow('refused');
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(done).toEqual([2]);
});

test('all parts of one action carry keys of one group, numbered from 1', async () => {
  const keys: string[] = [];
  const send = async (_: readonly number[], key: string) => keys.push(key);
  const group = newPartGroup();
  await inParts([1, 2, 3], 2, send, () => undefined, group);
  await inParts([4], 2, send, () => undefined, group);
  const [first = ''] = keys[0]?.split('/') ?? [];
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([`${first}/1`, `${first}/2`, `${first}/3`]);
  await inParts([5], 2, send, () => undefined);
  expect(keys[3]).toMatch(/\/1$/);
  expect(keys[3]).not.toContain(first);
});
