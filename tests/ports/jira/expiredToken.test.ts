import { describe, expect, test } from 'vitest';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import { connectAdapter } from './support/connectAdapter.ts';
import { tillIssue, tillProject } from './support/tillProject.ts';

const summary = { kind: 'text', text: 'Count the till' } as const;
const draft = {
  ...{ projectId: '10100', issueTypeId: '10001' },
  values: [{ fieldId: 'summary', name: 'Summary', type: 'string', value: summary }],
} as const;

/** Everything that is asked of a Jira with the credential. */
const questions: Readonly<Record<string, (port: JiraPort) => Promise<unknown>>> = {
  projects: (port) => port.projects(),
  seesProject: (port) => port.seesProject('TILL'),
  issueTypes: (port) => port.issueTypes('TILL'),
  fields: (port) => port.fields('TILL', '10001'),
  findIssues: (port) => port.findIssues('10100', ['Count the till']),
  testIssue: (port) => port.testIssue(draft),
  createIssue: (port) => port.createIssue(draft, 'key'),
  findExported: (port) => port.findExported({ projects: ['10100'], since: 0, until: 0 }, 'key'),
  issue: (port) => port.issue('TILL-1'),
  issues: (port) => port.issues(['TILL-1']),
  updateIssue: (port) => port.updateIssue('TILL-1', { summary: 'Count it' }),
  transitionIssue: (port) => port.transitionIssue('TILL-1', true),
  putRemoteLink: (port) => port.putRemoteLink('TILL-1', { globalId: 'one', url: 'https://a.example', title: 'One' }),
  deleteRemoteLink: (port) => port.deleteRemoteLink('TILL-1', 'one'),
};

describe.each(['data-center', 'cloud'] as const)('a token that Jira, %s, answers as to nobody', (face) => {
  const expired = () => {
    const adapter = connectAdapter(face);
    adapter.jira.projects.push(tillProject());
    adapter.jira.issues.push(tillIssue());
    for (const account of adapter.jira.accounts.values()) account.isExpired = true;
    return adapter;
  };
  const refusal = { name: 'JiraRefusedError', reason: 'credential-refused' };

  test.each(Object.keys(questions))('is refused, by the header of each answer: %s', async (name) => {
    const { jira, port, api } = expired();
    const ask = () => questions[name]?.(port) ?? expect.fail(name);
    await expect(ask()).rejects.toMatchObject(refusal);
    for (const status of [200, 204, 400, 403, 404, 429, 503]) {
      jira.faults.set(api, { status, body: '{}' });
      await expect(ask(), String(status)).rejects.toMatchObject(refusal);
    }
  });

  test('is found by a check of the connection', async () => {
    const { jira, port, api } = expired();
    expect(await port.probe(null)).toEqual({ found: 'credential-refused', fault: 'token-refused' });
    jira.faults.set(`${api}/myself`, { status: 200, body: '{}' });
    expect(await port.probe(null)).toEqual({ found: 'credential-refused', fault: 'token-refused' });
  });

  test('loses no issue that Jira has created all the same', async () => {
    const { jira, port, api } = expired();
    jira.faults.set(`${api}/issue`, { status: 201, body: '{"key":"TILL-9"}' });
    expect(await port.createIssue(draft, 'key')).toEqual({ key: 'TILL-9' });
  });
});
