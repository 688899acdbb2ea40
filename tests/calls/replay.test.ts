import { afterEach, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '#infra/local/environment.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { replay } from '#tests/events/support/functions.ts';
import { openQueue } from '#tests/events/support/queue.ts';
import { rename } from './support/renaming.ts';
import { requestIn } from './support/requests.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld } from './support/world.ts';

const stack = useStack();
let queues: Record<'FOLLOW_CHANGES_QUEUE' | 'DELIVER_REQUESTS_QUEUE', Awaited<ReturnType<typeof openQueue>>>;
let restore: () => void;
beforeEach(async () => {
  queues = { FOLLOW_CHANGES_QUEUE: await openQueue(), DELIVER_REQUESTS_QUEUE: await openQueue() };
  restore = setEnvironment(Object.fromEntries(Object.entries(queues).map(([name, { url }]) => [name, url])));
});
afterEach(() => {
  restore();
  for (const queue of Object.values(queues)) queue.close();
});

test('the tool repairs a Who as it repairs an Activity: its name on other maps, and a change request', async () => {
  const world = await createWorld(stack());
  const own = { containerId: world.containerId };
  const other = { containerId: world.foreignMapId };
  const add = async (name: string) => {
    const { id } = await world.call('add_who', { ...own, name });
    await world.call('add_who', { ...other, name }, world.colleague);
    return id;
  };
  const [renamed, asked] = [await add(`Renamed ${world.canary}`), await add(`Asked ${world.canary}`)];
  await stack().stream.settled();
  // From here on nothing reaches the stream, as if its consumers had given up.
  setTableClient(createTableClient());
  await rename(world.owner, 'who', world.containerId, renamed, `Anew ${world.canary}`);
  const { requestId } = await world.call('create_description_change_request', {
    ...own,
    objectId: asked,
    changeType: 'who_name',
    newDescription: `Wanted ${world.canary}`,
  });
  for (const queue of Object.values(queues)) queue.send([{} as never]);

  expect(await replay()).toMatchObject({
    follow_changes: { messages: 1, failed: 0 },
    deliver_requests: { messages: 1, failed: 0 },
  });
  const { whos } = await world.call('get_container', other, world.colleague);
  expect(whos.find(({ id }) => id === renamed)?.name).toBe(`Anew ${world.canary}`);
  expect(requestIn(await tableOf(stack(), world.domain), world.domain, requestId ?? '').awaiting).toEqual(
    [world.colleague.uid, world.editor.uid].sort(),
  );
});
