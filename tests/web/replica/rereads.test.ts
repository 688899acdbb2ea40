import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueryName } from '#shared/contract/registry.ts';
import { Rereads } from '#web/replica/live/Rereads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Queries on the screen, and how often each has been read. */
function screenWith(...keys: readonly [QueryName, object][]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const read: Record<string, number> = {};
  const answers: (() => void)[] = [];
  for (const [name, input] of keys) {
    const text = `${name} ${JSON.stringify(input)}`;
    const queryFn = () => {
      read[text] = (read[text] ?? 0) + 1;
      return new Promise<number>((resolve) => answers.push(() => resolve(1)));
    };
    new QueryObserver(client, { queryKey: [name, input], queryFn }).subscribe(() => undefined);
  }
  const answer = async () => {
    answers.splice(0).forEach((one) => one());
    await vi.advanceTimersByTimeAsync(0);
  };
  return { rereads: new Rereads(client), read, answer };
}

const releaseOf = (containerId: string, releaseId = 'r'): [QueryName, object] => [
  'get_release',
  { containerId, releaseId },
];
const RELEASE: ReadonlySet<QueryName> = new Set(['get_release'] as const);

test('only queries that may show the place are read again', async () => {
  const { rereads, read, answer } = screenWith(releaseOf('a'), releaseOf('b'), ['story_map_list', {}]);
  await answer();
  rereads.want(RELEASE, { containerId: 'a' });
  await answer();
  expect(Object.values(read)).toEqual([2, 1, 1]);
  rereads.want(new Set(['story_map_list'] as const), { containerId: 'a' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Object.values(read)).toEqual([2, 1, 2]);
});

test('however much changes, a query is read once a second at most, and after the last change', async () => {
  const { rereads, read, answer } = screenWith(releaseOf('a'));
  await answer();
  for (let i = 0; i < 50; i += 1) {
    rereads.want(RELEASE);
    await answer();
    await vi.advanceTimersByTimeAsync(100);
    await answer();
  }
  const [times = 0] = Object.values(read);
  expect(times).toBeGreaterThan(4);
  expect(times).toBeLessThan(8);
  rereads.want(RELEASE);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Object.values(read)).toEqual([times + 1]);
});

test('what was being read when something changed is read again afterwards, and not interrupted', async () => {
  const { rereads, read, answer } = screenWith(releaseOf('a'));
  rereads.want(RELEASE);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(Object.values(read)).toEqual([1]);
  await answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Object.values(read)).toEqual([2]);
});
