import { afterEach, expect, test, vi } from 'vitest';
import type { TrackerRequest } from '#lambdas/ports/jira/trackerHttp.ts';
import { setTrackerHttp, trackerOf } from '#lambdas/ports/jira/trackers.ts';

afterEach(() => {
  vi.useRealTimers();
  setTrackerHttp(undefined);
});

test('the requests for a question share its time, which leaves 20 seconds to one; without time nothing is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent: TrackerRequest[] = [];
  setTrackerHttp(async (request) => {
    sent.push(request);
    vi.setSystemTime(Date.now() + 12_000);
    return { status: 200, headers: {}, body: '{"id":"i"}' };
  });
  const port = trackerOf('jira-server', 'https://jira.acme.example', { token: 'secret' });
  expect(await port.isInstance('i')).toBe(true);
  expect(await port.seesProject('TILL')).toBe(true);
  expect(sent.map(({ within }) => within)).toEqual([23_000, 11_000]);
  const draft = { projectId: '1', issueTypeId: '2', values: [] };
  await expect(port.createIssue(draft, 'key')).rejects.toMatchObject({ reason: 'unanswered', mayHaveActed: false });
  expect(sent).toHaveLength(2);
});
