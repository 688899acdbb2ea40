import { expect, test } from 'vitest';
import { inParts } from '#web/api/inParts.ts';

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
