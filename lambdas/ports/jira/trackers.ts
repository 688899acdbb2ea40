import type { IntegrationType } from '#shared/model/integration/integration.ts';
import { addressGuard, type PrivateTracker } from './addressGuard.ts';
import { createJiraCloud } from './client/jiraCloud.ts';
import { createJiraServer } from './client/jiraServer.ts';
import { createGuardedHttp } from './guardedHttp.ts';
import type { TrackerCredential, TrackerPort } from './port.ts';
import { type TrackerHttp, TrackerUnreachable } from './trackerHttp.ts';

const adapters = { 'jira-server': createJiraServer, 'jira-cloud': createJiraCloud } as const;

/**
 * How long all requests for one question may take together, in milliseconds: less than the caller of the gateway waits.
 * Jira takes more than 15 seconds for a new issue where its rules are many.
 */
const QUESTION_MS = 23_000;

let shared: TrackerHttp | undefined;

/** The adapter for a tracker, for one question. */
export function trackerOf(type: IntegrationType, baseUrl: string, credential: TrackerCredential): TrackerPort {
  shared ??= guardedTrackers();
  return adapters[type](untilTime(shared, Date.now() + QUESTION_MS), baseUrl, credential);
}

/** How the trackers of a deployment are reached: at public addresses, and in the private networks that it lists. */
export function guardedTrackers(): TrackerHttp {
  return createGuardedHttp({ guard: addressGuard(privateTrackers()) });
}

/** Requests that all have to be answered until a time. @throws TrackerUnreachable */
function untilTime(http: TrackerHttp, until: number): TrackerHttp {
  return async (request) => {
    const within = until - Date.now();
    if (within <= 0) throw new TrackerUnreachable('no-time');
    return http({ ...request, within });
  };
}

/** Sets how the trackers of a process are reached. */
export function setTrackerHttp(http: TrackerHttp | undefined): void {
  shared = http;
}

/** The trackers in private networks that the deployment lists. */
function privateTrackers(): readonly PrivateTracker[] {
  return JSON.parse(process.env['PRIVATE_TRACKERS'] ?? '[]') as PrivateTracker[];
}
