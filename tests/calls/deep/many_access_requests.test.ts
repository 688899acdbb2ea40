import { describe, expect, test } from 'vitest';
import {
  MAX_CLEARED_ACCESS_REQUESTS,
  MAX_HANDED_OVER_ACCESS_REQUESTS,
  MAX_SHOWN_ACCESS_REQUESTS,
} from '#shared/model/limits.ts';
import { askWithoutAccount, inboxOf, newMap } from '../support/sharing.ts';
import { createSmallWorld } from '../support/smallWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();

describe('requests for access', () => {
  // Over a hundred people ask first, one after the other, on a machine that may be busy.
  test(
    'shows the newest hundred and counts all; clearing removes thirty at a time, and only requests that were shown',
    { timeout: 180_000 },
    async () => {
      const own = await createSmallWorld(stack());
      const asked = MAX_SHOWN_ACCESS_REQUESTS + 4;
      await askWithoutAccount(own, own.containerId, asked + 1);
      const inbox = await own.call('access_requests', {});
      expect(inbox.docs).toHaveLength(MAX_SHOWN_ACCESS_REQUESTS);
      expect(inbox.total).toBe(asked + 1);
      expect(inbox.docs.map(({ date }) => date)).toEqual(inbox.docs.map(({ date }) => date).sort((a, b) => b - a));

      const until = inbox.docs[1]?.date ?? 0;
      const lefts: number[] = [];
      for (let left = 1; left > 0;) {
        ({ left } = await own.call('clear_access_requests', { until }));
        lefts.push(left);
      }
      expect(lefts).toEqual([
        asked - MAX_CLEARED_ACCESS_REQUESTS,
        asked - 2 * MAX_CLEARED_ACCESS_REQUESTS,
        asked - 3 * MAX_CLEARED_ACCESS_REQUESTS,
        0,
      ]);
      expect(await own.call('access_requests', {})).toMatchObject({ total: 1, docs: [{ date: inbox.docs[0]?.date }] });
      expect(await own.call('clear_access_requests', { until })).toEqual({
        change: null,
        changed: [],
        removed: [],
        left: 0,
      });
    },
  );

  test('keeps every request when the map changes hands while people ask', async () => {
    const own = await createSmallWorld(stack());
    const askers = [own.viewer, own.colleague];
    for (let round = 0; round < 8; round += 1) {
      const containerId = await newMap(own, `Round ${round}`);
      const hand = () => own.call('set_container_owner', { containerId, newOwnerUid: own.editor.uid });
      const asking = () =>
        askers.map((asker) => own.call('request_container_access', { containerId, access_type: 'edit' }, asker));
      await Promise.all(round % 2 === 0 ? [hand(), ...asking()] : [...asking(), hand()]);
      const there = (await inboxOf(own, own.editor)).filter((request) => request.containerId === containerId);
      expect(there.map(({ userId }) => userId).sort()).toEqual(askers.map(({ uid }) => uid).sort());
      expect((await inboxOf(own, own.owner)).filter((request) => request.containerId === containerId)).toEqual([]);
      // An answer by the new owner leaves nothing behind anywhere.
      await own.call(
        'approve_access_request',
        { containerId, userId: own.viewer.uid, access_type: 'edit' },
        own.editor,
      );
      await own.call('dismiss_access_request', { containerId, userId: own.colleague.uid }, own.editor);
      expect(
        [...(await tableOf(stack(), own.domain)).keys()].filter(
          (key) => /\naccess#\d+#/.test(key) && key.includes(containerId),
        ),
      ).toEqual([]);
    }
  });

  test('that are very many all reach the new owner, whom a few of them reach with the map', async () => {
    const own = await createSmallWorld(stack());
    await askWithoutAccount(own, own.containerId, 2 * MAX_HANDED_OVER_ACCESS_REQUESTS);
    const { total } = await own.call('access_requests', {});
    await own.call('set_container_owner', { containerId: own.containerId, newOwnerUid: own.editor.uid });
    await stack().stream.settled();
    expect(await own.call('access_requests', {}, own.editor)).toMatchObject({ total });
    expect(await own.call('access_requests', {})).toMatchObject({ total: 0 });
  });
});
