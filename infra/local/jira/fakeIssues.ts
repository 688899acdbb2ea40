import type { Face } from './faces.ts';
import { readValue } from './fakeFields.ts';
import { type FakeRemoteLink, linkReply } from './fakeLinks.ts';
import type { FakeField, FakeProject } from './fakeProjects.ts';
import { type Asked, failure, fieldFailure, fieldsIn, ok, type Reply, textIn } from './fakeReply.ts';

type FakeStatus = { id: string; name: string; category: { id: number; key: string; name: string } };

/** The statuses of issues, in the order of their life. */
export const STATUSES: readonly FakeStatus[] = [
  { id: '1', name: 'To Do', category: { id: 2, key: 'new', name: 'To Do' } },
  { id: '3', name: 'In Progress', category: { id: 4, key: 'indeterminate', name: 'In Progress' } },
  { id: '10003', name: "Won't do", category: { id: 3, key: 'done', name: 'Done' } },
  { id: '10002', name: 'Done', category: { id: 3, key: 'done', name: 'Done' } },
];

export type FakeIssue = {
  readonly id: string;
  key: string;
  /** The keys that it had in other projects; they lead to it for good. */
  formerKeys: string[];
  readonly typeId: string;
  status: string;
  /** The statuses that its workflow has, where those are others. */
  workflow?: readonly FakeStatus[];
  /** Values by the ids of fields, with options whole. */
  fields: Record<string, unknown>;
  properties: Record<string, unknown>;
  links: FakeRemoteLink[];
  /** The account that has created it, and when, in milliseconds; missing for one that was there from the beginning. */
  readonly reporter?: string;
  readonly created?: number;
};

/** What answers about issues need to know of a Jira. */
export type IssueStore = {
  readonly face: Face;
  readonly api: string;
  readonly webUrl: string;
  readonly projects: readonly FakeProject[];
  readonly issues: FakeIssue[];
  /** The account that asks. */
  readonly account: string;
  /** How long the search does not know a new issue, in milliseconds. */
  readonly searchLag: number;
  /** The keys of issues and projects that no account may see, with the status that Jira answers about them. */
  readonly hidden: ReadonlyMap<string, HiddenStatus>;
};

/** A security level answers 403, a missing permission for the project 404. */
export type HiddenStatus = 403 | 404;

const MISSING = 'Issue does not exist or you do not have permission to see it.';
const MAX_SUMMARY = 255;

/** The issue of a key, also of a former one, or of an id. */
export function findIssue(issues: readonly FakeIssue[], name: string): FakeIssue | undefined {
  return issues.find(({ id, key, formerKeys }) => id === name || key === name || formerKeys.includes(name));
}

/** The project of an issue. */
export const projectOf = (projects: readonly FakeProject[], { key }: FakeIssue): FakeProject | undefined =>
  projects.find((project) => key.startsWith(`${project.key}-`));

/** What Jira answers about an issue that the account may not see; undefined for one that it sees. */
export const hiddenBy = ({ hidden }: Pick<IssueStore, 'hidden'>, { key }: FakeIssue): HiddenStatus | undefined =>
  hidden.get(key) ?? hidden.get(key.replace(/-\d+$/, ''));

/** The next key of a project: one that no issue has, and none had. */
export function nextKey(issues: readonly FakeIssue[], project: string): string {
  const used = issues.flatMap(({ key, formerKeys }) => [key, ...formerKeys]);
  const numbers = used.flatMap((key) => (key.startsWith(`${project}-`) ? [Number(key.slice(project.length + 1))] : []));
  return `${project}-${Math.max(0, ...numbers) + 1}`;
}

/** The answer to a request about issues; undefined for another one. */
export function issueReply(store: IssueStore, asked: Asked, mayCreate: boolean): Reply | undefined {
  const { method, path, query, body } = asked;
  if (path === '/issue/bulkfetch' && store.face === 'cloud' && method === 'POST')
    return manyIssues(store, fieldsIn(body));
  if (path === '/issue' && method === 'POST')
    return mayCreate ? createIssue(store, body) : failure(403, 'You do not have permission to create issues.');
  const [, name = '', below = ''] = /^\/issue\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (name === '' || name === 'createmeta') return undefined;
  const issue = findIssue(store.issues, decodeURIComponent(name));
  if (issue === undefined) return failure(404, MISSING);
  const status = hiddenBy(store, issue);
  if (status !== undefined) return failure(status, MISSING);
  if (below.startsWith('/remotelink')) return linkReply(issue, { ...asked, path: below }, store);
  const [, property] = /^\/properties\/([^/]+)$/.exec(below) ?? [];
  if (property !== undefined) return propertyReply(issue, method, property, body);
  if (below === '/transitions') return transitionReply(issue, method, body);
  if (below !== '') return undefined;
  if (method === 'GET') return ok(shownIssue(store, issue, wantedFields(query.get('fields'))));
  if (method === 'PUT') return changeIssue(store, issue, fieldsIn(body));
  if (method !== 'DELETE') return undefined;
  store.issues.splice(store.issues.indexOf(issue), 1);
  return { status: 204 };
}

