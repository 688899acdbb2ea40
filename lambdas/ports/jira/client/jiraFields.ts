import * as z from 'zod/mini';
import type { OtherKind, IssueField, IssueFieldType, FieldOption } from '#shared/model/integration/fieldMapping.ts';

/** An option has a name or a value, by the kind of field. */
const allowedValue = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  value: z.optional(z.string()),
  archived: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
});

/** A field as Jira describes it. */
const wholeField = z.object({
  fieldId: z.string(),
  name: z.string(),
  required: z.boolean(),
  hasDefaultValue: z.optional(z.nullable(z.boolean())),
  operations: z.array(z.string()),
  schema: z.object({
    type: z.optional(z.nullable(z.string())),
    system: z.optional(z.nullable(z.string())),
    custom: z.optional(z.nullable(z.string())),
  }),
  allowedValues: z.optional(z.nullable(z.array(z.unknown()))),
});
type WholeField = z.infer<typeof wholeField>;

/** What is known even of an odd field of an app. */
export const jiraFieldSchema = z.looseObject({
  fieldId: z.string(),
  name: z.optional(z.nullable(z.string())),
  required: z.optional(z.nullable(z.boolean())),
  hasDefaultValue: z.optional(z.nullable(z.boolean())),
});
type JiraField = z.infer<typeof jiraFieldSchema>;

/** Jira's own fields that can be mapped, and its types of custom fields. */
const types: Readonly<Record<string, IssueFieldType>> = {
  summary: 'string',
  description: 'multi-line string',
  environment: 'multi-line string',
  priority: 'option',
  versions: 'option-multi',
  fixVersions: 'option-multi',
  components: 'option-multi',
  labels: 'option-multi',
  parent: 'issue',
  'com.atlassian.jira.plugin.system.customfieldtypes:textfield': 'string',
  'com.atlassian.jira.plugin.system.customfieldtypes:url': 'string',
  'com.atlassian.jira.plugin.system.customfieldtypes:textarea': 'multi-line string',
  'com.atlassian.jira.plugin.system.customfieldtypes:float': 'number',
  'com.atlassian.jira.plugin.system.customfieldtypes:select': 'option',
  'com.atlassian.jira.plugin.system.customfieldtypes:radiobuttons': 'option',
  'com.atlassian.jira.plugin.system.customfieldtypes:version': 'option',
  'com.atlassian.jira.plugin.system.customfieldtypes:multiselect': 'option-multi',
  'com.atlassian.jira.plugin.system.customfieldtypes:multicheckboxes': 'option-multi',
  'com.atlassian.jira.plugin.system.customfieldtypes:multiversion': 'option-multi',
  'com.atlassian.jira.plugin.system.customfieldtypes:labels': 'option-multi',
  'com.pyxis.greenhopper.jira:jsw-story-points': 'number',
  'com.pyxis.greenhopper.jira:gh-epic-label': 'string',
  'com.pyxis.greenhopper.jira:gh-epic-link': 'issue',
};

/** Fields that every issue gets: by our requests, or from Jira, which takes the account for the reporter. */
const given: ReadonlySet<string> = new Set(['project', 'issuetype', 'reporter']);

/**
 * A field of Jira as it can be mapped. One that cannot is known where Jira requires it, so that people learn of it before
 * anything is sent; otherwise undefined.
 */
export function issueField(field: JiraField): IssueField | undefined {
  const whole = z.safeParse(wholeField, field).data;
  const required = field.required === true && field.hasDefaultValue !== true;
  const mapped = whole && mappedField(whole, required);
  if (mapped !== undefined || !required || given.has(whole?.schema.system ?? field.fieldId)) return mapped;
  return {
    ...{ id: field.fieldId, name: field.name ?? field.fieldId, type: 'other', required },
    ...{ options: [], anyWord: false, kind: kindOf(whole?.schema) },
  };
}

/** Undefined for a field of another type, and for one that nobody may set. */
function mappedField(field: WholeField, required: boolean): IssueField | undefined {
  const kind = field.schema.custom ?? field.schema.system ?? '';
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined;
  if (type === undefined || !field.operations.includes('set')) return undefined;
  return {
    id: field.fieldId,
    name: field.name,
    type,
    required,
    options: (field.allowedValues ?? []).flatMap(optionOf),
    anyWord: /(^|:)labels$/.test(kind),
  };
}

function kindOf(schema: WholeField['schema'] | undefined): OtherKind {
  if (/:gh-sprint$/.test(schema?.custom ?? '')) return 'sprint';
  switch (schema?.type) {
    case 'user':
      return 'person';
    case 'date':
    case 'datetime':
      return 'date';
    case 'option-with-child':
      return 'cascading';
    default:
      return 'unknown';
  }
}

/** An option that can be chosen; none for one that has been retired. */
function optionOf(given: unknown): FieldOption[] {
  const { success, data } = z.safeParse(allowedValue, given);
  if (!success || data.archived === true || data.disabled === true) return [];
  const { id, name = data.value } = data;
  return id === undefined || name === undefined ? [] : [{ id, name }];
}
