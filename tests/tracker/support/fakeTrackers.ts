import { TrackerUnreachable } from '#lambdas/tracker/trackerHttp.ts';
import { setTrackerHttp } from '#lambdas/tracker/trackers.ts';
import type { FakeJira } from './fakeJira.ts';

const trackers = new Map<string, FakeJira>();

/** Puts a fake Jira on the net of this process, where the product finds it at its address, and nothing else. */
export function connectFake(jira: FakeJira): FakeJira {
  trackers.set(new URL(jira.baseUrl).origin, jira);
  setTrackerHttp(async (request) => {
    const found = trackers.get(request.url.origin);
    if (found === undefined) throw new TrackerUnreachable('unknown-host');
    return found.http(request);
  });
  return jira;
}
