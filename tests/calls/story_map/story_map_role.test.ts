import { beforeAll, expect, test } from 'vitest';
import { grant } from '#tests/calls/support/roles.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, signUp, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const roleOf = (containerId: string, as: Somebody) => world.call('story_map_role', { containerId }, as);
const NOTHING = { role: 'none', canView: false };

test("returns everybody's role on a story map, and nothing of a map that they may not see", async () => {
  const { containerId } = world;
  expect(await roleOf(containerId, world.owner)).toEqual({ role: 'owner', canView: true });
  expect(await roleOf(containerId, world.editor)).toEqual({ role: 'editor', canView: true });
  expect(await roleOf(containerId, world.viewer)).toEqual({ role: 'viewer', canView: true });
  expect(await roleOf(containerId, world.colleague)).toEqual(NOTHING);
  expect(await roleOf('0'.repeat(20), world.colleague)).toEqual(NOTHING);
  const abroad = await createSmallWorld(stack());
  expect(await roleOf(abroad.containerId, world.owner)).toEqual(NOTHING);
});

test('tells global viewers that they may view a map without a role on it', async () => {
  const email = `sees-all@${world.domain}`;
  await world.call('add_registered_email', { email });
  const globalViewer = await signUp(stack(), email, 'Sees All');
  await grant(world, globalViewer, { globalStoryMapViewer: true });
  expect(await roleOf(world.containerId, globalViewer)).toEqual({ role: 'none', canView: true });
});

test('follows every change at once: approved, switched, removed, deleted', async () => {
  const containerId = await newMap(world);
  const { colleague } = world;
  await world.call('request_container_access', { containerId, access_type: 'edit' }, colleague);
  expect(await roleOf(containerId, colleague)).toEqual(NOTHING);
  await world.call('approve_access_request', { containerId, userId: colleague.uid, access_type: 'edit' });
  expect(await roleOf(containerId, colleague)).toEqual({ role: 'editor', canView: true });
  await world.call('change_member_role', { containerId, uid: colleague.uid, role: 'viewer' });
  expect(await roleOf(containerId, colleague)).toEqual({ role: 'viewer', canView: true });
  await world.call('remove_member', { containerId, uid: colleague.uid });
  expect(await roleOf(containerId, colleague)).toEqual(NOTHING);
  await world.call('delete_container', { containerId });
  expect(await roleOf(containerId, world.owner)).toEqual(NOTHING);
});
