import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { EPIC_PAGE_SIZE, MAX_EPICS } from '#shared/model/limits.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { plannedMap } from '#tests/calls/support/plannedMap.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const planned = () => plannedMap(world);
const create = (release: TestRelease, epic: CallInput<'create_epic'>['epic']) =>
  refusal(world, 'create_epic', { ...release.place('A'), epic });
const epicsOf = async (release: TestRelease) => (await release.open('A')).epics;
const DOUBLE = '409 epic-name-object-exists';

describe('an epic', () => {
  test('has one of six kinds: named by free text, by a Who, or by an explore item that exists or is created with it', async () => {
    const { release, who, map } = await planned();
    const place = await release.explore('A', 'where', 'Till');
    await release.write('A', 'Pay the bill');
    await release.write('A', { type: 'who', whoId: who, whoName: 'Somebody else' });
    await release.write('A', { type: 'where', new: false, exploreObjectId: place });
    for (const type of ['when', 'data_input', 'data_output'] as const)
      await release.write('A', { type, new: true, exploreObjectName: `New ${type}` });
    const { epics, exploreObjects, releaseWhat } = await release.open('A');
    const idOf = (name: string) => exploreObjects.find((item) => item.name === name)?.id;
    expect(
      epics.map(({ nameObject, nameObjectText, nameFreeText }) => [nameObject, nameObjectText, nameFreeText]),
    ).toEqual([
      [null, null, 'Pay the bill'],
      [{ type: 'who', id: who }, map.text('Customer'), null],
      [{ type: 'where', id: place }, 'Till', null],
      [{ type: 'when', id: idOf('New when') }, 'New when', null],
      [{ type: 'data_input', id: idOf('New data_input') }, 'New data_input', null],
      [{ type: 'data_output', id: idOf('New data_output') }, 'New data_output', null],
    ]);
    expect(releaseWhat).toMatchObject({ epics: 6, exploreObjects: 4, epicsDone: 0 });
  });

  test('has a name that no other epic of its Activity has: the text, or the entity', async () => {
    const { release, who } = await planned();
    const when = await release.explore('A', 'when', 'Monday');
    await release.write('A', 'Pay');
    await release.write('A', { type: 'when', new: false, exploreObjectId: when });
    await release.write('A', { type: 'who', whoId: who });
    expect(await create(release, { type: 'free_text', text: ' pay ' })).toBe(DOUBLE);
    expect(await create(release, { type: 'free_text', text: 'monday' })).toBe(DOUBLE);
    expect(await create(release, { type: 'when', new: false, exploreObjectId: when })).toBe(DOUBLE);
    expect(await create(release, { type: 'who', whoId: who })).toBe(DOUBLE);
    expect(await create(release, { type: 'where', new: true, exploreObjectName: 'Pay' })).toBe(DOUBLE);
    expect(await create(release, { type: 'when', new: true, exploreObjectName: 'MONDAY' })).toBe(
      '409 explore-object-exists',
    );
    // On another Activity the same name is another one.
    await release.write('B', 'Pay');
    // An entity goes by its current name.
    await world.call('rename_explore_object', { ...release.place('A'), exploreObjectId: when, name: 'Tuesday' });
    expect(await create(release, { type: 'free_text', text: 'Tuesday' })).toBe(DOUBLE);
    expect(await create(release, { type: 'free_text', text: 'Monday' })).toBe('went through');
    // Nor does a renamed entity take the name of another epic.
    const rename = { ...release.place('A'), exploreObjectId: when };
    expect(await refusal(world, 'rename_explore_object', { ...rename, name: ' MONDAY' })).toBe(DOUBLE);
    expect(await refusal(world, 'rename_explore_object', { ...rename, name: 'TUESDAY' })).toBe('went through');
    const unused = { ...rename, exploreObjectId: await release.explore('A', 'where', 'Shop') };
    expect(await refusal(world, 'rename_explore_object', { ...unused, name: 'Monday' })).toBe('went through');
  });

  test('is created once when two people give the same name at the same moment', async () => {
    const { release, who } = await planned();
    for (const epic of [
      { type: 'free_text', text: 'Pay' },
      { type: 'who', whoId: who },
    ] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => create(release, epic)));
      expect(answers.sort()).toEqual([DOUBLE, DOUBLE, 'went through']);
    }
    expect((await release.read()).whats).toContainEqual(expect.objectContaining({ epics: 2 }));
  });

  test('can be named only by what exists', async () => {
    const { release } = await planned();
    const when = await release.explore('B', 'when', 'Monday');
    for (const [epic, code] of [
      [{ type: 'who', whoId: '0'.repeat(20) }, '404 who-does-not-exist'],
      [{ type: 'who', whoId: world.whos.customer }, '404 who-does-not-exist'],
      [{ type: 'when', new: false, exploreObjectId: when }, '404 explore-object-does-not-exist'],
      [{ type: 'free_text', text: ' ' }, '400 bad-input'],
    ] as const)
      expect(await create(release, epic)).toBe(code);
    const where = await release.explore('A', 'where', 'Till');
    expect(await create(release, { type: 'when', new: false, exploreObjectId: where })).toBe(
      '404 explore-object-does-not-exist',
    );
    expect(await epicsOf(release)).toEqual([]);
  });

  test('can be renamed or lose its name, which frees the former name', async () => {
    const { release } = await planned();
    const epicId = await release.write('A', 'Pay');
    const rename = (epic: CallInput<'change_epic_name'>['epic']) =>
      refusal(world, 'change_epic_name', { ...release.place('A'), epicId, epic });
    await release.write('A', 'Refund');
    expect(await rename({ type: 'free_text', text: 'Refund' })).toBe(DOUBLE);
    expect(await rename({ type: 'free_text', text: 'PAY' })).toBe('went through');
    expect(await rename({ type: 'when', new: true, exploreObjectName: 'Monday' })).toBe('went through');
    await release.write('A', 'Pay');
    expect((await epicsOf(release))[0]).toMatchObject({ nameObjectText: 'Monday', nameFreeText: null });
    expect(await rename(null)).toBe('went through');
    expect(await rename(null)).toBe('went through');
    expect((await epicsOf(release))[0]).toMatchObject({ nameObject: null, nameObjectText: null, version: 4 });
  });

  test('is found only with the ids of its own release, Activity and map', async () => {
    const { release, map } = await planned();
    const other = await releaseOf(world, map, 'A');
    const epicId = await release.write('A', 'Pay');
    const elsewhere = await planned();
    for (const place of [release.place('B'), other.place('A'), elsewhere.release.place('A')]) {
      for (const name of ['delete_epic', 'complete_epic', 'uncomplete_epic'] as const)
        expect(await refusal(world, name, { ...place, epicId })).toBe('404 epic-does-not-exist');
      expect(await refusal(world, 'set_epic_notes', { ...place, epicId, notes: 'x' })).toBe('404 epic-does-not-exist');
    }
    expect(await epicsOf(release)).toMatchObject([{ version: 1 }]);
  });
});

