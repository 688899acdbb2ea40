import { expect, test } from 'vitest';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { type HistoryType, historyTypes } from '#shared/model/story_map/historyTypes.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { entrySentence, groupSentence } from '#web/features/story_map/history/entrySentence.ts';
import { historyEntry } from './historyEntry.ts';

const named = (uid: string) => `Person ${uid}`;
const inWords = (more: Partial<HistoryEntry>) => {
  const { author, before, name, after } = entrySentence({ ...historyEntry, user: 'u', ...more }, named);
  return `${author} ${before}${name}${after}`;
};
const types = Object.keys(historyTypes) as HistoryType[];

test.each(types)('%s reads as a sentence without gaps', (type) => {
  const full = {
    what: 'Pay',
    who: 'Rider',
    who2: 'Mechanic',
    about: 'Card',
    release: 'Spring',
    person: 'p',
    value: 'Old',
    newValue: 'New',
  };
  for (const entry of [full, { ...full, value: null, newValue: null }]) {
    const sentence = inWords({ type, ...entry });
    expect(sentence).toMatch(/^Person u \S/);
    expect(sentence).not.toMatch(/[{}\u0001\u0002]|“”| {2}|null|undefined/);
  }
});

test.each<[Partial<HistoryEntry>, string]>([
  [{ type: 'what_description', what: 'B', value: 'A', newValue: 'B' }, 'Person u renamed “A” to “B”'],
  [{ type: 'what_cost', what: 'Pay', value: 3, newValue: 5 }, 'Person u changed the cost of “Pay” from 3 to 5'],
  [{ type: 'what_cost', what: 'Pay', newValue: 5 }, 'Person u changed the cost of “Pay” to 5'],
  [{ type: 'what_cost', what: 'Pay', value: 5 }, 'Person u changed the cost of “Pay” from 5 to none'],
  [{ type: 'what_order', what: 'Pay', newValue: 'Sign up' }, 'Person u placed “Pay” after “Sign up”'],
  [{ type: 'what_moved', what: 'Pay', newValue: 'Buy' }, 'Person u moved “Pay” from the backbone to “Buy”'],
  [
    { type: 'release_start', release: 'Spring', value: 0, newValue: 0 },
    'Person u changed the start of “Spring” to none',
  ],
  [{ type: 'release_what_added', release: 'Spring', count: 2 }, 'Person u added 2 Activities to “Spring”'],
  [{ type: 'member_added', person: 'p', newValue: 'editor' }, 'Person u added Person p as Editor'],
  [{ type: 'who_created', who: 'Rider', user: null }, `${texts.system} added the Who “Rider”`],
])('%j', (entry, sentence) => {
  expect(inWords(entry)).toBe(sentence);
});

test('the name within a sentence is what it is about, after a rename the new one', () => {
  const nameIn = (more: Partial<HistoryEntry>) => entrySentence({ ...historyEntry, ...more }, named).name;
  expect(nameIn({ type: 'what_who_link_added', what: 'Pay', who: 'Rider' })).toBe('Pay');
  expect(nameIn({ type: 'release_name', release: 'Spring', value: 'Winter', newValue: 'Spring' })).toBe('Spring');
  expect(nameIn({ type: 'release_problem_added', release: 'Spring', about: 'Too slow' })).toBe('Too slow');
  expect(nameIn({ type: 'story_map_created' })).toBe('');
});

test('several entries alike read as one sentence with their number', () => {
  const entries = [1, 2, 3].map(() => ({ ...historyEntry, user: 'u', type: 'what_created' as const, what: 'Pay' }));
  expect(groupSentence(entries, named)).toMatchObject({ author: 'Person u', before: 'added 3 Activities' });
});

test('an event of a later release says that something was changed', () => {
  expect(entrySentence({ ...historyEntry, type: 'of_a_later_release' as HistoryType }, named)).toMatchObject({
    author: texts.system,
    name: '',
  });
});
