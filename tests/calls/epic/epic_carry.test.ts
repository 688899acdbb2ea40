import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
afterEach(() => setTableClient(createTableClient()));

let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const copyInput = (
  from: TestRelease,
  to: TestRelease,
  epicId: string,
): CallInput<'copy_epic'> & CallInput<'move_epic'> => ({
  whatId: from.place('a1').whatId,
  containerId: from.at.containerId,
  releaseIdCurrent: from.at.releaseId,
  releaseIdDestination: to.at.releaseId,
  epicId,
  current: from.at,
  destination: to.at,
});
const carry = { copy: 'copy_epic', move: 'move_epic' } as const;

type Rich = { map: TestMap; from: TestRelease; to: TestRelease; who: string; epicId: string };
/** An epic with all kinds of contents, in one of two releases; the other one has an explore item of the same name. */
async function rich(): Promise<Rich> {
  const map = await mapOf(world, 'A: a1 a2 | B');
  const [from, to] = [await releaseOf(world, map, 'a1'), await releaseOf(world, map, 'a1', 'a2')];
  const { containerId } = map;
  const { id: who } = await world.call('add_who', { containerId, name: map.text('Ann'), group: null, category: null });
  const [when, output] = [await from.explore('a1', 'when', 'Monday'), await from.explore('a1', 'data_output', 'Bill')];
  await to.explore('a1', 'when', 'MONDAY');
  const epicId = await from.write('a1', { type: 'when', new: false, exploreObjectId: when });
  const epic = { ...from.place('a1'), epicId };
  await world.call('change_epic_links', {
    ...epic,
    add: { explore_objects: [when], whos: [who], referenceLinks: [world.reference] },
  });
  await world.call('change_epic_fields', {
    ...epic,
    fields: { cost: 3, size: 5, value: 8, priority: world.priorityId, primaryWho: who, primaryOutput: output },
  });
  await world.call('add_epic_scenario', { ...epic, who, when, where: null, input: null, output });
  await world.call('set_epic_notes', { ...epic, notes: 'To remember' });
  return { map, from, to, who, epicId };
}

