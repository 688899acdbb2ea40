import { describe, expect, test } from 'vitest';
import { MAX_COMMENTS, MAX_THREAD_COMMENTS } from '#shared/model/limits.ts';
import { deleteError, editError, fullError, isOpenThread, marksOf, withReaction } from '#shared/rules/comments.ts';

const mark = (commentId: string, more: object = {}) => ({
  ...{ aboutType: 'what' as const, aboutId: 'w', commentId, threadId: commentId, by: 'ann', isOpen: true },
  ...more,
});

describe('marks', () => {
  test('count per thing, without deleted comments, one’s own, and those that one has read', () => {
    const comments = [
      mark('1'),
      mark('2', { threadId: '1', isOpen: false, by: 'ben' }),
      mark('3', { isDeleted: true }),
      mark('4', { by: 'ben' }),
      mark('5', { aboutType: 'who', aboutId: 'p' }),
    ];
    expect(marksOf(comments, new Map([['what w', '2']]), 'ann')).toEqual([
      { aboutType: 'what', aboutId: 'w', comments: 3, openThreads: 2, unread: 1 },
      { aboutType: 'who', aboutId: 'p', comments: 1, openThreads: 1, unread: 0 },
    ]);
    expect(marksOf(comments, new Map(), 'ben').map(({ unread }) => unread)).toEqual([1, 1]);
  });

  test('call only a first comment that nobody has resolved an open thread', () => {
    expect(isOpenThread({ id: '1', threadId: '1', resolvedAt: null })).toBe(true);
    expect(isOpenThread({ id: '1', threadId: '1', resolvedAt: 5 })).toBe(false);
    expect(isOpenThread({ id: '2', threadId: '1', resolvedAt: null })).toBe(false);
  });
});

test('a reaction is added once and taken back; what changes nothing is the same list', () => {
  const one = withReaction([], { sign: 'love', uid: 'ann', isOn: true });
  expect(one).toEqual([{ sign: 'love', uid: 'ann' }]);
  expect(withReaction(one, { sign: 'love', uid: 'ann', isOn: true })).toBe(one);
  expect(withReaction(one, { sign: 'look', uid: 'ann', isOn: false })).toBe(one);
  expect(withReaction(one, { sign: 'love', uid: 'ben', isOn: true })).toHaveLength(2);
  expect(withReaction(one, { sign: 'love', uid: 'ann', isOn: false })).toEqual([]);
});

test('a story map and a thread are full at their limits; deleted comments count twice as long', () => {
  const many = (count: number, more: object = {}) => Array.from({ length: count }, (_, i) => mark(String(i), more));
  expect(fullError(many(MAX_COMMENTS - 1), undefined)).toBeUndefined();
  expect(fullError(many(MAX_COMMENTS), undefined)?.code).toBe('too-many-comments');
  expect(fullError(many(MAX_COMMENTS, { isDeleted: true }), undefined)).toBeUndefined();
  expect(fullError(many(2 * MAX_COMMENTS, { isDeleted: true }), undefined)?.code).toBe('too-many-comments');
  expect(fullError(many(MAX_THREAD_COMMENTS - 1, { threadId: 't' }), 't')).toBeUndefined();
  expect(fullError(many(MAX_THREAD_COMMENTS, { threadId: 't' }), 't')?.code).toBe('thread-full');
  expect(fullError(many(MAX_THREAD_COMMENTS, { threadId: 't' }), undefined)).toBeUndefined();
});

test('the author edits and deletes, and the owner of the map deletes', () => {
  const comment = { by: 'ann' };
  expect(editError(comment, 'ann')).toBeUndefined();
  expect(editError(comment, 'ben')?.code).toBe('not-your-comment');
  expect(deleteError(comment, { uid: 'ann', mapRole: 'viewer' })).toBeUndefined();
  expect(deleteError(comment, { uid: 'ben', mapRole: 'owner' })).toBeUndefined();
  expect(deleteError(comment, { uid: 'ben', mapRole: 'editor' })?.code).toBe('not-your-comment');
});
