import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * `failed`: given up after several failures in a row. `withdrawn`: its files were deleted because they named a person
 * who has been erased. Another one can be started in both cases.
 */
export const exportStateSchema = z.enum(['running', 'finished', 'failed', 'withdrawn']);

/**
 * The files of an export, by the types of the entities in them, and the three kinds of change logs. A running export
 * keeps its place in this list by number, so new files are added at the end.
 */
export const EXPORT_FILES = [
  'company',
  'priority',
  'who_what_link_type',
  'who_who_link_type',
  'reference_link',
  'maturity',
  'user',
  'registered_email',
  'company_access_request',
  'integration',
  'company_log',
  'story_map',
  'member',
  'access_request',
  'what',
  'what_text',
  'what_reference',
  'what_maturity',
  'who',
  'who_group',
  'who_category',
  'what_who_link',
  'who_who_link',
  'release',
  'release_what',
  'explore_object',
  'epic',
  'epic_notes',
  'objective',
  'release_objective',
  'problem',
  'release_problem',
  'company_objective',
  'benefit',
  'company_problem',
  'problem_objective',
  'change_request',
  'change_request_member',
  'story_map_log',
  'initiative',
  'initiative_member',
  'initiative_what',
  'release_group',
  'initiative_release',
  'initiative_log',
  'saved_mapping',
] as const;
export const exportFileNameSchema = z.enum(EXPORT_FILES);
export type ExportFileName = z.infer<typeof exportFileNameSchema>;

/** A file of an export; `bytes` is its size as compressed. */
export const exportFileSchema = z.object({ name: exportFileNameSchema, rows: z.int(), bytes: z.int() });
export type ExportFile = z.infer<typeof exportFileSchema>;

/** The latest export of a company's data, as administrators see it. Times are in milliseconds. */
export const companyExportSchema = z.object({
  exportId: idSchema,
  state: exportStateSchema,
  startedAt: z.int(),
  startedBy: idSchema,
  /** Null while it runs. */
  endedAt: z.nullable(z.int()),
  /** When its files can no longer be downloaded; null unless it is finished. */
  expiresAt: z.nullable(z.int()),
  /** How many kinds of data are written, of how many, and how many rows so far. */
  progress: z.object({ done: z.int(), total: z.int(), rows: z.int() }),
  /** The files that can be downloaded: none unless it is finished, nor once they have expired. */
  files: z.array(exportFileSchema),
});
export type CompanyExport = z.infer<typeof companyExportSchema>;
