import { afterEach, expect, test, vi } from 'vitest';
import { setJiraHttp, connectJira } from '#lambdas/ports/jira/connectJira.ts';
import type { JiraRequest } from '#lambdas/ports/jira/jiraHttp.ts';

afterEach(() => {
  vi.useRealTimers();
  setJiraHttp(undefined);
});

test('the requests for a question share its time, which leaves 20 seconds to one; without time nothing is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent: JiraRequest[] = [];
  setJiraHttp(async (request) => {
    sent.push(request);
    vi.setSystemTime(Date.now() + 12_000);
    return { status: 200, headers: {}, body: '{"id":"i"}' };
  });
  const port = connectJira('jira-server', 'https://jira.acme.example', { token: 'secret' });
  expect(await port.isInstance('i')).toBe(true);
  expect(await port.seesProject('TILL')).toBe(true);
  expect(sent.map(({ within }) => within)).toEqual([23_000, 11_000]);
  const draft = { projectId: '1', issueTypeId: '2', values: [] };
  await expect(port.createIssue(draft, 'key')).rejects.toMatchObject({ reason: 'unanswered', mayHaveActed: false });
  expect(sent).toHaveLength(2);
});
