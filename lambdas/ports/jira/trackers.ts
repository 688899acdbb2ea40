import type { IntegrationType } from '#shared/model/integration/integration.ts';
import { addressGuard, type PrivateTracker } from './addressGuard.ts';
import { createJiraCloud } from './client/jiraCloud.ts';
import { createJiraServer } from './client/jiraServer.ts';
import { createGuardedHttp } from './guardedHttp.ts';
import type { TrackerCredential, TrackerPort } from './port.ts';
import type { TrackerHttp } from './trackerHttp.ts';

const adapters = { 'jira-server': createJiraServer, 'jira-cloud': createJiraCloud } as const;

/** A check has four requests, which take 20 seconds at most together. */
const LIMITS = { connectMs: 3_000, totalMs: 5_000, bytes: 5 * 1024 * 1024 };

let shared: TrackerHttp | undefined;

/** The adapter for a tracker. */
export function trackerOf(type: IntegrationType, baseUrl: string, credential: TrackerCredential): TrackerPort {
  shared ??= guardedTrackers();
  return adapters[type](shared, baseUrl, credential);
}

/** How the trackers of a deployment are reached: at public addresses, and in the private networks that it lists. */
export function guardedTrackers(): TrackerHttp {
  return createGuardedHttp({ guard: addressGuard(privateTrackers()), limits: LIMITS });
}

/** Sets how the trackers of a process are reached. */
export function setTrackerHttp(http: TrackerHttp | undefined): void {
  shared = http;
}

/** The trackers in private networks that the deployment lists. */
function privateTrackers(): readonly PrivateTracker[] {
  return JSON.parse(process.env['PRIVATE_TRACKERS'] ?? '[]') as PrivateTracker[];
}
