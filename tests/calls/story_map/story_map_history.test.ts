import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoggedChange, retentionDate } from '#lambdas/store/changeLog.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { HISTORY_PAGE_SIZE } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type Somebody, type World } from '#tests/calls/support/world.ts';

type Page = CallOutput<'story_map_history'>;

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const page = (containerId: string, before?: string | null, as?: Somebody): Promise<Page> =>
  world.call('story_map_history', { containerId, ...(typeof before === 'string' && { before }) }, as);
const types = ({ docs }: Page) => docs.map(({ type }) => type);

/** Every page of a map's history, from the newest on. */
async function pagesOf(containerId: string): Promise<Page[]> {
  const pages = [await page(containerId)];
  for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next)
    pages.push(await page(containerId, next));
  return pages;
}

/** Writes an entry of the change log with another time. */
async function writeEntry(
  map: TestMap,
  at: number,
  changes: LoggedChange[],
  uid: string | null = world.owner.uid,
): Promise<string> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error('no company');
  const { reader, writer } = companyStore(company);
  const id = ulid(at);
  const entry = {
    type: 'log',
    id,
    at,
    uid,
    tab: null,
    call: 'test',
    schema: 1,
    retentionDate: retentionDate(at),
    changes,
  };
  await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
    { do: 'putPointer', key: rowKeys.mapLog(reader.keys, map.containerId, id), fields: entry },
  ]);
  return id;
}

const renaming = (name: string): LoggedChange[] => [
  { type: 'story_map', id: 'x', version: 2, was: { name: 'before' }, now: { name } },
];

test('the history shows what people did on a map, newest first, with the names of what it was about', async () => {
  const { containerId, add, id, text } = await mapOf(world);
  await add('A');
  await add('B');
  await world.call('update_what_order', { containerId, whatId: id('B'), newOrder: 0 });
  await world.call('set_rank', { containerId, whatId: id('A'), newRank: 1 });
  await world.call('set_rank', { containerId, whatId: id('A'), newRank: null });
  await world.call('change_what_description', {
    containerId,
    objectId: id('A'),
    newDescription: text('Anew'),
    changeType: 'what_description',
  });
  await world.call('move_what', { containerId, whatId: id('A'), newParentId: id('B') });
  await world.call('delete_what2', { containerId, whatId: id('A') });
  const found = await page(containerId);
  expect(types(found)).toEqual([
    'what_deleted',
    'what_moved',
    'what_description',
    'what_rank_removed',
    'what_rank',
    'what_order',
    'what_created',
    'what_created',
    'story_map_created',
  ]);
  expect(found.next).toBeNull();
  const byType = Object.fromEntries(found.docs.map((doc) => [doc.type, doc]));
  expect(byType['what_description']).toMatchObject({
    whatId: id('A'),
    what: text('Anew'),
    value: text('A'),
    newValue: text('Anew'),
    user: world.owner.uid,
    count: 1,
  });
  expect(byType['what_moved']).toMatchObject({ what: text('Anew'), value: null, newValue: text('B') });
  // Events from before the rename have the former name.
  expect(byType['what_rank']).toMatchObject({ what: text('A') });
  expect(found.docs.filter(({ type }) => type === 'what_created').map(({ what }) => what)).toEqual([
    text('B'),
    text('A'),
  ]);
  // Keys mean nothing to people.
  expect(byType['what_rank']).toMatchObject({ value: null, newValue: null });
  for (const { date, retentionDate: until } of found.docs) expect(until).toBe(retentionDate(date));
  expect(new Set(found.docs.map((doc) => doc.id)).size).toBe(found.docs.length);
});

