import { describe, expect, test } from 'vitest';
import { MAX_MENTIONS, MAX_NOTIFIED } from '#shared/model/limits.ts';
import { commentPath } from '#shared/rules/commentPath.ts';
import { mentionsError, notifiedOf } from '#shared/rules/comments.ts';
import { mentionOf, mentionsIn, typedMention, withMentions, withNames } from '#shared/rules/mentions.ts';

const uidOf = (letter: string) => letter.repeat(20);
const [ann, annLee, ben] = [
  { uid: uidOf('a'), username: 'Ann' },
  { uid: uidOf('l'), username: 'Ann Lee' },
  { uid: uidOf('b'), username: 'Ben' },
];
const people = [ann, annLee, ben];

describe('a text', () => {
  test('names become mentions, the longest name first, and mentions names again', () => {
    const text = withMentions('@Ann Lee and @Ann, see @Ben.', people);
    expect(text).toBe(`${mentionOf(annLee.uid)} and ${mentionOf(ann.uid)}, see ${mentionOf(ben.uid)}.`);
    expect(mentionsIn(`${text} ${text}`)).toEqual([annLee.uid, ann.uid, ben.uid]);
    const nameOf = (uid: string) => people.find((one) => one.uid === uid)?.username ?? '?';
    expect(withNames(text, nameOf)).toBe('@Ann Lee and @Ann, see @Ben.');
  });

  test('keeps addresses and the beginnings of other names', () => {
    for (const text of ['ann@Ben', '@Benedict', '@ Ben', '@ben', '']) expect(withMentions(text, people)).toBe(text);
  });

  test('of two people with one name means the first', () => {
    expect(withMentions('@Ben', [{ uid: uidOf('c'), username: 'Ben' }, ...people])).toBe(mentionOf(uidOf('c')));
  });

  test('offers people while a name is typed behind an @', () => {
    expect(typedMention('Hi @An', 6)).toEqual({ at: 3, name: 'An' });
    expect(typedMention('@', 1)).toEqual({ at: 0, name: '' });
    expect(typedMention('@Ann Le there', 7)).toEqual({ at: 0, name: 'Ann Le' });
    for (const [text, cursor] of [
      ['a@b', 3],
      ['@ a', 3],
      ['@a\nb', 4],
      ['none', 4],
    ] as const)
      expect(typedMention(text, cursor)).toBeUndefined();
  });

  test('mentions so many people at most', () => {
    const many = Array.from({ length: MAX_MENTIONS + 1 }, (_, i) => String(i));
    expect(mentionsError(many)?.code).toBe('too-many-mentions');
    expect(mentionsError(many.slice(1))).toBeUndefined();
  });
});

describe('whom to notify', () => {
  test('a comment notifies at most so many people, those it mentions first', () => {
    const followed = Array.from({ length: MAX_NOTIFIED }, (_, i) => ({ uid: `f${i}`, threadId: null }));
    const comment = { by: 'ann', threadId: 't', mentions: ['ben'] };
    const notified = notifiedOf(comment, [comment, { by: 'cleo', mentions: ['dan', 'ben'] }], followed);
    expect([...notified].slice(0, 4)).toEqual([
      ['ben', 'mention'],
      ['cleo', 'thread'],
      ['dan', 'thread'],
      ['f0', 'follow'],
    ]);
    expect(notified.size).toBe(MAX_NOTIFIED);
  });

  test('leaves out its author and who has muted the thread, not who has muted another one', () => {
    const comment = { by: 'ann', threadId: 't', mentions: ['ann', 'ben', 'cleo'] };
    const followed = [
      { uid: 'ann', threadId: null },
      { uid: 'ben', threadId: 't' },
      { uid: 'cleo', threadId: 'other' },
    ];
    expect([...notifiedOf(comment, [comment], followed)]).toEqual([['cleo', 'mention']]);
  });
});

test('a link leads to the page of what a thread is about', () => {
  const of = (
    aboutType: Parameters<typeof commentPath>[0]['aboutType'],
    place: { releaseId: string; whatId: string } | null = null,
  ) => commentPath({ containerId: 'M', aboutType, aboutId: 'I', threadId: 'T', place });
  expect(of('what')).toBe('/story_map/M/map/activity?activity=I&comment=T');
  expect(of('who')).toBe('/story_map/M/map/who?who=I&comment=T');
  expect(of('release')).toBe('/story_map/M/releases/I?comment=T');
  expect(of('problem')).toBe('/story_map/M/frame/problem/I?comment=T');
  expect(of('epic', { releaseId: 'R', whatId: 'W' })).toBe('/story_map/M/releases/R/what/W?expandEpic=I&comment=T');
  expect(of('epic')).toBe('/story_map/M');
});
