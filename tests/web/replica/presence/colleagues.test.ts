import { expect, test } from 'vitest';
import { Colleagues, COLLEAGUES_KEY, colleagueKey, SILENT_MS } from '#web/replica/presence/Colleagues.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import { Scope } from '#web/replica/scope.ts';
import { idFor } from '../boards.ts';
import { presentOf, told } from './told.ts';

const [find, book] = [idFor('Find'), idFor('Book')];

/** The other people on a map, and the keys that have been notified. */
function colleagues() {
  const scope = new Scope('map');
  const all = new Colleagues(scope);
  const notified: string[] = [];
  for (const key of [COLLEAGUES_KEY, colleagueKey(find), colleagueKey(book)])
    scope.subscribe([key], () => notified.push(key));
  return { all, take: () => notified.splice(0) };
}

test('who comes to another card changes the two cards and nothing else', () => {
  const { all, take } = colleagues();
  all.hear(told(presentOf('ben')), 0);
  expect([all.uids, take()]).toEqual([['ben'], [COLLEAGUES_KEY]]);
  all.hear(told(presentOf('ben', { selected: find })), 0);
  expect([all.on(find), take()]).toEqual([{ uid: 'ben', doing: 'selected', others: 0 }, [colleagueKey(find)]]);
  all.hear(told(presentOf('ben', { selected: book })), 0);
  expect(take().sort()).toEqual([colleagueKey(book), colleagueKey(find)]);
  expect([all.on(find), all.on(book)?.uid]).toEqual([undefined, 'ben']);
  // The same again changes nothing.
  const before = all.on(book);
  all.hear(told(presentOf('ben', { selected: book })), 0);
  expect([take(), all.on(book) === before]).toEqual([[], true]);
});

test('of several people on a card the one shows who does most with it, and the number of the others', () => {
  const { all } = colleagues();
  all.hear(told(presentOf('ann', { selected: find }), presentOf('ben', { selected: find, dragging: find })), 0);
  expect(all.on(find)).toEqual({ uid: 'ben', doing: 'dragging', others: 1 });
  all.hear(told(presentOf('cid', { selected: book, editing: find })), 0);
  expect(all.on(find)).toEqual({ uid: 'ben', doing: 'dragging', others: 2 });
  expect(all.on(book)).toBeUndefined();
  // Two tabs of one person are one person.
  all.hear(told({ ...presentOf('ben', { selected: find }), from: 'second tab' }), 0);
  expect([all.on(find)?.others, all.uids]).toEqual([2, ['ann', 'ben', 'cid']]);
});

test('what was said before is not shown after what was said later', () => {
  const { all } = colleagues();
  all.hear(told({ ...presentOf('ben', { selected: book }), at: 2 }), 0);
  all.hear(told({ ...presentOf('ben', { selected: find }), at: 1 }), 0);
  expect([all.on(find), all.on(book)?.uid]).toEqual([undefined, 'ben']);
});

test('who leaves, or says nothing any more, is shown no longer', () => {
  const { all } = colleagues();
  all.hear(told(presentOf('ann', { selected: book }), presentOf('ben', { selected: find })), 0);
  all.hear({ ...told(), left: ['from ben'] }, 0);
  expect([all.uids, all.on(find)]).toEqual([['ann'], undefined]);
  all.forgetSilent(SILENT_MS);
  expect(all.uids).toEqual(['ann']);
  all.forgetSilent(SILENT_MS + 1);
  expect([all.uids, all.on(book)]).toEqual([[], undefined]);
});

test('of what somebody has on their screens the last counts, and only who follows a person follows them', () => {
  const { all } = colleagues();
  const view = (sees: string) => ({ page: 'map/activity' as const, ids: [], sees });
  all.hear(told(presentOf('ben', { view: view(find), follows: 'ann' })), 0);
  expect([all.viewOf('ben')?.sees, all.viewOf('ann'), all.follow('ann'), all.follow('ben')]).toEqual([
    find,
    undefined,
    true,
    false,
  ]);
  const secondTab = { ...presentOf('ben', { view: view(book) }), from: 'second tab', at: 1 };
  all.hear(told(secondTab), 0);
  expect(all.viewOf('ben')?.sees).toBe(book);
  all.hear({ ...told(), left: ['from ben', 'second tab'] }, 0);
  expect([all.viewOf('ben'), all.follow('ann')]).toEqual([undefined, false]);
});

test('a person has one of six colours, the same each time', () => {
  const colours = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay', 'gus'].map(personColour);
  expect(new Set(colours).size).toBeGreaterThan(1);
  for (const colour of colours) expect(colour).toMatch(/^var\(--storyd-person[0-5]\)$/);
  expect(personColour('ann')).toBe(colours[0]);
});
