import * as z from 'zod/mini';
import { epicKeySchema, idSchema } from '#shared/model/ids.ts';
import { MAX_LONG_TEXT_LENGTH, MAX_MAPPED_FIELDS, MAX_MAPPING_OPTIONS, MAX_NAME_LENGTH } from '#shared/model/limits.ts';

/** What of an epic can be exported, and a value of the mapping itself (rule mapping.1). */
export const EPIC_FIELD_KEYS = [
  'epic-name',
  'epic-description',
  'who-links',
  'epic-ac-info',
  'epic-ac-scenarios',
  'reference-links',
  'priority',
  'release-name',
  'notes',
  'business-value',
  'cost',
  'size',
  'pre-set-value',
] as const;
export type EpicFieldKey = (typeof EPIC_FIELD_KEYS)[number];

/** What fields of epics hold. */
const EPIC_FIELD_TYPES = ['string', 'multi-line string', 'number', 'option', 'option-multi', 'pre-set'] as const;
export type EpicFieldType = (typeof EPIC_FIELD_TYPES)[number];

/**
 * The types of Jira's fields, as far as they can be mapped. Of the others only those are known without which no issue
 * can be created: nothing of an epic can fill them.
 */
export const ISSUE_FIELD_TYPES = [
  'string',
  'multi-line string',
  'number',
  'option',
  'option-multi',
  'issue',
  'other',
] as const;
export type IssueFieldType = (typeof ISSUE_FIELD_TYPES)[number];

/**
 * How a value becomes that of Jira's field: as it is; as the option of the same name; as the option that is set for
 * each priority; by ranges of a number; as an option of that name whether it is known or not; as the issue with that
 * summary.
 */
export const MAPPING_TYPES = [
  'direct',
  'option-to-option-match',
  'option-to-option-set',
  'range',
  'into-option',
  'issueSearch',
] as const;
export type MappingType = (typeof MAPPING_TYPES)[number];

