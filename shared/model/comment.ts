import * as z from 'zod/mini';
import { EPIC_KEY } from './epic/epicKey.ts';
import { textUpTo } from './fields.ts';
import { idSchema } from './ids.ts';
import { MAX_COMMENT_LENGTH } from './limits.ts';

/** What comments of a story map can be about. The names are those of the entities. */
const COMMENTED_TYPES = ['what', 'who', 'epic', 'release', 'objective', 'problem'] as const;
export type CommentedType = (typeof COMMENTED_TYPES)[number];

/** The signs with which people react to a comment. */
export const REACTION_SIGNS = ['agree', 'celebrate', 'love', 'laugh', 'look'] as const;
export type ReactionSign = (typeof REACTION_SIGNS)[number];
export const reactionSignSchema = z.enum(REACTION_SIGNS);

/** The id of a comment: a ULID, so that comments sort by the time at which they were written. */
export const commentIdSchema = z
  .string()
  .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the id of a comment'));

/** The id of what a comment is about: an epic has a key instead. */
const commentedIdSchema = z
  .string()
  .check(z.refine((id) => /^[0-9A-Za-z]{20}$/.test(id) || EPIC_KEY.test(id), 'must be an id'));

/** What a comment is about, by type and id. */
export const commentedSchema = z.object({ aboutType: z.enum(COMMENTED_TYPES), aboutId: commentedIdSchema });

/** The text of a comment. Trimmed, not empty; Markdown. */
export const commentTextSchema = textUpTo(MAX_COMMENT_LENGTH);

/**
 * A comment. The first one of a thread has the id of the thread, and says whether and by whom it was resolved; the
 * others reply to it. `text` is empty once its author has been erased. Times are in milliseconds.
 */
export const commentSchema = z.extend(commentedSchema, {
  id: commentIdSchema,
  version: z.int(),
  threadId: commentIdSchema,
  /** The uid of the author. */
  by: idSchema,
  at: z.int(),
  text: z.string(),
  /** The uids of those it mentions who could view the story map then; the text names them by a token (`mentionOf`). */
  mentions: z.array(idSchema),
  editedAt: z.nullable(z.int()),
  resolvedAt: z.nullable(z.int()),
  resolvedBy: z.nullable(idSchema),
  /** Who has reacted with which sign; a person once with each. */
  reactions: z.array(z.object({ sign: reactionSignSchema, uid: idSchema })),
});

/** How much has been said about one thing: its open threads, and what others have written since the reader looked. */
export const commentMarkSchema = z.extend(commentedSchema, {
  comments: z.int(),
  openThreads: z.int(),
  unread: z.int(),
});

/**
 * A comment of which a person is notified, as their inbox shows it. `place` is where an epic is, null of anything else.
 */
export const commentNoticeSchema = z.extend(commentedSchema, {
  containerId: idSchema,
  mapName: z.string(),
  aboutName: z.string(),
  place: z.nullable(z.object({ releaseId: idSchema, whatId: idSchema })),
  threadId: commentIdSchema,
  commentId: commentIdSchema,
  /** The uid of the author. */
  by: idSchema,
  at: z.int(),
  /** Whether the comment mentions the person. */
  isMention: z.boolean(),
});

export type CommentNotice = z.infer<typeof commentNoticeSchema>;
export type Comment = z.infer<typeof commentSchema>;
export type Commented = z.infer<typeof commentedSchema>;
export type CommentMark = z.infer<typeof commentMarkSchema>;
