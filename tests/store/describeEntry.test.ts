import { describe, expect, test } from 'vitest';
import { allEntities } from '#lambdas/entities/all.ts';
import { describeEntry } from '#lambdas/entities/story_map/describeEntry.ts';
import type { EntityChange } from '#lambdas/store/entity/history.ts';
import { historyTypes } from '#shared/model/story_map/historyTypes.ts';
import { changed, created, removed, revived, type Row } from './support/entityChanges.ts';
import { frameRows } from './support/frameRows.ts';
import { planningRows } from './support/planningRows.ts';

const eventsOf = (changes: readonly EntityChange[]) => describeEntry(changes, allEntities);

const W = 'whatWhatWhatWhatWhat';
const P = 'whoWhoWhoWhoWhoWho01';
const Q = 'whoWhoWhoWhoWhoWho02';
const G = 'groupGroupGroupGroup';
const M = 'mapMapMapMapMapMap01';
const U = 'userUserUserUserUser';

const R = 'releaseReleaseReleas';
const at = { releaseId: R, whatId: W };
const epic = { ...at, nameObjectText: null, nameFreeText: 'Pay' };

const rows: Row[] = [
  ['story_map_created', created('story_map', M, { name: 'Shop' })],
  ['story_map_deleted', removed('story_map', M)],
  ['story_map_restored', revived('story_map', M)],
  [
    'story_map_name',
    changed('story_map', M, { name: 'Shop' }, { name: 'Store' }),
    { value: 'Shop', newValue: 'Store' },
  ],
  ['story_map_why', changed('story_map', M, { why: 'Sell' }, { why: 'Buy' }), { value: 'Sell', newValue: 'Buy' }],
  ['story_map_owner', changed('story_map', M, { owner: 'a' }, { owner: 'b' }), { value: 'a', newValue: 'b' }],
  [
    'story_map_business_owner',
    changed('story_map', M, { businessOwner: null }, { businessOwner: U }),
    { value: null, newValue: U },
  ],
  ['viewers_comment_allowed', changed('story_map', M, { viewersComment: false }, { viewersComment: true })],
  ['viewers_comment_forbidden', changed('story_map', M, { viewersComment: true }, { viewersComment: false })],
  [
    'story_map_parent_linked',
    changed(
      'story_map',
      M,
      { parentWhatRef: null, parentWhatRefCreator: null },
      { parentWhatRef: { containerId: M, whatId: W }, parentWhatRefCreator: U },
    ),
  ],
  [
    'story_map_parent_unlinked',
    changed(
      'story_map',
      M,
      { parentWhatRef: { containerId: M, whatId: W } },
      { parentWhatRef: null, parentWhatRefCreator: null },
    ),
  ],
  ['member_added', created('member', U, { role: 'viewer' }), { person: U, newValue: 'viewer' }],
  ['member_added', revived('member', U, { role: 'editor' }), { person: U, newValue: 'editor' }],
  [
    'member_role',
    changed('member', U, { role: 'viewer' }, { role: 'editor' }),
    { person: U, value: 'viewer', newValue: 'editor' },
  ],
  ['member_removed', removed('member', U), { person: U }],
  [
    'what_created',
    created('what', W, { description: 'Pay', level: 0, orderKey: 'V', rankKey: null, priorityId: 'x' }),
    { whatId: W },
  ],
  ['what_created', revived('what', W, { description: 'Pay' }), { whatId: W }],
  ['what_deleted', removed('what', W), { whatId: W }],
  [
    'what_description',
    changed('what', W, { description: 'Pay' }, { description: 'Buy' }),
    { whatId: W, value: 'Pay', newValue: 'Buy' },
  ],
  ['what_order', changed('what', W, { orderKey: 'A' }, { orderKey: 'B' }), { whatId: W }],
  [
    'what_moved',
    changed(
      'what',
      W,
      { parentId: null, parentGeneration: null, level: 0, orderKey: 'A', rankKey: 'R' },
      { parentId: P, parentGeneration: 0, level: 1, orderKey: 'B', rankKey: null },
    ),
    { whatId: W, value: null, newValue: P },
  ],
  ['what_rank', changed('what', W, { rankKey: null }, { rankKey: 'V1' }), { whatId: W }],
  ['what_rank_removed', changed('what', W, { rankKey: 'V1' }, { rankKey: null }), { whatId: W }],
  [
    'what_priority',
    changed('what', W, { priorityId: 'a' }, { priorityId: null }),
    { whatId: W, value: 'a', newValue: null },
  ],
  ['what_cost', changed('what', W, { cost: null }, { cost: 0 }), { whatId: W, value: null, newValue: 0 }],
  ['what_size', changed('what', W, { size: 1 }, { size: 2 }), { whatId: W, value: 1, newValue: 2 }],
  ['what_value', changed('what', W, { value: -3 }, { value: null }), { whatId: W, value: -3, newValue: null }],
  ['what_story_map_linked', changed('what', W, { childContainerId: null }, { childContainerId: M }), { whatId: W }],
  ['what_story_map_unlinked', changed('what', W, { childContainerId: M }, { childContainerId: null }), { whatId: W }],
  ['what_long_description', created('what_text', W, { whatId: W, whatGeneration: 0, text: 'Long' }), { whatId: W }],
  ['what_long_description', changed('what_text', W, { text: 'Long' }, { text: '' }), { whatId: W }],
  [
    'what_reference_added',
    created('what_reference', 'r', { whatId: W, name: 'Guide', referenceTypeId: 't' }),
    { whatId: W, about: 'Guide' },
  ],
  [
    'what_reference_removed',
    removed('what_reference', 'r', { whatId: W, name: 'Guide' }),
    { whatId: W, about: 'Guide' },
  ],
  [
    'what_maturity_current',
    created('what_maturity', W, { whatId: W, current: { m: { level: 2 } }, future: {} }),
    { whatId: W, about: 'm', value: null, newValue: 2 },
  ],
  [
    'what_maturity_future',
    changed(
      'what_maturity',
      W,
      { future: { m: { level: 2 }, n: { level: 1 } } },
      { future: { m: { level: 5 }, n: { level: 1 } } },
    ),
    { whatId: W, about: 'm', value: 2, newValue: 5 },
  ],
  ['who_created', created('who', P, { name: 'Ann', group: 'g', category: null }), { whoId: P }],
  ['who_deleted', removed('who', P), { whoId: P }],
  ['who_name', changed('who', P, { name: 'Ann' }, { name: 'Bea' }), { whoId: P, value: 'Ann', newValue: 'Bea' }],
  ['who_group', changed('who', P, { group: 'x' }, { group: null }), { whoId: P, value: 'x', newValue: null }],
  ['who_category', changed('who', P, { category: null }, { category: 'y' }), { whoId: P, value: null, newValue: 'y' }],
  ['who_group', changed('who', P, { groupId: G }, { groupId: null }), { whoId: P, value: G, newValue: null }],
  ['who_category', changed('who', P, { categoryId: null }, { categoryId: G }), { whoId: P, value: null, newValue: G }],
  ...(['group', 'category'] as const).flatMap((kind): Row[] => [
    [`who_${kind}_created`, created(`who_${kind}`, G, { name: 'Staff' }), { about: G }],
    [
      `who_${kind}_name`,
      changed(`who_${kind}`, G, { name: 'Staff' }, { name: 'Crew' }),
      { about: G, value: 'Staff', newValue: 'Crew' },
    ],
    [`who_${kind}_order`, changed(`who_${kind}`, G, { orderKey: 'a1' }, { orderKey: 'a2' }), { about: G }],
    [`who_${kind}_removed`, removed(`who_${kind}`, G), { about: G }],
  ]),
  [
    'what_who_link_added',
    created('what_who_link', `${W}-${P}`, {
      whatId: W,
      whoId: P,
      linkTypeId: 't',
      whatGeneration: 0,
      whoGeneration: 0,
    }),
    { whatId: W, whoId: P, newValue: 't' },
  ],
  [
    'what_who_link_type',
    changed('what_who_link', `${W}-${P}`, { linkTypeId: 't' }, { linkTypeId: 's' }),
    { whatId: W, whoId: P, value: 't', newValue: 's' },
  ],
  ['what_who_link_removed', removed('what_who_link', `${W}-${P}`), { whatId: W, whoId: P }],
  [
    'who_who_link_added',
    created('who_who_link', `${P}-${Q}`, { whoId: Q, otherWhoId: P, linkTypeId: 't' }),
    { whoId: Q, whoId2: P, newValue: 't' },
  ],
  [
    'who_who_link_type',
    changed('who_who_link', `${P}-${Q}`, { linkTypeId: 't' }, { linkTypeId: 's' }),
    { whoId: P, whoId2: Q, value: 't', newValue: 's' },
  ],
  ['who_who_link_removed', removed('who_who_link', `${P}-${Q}`), { whoId: P, whoId2: Q }],
  [
    'what_change_requested',
    created('change_request', `what-${W}-own`, { oldText: 'Pay', newText: 'Buy' }),
    { whatId: W, value: 'Pay', newValue: 'Buy' },
  ],
  [
    'who_change_requested',
    created('change_request', `who-${P}-own`, { oldText: 'Ann', newText: 'Bea' }),
    { whoId: P, value: 'Ann', newValue: 'Bea' },
  ],
  ...planningRows,
  ...frameRows,
  ['changed', created('unheard_of', 'r', { secret: 1 })],
  ['changed', changed('what', W, { unheardOf: 1 }, { unheardOf: 2 }), { whatId: W }],
];

