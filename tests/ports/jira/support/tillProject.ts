import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { FakeField, FakeProject } from '#infra/local/jira/fakeProjects.ts';
import type { MappedField } from '#shared/model/integration/fieldMapping.ts';

const field = (fieldId: string, name: string, more: Partial<FakeField> = {}): FakeField => ({
  ...{ fieldId, name, required: false, hasDefaultValue: false, operations: ['set'] },
  schema: { type: 'string', system: fieldId },
  ...more,
});

const priorities = ['Highest', 'High', 'Low'].map((name, i) => ({ id: `${i + 1}`, name }));

/** A new project with a type of issues that has a field of each kind. */
export const tillProject = (key = 'TILL', id = '10100'): FakeProject => ({
  id,
  key,
  name: `Project ${key}`,
  issueTypes: [
    {
      id: '10001',
      name: 'Story',
      subtask: false,
      fields: [
        field('summary', 'Summary', { required: true }),
        field('description', 'Description'),
        field('priority', 'Priority', { hasDefaultValue: true, allowedValues: priorities }),
        field('fixVersions', 'Fix Version/s', {
          schema: { type: 'array', items: 'version', system: 'fixVersions' },
          allowedValues: [{ id: '71', name: 'Spring', archived: false }],
        }),
        field('labels', 'Labels'),
        field('customfield_10005', 'Points', {
          schema: {
            type: 'number',
            custom: 'com.atlassian.jira.plugin.system.customfieldtypes:float',
            customId: 10005,
          },
        }),
      ],
    },
    { id: '10003', name: 'Sub-task', subtask: true, fields: [] },
  ],
});

/** An issue of `tillProject`. */
export const tillIssue = (key = 'TILL-1'): FakeIssue => ({
  ...{ id: '10050', key, formerKeys: [], typeId: '10001', status: 'To Do' },
  ...{ fields: { summary: 'Count the till' }, properties: {}, links: [] },
});

/** What a mapping for `tillProject` names. */
export const TILL = {
  selectedProject: { id: '10100', key: 'TILL', name: 'Project TILL' },
  selectedIssueType: { id: '10001', name: 'Story' },
} as const;

type Row = Omit<MappedField, 'uid' | 'allowUsersToEdit'> & { allowUsersToEdit?: boolean };
/** Rows of a mapping with ids. */
const rows = (...all: Row[]): MappedField[] =>
  all.map((row, i) => ({ allowUsersToEdit: false, ...row, uid: `row${String(i).padStart(17, '0')}` }));

/** A mapping of name, description and notes for `tillProject`. */
export const tillMapping = () => ({
  ...TILL,
  addedJiraFields: rows(
    {
      jiraField: { id: 'summary', name: 'Summary', type: 'string' },
      storydField: { key: 'epic-name', mapping: { type: 'direct' } },
    },
    {
      jiraField: { id: 'description', name: 'Description', type: 'multi-line string' },
      storydField: { key: 'epic-description', mapping: { type: 'direct' } },
      allowUsersToEdit: true,
    },
  ),
});