/** The names of fields that a request asks for; undefined for all. */
export function wantedFields(text: string | null): readonly string[] | undefined {
  const names = text?.split(',').map((name) => name.trim());
  return names === undefined || names.some((name) => name.startsWith('*')) ? undefined : names;
}

const workflowOf = ({ workflow = STATUSES }: FakeIssue) => workflow;

/** An issue as Jira shows it. */
export function shownIssue(store: IssueStore, issue: FakeIssue, wanted: readonly string[] | undefined): object {
  const { api, webUrl, projects } = store;
  const project = projectOf(projects, issue);
  const type = project?.issueTypes.find(({ id }) => id === issue.typeId);
  const status = workflowOf(issue).find(({ name }) => name === issue.status);
  const all: Record<string, unknown> = {
    ...issue.fields,
    project: project && { id: project.id, key: project.key, name: project.name },
    issuetype: type && { id: type.id, name: type.name, subtask: type.subtask },
    ...(issue.created !== undefined && { created: new Date(issue.created).toISOString() }),
    status: status && { id: status.id, name: status.name, statusCategory: status.category },
  };
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => wanted?.includes(name) ?? true));
  return { expand: '', id: issue.id, self: `${webUrl}${api}/issue/${issue.id}`, key: issue.key, fields };
}

function createIssue(store: IssueStore, body: unknown): Reply {
  const { projects, issues, api, webUrl } = store;
  const sent = fieldsIn(fieldsIn(body)['fields']);
  const { id, key } = fieldsIn(sent['project']);
  const project = projects.find((one) => (key === undefined ? one.id === id : one.key === key));
  if (project === undefined) return fieldFailure({ project: 'valid project is required' });
  const type = project.issueTypes.find((one) => one.id === fieldsIn(sent['issuetype'])['id']);
  if (type === undefined) return fieldFailure({ issuetype: 'The issue type selected is invalid.' });
  const { project: _project, issuetype: _type, ...values } = sent;
  const read = readFields(store, type.fields, values);
  if ('errors' in read) return fieldFailure(read.errors);
  const errors = { ...missing(type.fields, read.values), ...summaryErrors(read.values['summary']) };
  if (Object.keys(errors).length > 0) return fieldFailure(errors);
  const issue: FakeIssue = {
    id: String(Math.max(10_000, ...issues.map((one) => Number(one.id))) + 1),
    key: nextKey(issues, project.key),
    formerKeys: [],
    typeId: type.id,
    status: 'To Do',
    fields: { ...defaults(type.fields), ...read.values },
    properties: sentProperties(fieldsIn(body)['properties']),
    links: [],
    reporter: store.account,
    created: Date.now(),
  };
  issues.push(issue);
  return ok({ id: issue.id, key: issue.key, self: `${webUrl}${api}/issue/${issue.id}` }, 201);
}

function changeIssue(
  store: IssueStore,
  issue: FakeIssue,
  { fields, update }: Readonly<Record<string, unknown>>,
): Reply {
  const type = projectOf(store.projects, issue)?.issueTypes.find(({ id }) => id === issue.typeId);
  const sent = { ...fieldsIn(fields), ...updatedLists(issue, fieldsIn(update)) };
  const read = readFields(store, type?.fields ?? [], sent);
  if ('errors' in read) return fieldFailure(read.errors);
  const errors = 'summary' in read.values ? summaryErrors(read.values['summary']) : {};
  if (Object.keys(errors).length > 0) return fieldFailure(errors);
  issue.fields = { ...issue.fields, ...read.values };
  return { status: 204 };
}