test('Whos, links, fields and details are shown with the names of the company', async () => {
  const { containerId, add, id, text } = await mapOf(world);
  await add('A');
  const [type, other] = world.linkTypes.whatWho;
  const { id: whoId } = await world.call('add_who', { containerId, name: text('Ann'), group: 'Staff', category: null });
  const { id: otherWhoId } = await world.call('add_who', {
    containerId,
    name: text('Bea'),
    group: 'Staff',
    category: null,
  });
  await world.call('add_what_who_links', { containerId, whatId: id('A'), linkTypeId: type, whoIds: [whoId] });
  await world.call('change_what_who_link', { containerId, whatId: id('A'), whoId, linkTypeId: other });
  await world.call('add_who_who_link', { containerId, whoId, otherWhoId, linkTypeId: world.linkTypes.whoWho[0] });
  const { whoGroups } = await world.call('get_container', { containerId });
  const labelId = whoGroups[0]?.id ?? '';
  const guests = await world.call('add_who_label', { containerId, kind: 'group', name: 'Guests' });
  await world.call('move_who_label', { containerId, labelId, afterLabelId: guests.id, beforeLabelId: null });
  await world.call('change_who', { containerId, whoId, groupId: guests.id });
  await world.call('rename_who_label', { containerId, labelId, name: 'Crew' });
  await world.call('remove_who_label', { containerId, labelId });
  await world.call('change_what_fields', {
    containerId,
    whatId: id('A'),
    fields: { priorityId: world.priorityId, cost: 5 },
  });
  await world.call('add_what_reference_link', { containerId, whatId: id('A'), ...world.reference });
  await world.call('remove_what_reference_link', { containerId, whatId: id('A'), ...world.reference });
  await world.call('delete_who', { containerId, whoId });
  const settings = await world.call('company_settings', {});
  const nameOf = (list: readonly { id: string; name: string }[], wanted: string) =>
    list.find((item) => item.id === wanted)?.name;
  const { docs } = await page(containerId);
  const byType = Object.fromEntries(docs.map((doc) => [doc.type, doc]));
  expect(byType['who_deleted']).toMatchObject({ whoId, who: text('Ann') });
  expect(byType['what_who_link_added']).toMatchObject({
    what: text('A'),
    who: text('Ann'),
    linkType: nameOf(settings.who_what_link_type, type),
  });
  expect(byType['what_who_link_type']).toMatchObject({
    value: nameOf(settings.who_what_link_type, type),
    newValue: nameOf(settings.who_what_link_type, other),
  });
  expect(byType['who_who_link_added']).toMatchObject({ who: text('Ann'), who2: text('Bea'), whoId2: otherWhoId });
  expect(byType['who_group']).toMatchObject({ who: text('Ann'), value: 'Staff', newValue: 'Guests' });
  expect(byType['who_group_name']).toMatchObject({ about: 'Crew', value: 'Staff', newValue: 'Crew' });
  expect(byType['who_group_order']).toMatchObject({ about: 'Staff', value: null, newValue: null });
  expect(byType['who_group_removed']).toMatchObject({ about: 'Crew' });
  expect(docs.filter((doc) => doc.type === 'who_group_created').map((doc) => doc.about)).toEqual(['Guests', 'Staff']);
  expect(byType['what_priority']).toMatchObject({
    value: null,
    newValue: nameOf(settings.priorities, world.priorityId),
  });
  expect(byType['what_cost']).toMatchObject({ value: null, newValue: 5 });
  for (const of of ['what_reference_added', 'what_reference_removed'])
    expect(byType[of]).toMatchObject({ what: text('A'), about: world.reference.name });
});

test('the history shows no raw ids or keys', async () => {
  const { docs } = await page(world.containerId);
  expect(docs.length).toBeGreaterThan(5);
  for (const { value, newValue, linkType, about, what } of docs) {
    for (const shown of [value, newValue, linkType, about, what])
      expect(String(shown)).not.toMatch(/^[0-9A-Za-z]{20}$/);
  }
});

