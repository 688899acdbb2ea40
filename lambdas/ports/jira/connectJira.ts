import type { IntegrationType } from '#shared/model/integration/integration.ts';
import { addressGuard, type PrivateJira } from './addressGuard.ts';
import { createJiraCloud } from './client/jiraCloud.ts';
import { createJiraServer } from './client/jiraServer.ts';
import { createGuardedHttp } from './guardedHttp.ts';
import { type JiraHttp, JiraUnreachableError } from './jiraHttp.ts';
import type { JiraCredential, JiraPort } from './port.ts';

const adapters = { 'jira-server': createJiraServer, 'jira-cloud': createJiraCloud } as const;

/**
 * How long all requests of one method may take together, in milliseconds: less than the caller of the gateway waits.
 * Jira takes more than 15 seconds for a new issue where its rules are many.
 */
const METHOD_MS = 23_000;

let shared: JiraHttp | undefined;

/** The adapter for Jira, for one method. */
export function connectJira(type: IntegrationType, baseUrl: string, credential: JiraCredential): JiraPort {
  shared ??= guardedJiraHttp();
  return adapters[type](untilTime(shared, Date.now() + METHOD_MS), baseUrl, credential);
}

/** How the Jira of a deployment are reached: at public addresses, and in the private networks that it lists. */
export function guardedJiraHttp(): JiraHttp {
  return createGuardedHttp({ guard: addressGuard(privateJiras()) });
}

/** Requests that all have to be answered until a time. @throws JiraUnreachableError */
function untilTime(http: JiraHttp, until: number): JiraHttp {
  return async (request) => {
    const within = until - Date.now();
    if (within <= 0) throw new JiraUnreachableError('no-time');
    return http({ ...request, within });
  };
}

/** Sets how the Jira of a process are reached. */
export function setJiraHttp(http: JiraHttp | undefined): void {
  shared = http;
}

/** The Jira in private networks that the deployment lists. */
function privateJiras(): readonly PrivateJira[] {
  return JSON.parse(process.env['PRIVATE_TRACKERS'] ?? '[]') as PrivateJira[];
}
