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
import { viewersAmong } from '#lambdas/entities/comment/viewers.ts';
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
import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { fullError, mentionsError } from '#shared/rules/comments.ts';
import { mentionsIn } from '#shared/rules/mentions.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL', 'PEOPLE'],
  Query: ['DETAIL'],
  PutItem: ['DETAIL'],
  ConditionCheckItem: ['MAP', 'DETAIL'],
};

export const handler = implementCommand(add_comment, {
  load: async ({ reader, company, input }) => {
    const { containerId, threadId } = input;
    const mentioned = mentionsIn(input.text);
    const tooMany = mentionsError(mentioned);
    const first =
      threadId === undefined ? [] : [rowKeys.comment(reader.keys, containerId, { ...input, threadId }, threadId)];
    const [[thing, thread], marks, mentions] = await Promise.all([
      reader.get<[Stored, CommentItem]>([keyOfCommented(reader.keys, input), ...first]),
      reader.range<CommentMarkItem>(rowKeys.commentMarks(reader.keys, containerId)),
      viewersAmong(reader, company, containerId, tooMany === undefined ? mentioned : []),
    ]);
    return {
      thing,
      thread,
      marks,
      mentions,
      withoutAccess: mentioned.filter((uid) => !mentions.includes(uid)),
      tooMany,
    };
  },
  run: async ({ input, loaded: { thing, thread, marks, ...loaded }, reader: { keys }, person, writer }) => {
    const { containerId, aboutType, aboutId, text } = input;
    const about = existingCommented(input, thing);
    const first = input.threadId === undefined ? [] : [existingComment(thread)];
    const full = fullError(marks, input.threadId);
    const refused = full ?? loaded.tooMany;
    if (refused !== undefined) throw new CallError(refused);
    const at = Date.now();
    const id = nextUlid(at);
    const threadId = input.threadId ?? id;
    const key = rowKeys.comment(keys, containerId, { aboutType, aboutId, threadId }, id);
    const steps = [
      create(commentEntity, key, id, {
        ...{ aboutType, aboutId, aboutName: nameOfThing(input, about), threadId, by: person.uid, at, text },
        ...placeOfEpic(input),
        ...{ editedAt: null, resolvedAt: null, resolvedBy: null, reactions: [], mentions: loaded.mentions },
      }),
      requireCommented(input, about),
      ...first.map(requireThread),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, withoutAccess: loaded.withoutAccess });
  },
});

/** The condition that a thread is there at that very moment. */
const requireThread = (first: CommentItem): Mutation => ({
  do: 'require',
  key: keyOf(first),
  require: [{ is: 'there' }, { without: 'deletedAt' }],
  otherwise: errors.commentDoesNotExist,
});

/** Where an epic is; nothing of anything else. */
const placeOfEpic = ({ aboutType, releaseId, whatId }: CallInput<'add_comment'>) =>
  aboutType === 'epic' && releaseId !== undefined && whatId !== undefined ? { releaseId, whatId } : {};
