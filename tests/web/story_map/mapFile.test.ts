import { describe, expect, test } from 'vitest';
import { csvOf } from '#shared/rules/csv.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import { type MapContents, mapFileOf } from '#shared/rules/story_map/mapFile.ts';
import { mapOutlineOf } from '#web/features/story_map/export/mapOutline.ts';
import { mapTableOf } from '#web/features/story_map/export/mapTable.ts';

const what = (id: string, description: string, place: Partial<MapContents['whats'][number]> = {}) => ({
  id,
  version: 1,
  description,
  level: 0 as const,
  parentId: null,
  orderKey: id,
  rankKey: null,
  priorityId: null,
  cost: null,
  size: null,
  value: null,
  childContainerId: null,
  generation: 1,
  parentGeneration: null,
  ...place,
});

const START = Date.UTC(2026, 2, 1);
const release = {
  id: 'r1',
  version: 1,
  name: 'City launch',
  created: 1,
  start: START,
  end: 0,
  completed: false,
  capacity: 30,
};
const inRelease = { releaseId: 'r1', whatId: 'pay' };
const NO_COUNTS = { exploreObjects: 0, epics: 0, epicsDone: 0, epicsDoing: 0, cost: 0, size: 0, value: 0 };
const epic = (id: string, name: string, fields: Partial<MapContents['epics'][number]> = {}) => ({
  ...newEpicFields(inRelease, { nameObject: null, nameObjectText: null, nameFreeText: name }),
  id,
  version: 1,
  ...fields,
});

const contents: MapContents = {
  name: 'Subscribe',
  why: 'People ride.\nEvery day.',
  // By their ids; the map has them in another order.
  whats: [
    what('browse', 'Browse', { orderKey: 'a' }),
    what('pay', 'Pay', { orderKey: 'b', priorityId: 'must', value: -5, rankKey: 'a' }),
    what('zcard', 'By card', { level: 1, parentId: 'pay', orderKey: 'a' }),
    what('invoice', 'By *invoice*', { level: 1, parentId: 'pay', orderKey: 'b' }),
  ],
  whoGroups: [{ id: 'g', version: 1, name: 'Customers', orderKey: 'a' }],
  whoCategories: [{ id: 'c', version: 1, name: 'New', orderKey: 'a', groupId: 'g' }],
  whos: [{ id: 'rider', version: 1, name: 'Rider', groupId: 'g', categoryId: 'gone', generation: 1 }],
  whatWhoLinks: [
    { id: 'l', version: 1, whatId: 'pay', whoId: 'rider', linkTypeId: 'uses', whatGeneration: 1, whoGeneration: 1 },
  ],
  whoWhoLinks: [],
  longDescriptions: [{ id: 'pay', text: '=Sum' }],
  references: [{ id: 'ref', version: 1, whatId: 'pay', whatGeneration: 1, name: 'Handbook', referenceTypeId: 'gone' }],
  maturities: [{ id: 'pay', current: { speed: { level: 2 } }, future: {} }],
  objectives: [{ id: 'o', version: 1, name: 'Grow', nameLower: 'grow' }],
  problems: [],
  releases: [release],
  releaseWhats: [
    { id: 'p', version: 1, ...inRelease, level: 0, exported: false, completed: false, ...NO_COUNTS, epics: 2 },
  ],
  releaseObjectives: [{ id: 'ro', releaseId: 'r1', objectiveId: 'o' }],
  releaseProblems: [],
  exploreObjects: [{ id: 'when', version: 1, ...inRelease, exploreType: 'when', name: 'Monday', nameLower: 'monday' }],
  epics: [
    epic('1700000000000aaaa', 'First', { completed: true, whos: ['rider', 'gone'] }),
    epic('1700000000001bbbb', '', {
      nameFreeText: null,
      nameObject: { type: 'when', id: 'when' },
      nameObjectText: 'Monday',
      startedAt: '2026-03-02T00:00:00.000Z',
    }),
  ],
  epicNotes: [{ id: '1700000000000aaaa', version: 1, text: 'Notes' }],
};

const named = (id: string, name: string) => ({ id, version: 1, name });
const settings = {
  priorities: [{ ...named('must', 'Must'), color: '#8B0000', active: true }],
  who_what_link_type: [named('uses', 'uses')],
  who_who_link_type: [],
  reference_link: [],
  maturity: [{ ...named('speed', 'Speed'), enabled: true }],
};
const file = mapFileOf(contents, settings);

describe('the file of a story map', () => {
  test('has Activities in the order of the map, with names in place of settings', () => {
    expect(
      file.activities.map(({ description, children }) => [description, children.map((one) => one.description)]),
    ).toEqual([
      ['Browse', []],
      ['Pay', ['By card', 'By *invoice*']],
    ]);
    expect(file.activities[1]).toMatchObject({
      priority: 'Must',
      value: -5,
      rank: 1,
      longDescription: '=Sum',
      // Its type is gone from the company.
      references: [{ name: 'Handbook', type: '' }],
      maturity: { current: { Speed: 2 }, future: {} },
      whos: [{ who: 'rider', link: 'uses' }],
    });
  });

  test('has Whos with their labels, without one that is gone', () => {
    expect(file.whoLabels).toEqual({ groups: [{ name: 'Customers', categories: ['New'] }], categories: [] });
    expect(file.whos).toEqual([{ id: 'rider', name: 'Rider', group: 'Customers', category: null }]);
  });

  test('has releases with what is in them', () => {
    expect(file.releases).toMatchObject([
      {
        name: 'City launch',
        start: '2026-03-01T00:00:00.000Z',
        capacity: 30,
        end: null,
        objectives: ['Grow'],
        activities: [
          {
            activity: 'pay',
            exploreItems: [{ id: 'when', type: 'when', name: 'Monday' }],
            epics: [
              { name: { text: 'First' }, completed: true, notes: 'Notes' },
              { name: { text: 'Monday', of: { type: 'when', id: 'when' } }, notes: '' },
            ],
          },
        ],
      },
    ]);
  });
});

test('the table has a row for each Activity and each epic, and no cell that a spreadsheet runs', () => {
  const lines = csvOf(mapTableOf(file)).trimEnd().split('\r\n');
  expect(lines.slice(1)).toEqual([
    'Activity,Browse,,,,,,,,,,,,,',
    "Activity,Pay,,City launch,,,Must,1,,,-5,Rider,'=Sum,Handbook,",
    'Activity,Pay,By card,,,,,,,,,,,,',
    'Activity,Pay,By *invoice*,,,,,,,,,,,,',
    'Epic,Pay,,City launch,First,Done,,,,,,Rider; Deleted Who,Notes,,',
    'Epic,Pay,,City launch,Monday,Doing,,,,,,,,,',
  ]);
  expect(lines[0]?.split(',')).toHaveLength(15);
});

test('the outline is a list with levels, in which names are plain text', () => {
  expect(mapOutlineOf(file)).toBe(`# Subscribe

People ride.
Every day.

## Activities

- Browse
- Pay
  - By card
  - By \\*invoice\\*

## Whos

- Rider

## Releases

### City launch

- Pay
  - [x] First
  - [ ] Monday
`);
});

test('a name that begins like an item of a list stays one name', () => {
  const names = ['- dash', '1. first', '+ plus', '# heading'];
  const activities = names.map((description, i) => what(String(i), description));
  const outline = mapOutlineOf(mapFileOf({ ...contents, whats: activities, releases: [], whos: [] }, settings));
  expect(outline).toContain('- \\- dash\n- 1\\. first\n- \\+ plus\n- \\# heading\n');
});