describe.each(['copy', 'move'] as const)('to %s an epic', (how) => {
  const call = carry[how];

  test('takes all its parts along, and creates the explore items that the target lacks', async () => {
    const { from, to, who, epicId } = await rich();
    const [before] = (await from.open('a1')).epics;
    await world.call(call, copyInput(from, to, epicId));
    const there = await to.open('a1');
    const idOf = (name: string) => there.exploreObjects.find((item) => item.name === name)?.id;
    const [when, output] = [idOf('MONDAY'), idOf('Bill')];
    expect(there.exploreObjects).toHaveLength(2);
    expect(there.epics).toHaveLength(1);
    expect(there.epics[0]).toMatchObject({
      releaseId: to.at.releaseId,
      nameObject: { type: 'when', id: when },
      nameObjectText: 'Monday',
      explore_objects: [when],
      whos: [who],
      referenceLinks: [world.reference],
      scenarios: [{ who, when, where: null, input: null, output }],
      primaryWho: who,
      primaryOutput: output,
      priority: world.priorityId,
      cost: 3,
      size: 5,
      value: 8,
      completed: false,
      notes: { text: 'To remember' },
    });
    expect(there.releaseWhat).toMatchObject({ epics: 1, exploreObjects: 2, cost: 3, size: 5, value: 8 });
    const here = await from.open('a1');
    expect(here.exploreObjects).toHaveLength(2);
    if (how === 'copy') {
      expect(here.epics).toEqual([before]);
      expect(there.epics[0]?.id).not.toBe(epicId);
      expect(there.epics[0]?.version).toBe(1);
    } else {
      expect(here.epics).toEqual([]);
      expect(here.releaseWhat).toMatchObject({ epics: 0, cost: 0, size: 0, value: 0, exploreObjects: 2 });
      expect(there.epics[0]).toMatchObject({ id: epicId, version: (before?.version ?? 0) + 1 });
      // The items used before are no longer used, and the present ones cannot be removed.
      expect((await world.call('delete_explore_information', from.place('a1'))).left).toBe(0);
      expect(await refusal(world, 'delete_explore_information', to.place('a1'))).toBe('409 explore-object-used');
    }
  });

  test('puts the Activity into a release that lacks it, under the rule of one level', async () => {
    const { map, from, epicId } = await rich();
    const [empty, other] = [await releaseOf(world, map), await releaseOf(world, map, 'B')];
    expect(await refusal(world, call, copyInput(from, other, epicId))).toBe('409 release-what-level-mix');
    expect(await other.names()).toBe('B');
    await world.call(call, copyInput(from, empty, epicId));
    expect(await empty.names()).toBe('a1');
    expect((await empty.open('a1')).releaseWhat).toMatchObject({ epics: 1, exploreObjects: 2, cost: 3 });
  });

  test('is refused when the target release is completed, or another epic there has its name', async () => {
    const { from, to, epicId } = await rich();
    await to.write('a1', 'Monday');
    expect(await refusal(world, call, copyInput(from, to, epicId))).toBe('409 epic-name-object-exists');
    await world.call('complete_release', to.at);
    const { status, body } = await send(stack(), call, copyInput(from, to, epicId), world.owner.idToken);
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'release-completed',
      'The selected release is marked as completed and cannot be edited.',
    ]);
    await world.call('delete_epic', { ...from.place('a1'), epicId });
    await world.call('uncomplete_release', to.at);
    expect(await refusal(world, call, copyInput(from, to, epicId))).toBe('404 epic-does-not-exist');
  });

  test('happens once, however many people do it at the same moment', async () => {
    const { from, to, epicId } = await rich();
    const answers = await Promise.all([1, 2, 3].map(() => refusal(world, call, copyInput(from, to, epicId))));
    const late = how === 'copy' ? '409 epic-name-object-exists' : '404 epic-does-not-exist';
    expect(answers.sort()).toEqual([late, late, 'went through']);
    expect((await to.open('a1')).epics).toHaveLength(1);
    expect((await from.open('a1')).epics).toHaveLength(how === 'copy' ? 1 : 0);
  });

  test('uses an explore item that a colleague creates in the target at the same moment', async () => {
    const { from, to, epicId } = await rich();
    let theirs = '';
    beforeNextCommit(async () => (theirs = await to.explore('a1', 'data_output', 'BILL')));
    await world.call(call, copyInput(from, to, epicId));
    const there = await to.open('a1');
    expect(there.exploreObjects).toHaveLength(2);
    expect(there.epics[0]?.primaryOutput).toBe(theirs);
  });

  test('fits into one transaction for the largest possible epic', async () => {
    const map = await mapOf(world, 'A: a1');
    const [from, to] = [await releaseOf(world, map, 'a1'), await releaseOf(world, map)];
    const { containerId } = map;
    const whos: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const name = map.text(`Who ${i}`);
      whos.push((await world.call('add_who', { containerId, name, group: null, category: null })).id);
    }
    const items: string[] = [];
    for (let i = 0; i < 20; i += 1) items.push(await from.explore('a1', 'when', `Day ${i}`));
    const epicId = await from.write('a1', { type: 'when', new: false, exploreObjectId: items[0] ?? '' });
    const epic = { ...from.place('a1'), epicId };
    const references = Array.from({ length: 40 }, (_, i) => ({ name: `Page ${i}`, type: world.reference.type }));
    await world.call('change_epic_links', { ...epic, add: { explore_objects: items, referenceLinks: references } });
    await world.call('change_epic_links', { ...epic, add: { whos } });
    for (let i = 0; i < 25; i += 1)
      await world.call('add_epic_scenario', {
        ...epic,
        who: whos[i] ?? '',
        when: items[i % 20] ?? '',
        where: null,
        input: null,
        output: null,
      });
    await world.call('set_epic_notes', { ...epic, notes: '🗺'.repeat(10_000) });
    const headers = { 'idempotency-key': `the largest, ${how}`.replaceAll(' ', '-') };
    const sendIt = () => send(stack(), call, copyInput(from, to, epicId), world.owner.idToken, headers);
    const { seen } = observeTable();
    const [one, again] = [await sendIt(), await sendIt()];
    // A move takes 25 scenarios away besides. A transaction has room for 100.
    expect(seen.largest).toBe(how === 'copy' ? 51 : 74);
    expect(one.status, one.text.slice(0, 300)).toBe(200);
    expect(again.body).toEqual(one.body);
    const there = await to.open('a1');
    expect(there.exploreObjects).toHaveLength(20);
    expect(there.epics).toHaveLength(1);
    expect(there.epics[0]?.scenarios).toHaveLength(25);
    expect(there.epics[0]?.whos).toEqual(whos);
  });
});