describe('the epics of an Activity', () => {
  test('are a hundred at most', async () => {
    const { release } = await planned();
    let last = '';
    for (let i = 0; i < MAX_EPICS; i += 1) last = await release.write('A', `Epic ${i}`);
    expect(await create(release, { type: 'free_text', text: 'One more' })).toBe('409 too-many-epics');
    await world.call('delete_epic', { ...release.place('A'), epicId: last });
    expect(await create(release, { type: 'free_text', text: 'One more' })).toBe('went through');
  });

  test('are listed by fifteen in order of creation, also up to a given one', async () => {
    const { release } = await planned();
    const ids: string[] = [];
    for (let i = 0; i < 33; i += 1) ids.push(await release.write('A', `Epic ${i}`));
    const page = async (how: { afterEpic?: string; through?: string } = {}) => {
      const { epics, nextEpic: next, total } = await world.call('release_what', { ...release.place('A'), ...how });
      expect(total).toBe(33);
      return { ids: epics.map(({ id }) => id), next };
    };
    const first = await page();
    expect(first).toEqual({ ids: ids.slice(0, EPIC_PAGE_SIZE), next: ids[EPIC_PAGE_SIZE - 1] });
    const second = await page({ afterEpic: first.next ?? '' });
    expect(second.ids).toEqual(ids.slice(15, 30));
    expect(await page({ afterEpic: second.next ?? '' })).toEqual({ ids: ids.slice(30), next: null });
    expect(await page({ through: ids[20] ?? '' })).toEqual({ ids: ids.slice(0, 21), next: ids[20] });
    expect(await page({ through: ids[3] ?? '' })).toEqual(first);
    await world.call('delete_epic', { ...release.place('A'), epicId: first.next ?? '' });
    const { epics } = await world.call('release_what', { ...release.place('A'), afterEpic: first.next ?? '' });
    expect(epics[0]?.id).toBe(ids[15]);
  });

  test('come with all Activities of the release on their first page', async () => {
    const { release, map } = await planned();
    const epic = await release.write('A', 'Pay');
    const { whats, releaseWhat } = await release.open('A');
    expect(whats).toEqual((await release.read()).whats);
    expect(whats).toContainEqual(releaseWhat);
    expect(whats?.map(({ whatId }) => whatId)).toContain(map.id('B'));
    const later = await world.call('release_what', { ...release.place('A'), afterEpic: epic });
    expect(later.whats).toBeUndefined();
  });
});
