import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/**
 * What the worker goes through to erase a person, in this order. Story maps come again after the deleted ones, since
 * one may have been restored meanwhile. Exports come last: what is exported after that names them nowhere.
 */
export const ERASURE_PHASES = [
  'notices',
  'story_maps',
  'deleted_story_maps',
  'restored_story_maps',
  'company_log',
  'exports',
] as const;

/** A person who is being erased, as administrators see it. Times are in milliseconds. */
export const erasureSchema = z.object({
  uid: idSchema,
  startedAt: z.int(),
  startedBy: idSchema,
  /** How many phases are done, of how many. */
  done: z.int(),
  total: z.int(),
});

/** What erasing a person replaces. */
export const erasurePreviewSchema = z.object({
  email: z.string(),
  username: z.nullable(z.string()),
  /** Story maps that they own, and those that they are a member of: they stay, without the name. */
  ownedMaps: z.int(),
  memberMaps: z.int(),
  /** Requests for access and change requests that they have made. */
  requests: z.int(),
  /** Entries of the company's change log about them. */
  logEntries: z.int(),
  /** Exports of the company's data whose files are deleted. */
  exports: z.int(),
  /** False when there may be more requests or log entries than were counted. */
  isAll: z.boolean(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
