import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOutput } from '#shared/contract/registry.ts';
import { MAX_IMPORTED_ITEMS, MAX_REVERTED_CHANGES } from '#shared/model/limits.ts';
import type { ImportItem, ImportItemOf } from '#shared/model/story_map/importItem.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { readMap } from '#tests/calls/support/readMap.ts';
import { createSmallWorld, share, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type Answer = CallOutput<'import_into_map'>;

const what = (description: string, parent: string | null = null, more: Partial<ImportItemOf<'what'>> = {}) =>
  ({ type: 'what', description, parent, ...more }) as const;

/** Imports items in as many calls as it takes. @returns what has become of each, and the changes */
async function importAll(containerId: string, items: readonly ImportItem[], as = world.owner) {
  const answers: Answer['items'] = [];
  const changes: string[] = [];
  while (answers.length < items.length) {
    const next = items.slice(answers.length, answers.length + MAX_IMPORTED_ITEMS);
    const answer = await world.call('import_into_map', { containerId, items: next }, as);
    expect(answer.items.length).toBeGreaterThan(0);
    answers.push(...answer.items);
    if (answer.change !== null) changes.push(answer.change);
  }
  return { answers, changes, outcomes: answers.map(({ outcome, error }) => error?.code ?? outcome) };
}

/** Undoes changes, as "Undo" does. */
async function undo(containerId: string, changes: readonly string[]) {
  const kept = [];
  let left = [...changes];
  while (left.length > 0) {
    const changeIds = left.slice(-MAX_REVERTED_CHANGES);
    const answer = await world.call('revert_change', { containerId, changeIds });
    kept.push(...answer.kept);
    left = left.filter((id) => !answer.reverted.includes(id));
  }
  return kept;
}

/** The map as one line, by descriptions. */
async function outlineOf({ containerId, board }: Pick<TestMap, 'containerId' | 'board'>): Promise<string> {
  const { whats, backboneOrder } = await board();
  const byId = new Map(whats.map((each) => [each.id, each]));
  expect(containerId).not.toBe('');
  return backboneOrder
    .map((id) => byId.get(id))
    .map((top) => [top?.description, ...(top?.childOrder ?? []).map((id) => byId.get(id)?.description)].join('/'))
    .join(' ');
}

const whole = (
  unique: string,
  { linkTypeId, priorityId }: { linkTypeId: string; priorityId: string },
): ImportItem[] => [
  what(`Order${unique}`, null, { fields: { priorityId, cost: 5 }, longDescription: 'How it is ordered' }),
  what(`Pay${unique}`, `Order${unique}`),
  { type: 'who', name: `Rider${unique}`, group: 'Customers', category: 'Paying' },
  { type: 'who', name: `Clerk${unique}`, group: 'customers', category: null },
  { type: 'what_who_link', what: `Pay${unique}`, who: `rider${unique}`, linkTypeId },
  { type: 'release', name: `First${unique}`, start: Date.UTC(2027, 0, 1), end: Date.UTC(2027, 1, 1) },
  { type: 'release_what', release: `First${unique}`, what: `Pay${unique}` },
  { type: 'explore_object', release: `First${unique}`, what: `Pay${unique}`, exploreType: 'when', name: 'At night' },
  { type: 'epic', release: `First${unique}`, what: `Pay${unique}`, name: 'By card', size: 3, priorityId },
  { type: 'epic', release: `First${unique}`, what: `Pay${unique}`, name: 'By invoice', completed: true },
  { type: 'objective', name: `Sell more${unique}` },
  { type: 'problem', name: `Too slow${unique}`, description: 'Nobody waits' },
];
const settings = () => ({ linkTypeId: world.linkTypes.whatWho[0], priorityId: world.priorityId });

describe('an import into a story map', () => {
  test('adds all kinds of entities, with what belongs to them', async () => {
    const map = await mapOf(world);
    const { containerId } = map;
    const { outcomes, answers } = await importAll(containerId, whole(' A', settings()));
    expect(new Set(outcomes)).toEqual(new Set(['added']));
    expect(await outlineOf(map)).toBe('Order A/Pay A');
    const { map: board } = await readMap(world, containerId);
    expect(board.whats.find(({ id }) => id === answers[0]?.id)).toMatchObject({
      priorityId: world.priorityId,
      cost: 5,
    });
    expect(board.whoGroups.map(({ name }) => name)).toEqual(['Customers']);
    expect(board.whatWhoLinks).toHaveLength(1);
    const file = await world.call('export_story_map', { containerId });
    expect(file.longDescriptions).toMatchObject([{ text: 'How it is ordered' }]);
    expect(file.releases).toMatchObject([{ name: 'First A', start: Date.UTC(2027, 0, 1), end: Date.UTC(2027, 1, 1) }]);
    expect(file.releaseWhats).toMatchObject([{ epics: 2, epicsDone: 1, size: 3, exploreObjects: 1 }]);
    expect(file.epics.map(({ nameFreeText }) => nameFreeText)).toEqual(['By card', 'By invoice']);
    expect(file.objectives).toMatchObject([{ name: 'Sell more A' }]);
    expect(file.problems).toMatchObject([{ name: 'Too slow A' }]);
  });

  test('changes nothing when it is made again, and only what differs of what is there', async () => {
    const { containerId } = await mapOf(world);
    const items = whole(' B', settings());
    await importAll(containerId, items);
    const again = await importAll(containerId, items);
    expect(new Set(again.outcomes)).toEqual(new Set(['reused']));
    expect(again.changes).toEqual([]);
    const { outcomes } = await importAll(containerId, [
      what('order  b', null, { fields: { cost: 8 } }),
      what('Pay B', 'Order B', { longDescription: 'In full' }),
      { type: 'who', name: 'Rider B', group: 'Others' },
      { type: 'release', name: 'First B', end: Date.UTC(2027, 2, 1) },
      { type: 'epic', release: 'First B', what: 'Pay B', name: 'by card', size: 5 },
    ]);
    expect(outcomes).toEqual(['changed', 'changed', 'changed', 'changed', 'changed']);
    const more = await importAll(containerId, [what('Pay B', 'Order B', { longDescription: 'In full, and by card' })]);
    expect(more.outcomes).toEqual(['changed']);
  });

  test('adds again what has been deleted', async () => {
    const { containerId } = await mapOf(world);
    const { answers } = await importAll(containerId, [what('Return it'), what('Pack it', 'Return it')]);
    await world.call('delete_what2', { containerId, whatId: answers[1]?.id ?? '' });
    expect((await importAll(containerId, [what('Pack it', 'Return it')])).outcomes).toEqual(['added']);
  });

  test('reuses the Activities and Whos of the company', async () => {
    const other = await mapOf(world, 'Shared');
    const { containerId } = await mapOf(world);
    const { answers } = await importAll(containerId, [what(other.text('shared')), { type: 'who', name: 'Rider B' }]);
    expect(answers).toMatchObject([
      { outcome: 'added', id: other.id('Shared'), usedExisting: true },
      { outcome: 'added', usedExisting: true },
    ]);
  });

  test('skips what the single commands refuse, with their words, and adds the rest', async () => {
    const map = await mapOf(world, 'Old: older');
    const { containerId, text } = map;
    const unknown = 'f'.repeat(20);
    const { outcomes } = await importAll(containerId, [
      what('Under nothing', 'Not there'),
      what('Under a sub-activity', text('older')),
      what('Of no priority', null, { fields: { priorityId: unknown } }),
      { type: 'what_who_link', what: text('Old'), who: 'Nobody', linkTypeId: unknown },
      { type: 'release', name: 'Backwards', start: Date.UTC(2027, 1, 1), end: Date.UTC(2027, 0, 1) },
      { type: 'release', name: 'One level' },
      { type: 'release_what', release: 'One level', what: text('Old') },
      { type: 'release_what', release: 'One level', what: text('older') },
      { type: 'epic', release: 'One level', what: text('older'), name: 'Not in it' },
      { type: 'epic', release: 'One level', what: text('Old'), name: 'In it' },
      what('The rest'),
    ]);
    expect(outcomes).toEqual([
      'parent-does-not-exist',
      'level-mix',
      'priority-does-not-exist',
      'who-does-not-exist',
      'start-after-end',
      'added',
      'added',
      'release-what-level-mix',
      'what-not-in-release',
      'added',
      'added',
    ]);
  });

  test('skips what goes into a completed release', async () => {
    const { containerId } = await mapOf(world);
    const { answers } = await importAll(containerId, whole(' C', settings()));
    await world.call('complete_release', { containerId, releaseId: answers[5]?.id ?? '' });
    const { outcomes } = await importAll(containerId, [
      { type: 'epic', release: 'First C', what: 'Pay C', name: 'Another' },
      { type: 'release_what', release: 'First C', what: 'Order C' },
      { type: 'release', name: 'First C', end: Date.UTC(2028, 2, 1) },
    ]);
    expect(outcomes).toEqual(['release-completed', 'release-completed', 'release-completed']);
  });

  test('only says in a dry run what it would do, also of what an earlier part adds', async () => {
    const map = await mapOf(world, 'Here');
    const { containerId, text } = map;
    const items: ImportItem[] = [
      what(text('here'), null, { fields: { size: 3 } }),
      what('New', text('Here')),
      what('Later', 'In an earlier part'),
      { type: 'release', name: 'Backwards', start: Date.UTC(2027, 1, 1), end: Date.UTC(2027, 0, 1) },
      { type: 'epic', release: 'In an earlier part', what: 'New', name: 'Epic' },
    ];
    const answer = await world.call('import_into_map', { containerId, items, dryRun: true });
    expect(answer.items.map(({ outcome }) => outcome)).toEqual(['changed', 'added', 'added', 'skipped', 'added']);
    expect(answer).toMatchObject({ change: null, changed: [], removed: [] });
    expect(await outlineOf(map)).toBe(text('Here'));
  });

  test('takes effect once when a part is sent twice', async () => {
    const { containerId } = await mapOf(world);
    const input = { containerId, items: [what('Sent twice'), what('Below it', 'Sent twice')] };
    const sendIt = (key: string) =>
      send(stack(), 'import_into_map', input, world.owner.idToken, { 'idempotency-key': key });
    const key = randomUUID();
    const [one, other] = await Promise.all([sendIt(key), sendIt(key)]);
    expect(other.body).toEqual(one.body);
    expect((one.body as Answer).items).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
  });

  test('meets the edits of a colleague at the same time', async () => {
    const map = await mapOf(world, 'First');
    const { containerId } = map;
    await share(world.domain, containerId, world.editor.uid, 'editor');
    const imported = Array.from({ length: 30 }, (_, i) => what(`Mine ${i}`));
    const [{ outcomes }] = await Promise.all([
      importAll(containerId, imported),
      ...Array.from({ length: 8 }, (_, i) =>
        world.call('add_what', { containerId, description: `Theirs ${i}`, level: 0 }, world.editor),
      ),
      importAll(containerId, imported.toReversed(), world.editor),
    ]);
    expect(outcomes).toHaveLength(30);
    const { map: board } = await readMap(world, containerId);
    expect(board.whats).toHaveLength(39);
  });

  test('is refused to viewers', async () => {
    const { containerId } = await mapOf(world);
    await share(world.domain, containerId, world.colleague.uid, 'viewer');
    const input = { containerId, items: [what('Not mine')] };
    expect(await refusal(world, 'import_into_map', input, world.colleague)).toMatch(/^403 /);
  });
});

describe('undo of an import', () => {
  test('takes back parts of any kind, and leaves what a colleague has changed and what the company uses', async () => {
    const map = await mapOf(world);
    const { containerId } = map;
    await share(world.domain, containerId, world.editor.uid, 'editor');
    const items = [
      ...Array.from({ length: 20 }, (_, i) => what(`Top ${i}`)),
      ...Array.from({ length: 20 }, (_, i) => what(`Sub ${i}`, `Top ${i % 3}`, { longDescription: `Text ${i}` })),
      ...Array.from({ length: 20 }, (_, i) => ({ type: 'who', name: `Person ${i}`, group: `Group ${i}` }) as const),
      ...Array.from({ length: 6 }, (_, i) => ({ type: 'release', name: `Release ${i}` }) as const),
      ...Array.from(
        { length: 20 },
        (_, i) => ({ type: 'release_what', release: 'Release 1', what: `Sub ${i}` }) as const,
      ),
      ...Array.from(
        { length: 30 },
        (_, i) => ({ type: 'epic', release: 'Release 1', what: `Sub ${i}`, name: `Epic ${i}`, size: 1 }) as const,
      ),
      ...Array.from({ length: 20 }, (_, i) => ({ type: 'objective', name: `Aim ${i}` }) as const),
    ];
    const { changes, answers } = await importAll(containerId, items);
    const other = await mapOf(world);
    await importAll(other.containerId, [what('Top 7')]);
    await world.call(
      'change_what_fields',
      { containerId, whatId: answers[19]?.id ?? '', fields: { size: 8 } },
      world.editor,
    );
    const kept = await undo(containerId, changes);
    expect(kept).toMatchObject([{ type: 'what', id: answers[19]?.id, reason: 'used', by: world.editor.uid }]);
    expect(await outlineOf(map)).toBe('Top 19');
    expect(await outlineOf(other)).toBe('Top 7');
    const file = await world.call('export_story_map', { containerId });
    expect(file).toMatchObject({ whos: [], releases: [], epics: [], objectives: [] });
  });
});

test('an import of many Activities takes few calls', async () => {
  const { containerId } = await mapOf(world);
  const items = Array.from({ length: 200 }, (_, i) =>
    i % 10 === 0 ? what(`Many ${i}`) : what(`Many ${i}`, `Many ${i - (i % 10)}`),
  );
  const { changes, outcomes } = await importAll(containerId, items);
  expect(new Set(outcomes)).toEqual(new Set(['added']));
  expect(changes.length).toBeLessThan(20);
});