describe('a copy', () => {
  test('of a completed epic is open, has its own scenarios and key, and gets a distinct name within a release', async () => {
    const { from, to, epicId } = await rich();
    const epic = { ...from.place('a1'), epicId };
    await world.call('complete_epic', epic);
    await world.call('complete_release', from.at);
    const { id } = await world.call('copy_epic', copyInput(from, to, epicId));
    const [copied] = (await to.open('a1')).epics;
    const [source] = (await from.open('a1')).epics;
    expect(copied).toMatchObject({ id, completed: false, integrations: [] });
    expect(copied?.scenarios[0]?.id).not.toBe(source?.scenarios[0]?.id);
    await world.call('uncomplete_release', from.at);
    expect(await refusal(world, 'copy_epic', copyInput(from, from, epicId))).toBe('409 epic-name-object-exists');
  });
});

describe('a move', () => {
  test('stays within the story map, leaves its release, and needs both to be open', async () => {
    const { from, to, epicId } = await rich();
    const other = await rich();
    const input = copyInput(from, to, epicId);
    expect(await refusal(world, 'move_epic', { ...input, destination: other.to.at })).toBe('400 other-story-map');
    expect(await refusal(world, 'move_epic', { ...input, current: other.from.at, destination: other.to.at })).toBe(
      '404 epic-does-not-exist',
    );
    expect(await refusal(world, 'move_epic', { ...input, destination: from.at })).toBe('400 same-release');
    await world.call('complete_release', from.at);
    expect(await refusal(world, 'move_epic', input)).toBe('409 release-completed');
    expect(await refusal(world, 'move_epic', input, world.viewer)).toBe('403 permission-denied');
  });

  test('of a completed epic keeps it completed', async () => {
    const { from, to, epicId } = await rich();
    await world.call('complete_epic', { ...from.place('a1'), epicId });
    await world.call('move_epic', copyInput(from, to, epicId));
    expect((await from.open('a1')).releaseWhat).toMatchObject({ epics: 0, epicsDone: 0 });
    expect((await to.open('a1')).releaseWhat).toMatchObject({ epics: 1, epicsDone: 1, completed: true });
  });

  test('and an edit at the same moment are both kept, or the edit is refused because the epic is gone', async () => {
    const { from, to, epicId } = await rich();
    const [moved, edited] = await Promise.all([
      refusal(world, 'move_epic', copyInput(from, to, epicId)),
      refusal(world, 'change_epic_fields', { ...from.place('a1'), epicId, fields: { cost: 77 } }),
    ]);
    expect(moved).toBe('went through');
    expect(['went through', '404 epic-does-not-exist']).toContain(edited);
    const { epics, releaseWhat } = await to.open('a1');
    expect(epics[0]?.cost).toBe(edited === 'went through' ? 77 : 3);
    expect(releaseWhat.cost).toBe(epics[0]?.cost);
  });
});