/** Lists of options after an update of `[{ add: {name} }, { remove: {name} }]`. */
function updatedLists(issue: FakeIssue, update: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(update).map(([id, steps]) => {
      let list = listIn(issue.fields[id]).map((option) => textIn(fieldsIn(option)['name']));
      for (const step of listIn(steps).map(fieldsIn)) {
        const removed = fieldsIn(step['remove'])['name'];
        const added = fieldsIn(step['add'])['name'];
        list = [...list.filter((name) => name !== removed), ...(typeof added === 'string' ? [added] : [])];
      }
      return [id, list.map((name) => ({ name }))];
    }),
  );
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The values that were sent, as they are kept, or the errors of those that no issue of the type can have. */
function readFields(
  { face, issues }: IssueStore,
  fields: readonly FakeField[],
  sent: Readonly<Record<string, unknown>>,
): { values: Record<string, unknown> } | { errors: Record<string, string> } {
  const [values, errors]: [Record<string, unknown>, Record<string, string>] = [{}, {}];
  for (const [id, value] of Object.entries(sent)) {
    const field = fields.find(({ fieldId, operations }) => fieldId === id && operations.includes('set'));
    const hasIssue = (key: string) => findIssue(issues, key) !== undefined;
    const read = field && readValue(field, value, { richText: face === 'cloud', hasIssue });
    if (read === undefined)
      errors[id] = `Field '${id}' cannot be set. It is not on the appropriate screen, or unknown.`;
    else if ('error' in read) errors[id] = read.error;
    else values[id] = read.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The errors of required fields without a value. */
function missing(fields: readonly FakeField[], values: Readonly<Record<string, unknown>>): Record<string, string> {
  const without = fields.filter(
    ({ fieldId, required, hasDefaultValue }) => required && !hasDefaultValue && isEmpty(values[fieldId]),
  );
  return Object.fromEntries(without.map(({ fieldId, name }) => [fieldId, `${name} is required.`]));
}

function summaryErrors(summary: unknown): Record<string, string> {
  const text = textIn(summary);
  if (text.trim() === '') return { summary: 'You must specify a summary of the issue.' };
  if (text.length > MAX_SUMMARY) return { summary: `Summary must be less than ${MAX_SUMMARY} characters.` };
  return /[\n\r]/.test(text) ? { summary: 'The summary is invalid because it contains newline characters.' } : {};
}

/** Fields that have a default get their first option. */
function defaults(fields: readonly FakeField[]): Record<string, unknown> {
  const own = fields.filter(({ hasDefaultValue, allowedValues = [] }) => hasDefaultValue && allowedValues.length > 0);
  return Object.fromEntries(own.map(({ fieldId, allowedValues }) => [fieldId, allowedValues?.[0]]));
}

/** Properties as a new issue brings them: `[{ key, value }]`. */
function sentProperties(sent: unknown): Record<string, unknown> {
  const list: readonly unknown[] = Array.isArray(sent) ? sent : [];
  return Object.fromEntries(list.map(fieldsIn).map(({ key, value }) => [textIn(key), value]));
}

function propertyReply(issue: FakeIssue, method: string, name: string, body: unknown): Reply | undefined {
  const key = decodeURIComponent(name);
  const known = Object.hasOwn(issue.properties, key);
  if (method === 'PUT') {
    issue.properties[key] = body;
    return { status: known ? 200 : 201 };
  }
  if (!known) return failure(404, `The property with key: ${key} does not exist.`);
  if (method === 'GET') return ok({ key, value: issue.properties[key] });
  if (method !== 'DELETE') return undefined;
  delete issue.properties[key];
  return { status: 204 };
}

/** The ways from any status to any other one. */
function transitionReply(issue: FakeIssue, method: string, body: unknown): Reply | undefined {
  const ways = workflowOf(issue).filter(({ name }) => name !== issue.status);
  if (method === 'GET')
    return ok({
      transitions: ways.map(({ id, name, category }) => ({
        ...{ id: `1${id}`, name, hasScreen: false },
        to: { id, name, statusCategory: category },
      })),
    });
  if (method !== 'POST') return undefined;
  const wanted = ways.find(({ id }) => `1${id}` === fieldsIn(fieldsIn(body)['transition'])['id']);
  if (wanted === undefined) return failure(400, 'It is not possible to perform this transition.');
  issue.status = wanted.name;
  return { status: 204 };
}

/** Issues by their ids, keys or former keys, in the order of ids, with errors for those that are not there. */
function manyIssues(store: IssueStore, { issueIdsOrKeys, fields }: Readonly<Record<string, unknown>>): Reply {
  const names = Array.isArray(issueIdsOrKeys) ? issueIdsOrKeys.map(String) : [];
  if (names.length === 0 || names.length > 100) return failure(400, 'The request must name 1 to 100 issues.');
  const wanted = Array.isArray(fields) ? wantedFields(fields.map(String).join(',')) : undefined;
  const seen = store.issues.filter((issue) => hiddenBy(store, issue) === undefined);
  const found = seen.filter((issue) => names.some((name) => findIssue([issue], name) !== undefined));
  const missing = names.filter((name) => findIssue(seen, name) === undefined);
  return ok({
    issues: found.sort((a, b) => Number(a.id) - Number(b.id)).map((issue) => shownIssue(store, issue, wanted)),
    issueErrors: missing.map((id) => ({ id, errorMessage: MISSING })),
  });
}