test.each(rows)('%s', (type, change, rest = {}) => {
  expect(eventsOf([change])).toEqual([{ type, count: 1, ...rest }]);
});

test('every type is described by some change', () => {
  // A move between two story maps shows in both logs together; tests/calls/epic/epic_across.test.ts has it.
  const ofTwoMaps = ['epic_moved_away', 'epic_moved_here'];
  // The call of the entry tells it from a new one; tests/calls/story_map/duplicate.test.ts has it.
  const ofCopy = ['story_map_copied'];
  const described = [...rows.map(([type]) => type), ...ofTwoMaps, ...ofCopy];
  expect(new Set(described)).toEqual(new Set(Object.keys(historyTypes)));
});

describe('an entry', () => {
  const types = (...changes: EntityChange[]) => eventsOf(changes).map(({ type }) => type);

  test('shows every change that it made', () => {
    expect(types(changed('what', W, { cost: 1, size: 1 }, { cost: 2, size: 2 }))).toEqual(['what_cost', 'what_size']);
    expect(types(created('what', W), created('what_who_link', `${W}-${P}`, { linkTypeId: 't' }))).toEqual([
      'what_created',
      'what_who_link_added',
    ]);
  });

  test('shows nothing of what the company keeps beside the map, of requests for access, and of purges', () => {
    const silent = [
      changed('company_what', W, { text: 'a' }, { text: 'b' }),
      created('company_who', P),
      created('access_request', U),
      created('change_request_member', U),
      changed('change_request', `what-${W}-o`, { asked: null }, { asked: 2 }),
      { type: 'release', id: 'r', was: { name: 'x' }, now: null },
    ];
    expect(eventsOf(silent)).toEqual([]);
  });

  test('shows nothing of neighbours that only made room', () => {
    const room = changed('what', P, { orderKey: 'A' }, { orderKey: 'B' });
    expect(eventsOf([changed('what', W, { orderKey: 'A' }, { orderKey: 'C' }), room])).toEqual([
      { type: 'what_order', count: 1, whatId: W },
    ]);
    expect(types(created('what', W), room)).toEqual(['what_created']);
    expect(types(changed('what', W, { parentId: null, orderKey: 'A' }, { parentId: Q, orderKey: 'B' }), room)).toEqual([
      'what_moved',
    ]);
    expect(
      eventsOf([
        changed('what', W, { rankKey: null }, { rankKey: 'C' }),
        changed('what', P, { rankKey: 'A' }, { rankKey: 'B' }),
      ]),
    ).toEqual([{ type: 'what_rank', count: 1, whatId: W }]);
  });

  test('shows a new owner without the memberships that follow', () => {
    expect(
      types(
        changed('story_map', M, { owner: 'a' }, { owner: 'b' }),
        created('member', 'a', { role: 'editor' }),
        removed('member', 'b'),
      ),
    ).toEqual(['story_map_owner']);
  });

  test('shows a renamed group once, with the number of its Whos', () => {
    const whos = [P, Q].map((id) => changed('who', id, { group: 'Staff' }, { group: 'Crew' }));
    expect(eventsOf([...whos, changed('who', W, { group: 'Guests' }, { group: 'Crew' })])).toEqual([
      { type: 'who_group', count: 2, value: 'Staff', newValue: 'Crew' },
      { type: 'who_group', count: 1, whoId: W, value: 'Guests', newValue: 'Crew' },
    ]);
  });

  test('does not show the texts of a Who that are replaced by ids', () => {
    const was = { groupId: G, categoryId: null, group: 'Staff' };
    expect(types(changed('who', P, was, { groupId: null, categoryId: null, group: null }))).toEqual(['who_group']);
  });

  test('shows changes of unknown kind once, and the rest by name', () => {
    expect(
      types(created('unheard_of', 'r'), created('unknown_too', 'e'), changed('what', W, { cost: 1 }, { cost: 2 })),
    ).toEqual(['changed', 'what_cost']);
  });

  test('shows an epic that was moved or created without what it brought along', () => {
    const item = created('explore_object', 'x', { ...at, name: 'Monday' });
    const part = created('release_what', `${Q}-${W}`);
    const moved = changed('epic', 'e', { ...epic, scenarios: [] }, { ...epic, releaseId: Q, scenarios: [{}] });
    expect(types(part, item, moved)).toEqual(['epic_moved']);
    expect(types(part, item, created('epic', 'e', epic), created('epic_notes', 'e'))).toEqual(['epic_created']);
  });

  test('shows Activities that came into or left a release together once, with their number, and without deleted ones', () => {
    const put = [W, P].map((id) => created('release_what', `${R}-${id}`));
    expect(eventsOf(put)).toEqual([{ type: 'release_what_added', count: 2, releaseId: R }]);
    const left = [W, P].map((id) => removed('release_what', `${R}-${id}`));
    expect(types(removed('what', W), ...left)).toEqual(['what_deleted']);
  });

  test('about an Activity that was added again does not compare it with its former state', () => {
    const maturity = changed(
      'what_maturity',
      W,
      { current: { m: { level: 2 } }, future: {}, deletedAt: 1 },
      { current: { m: { level: 2 } }, future: {}, deletedAt: null },
    );
    expect(eventsOf([maturity])).toEqual([
      { type: 'what_maturity_current', count: 1, whatId: W, about: 'm', value: null, newValue: 2 },
    ]);
  });
});
