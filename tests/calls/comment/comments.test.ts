import { beforeAll, describe, expect, test } from 'vitest';
import type { CommentItem, CommentMarkItem } from '#lambdas/entities/comment/comment.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import { nextUlid } from '#lambdas/store/ulid.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import type { Commented } from '#shared/model/comment.ts';
import { COMMENT_PAGE_SIZE, MAX_COMMENTS, MAX_THREAD_COMMENTS } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

let count = 0;

/** A new Activity to talk about. */
async function activity(): Promise<Commented & { containerId: string }> {
  const { call, containerId } = world;
  const { id } = await call('add_what', { containerId, description: `Talked about ${(count += 1)}`, level: 0 });
  return { containerId, aboutType: 'what', aboutId: id };
}

type About = Awaited<ReturnType<typeof activity>>;

const add = async (about: About, text: string, as: Somebody, threadId?: string) =>
  (await world.call('add_comment', { ...about, text, ...(threadId !== undefined && { threadId }) }, as)).id;
const listOf = (about: About, as = world.owner) => world.call('comments', about, as);
const textsOf = async (about: About, as = world.owner) => (await listOf(about, as)).docs.map(({ text }) => text);
const markOf = async (about: About, as = world.owner) =>
  (await world.call('comment_marks', { containerId: about.containerId }, as)).docs.find(
    ({ aboutId }) => aboutId === about.aboutId,
  );

/** Writes comments of the owner directly into the table, as one thread or each in its own. @returns the first id */
async function fill(about: About, howMany: number, isOneThread = false): Promise<string> {
  const { owner, domain } = world;
  const company = companyOfEmail(`x@${domain}`);
  if (company === undefined) throw new Error(`${domain} is no company`);
  const keys = keysOf(company);
  const { containerId, aboutType, aboutId } = about;
  const at = Date.now();
  const ids = Array.from({ length: howMany }, () => nextUlid(at));
  const first = ids[0] ?? '';
  const rows = ids.flatMap((id, i): [CommentItem, CommentMarkItem] => {
    const threadId = isOneThread ? first : id;
    const known = { aboutType, aboutId, threadId, by: owner.uid };
    return [
      {
        ...rowKeys.comment(keys, containerId, known, id),
        ...{ ...known, type: 'comment', id, version: 1, at, text: `Comment ${i}`, aboutName: 'Filled' },
        ...{ editedAt: null, resolvedAt: null, resolvedBy: null, reactions: [], mentions: [] },
      },
      {
        ...rowKeys.commentMark(keys, containerId, owner.uid, id),
        ...{ ...known, commentId: id, isOpen: id === threadId },
      },
    ];
  });
  await putItems(stack(), rows);
  return first;
}

