import type { CommentItem } from '#lambdas/entities/comment/comment.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { type CommentAbout, type Notice } from '#lambdas/store/notices.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { SeenComments } from '#lambdas/store/seenComments.ts';
import { comment_notices } from '#shared/contract/comment/comment_notices.ts';
import type { CommentNotice } from '#shared/model/comment.ts';
import { MAX_COMMENT_NOTICES } from '#shared/model/limits.ts';
import * as access from '#shared/rules/access.ts';
import { isErased } from '#shared/rules/comments.ts';
import type { Person } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'DETAIL'], Query: ['NOTICE'] };

export const handler = implementQuery(comment_notices, {
  load: async ({ reader, uid }) =>
    (
      await latest<Notice>(reader, rowKeys.commentNotices(reader.keys, uid), {
        before: undefined,
        limit: MAX_COMMENT_NOTICES,
      })
    ).items,
  run: async ({ loaded, person, reader }) => ({ docs: await unreadOf(reader, person, loaded) }),
});

/** Those of some notices that a person has not read and may still see, one for each thread. One round. */
async function unreadOf(reader: Reader, person: Person, notices: readonly Notice[]): Promise<CommentNotice[]> {
  const { keys } = reader;
  const abouts = notices.map(({ about, event }) => ({ ...(about as CommentAbout), commentId: event }));
  const maps = [...new Set(abouts.map(({ mapId }) => mapId))];
  const [heads, members, comments, seen] = await Promise.all([
    reader.get<StoryMapHead[]>(maps.map((id) => rowKeys.storyMap(keys, id))),
    reader.get<MemberItem[]>(maps.map((id) => rowKeys.member(keys, id, person.uid))),
    reader.get<CommentItem[]>(abouts.map((about) => rowKeys.comment(keys, about.mapId, about, about.commentId))),
    reader.get<SeenComments[]>(abouts.map((about) => rowKeys.seenComments(keys, about.mapId, person.uid, about))),
  ]);
  const viewed = new Map(
    maps.flatMap((id, i) => {
      const head = notDeleted(heads[i]);
      if (head === undefined) return [];
      const mapRole = roleOn(head, members[i], person.uid);
      return access.mapView.allows({ person, mapRole }) ? [[id, head]] : [];
    }),
  );
  const threads = new Map<string, CommentNotice>();
  for (const [i, about] of abouts.entries()) {
    const [map, comment] = [viewed.get(about.mapId), notDeleted(comments[i])];
    if (map === undefined || comment === undefined || isErased(comment)) continue;
    if ((seen[i]?.upTo ?? '') >= comment.id) continue;
    const newer = threads.get(comment.threadId);
    const isMention = about.reason === 'mention';
    threads.set(
      comment.threadId,
      newer === undefined ? shown(map, comment, isMention) : { ...newer, isMention: newer.isMention || isMention },
    );
  }
  return [...threads.values()];
}

function shown(map: StoryMapHead, comment: CommentItem, isMention: boolean): CommentNotice {
  const { id: commentId, aboutType, aboutId, aboutName, threadId, by, at, releaseId, whatId } = comment;
  const place = releaseId === undefined || whatId === undefined ? null : { releaseId, whatId };
  return {
    containerId: map.id,
    mapName: map.name,
    aboutType,
    aboutId,
    aboutName,
    place,
    threadId,
    commentId,
    by,
    at,
    isMention,
  };
}
