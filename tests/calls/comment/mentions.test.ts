import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_MENTIONS } from '#shared/model/limits.ts';
import { mentionOf } from '#shared/rules/mentions.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { wholeTable } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type Somebody, type World } from '#tests/calls/support/world.ts';
import { erase_people, send_digests } from '#tests/events/support/functions.ts';
import { later, mailsAt } from '#tests/events/support/mails.ts';
import { replayLost } from '#tests/events/support/replayLost.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const { mailsOf, pathOf } = mailsAt(stack);
const DAY_MS = 24 * 60 * 60_000;
let count = 0;

/** A new Activity to talk about. */
async function activity() {
  const { call, containerId } = world;
  const { id } = await call('add_what', { containerId, description: `Spoken of ${(count += 1)}`, level: 0 });
  return { containerId, aboutType: 'what', aboutId: id } as const;
}

type About = Awaited<ReturnType<typeof activity>>;

const add = (about: About, text: string, as: Somebody, threadId?: string) =>
  world.call('add_comment', { ...about, text, ...(threadId !== undefined && { threadId }) }, as);

/** Of which comments of a thing somebody is notified. */
async function noticesOf(about: About, as: Somebody) {
  await stack().stream.settled();
  const { docs } = await world.call('comment_notices', {}, as);
  return docs.filter(({ aboutId }) => aboutId === about.aboutId);
}

describe('a mention', () => {
  test('is kept of those who may view the story map; the others are named to its author and told nothing', async () => {
    const { owner, editor, stranger, colleague } = { ...world, stranger: world.colleague };
    const about = await activity();
    const text = `${mentionOf(editor.uid)} and ${mentionOf(stranger.uid)}, ${mentionOf(editor.uid)}`;
    const { id, withoutAccess } = await add(about, text, owner);
    expect(withoutAccess).toEqual([stranger.uid]);
    expect((await world.call('comments', about)).docs).toMatchObject([{ id, text, mentions: [editor.uid] }]);
    expect(await noticesOf(about, editor)).toMatchObject([{ commentId: id, isMention: true, by: owner.uid }]);
    expect(await noticesOf(about, colleague)).toEqual([]);
  });

  test('is mailed at once, with a link to its thread, and not once it was read', async () => {
    const { owner, editor } = world;
    const about = await activity();
    const mails = await mailsOf(editor.email, () => add(about, `Look ${mentionOf(editor.uid)}`, owner));
    const [mail] = mails;
    expect(mails).toHaveLength(1);
    const [comment] = (await world.call('comments', about)).docs;
    expect(pathOf(mail ?? expect.fail())).toBe(
      `/story_map/${about.containerId}/map/activity?activity=${about.aboutId}&comment=${comment?.threadId}`,
    );
    expect(mail?.text).toContain('Look @');
    expect(mail?.text).not.toContain(editor.uid);
    expect(mail?.subject).toContain(noticeTexts.mentioned.title({ name: '', thing: '' }).slice(1, 20));
    await world.call('see_comments', { ...about, upTo: comment?.id ?? '' }, editor);
    expect(await noticesOf(about, editor)).toEqual([]);
  });

  test('that an edit adds notifies too, and nobody twice', async () => {
    const { owner, editor, viewer } = world;
    const about = await activity();
    const { id } = await add(about, `For ${mentionOf(editor.uid)}`, owner);
    await noticesOf(about, editor);
    const edit = (text: string, expected: string) =>
      world.call('change_comment', {
        ...{ ...about, threadId: id, commentId: id, action: 'edit', text },
        expect: { text: expected },
      });
    const both = `For ${mentionOf(editor.uid)} and ${mentionOf(viewer.uid)}`;
    const again = await mailsOf(editor.email, () => edit(both, `For ${mentionOf(editor.uid)}`));
    expect(again).toEqual([]);
    expect(await noticesOf(about, viewer)).toMatchObject([{ commentId: id, isMention: true }]);
  });

  test('of more people than a comment can mention is refused', async () => {
    const about = await activity();
    const many = Array.from({ length: MAX_MENTIONS + 1 }, (_, i) => mentionOf(String(i).padStart(20, '0')));
    expect(await refusal(world, 'add_comment', { ...about, text: many.join(' ') })).toBe('409 too-many-mentions');
  });
});

