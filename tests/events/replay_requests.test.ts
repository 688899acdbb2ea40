import { afterEach, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '#infra/local/environment.ts';
import { openRequest } from '#tests/calls/support/openRequests.ts';
import { sharedBy, textsOf } from '#tests/calls/support/sharedTexts.ts';
import { createSmallWorld, share } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { replay } from './support/functions.ts';
import { openQueue } from './support/queue.ts';
import { GIVEN_UP } from './support/replayLost.ts';

const stack = useStack();

type Queue = Awaited<ReturnType<typeof openQueue>>;
let queue: Queue;
let other: Queue;
let restore: () => void;
beforeEach(async () => {
  queue = await openQueue();
  other = await openQueue();
  restore = setEnvironment({ FOLLOW_CHANGES_QUEUE: other.url, DELIVER_REQUESTS_QUEUE: queue.url });
});
afterEach(() => {
  restore();
  queue.close();
  other.close();
});

test.each(['what', 'who'] as const)(
  'a request for a %s to which all who are left agree is applied when records are made up for',
  async (kind) => {
    const world = await createSmallWorld(stack());
    const { owner, colleague, editor } = world;
    const shared = await sharedBy(world, kind, [owner, owner]);
    const [asking, asked] = shared.maps;
    const newText = `Agreed on ${shared.text}`;
    await share(world.domain, asked?.containerId ?? '', colleague.uid, 'editor');
    // The editor has no role on the map, so that they are no longer asked.
    const requestId = await openRequest(
      world.domain,
      {
        containerId: asking?.containerId ?? '',
        owner: owner.uid,
        kind,
        objectId: shared.id,
        oldText: shared.text,
        newText,
        askedMapId: asked?.containerId ?? '',
        people: [owner.uid, colleague.uid, editor.uid],
      },
      true,
    );
    await world.call('respond_description_change_request', { requestId, accept: true }, colleague);
    await stack().stream.settled();
    expect(await textsOf(world, shared)).toEqual([shared.text, shared.text]);
    const before = (await world.call('escalated_change_requests', { page: 1 })).total;
    queue.send([GIVEN_UP]);
    await replay();
    await stack().stream.settled();
    expect(await textsOf(world, shared)).toEqual([newText, newText]);
    expect((await world.call('escalated_change_requests', { page: 1 })).total).toBe(before - 1);
  },
);
