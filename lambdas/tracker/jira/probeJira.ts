import * as z from 'zod/mini';
import type { Probe } from '#shared/rules/integrationStatus.ts';
import { TrackerUnreachable } from '../trackerHttp.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';

/** What an adapter knows of its kind of Jira. */
export type JiraKind = {
  /** The path of its API. */
  readonly api: string;
  /** Whether a server that says this of itself is of this kind, in a version that we can use. */
  readonly isServedBy: (info: ServerInfo) => boolean;
  /** The path where anyone may read the id of the instance, and the field that holds it. */
  readonly instance: { readonly path: string; readonly field: string };
};

const serverInfo = z.object({ deploymentType: z.optional(z.string()), versionNumbers: z.array(z.number()) });
export type ServerInfo = z.infer<typeof serverInfo>;

const myPermissions = z.object({
  permissions: z.object({ CREATE_ISSUES: z.object({ havePermission: z.boolean() }) }),
});

/**
 * Checks a connection by four questions: which Jira is there, is it the one that is known, does it accept the
 * credential, and may its account create issues. The first two are asked without the credential.
 */
export async function probeJira(client: JiraClient, kind: JiraKind, knownInstance: string | null): Promise<Probe> {
  try {
    const info = await client.readAnonymously(`${kind.api}/serverInfo`);
    const server = z.safeParse(serverInfo, info.json);
    if (info.status !== 200 || !server.success || !kind.isServedBy(server.data)) return withoutCredential(client, info);
    const instance = await client.readAnonymously(kind.instance.path);
    if (instance.status !== 200 && instance.status !== 404) return withoutCredential(client, instance);
    const instanceId = instanceOf(instance, kind);
    // One that no longer tells who it is may be another one too.
    if (knownInstance !== null && instanceId !== knownInstance) return { found: 'moved' };
    const myself = await client.read(`${kind.api}/myself`);
    if (myself.status !== 200) return withCredential(client, myself);
    const permitted = await client.read(`${kind.api}/mypermissions?permissions=CREATE_ISSUES`);
    if (permitted.status !== 200) return withCredential(client, permitted);
    const permissions = z.safeParse(myPermissions, permitted.json);
    if (!permissions.success) return { found: 'unreachable' };
    const mayCreate = permissions.data.permissions.CREATE_ISSUES.havePermission;
    return { found: mayCreate ? 'connected' : 'no-project', instanceId };
  } catch (error) {
    if (!(error instanceof TrackerUnreachable)) throw error;
    return { found: error.reason === 'time-out' ? 'unanswered' : 'unreachable' };
  }
}

/** The id of the instance; null when it does not tell. */
function instanceOf({ json }: JiraAnswer, { instance }: JiraKind): string | null {
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), json);
  const id = success ? data[instance.field] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** What an answer that is no success means, when nobody was named. */
function withoutCredential({ baseUrl }: JiraClient, { status, headers }: JiraAnswer): Probe {
  if (status === 429) return { found: 'busy' };
  return { found: leadsElsewhere(baseUrl, status, headers['location']) ? 'moved' : 'unreachable' };
}

/** What it means to the credential's account. Jira answers 429 with a limit of 0 to accounts that may make no requests. */
function withCredential(client: JiraClient, answer: JiraAnswer): Probe {
  const { status, headers } = answer;
  if (status === 401) return { found: 'credential-refused' };
  if (status === 403 || (status === 429 && headers['x-ratelimit-limit'] === '0')) return { found: 'requests-refused' };
  return withoutCredential(client, answer);
}

/** Whether an answer is a redirect to another origin. */
function leadsElsewhere(baseUrl: string, status: number, location = ''): boolean {
  if (status < 300 || status > 399 || !URL.canParse(location, baseUrl)) return false;
  return new URL(location, baseUrl).origin !== new URL(baseUrl).origin;
}
