import * as z from 'zod/mini';
import { journalEntrySchema, journalIdSchema } from '#shared/model/integration/jiraJournal.ts';

/** What calls that read the journal take beside the part of it: the end of the previous page, its `next`. */
export const journalPageInput = { before: z.optional(journalIdSchema) } as const;

/** What they answer. `next` is the end of the page if there may be older entries; a page may be empty and have one. */
export const journalPage = z.object({ docs: z.array(journalEntrySchema), next: z.nullable(z.string()) });
