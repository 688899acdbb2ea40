import type { CommentItem } from '#lambdas/entities/comment/comment.ts';
import { viewersAmong } from '#lambdas/entities/comment/viewers.ts';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { FollowedComments } from '#lambdas/store/followedComments.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { CommentAbout, NewNotice, Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { SeenComments } from '#lambdas/store/seenComments.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { commentPath } from '#shared/rules/commentPath.ts';
import { isErased, notifiedOf } from '#shared/rules/comments.ts';
import { mentionsIn, withNames } from '#shared/rules/mentions.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { recipientName } from './nameOf.ts';
import type { NoticeSubject } from './subject.ts';
import type { NoticeContent, Recipient } from './types.ts';

/** The most letters of a comment that a mail quotes. */
const MAX_QUOTED = 300;

/**
 * Notifies of a comment whom it mentions, who has written in its thread or was mentioned there, and who follows what it
 * is about, but nobody who has muted the thread or may not view the story map, nor its author (rule comment.13).
 * @throws any error of the table
 */
export async function commentNotices(
  reader: Reader,
  { company, containerId, ...place }: Extract<NoticeSubject, { of: 'comment' }>,
): Promise<NewNotice[]> {
  const { keys } = reader;
  const about = { aboutType: place.aboutType, aboutId: place.aboutId, threadId: place.threadId };
  const [thread, followed] = await Promise.all([
    reader.range<CommentItem>(rowKeys.commentsOfThread(keys, containerId, about)),
    reader.range<FollowedComments>(rowKeys.allFollowedComments(keys, containerId, about)),
  ]);
  const there = thread.filter((row) => notDeleted(row) !== undefined);
  const comment = there.find(({ id }) => id === place.commentId);
  if (comment === undefined || isErased(comment)) return [];
  const notified = notifiedOf(comment, there, followed);
  const viewers = new Set(await viewersAmong(reader, company, containerId, [...notified.keys()]));
  return [...notified].flatMap(([uid, reason]): NewNotice[] =>
    viewers.has(uid)
      ? [{ uid, kind: 'comment', event: comment.id, at: comment.at, about: { mapId: containerId, ...about, reason } }]
      : [],
  );
}

/**
 * The text about a comment, unless it is gone, its reader has seen it, muted its thread, or may no longer view the
 * story map.
 */
export async function commentContent(
  reader: Reader,
  company: CompanyDomain,
  { uid, about, event }: Notice,
  { access }: Recipient,
): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { mapId, reason, ...place } = about as CommentAbout;
  const [[comment, head, seen, muted], [viewer]] = await Promise.all([
    reader.get<[CommentItem, StoryMapHead, SeenComments, FollowedComments]>([
      rowKeys.comment(keys, mapId, place, event),
      rowKeys.storyMap(keys, mapId),
      rowKeys.seenComments(keys, mapId, uid, place),
      rowKeys.followedComments(keys, mapId, place, uid, place.threadId),
    ]),
    viewersAmong(reader, company, mapId, [access.uid]),
  ]);
  const [there, map] = [notDeleted(comment), notDeleted(head)];
  if (there === undefined || map === undefined || viewer === undefined) return undefined;
  if (isErased(there) || muted !== undefined || (seen?.upTo ?? '') >= there.id) return undefined;
  const uids = [there.by, ...mentionsIn(there.text)];
  const users = await reader.get<UserItem[]>(uids.map((one) => rowKeys.user(keys, one)));
  const nameOf = (one: string) => recipientName(users[uids.indexOf(one)]);
  const said = withNames(there.text, nameOf);
  const quote = said.length > MAX_QUOTED ? `${said.slice(0, MAX_QUOTED)}…` : said;
  const { title, body, action } = noticeTexts[reason === 'mention' ? 'mentioned' : 'commented'];
  const values = { name: nameOf(there.by), thing: there.aboutName, map: map.name };
  const { releaseId, whatId } = there;
  const path = commentPath({
    ...{ containerId: mapId, ...place },
    place: releaseId === undefined || whatId === undefined ? null : { releaseId, whatId },
  });
  return { title: title(values), body: body({ ...values, quote }), action, path };
}
