import { commentEntity, type CommentItem, type CommentMarkItem } from '#lambdas/entities/comment/comment.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { FollowedComments } from '#lambdas/store/followedComments.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keyOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { SeenComments } from '#lambdas/store/seenComments.ts';
import { change, purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';

/**
 * Takes the words out of a person's comments on a story map, so that their threads stay readable, and erases those that
 * were deleted. Nothing of it is logged, which would keep the words. Also forgets what the person has read, followed and
 * muted there.
 */
export async function eraseComments(reader: Reader, containerId: string, uid: string): Promise<void> {
  const { keys } = reader;
  const [marks, seen, followed] = await Promise.all([
    reader.range<CommentMarkItem>(rowKeys.commentMarksBy(keys, containerId, uid)),
    reader.range<SeenComments>(rowKeys.allSeenComments(keys, containerId, uid)),
    reader.range<FollowedComments>(rowKeys.followedCommentsOfMap(keys, containerId)),
  ]);
  const rows = await reader.get<CommentItem[]>(
    marks.map((mark) => rowKeys.comment(keys, containerId, mark, mark.commentId)),
  );
  const groups = rows.flatMap((row): Mutation[][] => {
    if (row === undefined) return [];
    const step = row.deletedAt === undefined ? change(commentEntity, row, { text: '' }) : purge(commentEntity, row);
    return [[step, ...derivedSteps(keys, [step])]];
  });
  const forgotten = [...seen, ...followed.filter((row) => row.uid === uid)].map((row): Mutation[] => [
    { do: 'deletePointer', key: keyOf(row) },
  ]);
  for (const chunk of chunksOf([...groups, ...forgotten])) await writeUnlogged(chunk);
}