describe('comments', () => {
  test('are read thread by thread, the newest thread last, each from its first comment on', async () => {
    const { owner, editor, viewer } = world;
    const about = await activity();
    const first = await add(about, 'First', owner);
    await add(about, 'Second', editor);
    await add(about, 'Reply to the first', viewer, first);
    expect(await textsOf(about, viewer)).toEqual(['First', 'Reply to the first', 'Second']);
    const { docs } = await listOf(about);
    expect(docs[1]).toMatchObject({ threadId: first, by: viewer.uid, resolvedAt: null, editedAt: null, reactions: [] });
  });

  test('come page by page, the newest first', async () => {
    const about = await activity();
    await fill(about, COMMENT_PAGE_SIZE + 5);
    const newest = await listOf(about);
    expect(newest.docs).toHaveLength(COMMENT_PAGE_SIZE);
    if (newest.next === null) expect.fail('there is no older page');
    const older = await world.call('comments', { ...about, before: newest.next });
    expect(older.docs).toHaveLength(5);
    expect(older.next).toBeNull();
    expect([...older.docs, ...newest.docs].map(({ text }) => text)).toEqual(
      Array.from({ length: COMMENT_PAGE_SIZE + 5 }, (_, i) => `Comment ${i}`),
    );
  });

  test('are about Activities, Whos, releases, epics, objectives and problems', async () => {
    const { call, containerId, whos, owner } = world;
    const { aboutId: whatId } = await activity();
    const { id: releaseId } = await call('create_release', { containerId, name: 'Talked about' });
    await call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    const place = { containerId, releaseId, whatId };
    const { id: epicId } = await call('create_epic', { ...place, epic: { type: 'free_text', text: 'Pay' } });
    const { id: objectiveId } = await call('add_objective_to_map', { containerId, name: 'Earn' });
    const { id: problemId } = await call('add_problem_to_map', { containerId, name: 'Loss' });
    const things: CallInput<'comments'>[] = [
      { containerId, aboutType: 'who', aboutId: whos.driver },
      { containerId, aboutType: 'release', aboutId: releaseId },
      { ...place, aboutType: 'epic', aboutId: epicId },
      { containerId, aboutType: 'objective', aboutId: objectiveId },
      { containerId, aboutType: 'problem', aboutId: problemId },
    ];
    for (const thing of things) {
      await call('add_comment', { ...thing, text: `About a ${thing.aboutType}` }, owner);
      const { docs } = await call('comments', thing);
      expect(docs.map(({ text }) => text)).toEqual([`About a ${thing.aboutType}`]);
    }
    // An epic is found in its release alone.
    expect(await refusal(world, 'comments', { containerId, aboutType: 'epic', aboutId: epicId })).toBe(
      '404 epic-does-not-exist',
    );
  });

  test('are edited by their author alone, who may delete them, as the owner of the map may', async () => {
    const { owner, editor, viewer } = world;
    const about = await activity();
    const threadId = await add(about, 'Mine', editor);
    const comment = { ...about, threadId, commentId: threadId };
    const edit = { ...comment, action: 'edit', text: 'Better' } as const;
    expect(await refusal(world, 'change_comment', edit, owner)).toBe('403 not-your-comment');
    expect(await refusal(world, 'delete_comment', comment, viewer)).toBe('403 not-your-comment');
    expect(await refusal(world, 'change_comment', edit, editor)).toBe('went through');
    const { docs } = await listOf(about);
    expect(docs[0]).toMatchObject({ text: 'Better', editedAt: expect.any(Number) });
    expect(await refusal(world, 'delete_comment', comment, owner)).toBe('went through');
    expect(await textsOf(about)).toEqual([]);
    expect(await refusal(world, 'delete_comment', comment, owner)).toBe('404 comment-does-not-exist');
  });

  test('that begin a deleted thread leave the replies, and nobody can add to it', async () => {
    const { owner, editor } = world;
    const about = await activity();
    const threadId = await add(about, 'First', owner);
    await add(about, 'Reply', editor, threadId);
    await world.call('delete_comment', { ...about, threadId, commentId: threadId });
    expect(await textsOf(about)).toEqual(['Reply']);
    expect(await refusal(world, 'add_comment', { ...about, threadId, text: 'More' }, editor)).toBe(
      '404 comment-does-not-exist',
    );
    expect(await markOf(about, editor)).toMatchObject({ comments: 1, openThreads: 0 });
  });

  test('are resolved and opened again by their thread, by everybody who may comment', async () => {
    const { owner, viewer } = world;
    const about = await activity();
    const threadId = await add(about, 'Question', owner);
    const replyId = await add(about, 'Answer', viewer, threadId);
    const first = { ...about, threadId, commentId: threadId };
    await world.call('change_comment', { ...first, action: 'resolve' }, viewer);
    expect((await listOf(about)).docs[0]).toMatchObject({ resolvedAt: expect.any(Number), resolvedBy: viewer.uid });
    expect(await markOf(about)).toMatchObject({ comments: 2, openThreads: 0 });
    expect(await refusal(world, 'change_comment', { ...first, commentId: replyId, action: 'resolve' })).toBe(
      '409 comment-not-first',
    );
    await world.call('change_comment', { ...first, action: 'reopen' });
    expect((await listOf(about)).docs[0]).toMatchObject({ resolvedAt: null, resolvedBy: null });
  });

  test('get each reaction of a person once', async () => {
    const { owner, viewer } = world;
    const about = await activity();
    const threadId = await add(about, 'Good?', owner);
    const react = { ...about, threadId, commentId: threadId, action: 'react', sign: 'agree' } as const;
    await world.call('change_comment', react, viewer);
    expect((await world.call('change_comment', react, viewer)).change).toBeNull();
    await world.call('change_comment', react, owner);
    await world.call('change_comment', { ...react, action: 'unreact' }, viewer);
    expect((await listOf(about)).docs[0]?.reactions).toEqual([{ sign: 'agree', uid: owner.uid }]);
  });

  test('of something deleted are hidden with it, and come back with it', async () => {
    const { call, owner } = world;
    const about = await activity();
    await add(about, 'Kept', owner);
    const { containerId, aboutId: whatId } = about;
    await call('delete_what2', { containerId, whatId });
    expect(await refusal(world, 'comments', about)).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'add_comment', { ...about, text: 'More' })).toBe('404 what-does-not-exist');
    await call('restore_what', { containerId, whatId });
    expect(await textsOf(about)).toEqual(['Kept']);
  });

  test('read in the history as what happened, without what they say', async () => {
    const { call, owner, containerId, canary } = world;
    const about = { containerId, aboutType: 'what', aboutId: world.whats.second } as const;
    const threadId = await add(about, 'A secret plan', owner);
    await call('delete_comment', { ...about, threadId, commentId: threadId });
    const { docs } = await call('story_map_history', { containerId });
    expect(docs.slice(0, 2)).toMatchObject([
      { type: 'comment_deleted', about: `Second ${canary}` },
      { type: 'comment_added', about: `Second ${canary}` },
    ]);
    expect(JSON.stringify(docs)).not.toContain('secret plan');
  });
});

