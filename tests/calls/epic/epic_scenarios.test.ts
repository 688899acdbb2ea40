import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { NO_PARTS, plannedMap } from '#tests/calls/support/plannedMap.ts';
import type { TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const planned = () => plannedMap(world);
const epicsOf = async (release: TestRelease) => (await release.open('A')).epics;

describe('scenarios', () => {
  test('have five parts, of which the Who is required, and are unique', async () => {
    const { release, who } = await planned();
    const when = await release.explore('A', 'when', 'Monday');
    const output = await release.explore('A', 'data_output', 'Bill');
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const add = (parts: object) => refusal(world, 'add_epic_scenario', { ...epic, who: null, ...NO_PARTS, ...parts });
    expect(await add({})).toBe('400 scenario-empty');
    expect(await add({ when })).toBe('400 scenario-without-who');
    expect(await add({ who, when })).toBe('went through');
    expect(await add({ who, when })).toBe('409 scenario-exists');
    expect(await add({ who, when, output })).toBe('went through');
    expect(await add({ who, where: when })).toBe('404 explore-object-does-not-exist');
    expect(await add({ who: world.whos.clerk })).toBe('404 who-does-not-exist');
    const [now] = await epicsOf(release);
    expect(now?.scenarios).toMatchObject([
      { who, ...NO_PARTS, when },
      { who, ...NO_PARTS, when, output },
    ]);
    const scenarioId = now?.scenarios[0]?.id ?? '';
    expect(await refusal(world, 'remove_epic_scenario', { ...epic, scenarioId })).toBe('went through');
    expect(await refusal(world, 'remove_epic_scenario', { ...epic, scenarioId })).toBe('404 scenario-does-not-exist');
  });

  test('are all kept when several people add them at once, each once, twenty-five at most', async () => {
    const { release, who } = await planned();
    const items = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((i) => release.explore('A', 'when', `Day ${i}`)));
    const places = await Promise.all([0, 1, 2, 3].map((i) => release.explore('A', 'where', `Place ${i}`)));
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const add = (when: string | null, where: string | null = null) =>
      refusal(world, 'add_epic_scenario', { ...epic, who, ...NO_PARTS, when, where });
    const [one = '', two = '', three = ''] = items;
    expect((await Promise.all([add(one), add(two), add(three), add(one)])).sort()).toEqual([
      '409 scenario-exists',
      'went through',
      'went through',
      'went through',
    ]);
    for (const pair of items.flatMap((when) => places.map((where) => [when, where] as const)).slice(0, 22))
      expect(await add(...pair)).toBe('went through');
    expect(await add(null)).toBe('409 epic-full');
    expect((await epicsOf(release))[0]?.scenarios).toHaveLength(25);
  });
});

describe('a completed epic', () => {
  test('needs a name, counts as done, and refuses edits until it is reopened', async () => {
    const { release, who } = await planned();
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    await world.call('change_epic_name', { ...epic, epic: null });
    expect(await refusal(world, 'complete_epic', epic)).toBe('409 epic-without-name');
    await world.call('change_epic_name', { ...epic, epic: { type: 'free_text', text: 'Pay' } });
    await world.call('complete_epic', epic);
    expect(await world.call('complete_epic', epic)).toMatchObject({ change: null });
    expect((await release.open('A')).releaseWhat).toMatchObject({ epics: 1, epicsDone: 1, completed: true });
    const edits = {
      change_epic_name: { ...epic, epic: null },
      change_epic_fields: { ...epic, fields: { cost: 1 } },
      change_epic_links: { ...epic, add: { whos: [who] } },
      set_epic_notes: { ...epic, notes: 'x' },
      add_epic_scenario: { ...epic, who, ...NO_PARTS },
      remove_epic_scenario: { ...epic, scenarioId: '0'.repeat(20) },
      delete_epic: epic,
    } as const;
    for (const [name, input] of Object.entries(edits))
      expect(`${name} ${await refusal(world, name as keyof typeof edits, input as never)}`).toBe(
        `${name} 409 epic-completed`,
      );
    await world.call('uncomplete_epic', epic);
    expect(await world.call('uncomplete_epic', epic)).toMatchObject({ change: null });
    expect((await release.open('A')).releaseWhat).toMatchObject({ epics: 1, epicsDone: 0, completed: false });
    await world.call('delete_epic', epic);
    expect((await release.open('A')).releaseWhat).toMatchObject({ epics: 0, cost: 0 });
    // Its name is free again.
    await release.write('A', 'Pay');
  });

  test('is completed for everybody who edits it at the same moment', async () => {
    const { release } = await planned();
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    for (let round = 0; round < 5; round += 1) {
      const [completed, noted, costed] = await Promise.all([
        refusal(world, 'complete_epic', epic),
        refusal(world, 'set_epic_notes', { ...epic, notes: `Round ${round}` }),
        refusal(world, 'change_epic_fields', { ...epic, fields: { cost: round } }),
      ]);
      expect(completed).toBe('went through');
      const [now] = await epicsOf(release);
      expect(noted === 'went through').toBe(now?.notes.text === `Round ${round}`);
      expect(costed === 'went through').toBe(now?.cost === round);
      await world.call('uncomplete_epic', epic);
    }
  });
});