describe('a new comment', () => {
  test('notifies those who wrote in its thread or were mentioned there, in one notice, and not its author', async () => {
    const { owner, editor, viewer } = world;
    const about = await activity();
    const { id: threadId } = await add(about, 'Begin', editor);
    await add(about, `Come in, ${mentionOf(viewer.uid)}`, owner, threadId);
    const last = await add(about, 'And more', owner, threadId);
    expect(await noticesOf(about, editor)).toMatchObject([{ threadId, commentId: last.id, isMention: false }]);
    expect(await noticesOf(about, viewer)).toMatchObject([{ threadId, commentId: last.id, isMention: true }]);
    expect(await noticesOf(about, owner)).toEqual([]);
  });

  test('notifies those who follow what it is about, until they no longer do', async () => {
    const { owner, viewer } = world;
    const about = await activity();
    await world.call('follow_comments', { ...about, isOn: true }, viewer);
    expect((await world.call('comments', about, viewer)).isFollowing).toBe(true);
    expect((await world.call('comments', about, owner)).isFollowing).toBe(false);
    const { id } = await add(about, 'News', owner);
    expect(await noticesOf(about, viewer)).toMatchObject([{ commentId: id }]);
    await world.call('follow_comments', { ...about, isOn: false }, viewer);
    await add(about, 'More news', owner);
    expect(await noticesOf(about, viewer)).toMatchObject([{ commentId: id }]);
  });

  test('notifies nobody who has muted its thread, not even by a mention', async () => {
    const { owner, editor } = world;
    const about = await activity();
    const { id: threadId } = await add(about, 'Begin', editor);
    await world.call('follow_comments', { ...about, threadId, isOn: true }, editor);
    expect((await world.call('comments', about, editor)).mutedThreads).toEqual([threadId]);
    await add(about, `You there, ${mentionOf(editor.uid)}?`, owner, threadId);
    expect(await noticesOf(about, editor)).toEqual([]);
    await world.call('follow_comments', { ...about, threadId, isOn: false }, editor);
    await add(about, 'Now?', owner, threadId);
    expect(await noticesOf(about, editor)).toHaveLength(1);
  });

  test('of a reply that is not mentioned comes by mail with the digest only', async () => {
    const { owner, editor } = world;
    const about = await activity();
    const { id: threadId } = await add(about, 'Begin', editor);
    expect(await mailsOf(editor.email, () => add(about, 'Reply', owner, threadId))).toEqual([]);
    const [digest] = await mailsOf(editor.email, () => later(DAY_MS, send_digests));
    expect(digest?.text).toContain('Reply');
  });

  test('is not sent again when an operator replays what consumers gave up', async () => {
    const { owner, editor } = world;
    const about = await activity();
    const mails = await mailsOf(editor.email, async () => {
      await add(about, `Once, ${mentionOf(editor.uid)}`, owner);
      await stack().stream.settled();
      expect(await replayLost()).toMatchObject({ follow_changes: { messages: 1, failed: 0 } });
      await later(DAY_MS, send_digests);
    });
    expect(mails.filter(({ text }) => text?.includes('Once, @'))).toHaveLength(1);
  });

  test('is no longer shown to whom it was deleted, or who lost the story map', async () => {
    const { owner, viewer } = world;
    const about = await activity();
    const { id } = await add(about, `See ${mentionOf(viewer.uid)}`, owner);
    expect(await noticesOf(about, viewer)).toHaveLength(1);
    await world.call('delete_comment', { ...about, threadId: id, commentId: id });
    expect(await noticesOf(about, viewer)).toEqual([]);
    await add(about, `See ${mentionOf(viewer.uid)}`, owner);
    expect(await noticesOf(about, viewer)).toHaveLength(1);
    await world.call('remove_member', { containerId: about.containerId, uid: viewer.uid });
    expect(await noticesOf(about, viewer)).toEqual([]);
  });
});

test('what an erased person follows and was notified of is forgotten', async () => {
  const { owner, editor } = world;
  const about = await activity();
  await world.call('follow_comments', { ...about, isOn: true }, editor);
  await add(about, `Bye ${mentionOf(editor.uid)}`, owner);
  await stack().stream.settled();
  await world.call('remove_registered_email', { email: editor.email });
  await world.call('erase_person', { uid: editor.uid, email: editor.email });
  await stack().stream.settled();
  await erase_people();
  const rows = [...(await wholeTable(stack())).values()];
  const isTheirs = ({ pk, sk }: { pk: string; sk: string }) =>
    pk.endsWith(`#NOTICE#${editor.uid}`) || (sk.startsWith('follow#') && sk.includes(editor.uid));
  const left = rows.filter(isTheirs);
  expect(left).toEqual([]);
});