/** An id or a key of Jira. */
const jiraId = z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
/** The key or id of a project, a type of issues or an issue, as clients send it: it becomes part of an address. */
const jiraPathId = jiraId.check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be a key or id of Jira'));
const issueFieldTypeSchema = z.enum(ISSUE_FIELD_TYPES);
/** What a field of another type holds. */
const OTHER_KINDS = ['person', 'date', 'cascading', 'sprint', 'unknown'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

const fieldOptionSchema = z.object({ id: jiraId, name: z.string() });
export type FieldOption = z.infer<typeof fieldOptionSchema>;

/** A field that issues of a type have in a project. */
export const issueFieldSchema = z.object({
  id: jiraId,
  name: z.string(),
  type: issueFieldTypeSchema,
  /** No issue can be created without it: Jira has no default for it. */
  required: z.boolean(),
  /** What can be chosen. */
  options: z.array(fieldOptionSchema),
  /** Any word without spaces is an option, as labels are. */
  anyWord: z.boolean(),
  /** Only with the type `other`. */
  kind: z.optional(z.enum(OTHER_KINDS)),
});
export type IssueField = z.infer<typeof issueFieldSchema>;

export const issueTypeSchema = z.object({ id: jiraId, name: z.string(), isSubTask: z.boolean() });
export type IssueType = z.infer<typeof issueTypeSchema>;
/** A project of Jira. */
const jiraProjectSchema = z.object({ id: jiraId, key: jiraId, name: z.string() });
export type JiraProject = z.infer<typeof jiraProjectSchema>;
/** A project with the types of its issues, sub-tasks included; without them where Jira names them project by project. */
export const listedProjectSchema = z.extend(jiraProjectSchema, { issueTypes: z.optional(z.array(issueTypeSchema)) });
export type ListedProject = z.infer<typeof listedProjectSchema>;

/** A value of the mapping itself: a text, a number, the id of an option, ids or words, or the key of an issue. */
const preSetValueSchema = z.union([
  z.string().check(z.maxLength(MAX_LONG_TEXT_LENGTH)),
  z.number(),
  z.array(jiraId).check(z.maxLength(MAX_MAPPING_OPTIONS)),
]);
export type PreSetValue = z.infer<typeof preSetValueSchema>;

/** From `above`, below `below`; the last row of a mapping holds its end too (rule mapping.4). */
const rangeRowSchema = z.object({ above: z.number(), below: z.number(), option: jiraId });
export type RangeRow = z.infer<typeof rangeRowSchema>;

const fieldMappingSchema = z.object({
  type: z.enum(MAPPING_TYPES),
  /** Ids of options by ids of priorities. */
  optionMap: z.optional(z.record(idSchema, jiraId)),
  range: z.optional(z.array(rangeRowSchema).check(z.maxLength(MAX_MAPPING_OPTIONS))),
});
export type FieldMapping = z.infer<typeof fieldMappingSchema>;

/** A row of a mapping: a field of Jira, and what it gets. `storydField` is null until it has been chosen. */
const mappedFieldSchema = z.object({
  uid: idSchema,
  jiraField: z.object({ id: jiraId, name: z.string(), type: issueFieldTypeSchema }),
  storydField: z.nullable(
    z.object({
      key: z.enum(EPIC_FIELD_KEYS),
      /** What it was called, and what it holds, when it was chosen. */
      name: z.optional(z.string().check(z.maxLength(MAX_NAME_LENGTH))),
      type: z.optional(z.enum(EPIC_FIELD_TYPES)),
      mapping: fieldMappingSchema,
      preSetValue: z.optional(preSetValueSchema),
    }),
  ),
  /** Whether people who may not edit the mapping may choose `storydField` anew. */
  allowUsersToEdit: z.boolean(),
});
export type MappedField = z.infer<typeof mappedFieldSchema>;
const mappedFieldsSchema = z.array(mappedFieldSchema).check(z.maxLength(MAX_MAPPED_FIELDS));

/** A mapping, for the type of issues of a project that it was made for. */
export const exportDataSchema = z.object({
  selectedProject: z.extend(jiraProjectSchema, { id: jiraPathId, key: jiraPathId }),
  selectedIssueType: z.object({ id: jiraPathId, name: z.string() }),
  addedJiraFields: mappedFieldsSchema,
});
export type ExportData = z.infer<typeof exportDataSchema>;

/** A mapping as it is saved: what issues get from epics, and what epics get from issues. */
export const mappingToSaveSchema = z.extend(exportDataSchema, {
  /** Whether an issue that becomes done completes its epic (rule drift.4). */
  completesEpics: z.optional(z.boolean()),
});
export type MappingToSave = z.infer<typeof mappingToSaveSchema>;

/** A mapping as it is stored: one for each type of issues of a project (rule mapping.9). */
export const savedMappingSchema = z.extend(mappingToSaveSchema, {
  id: idSchema,
  version: z.int(),
  integrationId: idSchema,
});
export type SavedMapping = z.infer<typeof savedMappingSchema>;

/** What names a mapping: its project and type of issues, by Jira's ids. */
export const mappingTargetFields = {
  integrationId: idSchema,
  projectId: jiraPathId,
  issueTypeId: jiraPathId,
} as const;
/** The key of a project or the id of a type of issues, as clients send them. */
export const jiraIdSchema = jiraPathId;

/** The epic that is exported or linked; `epicId` is its key. */
export const storydEpicInfoSchema = z.object({
  containerId: idSchema,
  whatId: idSchema,
  epicId: epicKeySchema,
  releaseId: idSchema,
});
export type StorydEpicInfo = z.infer<typeof storydEpicInfoSchema>;

/** The outcome of a test: texts by the ids of Jira's fields where some have errors. */
export const testOutcomeSchema = z.object({
  success: z.boolean(),
  code: z.nullable(z.string()),
  message: z.string(),
  fieldErrors: z.record(z.string(), z.string()),
});
export type TestOutcome = z.infer<typeof testOutcomeSchema>;
