import {
  commentEntity,
  type CommentItem,
  type CommentMarkItem,
  existingComment,
} from '#lambdas/entities/comment/comment.ts';
import {
  existingCommented,
  keyOfCommented,
  nameOfThing,
  requireCommented,
} from '#lambdas/entities/comment/commented.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keyOf } from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { nextUlid } from '#lambdas/store/ulid.ts';
import { CallError } from '#shared/CallError.ts';
import { add_comment } from '#shared/contract/comment/add_comment.ts';
import * as errors from '#shared/errors.ts';
import { fullError } from '#shared/rules/comments.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL'],
  Query: ['DETAIL'],
  PutItem: ['DETAIL'],
  ConditionCheckItem: ['MAP', 'DETAIL'],
};

export const handler = implementCommand(add_comment, {
  load: async ({ reader, input }) => {
    const { containerId, threadId } = input;
    const first =
      threadId === undefined ? [] : [rowKeys.comment(reader.keys, containerId, { ...input, threadId }, threadId)];
    const [[thing, thread], marks] = await Promise.all([
      reader.get<[Stored, CommentItem]>([keyOfCommented(reader.keys, input), ...first]),
      reader.range<CommentMarkItem>(rowKeys.commentMarks(reader.keys, containerId)),
    ]);
    return { thing, thread, marks };
  },
  run: async ({ input, loaded: { thing, thread, marks }, reader: { keys }, person, writer }) => {
    const { containerId, aboutType, aboutId, text } = input;
    const about = existingCommented(input, thing);
    const first = input.threadId === undefined ? [] : [existingComment(thread)];
    const full = fullError(marks, input.threadId);
    if (full !== undefined) throw new CallError(full);
    const at = Date.now();
    const id = nextUlid(at);
    const threadId = input.threadId ?? id;
    const key = rowKeys.comment(keys, containerId, { aboutType, aboutId, threadId }, id);
    const steps = [
      create(commentEntity, key, id, {
        ...{ aboutType, aboutId, aboutName: nameOfThing(input, about), threadId, by: person.uid, at, text },
        ...{ editedAt: null, resolvedAt: null, resolvedBy: null, reactions: [] },
      }),
      requireCommented(input, about),
      ...first.map(requireThread),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});

/** The condition that a thread is there at that very moment. */
const requireThread = (first: CommentItem): Mutation => ({
  do: 'require',
  key: keyOf(first),
  require: [{ is: 'there' }, { without: 'deletedAt' }],
  otherwise: errors.commentDoesNotExist,
});
