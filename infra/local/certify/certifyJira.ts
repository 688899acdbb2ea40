import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createJiraClient, type JiraClient } from '#lambdas/ports/jira/client/jiraClient.ts';
import { createJiraCloud } from '#lambdas/ports/jira/client/jiraCloud.ts';
import { createJiraServer } from '#lambdas/ports/jira/client/jiraServer.ts';
import type { JiraHttp } from '#lambdas/ports/jira/jiraHttp.ts';
import type { FoundExport, IssueDraft, IssueRefusal, JiraPort } from '#lambdas/ports/jira/port.ts';
import type { IssueField, IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import type { IssueFieldValue } from '#shared/rules/integration/mapEpic.ts';

/** A Jira to certify, and the scratch project in it. */
export type Certified = {
  readonly http: JiraHttp;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly token: string;
  /** The address of the token's account, for Jira Cloud. */
  readonly email: string | undefined;
  /** The key of the project; undefined if the account sees only one. */
  readonly project: string | undefined;
  /** The name of the type of issues; undefined for the first one that needs a summary only. */
  readonly issueType: string | undefined;
  readonly print: (line: string) => void;
};

const GLOBAL_ID = 'storyd:certify';
/** How long the search of a Jira may take to know a new issue: what an export waits for as well. */
const INDEX_MS = 60_000;

/**
 * Walks everything that StorYd asks a Jira for, by its own adapters, in a scratch project, and deletes the issue again.
 * @returns whether all of it has worked
 */
export async function certifyJira(certified: Certified): Promise<boolean> {
  const { print } = certified;
  const jira = connect(certified);
  const made = new Set<string>();
  try {
    await walk(certified, jira, made);
    return true;
  } catch (error) {
    print(`FAILED  ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    for (const key of made) await clean(jira, key, print);
  }
}

type Jira = { readonly port: JiraPort; readonly client: JiraClient; readonly api: string; wrong: JiraPort };

/** By https as a deployment; the client is for what the product itself never does: counting links, deleting issues. */
function connect({ http, baseUrl, token, email }: Certified): Jira {
  const create = email === undefined ? createJiraServer : createJiraCloud;
  const basic = Buffer.from(`${email ?? ''}:${token}`).toString('base64');
  const authorization = email === undefined ? `Bearer ${token}` : `Basic ${basic}`;
  return {
    port: create(http, baseUrl, { token, email }),
    wrong: create(http, baseUrl, { token: 'certify-a-wrong-token', email }),
    client: createJiraClient({ http, baseUrl, authorization, secrets: [basic, token] }),
    api: email === undefined ? '/rest/api/2' : '/rest/api/3',
  };
}

async function walk(certified: Certified, { port, wrong, client, api }: Jira, made: Set<string>): Promise<void> {
  const { print } = certified;
  const ok = (line: string) => print(`ok      ${line}`);

  const probe = await port.probe(null);
  require(probe.found === 'connected', `the connection is not accepted: ${probe.found}`);
  ok(`connected; the instance is ${probe.instanceId ?? 'one that does not report its id'}`);
  require((await port.isInstance(probe.instanceId)) && !(await port.isInstance('another')), 'its id changes');
  ok('it is distinguished from another instance at its address');
  const refused = await wrong.probe(null);
  require(refused.found === 'credential-refused', `a wrong token is not refused, but ${refused.found}`);
  ok('a wrong token is refused');

  const projects = await port.projects();
  const project = chooseProject(projects, certified.project);
  ok(`${projects.length} projects; the scratch project is ${project.key}`);
  const types = await port.issueTypes(project.key);
  const { type, fields } = await chooseType(port, project, types, certified.issueType);
  ok(`${types.length} types of issues; ${type.name} has ${fields.length} fields that can be mapped`);

  const draft = draftOf(project, type, `StorYd certifies this Jira ${randomUUID()}`);
  const { messages, errors, left } = await port.testIssue(draft);
  if (left !== null) made.add(left);
  const problems = [...messages, ...Object.values(errors)];
  require(problems.length === 0 && left === null, `the test is not clean: ${problems.join(', ')}${left ?? ''}`);
  ok('a test of an issue leaves nothing behind');
  const unknown: IssueFieldValue = {
    fieldId: 'customfield_999999999',
    name: 'Unknown',
    type: 'string',
    value: { kind: 'text', text: 'x' },
  };
  const wrongTest = await port.testIssue({ ...draft, values: [...draft.values, unknown] });
  require(unknown.fieldId in wrongTest.errors, 'a test does not name a field that is refused');
  ok('a test names a field that is refused');

  const exportKey = randomUUID();
  const since = Date.now();
  const created = await port.createIssue(draft, exportKey);
  const lost = { projects: [draft.projectId], since, until: Date.now() };
  if (!('key' in created))
    throw new Error(`no issue: ${[...created.messages, JSON.stringify(created.errors)].join(' ')}`);
  const { key } = created;
  made.add(key);
  const { summary, status, isDone } = await port.issue(key);
  require(summary === summaryOf(draft) && !isDone, 'the new issue is another one');
  ok(`created ${key}, which is ${status}`);
  const waited = await untilFound(() => port.findExported(lost, exportKey), key);
  ok(`found by the key of its export after ${waited} ms`);
  require((await port.findExported(lost, randomUUID())) === 'none', 'it is found by another key');
  const named = await port.findIssues(project.id, [summary]);
  require(named[summary]?.join() === key, 'it is not found by its summary alone');
  ok('found by its summary, and by no other key');
  await walkChanges(certified, port, key, project);

  const link = (title: string) => ({ globalId: GLOBAL_ID, url: 'https://storyd.example/epic', title });
  for (const title of ['First', 'Second']) await port.putRemoteLink(key, link(title));
  const titles = titlesIn((await client.read(`${api}/issue/${key}/remotelink`)).json);
  require(titles.join() === 'Second', `put twice, the links are: ${titles.join(', ')}`);
  ok('a remote link that is put twice is one link');
  for (let i = 0; i < 2; i += 1) await port.deleteRemoteLink(key, GLOBAL_ID);
  require(titlesIn((await client.read(`${api}/issue/${key}/remotelink`)).json).length === 0, 'the link stays');
  ok('it is deleted, also when it is gone already');
}

/** Reads the issue as `read_issues` does, and changes it as settling a difference does. */
async function walkChanges({ print }: Certified, port: JiraPort, key: string, project: JiraProject): Promise<void> {
  const ok = (line: string) => print(`ok      ${line}`);
  const found = await port.issues([key, `${project.key}-999999999`]);
  require(found.map((issue) => issue.key).join() === key, 'it is not read by its key beside one that is not there');
  ok('read by its key; one that is not there is left out');
  const summary = `StorYd certifies this Jira ${randomUUID()}`;
  const updated = await port.updateIssue(key, { summary });
  require(updated === true, `its summary is not taken: ${updated === true ? '' : textOf(updated)}`);
  require((await port.issue(key)).summary === summary, 'it has another summary than the one that was sent');
  const refused = await port.updateIssue(key, { priority: `None such ${randomUUID()}` });
  require(refused !== true && textOf(refused) !== '', 'a priority that does not exist is not refused in words');
  ok('its summary is changed, and a priority that does not exist is refused');
  for (const isDone of [true, false]) {
    const moved = await port.transitionIssue(key, isDone);
    if (moved !== true)
      return print(`note    its workflow keeps it from being ${doneOrOpen(isDone)}: ${textOf(moved)}`);
    require((await port.issue(key)).isDone === isDone, `it is not ${doneOrOpen(isDone)} after that was sent`);
  }
  ok('it becomes done, and open again');
}

const doneOrOpen = (isDone: boolean) => (isDone ? 'done' : 'open again');
const textOf = ({ messages, errors }: IssueRefusal) => [...messages, ...Object.values(errors)].join(' ');

/** Deletes an issue of the walk. */
async function clean({ client, api }: Jira, key: string, print: Certified['print']): Promise<void> {
  const status = await client.write('DELETE', `${api}/issue/${key}`).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status === 204) print(`ok      deleted ${key}`);
  else print(`LEFT    ${key}: please delete it (its account may not, or Jira did not answer)`);
}

function chooseProject(projects: readonly JiraProject[], wanted: string | undefined): JiraProject {
  const [only, ...others] = projects.filter(({ key }) => wanted === undefined || key === wanted);
  if (only !== undefined && others.length === 0) return only;
  const keys = projects.map(({ key }) => key).join(', ');
  throw new Error(`name a scratch project by --project: ${keys === '' ? 'the account sees none' : keys}`);
}

/** The type of issues, with its fields. @throws when no issue of it can be created by a summary alone */
async function chooseType(
  port: JiraPort,
  { key }: JiraProject,
  types: readonly IssueType[],
  wanted: string | undefined,
): Promise<{ type: IssueType; fields: IssueField[] }> {
  for (const type of types.filter(({ name }) => wanted === undefined || name === wanted)) {
    const fields = await port.fields(key, type.id);
    if (fields.every(({ id, required }) => !required || id === 'summary')) return { type, fields };
  }
  const names = types.map(({ name }) => name).join(', ');
  throw new Error(`name a type of issues that requires a summary only, by --type: ${names}`);
}

const draftOf = (project: JiraProject, type: IssueType, text: string): IssueDraft => ({
  ...{ projectId: project.id, issueTypeId: type.id },
  values: [{ fieldId: 'summary', name: 'Summary', type: 'string', value: { kind: 'text', text } }],
});

function summaryOf({ values: [first] }: IssueDraft): string {
  return first?.value.kind === 'text' ? first.value.text : '';
}

/** How long it takes until a search knows an issue, in milliseconds. @throws when it does not within a minute */
async function untilFound(find: () => Promise<FoundExport>, key: string): Promise<number> {
  const start = Date.now();
  for (let found = await find(); typeof found !== 'object' || found.key !== key; found = await find()) {
    require(Date.now() - start < INDEX_MS, `${key} is not found by the key of its export within a minute`);
    await delay(2_000);
  }
  return Date.now() - start;
}

function titlesIn(json: unknown): string[] {
  const links = json as readonly { globalId?: string; object?: { title?: string } }[];
  return links.flatMap(({ globalId, object }) => (globalId === GLOBAL_ID ? [object?.title ?? ''] : []));
}

/** @throws with the message unless it holds */
function require(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
