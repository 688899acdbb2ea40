import { beforeAll, describe, expect, test } from 'vitest';
import { requestKey } from '#lambdas/entities/change_request/changeRequest.ts';
import type { SettingKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { mapOf, refusal } from './support/mapOf.ts';
import { releaseOf, type TestRelease } from './support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from './support/smallWorld.ts';
import { type OwnerOfText, ownersOf, storeAsFormerly, ZERO_WIDTH_SPACE } from './support/storeAsFormerly.ts';
import { useOnAnotherMap } from './support/useOnAnotherMap.ts';
import { useStack } from './support/useStack.ts';

/**
 * Names with invisible characters, stored when these still made another name: each is in a place of its own beside that
 * of its twin, which looks the same (docs/decisions/0006).
 */

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const hidden = (name: string) => `${name}${ZERO_WIDTH_SPACE}`;
const owners = (owner: OwnerOfText, text: string) => ownersOf(world.domain, owner, text);

describe('an explore item', () => {
  const place = (release: TestRelease) => ({ ...release.place('A'), exploreType: 'when' as const });
  const ownerOf = (release: TestRelease, id: string): OwnerOfText => {
    const { containerId, releaseId, whatId, exploreType } = place(release);
    return {
      key: (keys) => rowKeys.exploreObject(keys, containerId, releaseId, whatId, id),
      field: 'name',
      placeOf: (keys, name, fold) => rowKeys.exploreName(keys, containerId, releaseId, whatId, exploreType, name, fold),
    };
  };
  const item = (release: TestRelease, exploreObjectId: string) => ({ ...release.place('A'), exploreObjectId });
  const add = (release: TestRelease, name: string) =>
    refusal(world, 'add_explore_object', { ...release.place('A'), type: 'when', name });
  const rename = (release: TestRelease, id: string, name: string) =>
    refusal(world, 'rename_explore_object', { ...item(release, id), name });
  const undo = (change: string | null) =>
    refusal(world, 'revert_change', { containerId: undoIn, changeIds: [change ?? expect.unreachable()] });
  let undoIn: string;

  /** A release with the items `Pay` and, stored formerly, `Pay` with an invisible character. */
  async function twins() {
    const release = await releaseOf(world, await mapOf(world, 'A'), 'A');
    undoIn = release.at.containerId;
    const pay = await release.explore('A', 'when', 'Pay');
    const old = await release.explore('A', 'when', 'Old');
    await storeAsFormerly(world.domain, ownerOf(release, old), hidden('Pay'));
    return { release, pay, old };
  }

  test('keeps its name for itself, also alone', async () => {
    const { release, pay, old } = await twins();
    await world.call('remove_explore_object', item(release, pay));
    expect(await add(release, hidden('Pay'))).toBe('409 explore-object-exists');
    const other = await release.explore('A', 'when', 'Other');
    expect(await rename(release, other, hidden('PAY'))).toBe('409 explore-object-exists');
    expect(await rename(release, old, hidden('PAY'))).toBe('went through');
    expect(await add(release, 'pay')).toBe('409 explore-object-exists');
    expect(await owners(ownerOf(release, old), hidden('Pay'))).toEqual([{ exploreId: old }, undefined]);
  });

  test('is refused the place of its twin', async () => {
    const { release, pay, old } = await twins();
    expect(await rename(release, old, hidden('PAY'))).toBe('409 explore-object-exists');
    expect(await rename(release, old, 'pay')).toBe('409 explore-object-exists');
    expect(await owners(ownerOf(release, old), hidden('Pay'))).toEqual([{ exploreId: pay }, { exploreId: old }]);
  });

  test.each(['removed', 'renamed'] as const)('leaves its twin the name when it is %s, and undone', async (how) => {
    const { release, pay, old } = await twins();
    const { change } =
      how === 'removed'
        ? await world.call('remove_explore_object', item(release, old))
        : await world.call('rename_explore_object', { ...item(release, old), name: 'Else' });
    expect(await owners(ownerOf(release, old), hidden('Pay'))).toEqual([{ exploreId: pay }, undefined]);
    expect(await add(release, 'Pay')).toBe('409 explore-object-exists');
    // It looks like its twin, to which the name belongs now.
    expect(await undo(change)).toBe('409 explore-object-exists');
    await world.call('remove_explore_object', item(release, pay));
    expect(await undo(change)).toBe('went through');
    expect(await add(release, 'Pay')).toBe('409 explore-object-exists');
    expect(await owners(ownerOf(release, old), hidden('Pay'))).toEqual([{ exploreId: old }, undefined]);
  });

  test('stays where it is while its twin goes', async () => {
    const { release, pay, old } = await twins();
    await world.call('remove_explore_object', item(release, pay));
    expect(await owners(ownerOf(release, old), hidden('Pay'))).toEqual([undefined, { exploreId: old }]);
  });

  test('does not come back beside another one of its name that was stored formerly', async () => {
    const { release, pay, old } = await twins();
    await world.call('remove_explore_object', item(release, pay));
    const { change } = await world.call('remove_explore_object', item(release, old));
    const other = await release.explore('A', 'when', 'Other');
    await storeAsFormerly(world.domain, ownerOf(release, other), hidden('Pay'));
    expect(await undo(change)).toBe('409 explore-object-exists');
  });

  test('goes to one of those who ask for its name at once', async () => {
    const { release, pay, old } = await twins();
    await Promise.all([pay, old].map((id) => world.call('remove_explore_object', item(release, id))));
    const answers = await Promise.all(['Pay', hidden('Pay'), hidden('pay')].map((name) => add(release, name)));
    expect(answers.sort()).toEqual(['409 explore-object-exists', '409 explore-object-exists', 'went through']);
  });
});

describe('an epic', () => {
  const ownerOf = (release: TestRelease, id: string): OwnerOfText => {
    const { containerId, releaseId, whatId } = release.place('A');
    return {
      key: (keys) => rowKeys.epic(keys, containerId, releaseId, whatId, id),
      field: 'nameFreeText',
      placeOf: (keys, text, fold) => rowKeys.epicNamedText(keys, containerId, releaseId, whatId, text, fold),
    };
  };
  const named = (text: string) => ({ type: 'free_text' as const, text });
  const write = (release: TestRelease, text: string) =>
    refusal(world, 'create_epic', { ...release.place('A'), epic: named(text) });
  async function twins() {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    const pay = await release.write('A', 'Pay');
    const old = await release.write('A', 'Old');
    await storeAsFormerly(world.domain, ownerOf(release, old), hidden('Pay'));
    return { map, release, pay, old };
  }

  test.each(['deleted', 'renamed'] as const)('leaves its twin the name when it is %s', async (how) => {
    const { release, pay, old } = await twins();
    const epic = { ...release.place('A'), epicId: old };
    await (how === 'deleted'
      ? world.call('delete_epic', epic)
      : world.call('change_epic_name', { ...epic, epic: named('Else') }));
    expect(await owners(ownerOf(release, pay), hidden('Pay'))).toEqual([{ epicId: pay }, undefined]);
    expect(await write(release, hidden('Pay'))).toBe('409 epic-name-object-exists');
  });

  test('takes its name along to another release and back from the trash, by the present fold', async () => {
    const { map, release, pay, old } = await twins();
    const other = await releaseOf(world, map, 'A');
    const where = { whatId: map.id('A'), epicId: old, current: release.at, destination: other.at };
    await world.call('move_epic', where);
    expect(await owners(ownerOf(release, pay), hidden('Pay'))).toEqual([{ epicId: pay }, undefined]);
    expect(await owners(ownerOf(other, old), hidden('Pay'))).toEqual([{ epicId: old }, undefined]);
    await storeAsFormerly(world.domain, ownerOf(other, old), hidden('Pay'));
    const epic = { ...other.place('A'), epicId: old };
    await world.call('delete_epic', epic);
    await world.call('restore_epic', epic);
    expect(await owners(ownerOf(other, old), hidden('Pay'))).toEqual([{ epicId: old }, undefined]);
  });

  test('goes to one of those who ask for its name at once', async () => {
    const { release, pay, old } = await twins();
    for (const epicId of [old, pay]) await world.call('delete_epic', { ...release.place('A'), epicId });
    const answers = await Promise.all(['Pay', hidden('Pay')].map((text) => write(release, text)));
    expect(answers.sort()).toEqual(['409 epic-name-object-exists', 'went through']);
  });
});

describe('an open change request', () => {
  async function twins() {
    const map = await mapOf(world, 'A');
    // Of somebody else, who has to agree.
    const other = { name: 'Other', why: 'To share' };
    const { id: containerId } = await world.call('story_map_container_create', other, world.colleague);
    await useOnAnotherMap(world.owner.email, containerId, map.id('A'));
    const ask = async (text: string) => {
      const { requestId } = await world.call('create_description_change_request', about(text));
      await stack().stream.settled();
      return requestId ?? expect.unreachable();
    };
    const about = (newDescription: string) => ({
      containerId: map.containerId,
      objectId: map.id('A'),
      changeType: 'what_description' as const,
      newDescription,
    });
    const ownerOf = (id: string): OwnerOfText => ({
      key: (keys) => requestKey(keys, id),
      field: 'newText',
      placeOf: (keys, text, fold) => rowKeys.wantedText(keys, 'what', map.id('A'), text, fold),
    });
    const text = map.text('Pay');
    const pay = await ask(text);
    const old = await ask(map.text('Old'));
    await storeAsFormerly(world.domain, ownerOf(old), hidden(text));
    const askAgain = (wanted: string) => refusal(world, 'create_description_change_request', about(wanted));
    return { text, pay, old, askAgain, place: ownerOf(old) };
  }
  const withdraw = (requestId: string) => world.call('delete_open_description_change_request', { requestId });

  test('is the only one for its text', async () => {
    const { text, pay, old, askAgain, place } = await twins();
    await withdraw(pay);
    expect(await owners(place, hidden(text))).toEqual([undefined, { requestId: old }]);
    expect(await askAgain(hidden(text))).toBe('409 request-exists');
    await withdraw(old);
    const answers = await Promise.all([text, hidden(text)].map(askAgain));
    expect(answers.sort()).toEqual(['409 request-exists', 'went through']);
  });

  test('leaves its twin the text when it is withdrawn', async () => {
    const { text, pay, old, askAgain, place } = await twins();
    await withdraw(old);
    expect(await owners(place, hidden(text))).toEqual([{ requestId: pay }, undefined]);
    expect(await askAgain(text)).toBe('409 request-exists');
  });
});

describe('a setting', () => {
  const ownerOf = (kind: SettingKind, id: string): OwnerOfText => ({
    key: (keys) => rowKeys.setting(keys, kind, id),
    field: 'name',
    placeOf: (keys, name, fold) => rowKeys.settingName(keys, kind, name, fold),
  });

  test.each(['reference_link', 'maturity', 'who_what_link_type'] as const)(
    'of the list %s leaves its twin the name when it is renamed, but not when it is switched off',
    async (kind) => {
      const add = async (name: string) => (await world.call('add_setting', { kind, name })).id;
      const pay = await add('Pay');
      const old = await add('Old');
      await storeAsFormerly(world.domain, ownerOf(kind, old), hidden('Pay'));
      expect(await refusal(world, 'add_setting', { kind, name: hidden('Pay') })).toBe('409 setting-taken');
      await world.call('change_setting', { kind, id: old, active: false });
      expect(await owners(ownerOf(kind, pay), hidden('Pay'))).toEqual([{ settingId: pay }, { settingId: old }]);
      await world.call('change_setting', { kind, id: old, name: 'Else' });
      expect(await owners(ownerOf(kind, pay), hidden('Pay'))).toEqual([{ settingId: pay }, undefined]);
      await world.call('change_setting', { kind, id: pay, name: 'Third' });
      const answers = await Promise.all(
        ['Pay', hidden('Pay')].map((name) => refusal(world, 'add_setting', { kind, name })),
      );
      expect(answers.sort()).toEqual(['409 setting-taken', 'went through']);
    },
  );

  test('that is a priority leaves its twin the name too', async () => {
    const add = async (name: string) => (await world.call('add_priority', { name, color: '#112233' })).id;
    const pay = await add('Pay');
    const old = await add('Old');
    await storeAsFormerly(world.domain, ownerOf('priority', old), hidden('Pay'));
    await world.call('change_priority', { id: old, name: 'Else', color: '#112233', active: true });
    expect(await owners(ownerOf('priority', pay), hidden('Pay'))).toEqual([{ settingId: pay }, undefined]);
  });
});

describe('a group of Whos', () => {
  const ownerOf = (containerId: string, id: string): OwnerOfText => ({
    key: (keys) => rowKeys.whoLabel(keys, containerId, id),
    field: 'name',
    placeOf: (keys, name, fold) => rowKeys.whoLabelName(keys, containerId, 'group', null, name, fold),
  });

  test('leaves its twin the name when it is renamed or removed, but not when it is moved', async () => {
    const { containerId } = await mapOf(world);
    const add = (name: string) => world.call('add_who_label', { containerId, kind: 'group', name });
    const { id: pay } = await add('Pay');
    const { id: old } = await add('Old');
    const both = [{ labelId: pay }, { labelId: old }];
    await storeAsFormerly(world.domain, ownerOf(containerId, old), hidden('Pay'));
    expect(await add(hidden('Pay'))).toMatchObject({ usedExisting: true });
    await world.call('move_who_label', { containerId, labelId: old, afterLabelId: null, beforeLabelId: pay });
    expect(await owners(ownerOf(containerId, old), hidden('Pay'))).toEqual(both);
    await world.call('rename_who_label', { containerId, labelId: old, name: 'Else' });
    expect(await owners(ownerOf(containerId, old), hidden('Pay'))).toEqual([{ labelId: pay }, undefined]);
    await storeAsFormerly(world.domain, ownerOf(containerId, old), hidden('Pay'));
    expect(await owners(ownerOf(containerId, old), hidden('Pay'))).toEqual(both);
    await world.call('remove_who_label', { containerId, labelId: old });
    expect(await owners(ownerOf(containerId, old), hidden('Pay'))).toEqual([{ labelId: pay }, undefined]);
  });
});
