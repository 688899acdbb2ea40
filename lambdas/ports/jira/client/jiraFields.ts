import * as z from 'zod/mini';
import type { TrackerField, TrackerFieldType, TrackerOption } from '#shared/model/integration/fieldMapping.ts';

/** An option has a name or a value, by the kind of field. */
const allowedValue = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  value: z.optional(z.string()),
  archived: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
});

/** A field as Jira describes it. */
export const jiraFieldSchema = z.object({
  fieldId: z.string(),
  name: z.string(),
  required: z.boolean(),
  hasDefaultValue: z.optional(z.nullable(z.boolean())),
  operations: z.array(z.string()),
  schema: z.object({ system: z.optional(z.nullable(z.string())), custom: z.optional(z.nullable(z.string())) }),
  allowedValues: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Jira's own fields that can be mapped, and its types of custom fields. */
const types: Readonly<Record<string, TrackerFieldType>> = {
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
  'com.pyxis.greenhopper.jira:gh-epic-label': 'string',
  'com.pyxis.greenhopper.jira:gh-epic-link': 'issue',
};

/** A field of Jira as it can be mapped; undefined for one of another type, and for one that nobody may set. */
export function trackerField(field: z.infer<typeof jiraFieldSchema>): TrackerField | undefined {
  const kind = field.schema.custom ?? field.schema.system ?? '';
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined;
  if (type === undefined || !field.operations.includes('set')) return undefined;
  return {
    id: field.fieldId,
    name: field.name,
    type,
    required: field.required && field.hasDefaultValue !== true,
    options: (field.allowedValues ?? []).flatMap(optionOf),
    anyWord: /(^|:)labels$/.test(kind),
  };
}

/** An option that can be chosen; none for one that has been retired. */
function optionOf(given: unknown): TrackerOption[] {
  const { success, data } = z.safeParse(allowedValue, given);
  if (!success || data.archived === true || data.disabled === true) return [];
  const { id, name = data.value } = data;
  return id === undefined || name === undefined ? [] : [{ id, name }];
}
