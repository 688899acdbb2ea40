import { expect, test } from 'vitest';
import { MAP_FILE_FORMAT, MAP_FILE_VERSION, type MapFile } from '#shared/model/story_map/mapFile.ts';
import { planOfMapFile, planOfOutline } from '#shared/rules/story_map/importMapFile.ts';
import type { ImportSettings } from '#shared/rules/story_map/importSettings.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';

const [must, uses] = ['m'.repeat(20), 'u'.repeat(20)];
const settings: ImportSettings = {
  priorities: [{ id: must, version: 1, name: 'Must', color: '#8B0000', active: true }],
  linkTypes: [{ id: uses, version: 1, name: 'uses' }],
  linkTypeId: uses,
};
const activity = (id: string, description: string) => ({
  ...{ id, description, priority: null, cost: null, size: null, value: null, rank: null, longDescription: '' },
  ...{ references: [], maturity: { current: {}, future: {} }, whos: [] },
});
const epic = {
  ...{ priority: null, cost: null, size: 2, value: null, completed: true, startedAt: null, exploreItems: [], whos: [] },
  ...{ primaryWho: null, primaryOutput: null, references: [], scenarios: [], notes: '', issues: [] },
};
const file: MapFile = {
  ...{ format: MAP_FILE_FORMAT, version: MAP_FILE_VERSION, name: 'Desks', why: 'A desk' },
  activities: [
    {
      ...activity('a', 'Order'),
      ...{ priority: 'Sometime', longDescription: 'At length', whos: [{ who: 'w', link: 'Owns' }] },
      children: [{ ...activity('b', 'Pay'), priority: 'must', cost: 3 }],
    },
  ],
  whoLabels: { groups: [{ name: 'Customers', categories: [] }], categories: [] },
  whos: [{ id: 'w', name: 'Rider', group: 'Customers', category: null }],
  whoLinks: [],
  objectives: [{ name: 'Sell more' }],
  problems: [{ name: 'Too slow', solved: false }],
  releases: [
    {
      ...{ name: 'City launch', start: '2027-01-01T00:00:00.000Z', end: null, completed: false },
      ...{ objectives: [], problems: [] },
      activities: [
        {
          activity: 'b',
          exploreItems: [{ id: 'e', type: 'when', name: 'At night' }],
          epics: [
            { ...epic, name: { text: 'By card' } },
            { ...epic, name: null },
          ],
        },
      ],
    },
  ],
};

test('a story map as a file becomes the items that make it', () => {
  const lines = planOfMapFile(file, settings);
  const inRelease = { release: 'City launch', what: 'Pay' };
  expect(lines.flatMap(({ item }) => item ?? [])).toEqual([
    { type: 'what', description: 'Order', parent: null, fields: {}, longDescription: 'At length' },
    { type: 'what', description: 'Pay', parent: 'Order', fields: { priorityId: must, cost: 3 } },
    { type: 'who', name: 'Rider', group: 'Customers', category: null },
    { type: 'what_who_link', what: 'Order', who: 'Rider', linkTypeId: uses },
    { type: 'release', name: 'City launch', start: Date.UTC(2027, 0, 1) },
    { type: 'release_what', ...inRelease },
    { type: 'explore_object', ...inRelease, exploreType: 'when', name: 'At night' },
    { type: 'epic', ...inRelease, name: 'By card', size: 2, completed: true },
    { type: 'objective', name: 'Sell more' },
    { type: 'problem', name: 'Too slow' },
  ]);
  expect(lines.filter(({ notes }) => notes.length > 0).map(({ name, notes }) => [name, ...notes])).toEqual([
    ['Order', texts.notes.priority({ name: 'Sometime' })],
    [texts.pair({ name: 'Rider', other: 'Order' }), texts.notes.linkType({ name: 'Owns' })],
    ['Pay', texts.notes.noName],
  ]);
});

test('an outline becomes Activities with the lines that they are in', () => {
  const lines = planOfOutline([
    { text: 'Order', under: ['Pay'] },
    { text: 'Ship', under: [] },
  ]);
  expect(lines.map(({ line, item }) => [line, item])).toEqual([
    [1, { type: 'what', description: 'Order', parent: null }],
    [3, { type: 'what', description: 'Ship', parent: null }],
    [2, { type: 'what', description: 'Pay', parent: 'Order' }],
  ]);
});