describe('the pages', () => {
  test('hold every event once, and stay as they are while new ones come in', async () => {
    const map = await mapOf(world);
    const start = Date.now() - 1_000_000;
    for (let i = 0; i < 45; i += 1) await writeEntry(map, start + i, renaming(`Name ${i}`));
    const first = await page(map.containerId);
    expect(first.docs).toHaveLength(HISTORY_PAGE_SIZE);
    // The creation of the map is newer than the entries written for an earlier time.
    expect(first.docs.map(({ newValue }) => newValue).slice(1, 3)).toEqual(['Name 44', 'Name 43']);
    await map.add('Meanwhile');
    const second = await page(map.containerId, first.next);
    const third = await page(map.containerId, second.next);
    expect([first, second, third].flatMap(({ docs }) => docs.map(({ newValue }) => newValue))).toEqual([
      null,
      ...Array.from({ length: 45 }, (_, i) => `Name ${44 - i}`),
    ]);
    expect(third.next).toBeNull();
    expect(types(await page(map.containerId))[0]).toBe('what_created');
  });

  test('end where the log ends, also when a page is just full', async () => {
    const map = await mapOf(world);
    for (let i = 0; i < HISTORY_PAGE_SIZE - 1; i += 1)
      await writeEntry(map, Date.now() - 1_000 - i, renaming(`Name ${i}`));
    expect(await page(map.containerId)).toMatchObject({ docs: { length: HISTORY_PAGE_SIZE }, next: null });
  });

  test('keep an entry of many events together', async () => {
    const map = await mapOf(world);
    const many = Array.from({ length: 30 }, (_, i): LoggedChange => ({
      type: 'member',
      id: `p${i}`,
      version: 1,
      was: null,
      now: { role: 'viewer' },
    }));
    await writeEntry(map, Date.now() - 5_000, many);
    const pages = await pagesOf(map.containerId);
    expect(pages.map(({ docs }) => docs.length)).toEqual([1, 30]);
  });

  test('continue past entries that show no event', async () => {
    const map = await mapOf(world);
    const silent: LoggedChange[] = [
      { type: 'change_request_member', id: 'x', version: 1, was: null, now: { accepted: 'empty' } },
    ];
    for (let i = 0; i < 130; i += 1) await writeEntry(map, Date.now() - 10_000 + i, silent);
    await writeEntry(map, Date.now() - 20_000, renaming('Oldest'));
    const pages = await pagesOf(map.containerId);
    expect(pages.flatMap(types)).toEqual(['story_map_created', 'story_map_name']);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  test('start at the next older entry when the given place does not exist', async () => {
    const map = await mapOf(world, 'A');
    expect(types(await page(map.containerId, ulid(1)))).toEqual([]);
    expect(types(await page(map.containerId, ulid(Date.now() + 60_000)))).toEqual([
      'what_created',
      'story_map_created',
    ]);
    expect(await refusal(world, 'story_map_history', { containerId: map.containerId, before: 'first' })).toBe(
      '400 bad-input',
    );
  });
});

test('events older than six months are not shown', async () => {
  const map = await mapOf(world);
  const sixMonthsAgo = new Date();
  sixMonthsAgo.setUTCMonth(sixMonthsAgo.getUTCMonth() - 6);
  const day = 24 * 60 * 60 * 1000;
  // A few days of room, as months have different lengths.
  for (const [days, name] of [
    [4, 'Within'],
    [-4, 'Without'],
    [-400, 'Long ago'],
  ] as const)
    await writeEntry(map, sixMonthsAgo.getTime() + days * day, renaming(name));
  const found = await page(map.containerId);
  expect(found.docs.map(({ newValue }) => newValue)).toEqual([null, 'Within']);
  expect(found.next).toBeNull();
});

test('changes by the product itself name no person, and an unknown person stays a uid', async () => {
  const map = await mapOf(world);
  await writeEntry(map, Date.now() - 1_000, renaming('By itself'), null);
  await writeEntry(map, Date.now() - 2_000, renaming('By somebody'), 'goneGoneGoneGoneGone');
  expect((await page(map.containerId)).docs.map(({ user }) => user)).toEqual([
    world.owner.uid,
    null,
    'goneGoneGoneGoneGone',
  ]);
});

test('editors and viewers read the history, others do not', async () => {
  for (const who of [world.editor, world.viewer])
    expect((await page(world.containerId, null, who)).docs.length).toBeGreaterThan(0);
  expect(await refusal(world, 'story_map_history', { containerId: world.containerId }, world.colleague)).toBe(
    '403 permission-denied',
  );
  const stranger = await createWorld(stack());
  expect(await refusal(world, 'story_map_history', { containerId: world.containerId }, stranger.owner)).toBe(
    '403 permission-denied',
  );
});
