import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabId } from '#web/base/api/client.ts';
import type { LiveChanges } from '#web/replica/live/LiveTab.ts';
import { Rereads } from '#web/replica/live/Rereads.ts';
import { followMap } from '#web/replica/live/useLiveMap.ts';
import { replica } from '#web/replica/replica.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { GLOW_MS } from '#web/replica/story_map/Glowing.ts';
import { openMap } from './openMap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A followed map, and how often a release on the screen has been read. */
function followed() {
  const { map } = openMap({ Find: [], Book: [] });
  const leave = map.join(replica);
  const seen = { read: 0 };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const queryKey = ['get_release', { containerId: map.containerId, releaseId: 'r' }];
  new QueryObserver(client, { queryKey, queryFn: () => (seen.read += 1) }).subscribe(() => undefined);
  const follows = followMap(map, new Rereads(client));
  const [card] = [...map.scope.all(whats).values()];
  if (card === undefined) throw new Error('no card');
  const bring = async (message: Partial<LiveChanges>) => {
    const rest = { kind: 'changes', number: 1, topic: '', tabs: [], changed: [], removed: [], touched: [] } as const;
    follows.enter({ ...rest, tabs: [], changed: [], removed: [], touched: [], ...message }, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
  };
  const renamed = (description: string, version: number) => [{ ...card, type: whats.type, description, version }];
  return { map, card, seen, bring, renamed, leave };
}

test('a card that somebody else has changed glows for a second, and an own one does not', async () => {
  const { map, card, bring, renamed, leave } = followed();
  await bring({ changed: renamed('Search', card.version + 1) });
  expect(map.scope.get(whats, card.id)?.description).toBe('Search');
  expect(map.glowing.has(card.id)).toBe(true);
  await vi.advanceTimersByTimeAsync(GLOW_MS);
  expect(map.glowing.has(card.id)).toBe(false);
  await bring({ tabs: [tabId], changed: renamed('Seek', card.version + 2) });
  expect(map.scope.get(whats, card.id)?.description).toBe('Seek');
  expect(map.glowing.has(card.id)).toBe(false);
  // The same message again is no news.
  await bring({ changed: renamed('Seek', card.version + 2) });
  expect(map.glowing.has(card.id)).toBe(false);
  leave();
});

test('a release is read again for what is not known yet alone', async () => {
  const { map, seen, bring, leave } = followed();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.read).toBe(1);
  const touched = [{ type: 'release', id: 'r', version: 2 }];
  await bring({ touched });
  expect(seen.read).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  map.scope.enter({ changed: [{ type: 'release', id: 'r', version: 2 }], removed: [] });
  await bring({ touched });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen.read).toBe(2);
  leave();
});
