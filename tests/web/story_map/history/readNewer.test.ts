import { expect, test } from 'vitest';
import { readNewer } from '#web/features/story_map/history/readNewer.ts';
import { historyEntry } from './historyEntry.ts';

/** A history of numbered entries, the newest first, in pages of three. @returns its reader, and what was read */
function historyOf(newest: number) {
  const asked: (string | undefined)[] = [];
  const read = (before: string | undefined) => {
    asked.push(before);
    const from = before === undefined ? newest : Number(before);
    const docs = [from, from - 1, from - 2].filter((id) => id > 0).map((id) => ({ ...historyEntry, id: `${id}` }));
    return Promise.resolve({ docs, next: from > 3 ? `${from - 3}` : null });
  };
  return { read, asked };
}
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('newer entries are read up to the first known one, over as many pages as came meanwhile', async () => {
  const one = historyOf(6);
  expect(ids(await readNewer(new Set(['5', '4']), one.read))).toEqual(['6']);
  expect(one.asked).toEqual([undefined]);
  const many = historyOf(12);
  expect(ids(await readNewer(new Set(['5', '4']), many.read))).toEqual(['12', '11', '10', '9', '8', '7', '6']);
  expect(many.asked).toEqual([undefined, '9', '6']);
  expect(await readNewer(new Set(['6']), historyOf(6).read)).toEqual([]);
  expect(ids(await readNewer(new Set(), historyOf(4).read))).toEqual(['4', '3', '2', '1']);
});
