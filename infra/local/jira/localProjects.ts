import type { FakeField, FakeProject } from './fakeProjects.ts';

/** The projects of the local Jira. Names of versions are those of the demo's releases, so that they match. */

const CUSTOM = 'com.atlassian.jira.plugin.system.customfieldtypes';
const AGILE = 'com.pyxis.greenhopper.jira';

const field = (fieldId: string, name: string, more: Partial<FakeField> = {}): FakeField => ({
  ...{ fieldId, name, required: false, hasDefaultValue: false, operations: ['set'] },
  schema: { type: 'string', system: fieldId },
  ...more,
});
const custom = (id: number, name: string, kind: string, more: Partial<FakeField> = {}): FakeField =>
  field(`customfield_${id}`, name, { schema: { type: 'string', custom: kind, customId: id }, ...more });
const listOf = (items: string, system: string): FakeField['schema'] => ({ type: 'array', items, system });

const priorities = ['Highest', 'High', 'Medium', 'Low', 'Lowest'].map((name, i) => ({ id: String(i + 1), name }));
const values = (first: number, ...names: string[]) => names.map((value, i) => ({ id: String(first + i), value }));
const named = (first: number, ...names: string[]) => names.map((name, i) => ({ id: String(first + i), name }));

type Kind = { versions: string[]; components: string[]; more?: FakeField[] };

/** The fields that issues of every type have in a project. */
const common = (first: number, { versions, components, more = [] }: Kind): FakeField[] => [
  field('summary', 'Summary', { required: true }),
  field('description', 'Description'),
  field('priority', 'Priority', {
    ...{ required: true, hasDefaultValue: true, allowedValues: priorities },
    schema: { type: 'priority', system: 'priority' },
  }),
  field('fixVersions', 'Fix Version/s', {
    schema: listOf('version', 'fixVersions'),
    allowedValues: named(first, ...versions).map((version) => ({ ...version, archived: false, released: false })),
  }),
  field('components', 'Component/s', {
    schema: listOf('component', 'components'),
    allowedValues: named(first + 50, ...components),
  }),
  field('labels', 'Labels', { schema: listOf('string', 'labels') }),
  custom(10_004, 'Story Points', `${CUSTOM}:float`, { schema: { type: 'number', custom: `${CUSTOM}:float` } }),
  custom(10_005, 'Business value', `${CUSTOM}:select`, {
    schema: { type: 'option', custom: `${CUSTOM}:select` },
    allowedValues: values(10_100, 'Low', 'Medium', 'High'),
  }),
  custom(10_006, 'Acceptance criteria', `${CUSTOM}:textarea`),
  ...more,
];

function project(index: number, key: string, name: string, kind: Kind, types: readonly string[]): FakeProject {
  const fields = common(index * 1_000, kind);
  const epicName = custom(10_002, 'Epic Name', `${AGILE}:gh-epic-label`, { required: true });
  const epicLink = custom(10_001, 'Epic Link', `${AGILE}:gh-epic-link`);
  const all = [
    { id: '10000', name: 'Epic', subtask: false, fields: [...fields, epicName] },
    { id: '10001', name: 'Story', subtask: false, fields: [...fields, epicLink] },
    { id: '10002', name: 'Task', subtask: false, fields: [...fields, epicLink] },
    { id: '10003', name: 'Sub-task', subtask: true, fields },
  ];
  return { id: String(10_000 + index), key, name, issueTypes: all.filter((type) => types.includes(type.name)) };
}

const team = custom(10_007, 'Team', `${CUSTOM}:select`, {
  required: true,
  schema: { type: 'option', custom: `${CUSTOM}:select` },
  allowedValues: values(10_200, 'Wheels', 'Frames'),
});

/** Two that are alike, one with a required field more, and one without stories: all that copying a mapping can meet. */
export const localProjects = (): FakeProject[] => [
  project(
    1,
    'RIDE',
    'Rider app',
    { versions: ['Pilot in the old town', 'City launch', 'Winter and holidays'], components: ['App', 'Payment'] },
    ['Epic', 'Story', 'Task', 'Sub-task'],
  ),
  project(2, 'HUB', 'Hubs and vans', { versions: ['City launch'], components: ['Hub', 'Van'] }, [
    'Epic',
    'Story',
    'Task',
    'Sub-task',
  ]),
  project(3, 'SHOP', 'Workshop', { versions: ['City launch'], components: ['Bench'], more: [team] }, [
    'Epic',
    'Story',
    'Sub-task',
  ]),
  project(4, 'DESK', 'Service desk', { versions: [], components: ['Phone', 'Mail'] }, ['Task', 'Sub-task']),
];
