import { beforeAll, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { joinParts } from '#shared/contract/joinParts.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { newEpicKey } from '#shared/model/ids.ts';
import { MAX_EPIC_REFERENCES, MAX_EPICS, MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import { send } from '#tests/calls/support/caller.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { plannedMap } from '#tests/calls/support/plannedMap.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld, storeOf } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** Reads an answer as clients do, part by part. */
async function readParts<Name extends CallName>(name: Name, input: CallInput<Name>) {
  let whole: Record<string, unknown> | undefined;
  const bytes: number[] = [];
  for (;;) {
    const asked = { ...input, ...(whole !== undefined && { after: whole['next'] }) };
    const { status, body, text } = await send(stack(), name, asked, world.owner.idToken);
    expect(status, text.slice(0, 300)).toBe(200);
    bytes.push(Buffer.byteLength(text));
    const part = body;
    whole = whole === undefined ? part : joinParts(whole, part);
    if (whole['next'] === null) return { answer: whole as CallOutput<Name>, bytes };
  }
}

/** Fills an Activity in a release with the longest epics that there can be. @returns their keys in order */
async function fillWithEpics(
  { at, place }: TestRelease,
  text: string,
  { activity = 'A', count = MAX_EPICS } = {},
): Promise<string[]> {
  const { containerId } = at;
  const { releaseId, whatId } = place(activity);
  const keys = storeOf(world.domain).reader.keys;
  const link = { name: text.repeat(MAX_NAME_LENGTH), type: world.referenceTypeId };
  const fields = newEpicFields({ releaseId, whatId }, { nameObject: null, nameObjectText: null, nameFreeText: 'Pay' });
  const referenceLinks = Array.from({ length: MAX_EPIC_REFERENCES }, () => link);
  const ids = Array.from({ length: count }, (_, i) => newEpicKey(Date.now() + i));
  const notes = { text: text.repeat(MAX_LONG_TEXT_LENGTH), whatId, epicName: 'Pay' };
  await putItems(
    stack(),
    ids.flatMap((id) => [
      {
        ...rowKeys.epic(keys, containerId, releaseId, whatId, id),
        type: 'epic',
        id,
        version: 1,
        ...fields,
        referenceLinks,
      },
      { ...rowKeys.epicNotes(keys, containerId, id), type: 'epic_notes', id, version: 1, ...notes },
    ]),
  );
  return ids;
}

/** What an answer of Lambda may have. */
const LAMBDA_BYTES = 6_000_000;

test.each(['a', '€', '"'])(
  'the page up to the last of a hundred of the longest epics, all of %s, comes in parts',
  async (text) => {
    const { release } = await plannedMap(world);
    const ids = await fillWithEpics(release, text);
    const { answer, bytes } = await readParts('release_what', { ...release.place('A'), through: ids.at(-1) ?? '' });
    expect(answer.epics.map(({ id }) => id)).toEqual(ids);
    expect(answer.epics.at(-1)?.notes.text).toHaveLength(MAX_LONG_TEXT_LENGTH);
    expect(answer).toMatchObject({ total: MAX_EPICS, nextEpic: null });
    expect(answer.whats).toHaveLength(2);
    expect(Math.max(...bytes)).toBeLessThan(LAMBDA_BYTES);
  },
);

test('a roadmap and an initiative get many long epics without their references', async () => {
  const { release, map } = await plannedMap(world);
  const { containerId } = map;
  const ids = await fillWithEpics(release, '€');
  const roadmap = await readParts('release_roadmap', { containerId });
  expect(roadmap.answer.epics.map(({ id }) => id)).toEqual(ids);
  expect(roadmap.answer.epics[0]).not.toHaveProperty('referenceLinks');
  expect(roadmap.bytes.length).toBe(1);
  expect(roadmap.bytes[0]).toBeLessThan(200_000);
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Long' });
  await world.call('add_whats_to_initiative', { initiativeId, whatIds: [map.id('A')] });
  await world.call('add_releases_to_initiative', { initiativeId, releases: [release.at] });
  const initiative = await readParts('get_initiative', { initiativeId });
  expect(initiative.answer.epics.map(({ id }) => id)).toEqual(ids);
  expect(initiative.answer.epics[0]).not.toHaveProperty('referenceLinks');
  expect(initiative.bytes[0]).toBeLessThan(200_000);
});

test('a release whose epics are as large as they may be takes no more of them and no further references', async () => {
  const { release, map } = await plannedMap(world);
  const { containerId } = map;
  const other = await releaseOf(world, map, 'A');
  const outside = { containerId, whatId: map.id('A'), epicId: await other.write('A', 'Outside') };
  const [deleted, kept] = [await release.write('B', 'Deleted'), await release.write('B', 'Kept')];
  await world.call('delete_epic', { ...release.place('B'), epicId: deleted });
  for (const activity of ['A', 'B']) await fillWithEpics(release, '€', { activity, count: 60 });
  const to = { releaseIdCurrent: other.at.releaseId, releaseIdDestination: release.at.releaseId };
  const epic = { type: 'free_text', text: 'One more' } as const;
  const reference = { name: 'Page', type: world.referenceTypeId };
  const full = '409 release-full';
  const place = release.place('B');
  expect(await refusal(world, 'copy_epic', { ...outside, ...to })).toBe(full);
  expect(await refusal(world, 'move_epic', { ...outside, current: other.at, destination: release.at })).toBe(full);
  expect(await refusal(world, 'create_epic', { ...place, epic })).toBe(full);
  expect(await refusal(world, 'restore_epic', { ...place, epicId: deleted })).toBe(full);
  const links = { ...place, epicId: kept };
  expect(await refusal(world, 'change_epic_links', { ...links, add: { referenceLinks: [reference] } })).toBe(full);
  // What does not grow can be changed all the same.
  expect(await refusal(world, 'change_epic_links', { ...links, remove: { referenceLinks: [reference] } })).toBe(
    'went through',
  );
  expect(await refusal(world, 'create_epic', { ...other.place('A'), epic })).toBe('went through');
});
