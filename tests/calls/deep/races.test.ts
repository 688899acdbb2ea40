import { expect, test } from 'vitest';
import type { CallName } from '#shared/contract/registry.ts';
import { send } from '../support/caller.ts';
import { createSmallWorld, type SmallWorld } from '../support/smallWorld.ts';
import { useStack } from '../support/useStack.ts';

const ROUNDS = 12;

const stack = useStack();

const newMap = async (world: SmallWorld, name: string) =>
  (await world.call('story_map_container_create', { name, why: 'To race' })).id;
const add = async (world: SmallWorld, containerId: string, description: string, parentId: string | null = null) =>
  (await world.call('add_what', { containerId, description, level: parentId === null ? 0 : 1, parentId })).id;
const textsOf = async (world: SmallWorld, containerId: string) =>
  (await world.call('get_container', { containerId })).whats.map((what) => what.description);
const try_ = (world: SmallWorld, name: CallName, input: unknown) => send(stack(), name, input, world.owner.idToken);

test('changing a description and reusing the old one at the same moment never split one Activity in two', async () => {
  const world = await createSmallWorld(stack());
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await newMap(world, `One ${round}`), await newMap(world, `Two ${round}`)];
    const objectId = await add(world, one, `Pay ${round}`);
    const rename = () =>
      try_(world, 'change_what_description', {
        containerId: one,
        objectId,
        newDescription: `Refund ${round}`,
        changeType: 'what_description',
      });
    const reuse = () => try_(world, 'add_what', { containerId: two, description: `pay ${round}`, level: 0 });
    // Each of the two starts first in turn, so that both orders are tested.
    const racing = round % 2 === 0 ? { renaming: rename(), adding: reuse() } : { adding: reuse(), renaming: rename() };
    const [renamed, added] = await Promise.all([racing.renaming, racing.adding]);
    expect(added.status, added.text).toBe(200);
    const isShared = added.body['id'] === objectId;
    outcomes.add(`${renamed.status} ${isShared ? 'shared' : 'apart'}`);
    // The first one wins: renamed, and the second map gets its own Activity; or shared, and the rename needs a request.
    if (isShared) expect(renamed.body).toMatchObject({ code: 'description-shared' });
    else expect(renamed.status, renamed.text).toBe(200);
    expect(await textsOf(world, one)).toEqual([isShared ? `Pay ${round}` : `Refund ${round}`]);
    expect((await textsOf(world, two)).map((text) => text.toLowerCase())).toEqual([`pay ${round}`]);
  }
  expect(outcomes).toEqual(new Set(['200 apart', '409 shared']));
});

test('two people can give the same new description at once', async () => {
  const world = await createSmallWorld(stack());
  const rename = () =>
    try_(world, 'change_what_description', {
      containerId: world.containerId,
      objectId: world.whats.second,
      newDescription: 'Agreed',
      changeType: 'what_description',
    });
  const answers = await Promise.all([rename(), rename(), rename()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await textsOf(world, world.containerId)).toContain('Agreed');
});

test('an Activity under a deleted one can be neither renamed nor requested', async () => {
  const world = await createSmallWorld(stack());
  const containerId = await newMap(world, 'Hidden');
  const top = await add(world, containerId, 'Above');
  const child = await add(world, containerId, 'Below', top);
  await world.call('delete_what2', { containerId, whatId: top });
  for (const name of ['change_what_description', 'can_change_what_description'] as const) {
    const answer = await try_(world, name, {
      containerId,
      objectId: child,
      newDescription: 'Anew',
      changeType: 'what_description',
    });
    expect(answer.body).toMatchObject({ code: 'what-does-not-exist' });
  }
});

test('hundreds of Activities inserted in the middle of one row keep their order', { timeout: 180_000 }, async () => {
  const world = await createSmallWorld(stack());
  const containerId = await newMap(world, 'Squeezed');
  const row: string[] = [];
  for (let i = 0; i < 300; i += 1) {
    const at = Math.floor(row.length / 2);
    const { id } = await world.call('add_what', {
      containerId,
      description: `Squeezed ${i}`,
      level: 0,
      afterWhatId: row[at - 1] ?? null,
      beforeWhatId: row[at] ?? null,
    });
    row.splice(at, 0, id);
  }
  expect((await world.call('get_container', { containerId })).backboneOrder).toEqual(row);
});

test('one mailbox is one person, however its address is written', async () => {
  const world = await createSmallWorld(stack());
  const first = await world.call('add_registered_email', { email: `Zoe@${world.domain}` });
  const again = await world.call('add_registered_email', { email: ` zoe@${world.domain.toUpperCase()}` });
  expect(again.uid).toBe(first.uid);
  for (const email of [`\ud800a@${world.domain}`, `a\u0000b@${world.domain}`, `a@${world.domain}.`]) {
    expect((await try_(world, 'add_registered_email', { email })).status).toBe(400);
  }
});
