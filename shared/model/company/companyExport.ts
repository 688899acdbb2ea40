import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/**
 * `failed`: given up after several failures in a row. `withdrawn`: its files were deleted because they named a person
 * who has been erased. Another one can be started in both cases.
 */
export const exportStateSchema = z.enum(['running', 'finished', 'failed', 'withdrawn']);

/** The name of a file: the type of the entities in it, or that of a change log. */
export const exportFileNameSchema = z.string().check(z.regex(/^[a-z_]{1,64}$/, 'must be the name of a file'));

/** A file of an export; `title` says what is in it, `bytes` is its size as compressed. */
export const exportFileSchema = z.object({
  name: exportFileNameSchema,
  title: z.string(),
  rows: z.int(),
  bytes: z.int(),
});
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
  /** How many kinds of data are written, of how many (0 until that is known), and how many rows so far. */
  progress: z.object({ done: z.int(), total: z.int(), rows: z.int() }),
  /** The files that can be downloaded: none unless it is finished, nor once they have expired. */
  files: z.array(exportFileSchema),
});
export type CompanyExport = z.infer<typeof companyExportSchema>;
