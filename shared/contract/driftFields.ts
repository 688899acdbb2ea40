import * as z from 'zod/mini';
import { differenceSchema, driftWaySchema } from '#shared/model/integration/drift.ts';

/** What calls answer of an epic's issue. */
export const linkedIssueFields = {
  issueKey: z.string(),
  /** The issue as it was seen last; null while it has not been read, and when it is gone. */
  issue: z.nullable(
    z.object({
      status: z.string(),
      /** What it was closed as where its work was given up; null for other issues. */
      closedAs: z.nullable(z.string()),
      /** Where people open it; null once its integration is deleted. */
      url: z.nullable(z.string()),
    }),
  ),
  /** In what the two differ, and how that can be settled. */
  differences: z.array(z.extend(differenceSchema, { ways: z.array(driftWaySchema) })),
} as const;
