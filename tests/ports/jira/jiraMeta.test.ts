import { describe, expect, test } from 'vitest';
import type { Fault } from '#infra/local/jira/fakeJira.ts';
import type { FakeField } from '#infra/local/jira/fakeProjects.ts';
import type { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import { connectAdapter } from './support/connectAdapter.ts';

const CUSTOM = 'com.atlassian.jira.plugin.system.customfieldtypes';
const system = (name: string, more: Partial<FakeField> = {}): FakeField => ({
  ...{ fieldId: name, name, required: false, hasDefaultValue: false, operations: ['set'] },
  schema: { type: 'string', system: name },
  ...more,
});
const custom = (id: number, kind: string, more: Partial<FakeField> = {}): FakeField =>
  system(`customfield_${id}`, { schema: { type: 'any', custom: kind, customId: id }, ...more });

/** A Jira with one project of these fields. */
function withFields(face: 'data-center' | 'cloud', fields: FakeField[]) {
  const adapter = connectAdapter(face);
  const story = { id: '10001', name: 'Story', subtask: false, fields };
  const subTask = { id: '10003', name: 'Sub-task', subtask: true, fields: [] };
  adapter.jira.projects.push({ id: '10', key: 'TILL', name: 'Till', issueTypes: [story, subTask] });
  return adapter;
}

describe.each(['data-center', 'cloud'] as const)('Jira, %s,', (face) => {
  test('tells its projects, all of them', async () => {
    const { jira, port } = connectAdapter(face);
    const projects = Array.from({ length: 120 }, (_, i) => ({ id: `${i}`, key: `P${i}`, name: `Project ${i}` }));
    jira.projects.push(...projects.map((project) => ({ ...project, issueTypes: [] })));
    expect((await port.projects()).map(({ id, key, name }) => ({ id, key, name }))).toEqual(projects);
  });

  test('tells its projects with their types of issues', async () => {
    const { jira, port, api } = withFields(face, []);
    jira.projects.push({ id: '20', key: 'CASH', name: 'Cash', issueTypes: [] });
    const types = [
      { id: '10001', name: 'Story', isSubTask: false },
      { id: '10003', name: 'Sub-task', isSubTask: true },
    ];
    const [till, cash] = [
      { id: '10', key: 'TILL', name: 'Till' },
      { id: '20', key: 'CASH', name: 'Cash' },
    ];
    expect(await port.projects()).toEqual([
      { ...till, issueTypes: types },
      { ...cash, issueTypes: [] },
    ]);
    // Where the account may create nothing, the project is listed all the same.
    jira.faults.set(`${api}/issue/createmeta/CASH`, { status: 403 });
    expect((await port.projects()).map(({ key }) => key)).toEqual(['TILL', 'CASH']);
  });

  test('tells the types of issues of a project, without sub-tasks', async () => {
    const { port } = withFields(face, []);
    expect(await port.issueTypes('TILL')).toEqual([{ id: '10001', name: 'Story', isSubTask: false }]);
  });

  test('tells 420 fields, page by page', async () => {
    const fields = Array.from({ length: 420 }, (_, i) => custom(i, `${CUSTOM}:textfield`));
    const { jira, port, api } = withFields(face, fields);
    expect((await port.fields('TILL', '10001')).map(({ id }) => id)).toEqual(fields.map(({ fieldId }) => fieldId));
    const asked = jira.requests.filter(({ url }) => url.pathname.endsWith('/10001'));
    expect(asked.map(({ url }) => url.searchParams.get('startAt'))).toEqual(['0', '200', '400']);
    expect(asked[0]?.url.pathname).toBe(`/jira${api}/issue/createmeta/TILL/issuetypes/10001`);
  });

  test.each<[kind: string, type: string]>([
    ['summary', 'string'],
    ['description', 'multi-line string'],
    ['environment', 'multi-line string'],
    ['priority', 'option'],
    ['versions', 'option-multi'],
    ['fixVersions', 'option-multi'],
    ['components', 'option-multi'],
    ['parent', 'issue'],
    [`${CUSTOM}:textfield`, 'string'],
    [`${CUSTOM}:url`, 'string'],
    [`${CUSTOM}:textarea`, 'multi-line string'],
    [`${CUSTOM}:float`, 'number'],
    [`${CUSTOM}:select`, 'option'],
    [`${CUSTOM}:radiobuttons`, 'option'],
    [`${CUSTOM}:version`, 'option'],
    [`${CUSTOM}:multiselect`, 'option-multi'],
    [`${CUSTOM}:multicheckboxes`, 'option-multi'],
    [`${CUSTOM}:multiversion`, 'option-multi'],
    ['com.pyxis.greenhopper.jira:jsw-story-points', 'number'],
    ['com.pyxis.greenhopper.jira:gh-epic-label', 'string'],
    ['com.pyxis.greenhopper.jira:gh-epic-link', 'issue'],
  ])('has fields of the kind %s as %s', async (kind, type) => {
    const field = kind.includes(':') ? custom(1, kind) : system(kind);
    const found = await withFields(face, [field]).port.fields('TILL', '10001');
    const { fieldId: id, name } = field;
    expect(found).toEqual([{ id, name, type, required: false, options: [], anyWord: false }]);
  });

  test('has labels as fields of any words', async () => {
    const { port } = withFields(face, [system('labels'), custom(1, `${CUSTOM}:labels`)]);
    const labels = { type: 'option-multi', anyWord: true };
    expect(await port.fields('TILL', '10001')).toMatchObject([labels, labels]);
  });

  test('leaves out fields that are not mapped, and those that nobody may set', async () => {
    const others = ['project', 'issuetype', 'reporter', 'duedate', 'attachment', 'constructor'].map((name) =>
      system(name),
    );
    const kinds = ['userpicker', 'datepicker', 'cascadingselect', 'unknown'];
    const fixed = system('summary', { operations: [] });
    const { port } = withFields(face, [...others, ...kinds.map((kind, i) => custom(i, `${CUSTOM}:${kind}`)), fixed]);
    expect(await port.fields('TILL', '10001')).toEqual([]);
  });

  test('names the fields without which no issue can be created and that it cannot fill', async () => {
    const required = { required: true };
    const kind = (id: number, type: string, name: string) =>
      custom(id, name, { required: true, schema: { type, custom: name, customId: id } });
    const odd = { ...custom(5, 'app', required), schema: undefined, name: null };
    const { port } = withFields(face, [
      ...[system('project', required), system('issuetype', required), system('reporter', required)],
      system('duedate', { required: true, schema: { type: 'date', system: 'duedate' } }),
      ...[kind(1, 'user', `${CUSTOM}:userpicker`), kind(2, 'option-with-child', `${CUSTOM}:cascadingselect`)],
      ...[kind(3, 'array', 'com.pyxis.greenhopper.jira:gh-sprint'), kind(4, 'any', 'com.okapya:checklist')],
      odd as object as FakeField,
      system('assignee', { required: true, hasDefaultValue: true }),
    ]);
    const found = await port.fields('TILL', '10001');
    expect(found.map(({ name, type, kind: holds }) => [name, type, holds])).toEqual([
      ['duedate', 'other', 'date'],
      ['customfield_1', 'other', 'person'],
      ['customfield_2', 'other', 'cascading'],
      ['customfield_3', 'other', 'sprint'],
      ['customfield_4', 'other', 'unknown'],
      ['customfield_5', 'other', 'unknown'],
    ]);
  });

  test('offers the options of a field by name or value, but for retired ones', async () => {
    const allowedValues = [
      { self: 'https://jira.acme.example/1', id: '1', name: 'Spring', archived: false },
      { self: 'https://jira.acme.example/2', id: '2', name: 'Winter', archived: true },
      { self: 'https://jira.acme.example/3', id: '3', value: 'High' },
      { self: 'https://jira.acme.example/4', id: '4', value: 'Low', disabled: true },
    ];
    const { port } = withFields(face, [system('fixVersions', { allowedValues })]);
    const [field] = await port.fields('TILL', '10001');
    expect(field?.options).toEqual([
      { id: '1', name: 'Spring' },
      { id: '3', name: 'High' },
    ]);
  });

  test('leaves out an odd field of an app, and reads the others', async () => {
    const summary = system('summary');
    const odd: object[] = [
      { ...custom(1, `${CUSTOM}:textfield`), schema: undefined },
      { ...custom(2, `${CUSTOM}:textfield`), name: null },
      { ...custom(3, `${CUSTOM}:textfield`), operations: null },
      { ...custom(4, `${CUSTOM}:select`), allowedValues: null },
    ];
    const { port } = withFields(face, [...(odd as FakeField[]), summary]);
    expect((await port.fields('TILL', '10001')).map(({ id }) => id)).toEqual(['customfield_4', 'summary']);
  });

  test('says in its own words what it refuses', async () => {
    const { jira, port, api } = withFields(face, []);
    const said = async (status: number, body: string) => {
      jira.faults.set(`${api}/issue/createmeta`, { status, body });
      return port.fields('TILL', '10001').catch((error: unknown) => (error as JiraRefusedError).said);
    };
    const words = { errorMessages: ['The project is archived.', null], errors: { project: 'Ask Ann.' } };
    expect(await said(400, JSON.stringify(words))).toBe('Jira says: The project is archived. Ask Ann.');
    expect(await said(500, '<html>oops</html>')).toBe('Jira answered with an error (status 500)');
    expect(await said(200, '<html>Sign in</html>')).toMatch(/^StorYd can't read what Jira has answered/);
  });

  test('asks to be asked again, in seconds or at a time', async () => {
    const { jira, port, api } = withFields(face, []);
    const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 90_000).toUTCString();
    jira.faults.set(`${api}/issue/createmeta`, { status: 503, headers: { 'retry-after': at } });
    const refused = await port.fields('TILL', '10001').catch((error: unknown) => error as JiraRefusedError);
    expect(refused).toMatchObject({ reason: 'busy', retryAfter: expect.toSatisfy((s: number) => s >= 89 && s <= 91) });
  });

  test('requires a field only when it has no value for it', async () => {
    const required = system('summary', { required: true });
    const { port } = withFields(face, [required, { ...required, fieldId: 'priority', hasDefaultValue: true }]);
    expect((await port.fields('TILL', '10001')).map((field) => field.required)).toEqual([true, false]);
  });

  const busy: Fault = { status: 429, headers: { 'retry-after': '30', 'x-ratelimit-limit': '50' } };
  const none: Fault = { status: 429, headers: { 'x-ratelimit-limit': '0' } };
  const elsewhere: Fault = { status: 302, headers: { location: 'https://jira.elsewhere.example/' } };
  test.each<[what: string, Fault, reason: string, retryAfter: number | null]>([
    ['401', { status: 401 }, 'credential-refused', null],
    ['403', { status: 403 }, 'requests-refused', null],
    ['404', { status: 404 }, 'not-found', null],
    ['429', busy, 'busy', 30],
    ['429 without a time', { status: 429, headers: { 'retry-after': 'soon' } }, 'busy', null],
    ['429 with a limit of 0', none, 'requests-refused', null],
    ['400', { status: 400, body: '<html>' }, 'faulty', null],
    ['500', { status: 500, body: '<html>' }, 'faulty', null],
    ['503', { status: 503 }, 'unreachable', null],
    ['503 with a time', { status: 503, headers: { 'retry-after': '5' } }, 'busy', 5],
    ['429 with a time that is over', { status: 429, headers: { 'retry-after': new Date(0).toUTCString() } }, 'busy', 0],
    ['half an answer', { status: 200, body: '{"total":1,"values":[{"id":"1' }, 'faulty', null],
    ['JSON of something else', { status: 200, body: '{"total":1,"values":[1]}' }, 'faulty', null],
    ['a redirect to another origin', elsewhere, 'moved', null],
    ['nothing in time', 'slow', 'unanswered', null],
    ['a connection that breaks off', 'broken-off', 'unreachable', null],
  ])('refuses with %s', async (_what, fault, reason, retryAfter) => {
    const { jira, port, api } = withFields(face, []);
    jira.faults.set(`${api}/project`, fault);
    jira.faults.set(`${api}/issue/createmeta`, fault);
    const refusal = { name: 'JiraRefusedError', reason, retryAfter };
    await expect(port.projects()).rejects.toMatchObject(refusal);
    await expect(port.issueTypes('TILL')).rejects.toMatchObject(refusal);
    await expect(port.fields('TILL', '10001')).rejects.toMatchObject(refusal);
  });

  test('asks for nothing but the project that it is asked for', async () => {
    const { jira, port } = withFields(face, []);
    await expect(port.fields('../../myself?', '1/2')).rejects.toMatchObject({ reason: 'not-found' });
    expect(jira.requests.map(({ url }) => url.pathname)).toEqual([
      expect.stringContaining('/issue/createmeta/..%2F..%2Fmyself%3F/issuetypes/1%2F2'),
    ]);
  });
});