describe('who may comment', () => {
  test('viewers do unless the owner of the map has stopped it; they read on', async () => {
    const { call, viewer, editor } = world;
    const about = await activity();
    const threadId = await add(about, 'By a viewer', viewer);
    const set = (viewersComment: boolean) =>
      call('set_viewers_comment', { containerId: about.containerId, viewersComment });
    await set(false);
    const comment = { ...about, threadId, commentId: threadId };
    expect(await refusal(world, 'add_comment', { ...about, text: 'More' }, viewer)).toBe('403 permission-denied');
    expect(await refusal(world, 'delete_comment', comment, viewer)).toBe('403 permission-denied');
    expect(await textsOf(about, viewer)).toEqual(['By a viewer']);
    expect(await refusal(world, 'add_comment', { ...about, text: 'An editor' }, editor)).toBe('went through');
    await set(true);
    expect(await refusal(world, 'add_comment', { ...about, text: 'Again' }, viewer)).toBe('went through');
  });

  test('a deleted comment comes back by an undo of its author, but no longer once they may not comment', async () => {
    const { call, viewer, owner } = world;
    const about = await activity();
    const { containerId } = about;
    const threadId = await add(about, 'Wrong', viewer);
    const remove = () => call('delete_comment', { ...about, threadId, commentId: threadId }, viewer);
    const { change } = await remove();
    const undo = { containerId, changeIds: [String(change)] };
    expect(await refusal(world, 'revert_change', undo, owner)).toBe('403 not-your-change');
    await call('revert_change', undo, viewer);
    expect(await textsOf(about)).toEqual(['Wrong']);
    const again = await remove();
    await call('set_viewers_comment', { containerId, viewersComment: false });
    expect(await refusal(world, 'revert_change', { containerId, changeIds: [String(again.change)] }, viewer)).toBe(
      '403 permission-denied',
    );
    await call('set_viewers_comment', { containerId, viewersComment: true });
  });
});

describe('marks', () => {
  test('count what others have written since a person looked', async () => {
    const { call, owner, editor, viewer } = world;
    const about = await activity();
    const threadId = await add(about, 'One', editor);
    const last = await add(about, 'Two', viewer, threadId);
    expect(await markOf(about)).toEqual({
      aboutType: 'what',
      aboutId: about.aboutId,
      comments: 2,
      openThreads: 1,
      unread: 2,
    });
    expect(await markOf(about, viewer)).toMatchObject({ unread: 1 });
    await call('see_comments', { ...about, upTo: last }, owner);
    expect(await markOf(about)).toMatchObject({ unread: 0 });
    // What was read stays read.
    await call('see_comments', { ...about, upTo: threadId }, owner);
    expect(await markOf(about)).toMatchObject({ unread: 0 });
    expect(await markOf(about, viewer)).toMatchObject({ unread: 1 });
    await add(about, 'Three', editor, threadId);
    expect(await markOf(about)).toMatchObject({ comments: 3, unread: 1 });
  });
});

describe('limits', () => {
  test('a thread takes so many comments, and so does a story map', async () => {
    const { call } = world;
    const about = await activity();
    const threadId = await fill(about, MAX_THREAD_COMMENTS, true);
    expect(await refusal(world, 'add_comment', { ...about, threadId, text: 'More' })).toBe('409 thread-full');
    expect(await refusal(world, 'add_comment', { ...about, text: 'Another thread' })).toBe('went through');
    const marks = await call('comment_marks', { containerId: about.containerId });
    const there = marks.docs.reduce((sum, { comments }) => sum + comments, 0);
    await fill(about, MAX_COMMENTS - there);
    expect(await refusal(world, 'add_comment', { ...about, text: 'More' })).toBe('409 too-many-comments');
  });
});
