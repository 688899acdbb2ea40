import { changed, created, removed, type Row } from './entityChanges.ts';

const W = 'whatWhatWhatWhatWhat';
const P = 'whoWhoWhoWhoWhoWho01';
const Q = 'releaseReleaseOther1';
const R = 'releaseReleaseReleas';
const at = { releaseId: R, whatId: W };
const epic = { ...at, nameObjectText: null, nameFreeText: 'Pay' };
/** A link with an issue of a status. */
const linkedTo = (theirs: string) => ({ integrationId: 'i', base: { status: { ours: theirs, theirs } } });

/** How releases, explore items and epics read. */
export const planningRows: Row[] = [
  ['release_created', created('release', R, { name: 'Spring', start: 0 }), { releaseId: R }],
  ['release_deleted', removed('release', R), { releaseId: R }],
  [
    'release_name',
    changed('release', R, { name: 'Spring' }, { name: 'Summer' }),
    { releaseId: R, value: 'Spring', newValue: 'Summer' },
  ],
  ['release_start', changed('release', R, { start: 0 }, { start: 5 }), { releaseId: R, value: 0, newValue: 5 }],
  [
    'release_capacity',
    changed('release', R, { capacity: 30 }, { capacity: null }),
    { releaseId: R, value: 30, newValue: null },
  ],
  ['release_end', changed('release', R, { end: 5 }, { end: 0 }), { releaseId: R, value: 5, newValue: 0 }],
  ['release_completed', changed('release', R, { completed: false }, { completed: true }), { releaseId: R }],
  ['release_uncompleted', changed('release', R, { completed: true }, { completed: false }), { releaseId: R }],
  ['release_what_added', created('release_what', `${R}-${W}`, { level: 0 }), { releaseId: R, whatId: W }],
  ['release_what_removed', removed('release_what', `${R}-${W}`), { releaseId: R, whatId: W }],
  ['explore_object_added', created('explore_object', 'x', { ...at, name: 'Monday' }), { ...at, about: 'Monday' }],
  ['explore_object_removed', removed('explore_object', 'x', { ...at, name: 'Monday' }), { ...at, about: 'Monday' }],
  [
    'explore_object_name',
    changed(
      'explore_object',
      'x',
      { ...at, name: 'Monday', nameLower: 'monday' },
      { ...at, name: 'Friday', nameLower: 'friday' },
    ),
    { ...at, about: 'Friday', value: 'Monday', newValue: 'Friday' },
  ],
  ['epic_created', created('epic', 'e', { ...epic, cost: null }), { ...at, about: 'Pay' }],
  ['epic_deleted', removed('epic', 'e', epic), { ...at, about: 'Pay' }],
  [
    'epic_name',
    changed('epic', 'e', epic, { ...epic, nameFreeText: 'Buy' }),
    { ...at, about: 'Buy', value: 'Pay', newValue: 'Buy' },
  ],
  [
    'epic_name',
    changed('epic', 'e', epic, { ...epic, nameFreeText: null, nameObjectText: 'Till', nameObject: {} }),
    { ...at, about: 'Till', value: 'Pay', newValue: 'Till' },
  ],
  [
    'epic_moved',
    changed('epic', 'e', epic, { ...epic, releaseId: Q }),
    { ...at, releaseId: Q, about: 'Pay', value: R, newValue: Q },
  ],
  [
    'epic_priority',
    changed('epic', 'e', { ...epic, priority: null }, { ...epic, priority: 'p' }),
    { ...at, about: 'Pay', value: null, newValue: 'p' },
  ],
  ...(['cost', 'size', 'value'] as const).map((field): Row => [
    `epic_${field}`,
    changed('epic', 'e', { ...epic, [field]: 1 }, { ...epic, [field]: null }),
    { ...at, about: 'Pay', value: 1, newValue: null },
  ]),
  ...(
    [
      ['epic_primary_who', 'primaryWho', P],
      ['epic_primary_output', 'primaryOutput', 'x'],
      ['epic_explore_objects', 'explore_objects', ['x']],
      ['epic_whos', 'whos', [P]],
      ['epic_references', 'referenceLinks', [{}]],
      ['epic_scenarios', 'scenarios', [{}]],
      ['epic_completed', 'completed', true],
      ['epic_uncompleted', 'completed', false],
      ['epic_started', 'startedAt', '2026-03-12T09:05:00.000Z'],
    ] as const
  ).map(([type, field, now]): Row => [
    type,
    changed('epic', 'e', { ...epic, [field]: null }, { ...epic, [field]: now }),
    { ...at, about: 'Pay' },
  ]),
  [
    'epic_unstarted',
    changed('epic', 'e', { ...epic, startedAt: '2026-03-12T09:05:00.000Z' }, { ...epic, startedAt: null }),
    { ...at, about: 'Pay' },
  ],
  [
    'epic_completed_as_issue',
    changed(
      'epic',
      'e',
      { ...epic, completed: false, integrations: [linkedTo('open')] },
      { ...epic, completed: true, integrations: [linkedTo('done')] },
    ),
    { ...at, about: 'Pay' },
  ],
  ['epic_notes', created('epic_notes', 'e', { whatId: W, epicName: 'Pay', text: 'x' }), { whatId: W, about: 'Pay' }],
  ['comment_added', created('comment', 'c', { aboutName: 'Pay', text: 'x' }), { about: 'Pay' }],
  ['comment_deleted', removed('comment', 'c')],
  ['comment_edited', changed('comment', 'c', { text: 'x' }, { text: 'y' })],
  ['comment_resolved', changed('comment', 'c', { resolvedAt: null }, { resolvedAt: 1 })],
  ['comment_reopened', changed('comment', 'c', { resolvedAt: 1 }, { resolvedAt: null })],
];
