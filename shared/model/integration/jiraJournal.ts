import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';
import { storydEpicInfoSchema } from './fieldMapping.ts';

/** What Jira is asked for that changes something there. Each of it is an entry of the journal. */
const JIRA_CHANGES = [
  'testIssue',
  'createIssue',
  'updateIssue',
  'transitionIssue',
  'putRemoteLink',
  'deleteRemoteLink',
] as const;
export type JiraChange = (typeof JIRA_CHANGES)[number];

/** Why Jira has not answered with a result of its own. */
const jiraRefusalSchema = z.enum([
  'credential-refused',
  'requests-refused',
  'moved',
  'unreachable',
  'unanswered',
  'busy',
  'not-found',
  'faulty',
]);

/** The value of a field as it was sent, as a text. */
const sentValueSchema = z.object({ fieldId: z.string(), name: z.string(), text: z.string() });

/** An entry of the journal: what was sent to Jira to change something there, and what came back. */
export const journalEntrySchema = z.object({
  /** Rises with time. */
  id: z.string(),
  at: z.int(),
  integrationId: idSchema,
  change: z.enum(JIRA_CHANGES),
  /** Who has sent it; null for StorYd itself. */
  uid: z.nullable(idSchema),
  /** The epic that it is about; null for a mapping that was tested without one. */
  place: z.nullable(storydEpicInfoSchema),
  /** The issue, once there is one. */
  issueKey: z.nullable(z.string()),
  /** The ids of the project and the type of issues of a new issue. */
  target: z.nullable(z.object({ projectId: z.string(), issueTypeId: z.string() })),
  success: z.boolean(),
  /** Why there is no result of Jira; null where it has answered, also with errors. */
  refused: z.nullable(jiraRefusalSchema),
  /** What Jira has answered, as texts, also by the ids of fields. */
  messages: z.array(z.string()),
  fieldErrors: z.record(z.string(), z.string()),
  /** The values of the fields. Only those who may view the epic see them. */
  values: z.array(sentValueSchema),
  /** Whether texts have been cut to keep the entry small. */
  cut: z.boolean(),
  /** The id of the entry that it has sent again. */
  replays: z.nullable(z.string()),
  /** The id of the entry that has sent it again, whatever came of that: one that failed too is sent again itself. */
  replayedBy: z.optional(z.string()),
  /** Whether it is no longer true of its epic; told to those who read the journal of an integration. */
  outdated: z.optional(z.boolean()),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The id of an entry, as clients may send it. */
export const journalIdSchema = z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the id of an entry'));
