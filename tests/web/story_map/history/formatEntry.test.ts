import { expect, test } from 'vitest';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { type HistoryType, historyTypes } from '#shared/model/story_map/historyTypes.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { historyTypeTexts } from '#shared/texts/story_map/historyTypes.ts';
import { formatEntry } from '#web/features/story_map/history/formatEntry.ts';
import { historyEntry } from './historyEntry.ts';

const formatted = (more: Partial<HistoryEntry>) => formatEntry({ ...historyEntry, ...more }, (uid) => `person ${uid}`);
const types = Object.keys(historyTypes) as HistoryType[];

test.each(types.filter((type) => historyTypes[type] !== null))('%s shows its new value', (type) => {
  expect(formatted({ type, value: 1, newValue: 2 })).toMatchObject({
    title: historyTypeTexts[type],
    to: expect.stringMatching(/./),
  });
});

test.each(types.filter((type) => historyTypes[type] === null))('%s shows no values', (type) => {
  expect(formatted({ type, value: 'a', newValue: 'b' })).toMatchObject({
    title: historyTypeTexts[type],
    from: null,
    to: null,
  });
});

test.each<[HistoryType, unknown, string]>([
  ['story_map_name', 'Map', 'Map'],
  ['story_map_owner', 'u1', 'person u1'],
  ['member_role', 'editor', texts.roles.editor],
  ['what_moved', null, texts.backbone],
  ['what_order', '', texts.firstPlace],
  ['what_cost', 0, '0'],
  ['release_start', 0, texts.nothing],
  ['epic_moved', null, texts.unknownRelease],
  ['problem_objective_added', null, texts.unknownSetting],
])('%s of %j reads %s', (type, newValue, read) => {
  expect(formatted({ type, newValue: newValue as HistoryEntry['newValue'] }).to).toBe(read);
});

test('a page of an earlier release shows no values of a type that it does not know', () => {
  const type = 'of_a_later_release' as HistoryType;
  expect(formatted({ type, value: 'a', newValue: 'b' })).toMatchObject({ from: null, to: null });
});
