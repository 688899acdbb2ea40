import * as z from 'zod/mini';
import { JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { pagesAddress } from '#lambdas/ports/jira/jiraPages.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';
import { type JiraKind, serverInfoSchema } from './jiraKind.ts';
import { answered, refusedBy, withCredential, withoutAnswer, withoutCredential } from './jiraRefusal.ts';

const myPermissions = z.object({
  permissions: z.object({ CREATE_ISSUES: z.object({ havePermission: z.boolean() }) }),
});

/** What is asked of a Jira about itself. */
export const jiraChecks = (client: JiraClient, kind: JiraKind): Pick<JiraPort, 'probe' | 'isInstance'> => ({
  /**
   * Checks a connection by four questions: which Jira is there, is it the one that is known, does it accept the
   * credential, and may its account create issues. The first two are asked without the credential.
   */
  async probe(knownInstance) {
    try {
      const info = await client.readAnonymously(`${kind.api}/serverInfo`);
      const server = z.safeParse(serverInfoSchema, info.json);
      if (info.status !== 200 || !server.success || !kind.isServedBy(server.data))
        return { found: withoutCredential(client, info) };
      const instance = await client.readAnonymously(kind.instance.path);
      if (instance.status !== 200 && instance.status !== 404) return { found: withoutCredential(client, instance) };
      const instanceId = instanceOf(instance, kind);
      // One that no longer tells who it is may be another one too.
      if (knownInstance !== null && instanceId !== knownInstance) return { found: 'moved' };
      const myself = await client.read(`${kind.api}/myself`);
      if (myself.status !== 200) return { found: withCredential(client, myself) };
      const permitted = await client.read(`${kind.api}/mypermissions?permissions=CREATE_ISSUES`);
      if (permitted.status !== 200) return { found: withCredential(client, permitted) };
      const permissions = z.safeParse(myPermissions, permitted.json);
      if (!permissions.success) return { found: 'unreachable' };
      const mayCreate = permissions.data.permissions.CREATE_ISSUES.havePermission;
      return { found: mayCreate ? 'connected' : 'no-project', instanceId, webUrl: pagesAddress(server.data.baseUrl) };
    } catch (error) {
      if (!(error instanceof JiraUnreachableError)) throw error;
      return { found: withoutAnswer(error) };
    }
  },
  /**
   * Whether the Jira at the address is the one that is known, asked without the credential.
   * @throws JiraRefusedError when it does not answer
   */
  async isInstance(known) {
    const answer = await answered(client.readAnonymously(kind.instance.path));
    if (answer.status !== 200 && answer.status !== 404) throw refusedBy(answer, withoutCredential(client, answer));
    return instanceOf(answer, kind) === known;
  },
});

/** The id of the instance; null when it does not tell. */
function instanceOf({ json }: JiraAnswer, { instance }: JiraKind): string | null {
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), json);
  const id = success ? data[instance.field] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
