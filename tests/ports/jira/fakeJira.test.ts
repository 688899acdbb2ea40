import { describe, expect, test } from 'vitest';
import { type Face, faces } from '#infra/local/jira/faces.ts';
import { createFakeJira } from '#infra/local/jira/fakeJira.ts';
import type { FakeField } from '#infra/local/jira/fakeProjects.ts';

/** The Jira that tests and the local run talk to has to refuse what Jira refuses; these are its published answers. */

const AUTHORIZATION = 'Bearer a-token';
const field = (name: string, more: Partial<FakeField> = {}): FakeField => ({
  ...{ fieldId: name, name, required: false, hasDefaultValue: false, operations: ['set'] },
  schema: { type: 'string', system: name },
  ...more,
});
const versions = { schema: { type: 'array', items: 'version', system: 'fixVersions' } };
const fields = [
  field('summary', { required: true }),
  field('description'),
  field('labels', { schema: { type: 'array', items: 'string', system: 'labels' } }),
  field('fixVersions', { ...versions, allowedValues: [{ id: '7', name: 'Spring' }] }),
  field('priority', { required: true, hasDefaultValue: true, allowedValues: [{ id: '2', name: 'High' }] }),
];

function start(face: Face) {
  const jira = createFakeJira(face, 'https://jira.acme.example');
  jira.accounts.set(AUTHORIZATION, { name: 'storyd', mayCreateIssues: true });
  const project = (id: string, key: string) => ({ id, key, name: key });
  const issueTypes = [{ id: '10001', name: 'Story', subtask: false, fields }];
  jira.projects.push({ ...project('10', 'TILL'), issueTypes }, { ...project('11', 'SHOP'), issueTypes });
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, content?: object) => {
    const url = new URL(`${jira.baseUrl}${faces[face].api}${path}`);
    const body = content && JSON.stringify(content);
    const { status, body: text } = await jira.http({ method, url, headers: { authorization: AUTHORIZATION }, body });
    return { status, ...(text !== '' && { content: JSON.parse(text) as Record<string, unknown> }) };
  };
  const create = (values: object) =>
    ask('POST', '/issue', { fields: { project: { key: 'TILL' }, issuetype: { id: '10001' }, ...values } });
  return { jira, ask, create };
}

describe.each(['data-center', 'cloud'] as const)('the fake Jira, %s,', (face) => {
  test('creates, shows, changes and deletes an issue', async () => {
    const { ask, create } = start(face);
    const created = await create({ summary: 'Scan a ticket', fixVersions: [{ name: 'Spring' }], labels: ['till'] });
    expect(created).toMatchObject({ status: 201, content: { id: '10001', key: 'TILL-1' } });
    const { content } = await ask('GET', '/issue/TILL-1');
    expect(content).toMatchObject({
      key: 'TILL-1',
      fields: {
        ...{ summary: 'Scan a ticket', labels: ['till'], priority: { name: 'High' } },
        ...{ fixVersions: [{ id: '7', name: 'Spring' }], status: { name: 'To Do', statusCategory: { key: 'new' } } },
      },
    });
    expect((await ask('PUT', '/issue/TILL-1', { fields: { summary: 'Scan it' } })).status).toBe(204);
    expect(await ask('GET', '/issue/10001?fields=summary')).toMatchObject({
      content: { fields: { summary: 'Scan it' } },
    });
    expect((await ask('DELETE', '/issue/TILL-1')).status).toBe(204);
    expect((await ask('GET', '/issue/TILL-1')).status).toBe(404);
  });

  test('refuses values by field, and the empty summary only when all others are right', async () => {
    const { jira, create } = start(face);
    const wrong = { fixVersions: [{ name: 'Autumn' }], labels: ['two words'], size: 3 };
    expect(await create({ summary: '', ...wrong })).toMatchObject({
      status: 400,
      content: {
        errors: {
          fixVersions: "Version name 'Autumn' is not valid",
          labels: "The label 'two words' contains spaces which is invalid.",
          size: "Field 'size' cannot be set. It is not on the appropriate screen, or unknown.",
        },
      },
    });
    expect(await create({ summary: '' })).toEqual({
      status: 400,
      content: { errorMessages: [], errors: { summary: 'You must specify a summary of the issue.' } },
    });
    expect(jira.issues).toEqual([]);
  });

  test('takes long texts as its kind of Jira writes them', async () => {
    const { create } = start(face);
    const texts = ['Plain', { type: 'doc', version: 1, content: [] }];
    const statuses = await Promise.all(texts.map((description) => create({ summary: 'One', description })));
    const [plain, rich] = statuses.map(({ status }) => status);
    expect([plain, rich]).toEqual(face === 'cloud' ? [400, 201] : [201, 400]);
  });

  test('has one remote link for each global id', async () => {
    const { ask, create } = start(face);
    await create({ summary: 'One' });
    const link = (title: string) => ({ globalId: 'storyd=1', object: { url: 'https://storyd.example/1', title } });
    expect((await ask('POST', '/issue/TILL-1/remotelink', link('First'))).status).toBe(201);
    expect((await ask('POST', '/issue/TILL-1/remotelink', link('Second'))).status).toBe(200);
    const path = '/issue/TILL-1/remotelink?globalId=storyd%3D1';
    expect(await ask('GET', path)).toMatchObject({ status: 200, content: { object: { title: 'Second' } } });
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('GET', path)).status).toBe(404);
  });

  test('finds an issue by its former key, and gives that to no other', async () => {
    const { jira, ask, create } = start(face);
    await create({ summary: 'One' });
    for (const issue of jira.issues) Object.assign(issue, { key: 'SHOP-1', formerKeys: ['TILL-1'] });
    expect(await ask('GET', '/issue/TILL-1')).toMatchObject({ content: { key: 'SHOP-1' } });
    expect(await create({ summary: 'Two' })).toMatchObject({ content: { key: 'TILL-2' } });
  });

  test('finds issues by JQL', async () => {
    const { ask, create } = start(face);
    for (const summary of ['Scan a ticket', 'Print a ticket', 'Scan this ticket']) await create({ summary });
    const path = face === 'cloud' ? '/search/jql' : '/search';
    const find = async (jql: string) => {
      const { status, content } = await ask('POST', path, { jql, fields: ['summary'] });
      const issues = content?.['issues'] as { key: string }[] | undefined;
      return issues?.map(({ key }) => key) ?? status;
    };
    expect(await find('project = TILL ORDER BY key')).toEqual(['TILL-1', 'TILL-2', 'TILL-3']);
    expect(await find(String.raw`project = "TILL" AND summary ~ "\"scan a ticket\""`)).toEqual(['TILL-1']);
    expect(await find('summary ~ "ticket scan"')).toEqual(['TILL-1', 'TILL-3']);
    expect(await find('key in (TILL-2, "TILL-3") AND status = "To Do"')).toEqual(['TILL-2', 'TILL-3']);
    expect(await find('key in (TILL-2, TILL-9)')).toBe(400);
    expect(await find('summary is empty')).toBe(400);
  });
});
