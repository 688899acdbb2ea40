import * as z from 'zod/mini';
import { JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { pagesAddress } from '#lambdas/ports/jira/jiraPages.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { Probe } from '#shared/rules/integration/integrationStatus.ts';
import { faultOfAnswer, faultOfSilence } from './connectionFault.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';
import { type JiraKind, serverInfoSchema } from './jiraKind.ts';
import { answered, refusedBy, withCredential, withoutAnswer, withoutCredential } from './jiraRefusal.ts';

/** Both kinds tell here what they are. */
const SERVER_INFO = '/rest/api/2/serverInfo';

const myPermissions = z.object({
  permissions: z.object({ CREATE_ISSUES: z.object({ havePermission: z.boolean() }) }),
});

/** What is asked of a Jira about itself. */
export const jiraChecks = (client: JiraClient, kind: JiraKind): Pick<JiraPort, 'probe' | 'isInstance'> => ({
  /**
   * Checks a connection by four requests: which Jira is there, is it the one that is known, does it accept the
   * credential, and may its account create issues. The first two are asked without the credential, the first one again
   * with it where Jira answers nobody else.
   */
  async probe(knownInstance) {
    try {
      const open = await client.readAnonymously(SERVER_INFO);
      // Where nobody may ask anything, it is asked again once the credential may be sent.
      const isClosed = open.status === 401 || open.status === 403;
      if (!isClosed) {
        const wrong = wrongServer(client, kind, open);
        if (wrong !== undefined) return wrong;
      }
      const instance = await readInstance(client, kind);
      if ('refused' in instance) return refusedAs(withoutCredential(client, instance.refused), instance.refused);
      const { id: instanceId } = instance;
      // One that no longer tells who it is may be another one too.
      if (knownInstance !== null && instanceId !== knownInstance) return { found: 'moved', fault: 'other-jira' };
      const myself = await client.read(`${kind.api}/myself`);
      if (myself.status !== 200) return refusedAs(withCredential(client, myself), myself);
      const info = isClosed ? await client.read(SERVER_INFO) : open;
      const wrong = wrongServer(client, kind, info);
      if (wrong !== undefined) return wrong;
      const permitted = await client.read(`${kind.api}/mypermissions?permissions=CREATE_ISSUES`);
      if (permitted.status !== 200) return refusedAs(withCredential(client, permitted), permitted);
      const permissions = z.safeParse(myPermissions, permitted.json);
      if (!permissions.success) return refusedAs('unreachable', permitted);
      const mayCreate = permissions.data.permissions.CREATE_ISSUES.havePermission;
      const server = { instanceId, webUrl: pagesAddress(z.parse(serverInfoSchema, info.json).baseUrl) };
      return mayCreate ? { found: 'connected', ...server } : { found: 'no-project', fault: 'no-permission', ...server };
    } catch (error) {
      if (!(error instanceof JiraUnreachableError)) throw error;
      return { found: withoutAnswer(error), fault: faultOfSilence(error) };
    }
  },
  /**
   * Whether the Jira at the address is the one that is known, asked without the credential.
   * @throws JiraRefusedError when it does not answer
   */
  async isInstance(known) {
    const instance = await answered(readInstance(client, kind));
    if ('refused' in instance) throw refusedBy(instance.refused, withoutCredential(client, instance.refused));
    return instance.id === known;
  },
});

const refusedAs = (found: ReturnType<typeof withCredential>, answer: JiraAnswer): Probe => ({
  found,
  fault: faultOfAnswer(found, answer),
});

/** What is wrong with a server, by what it says of itself. */
function wrongServer(client: JiraClient, kind: JiraKind, answer: JiraAnswer): Probe | undefined {
  const { success, data } = z.safeParse(serverInfoSchema, answer.json);
  if (answer.status !== 200 || !success) return refusedAs(withoutCredential(client, answer), answer);
  const fault = kind.unusable(data);
  return fault && { found: 'unreachable', fault };
}

/** Statuses of a Jira that does not tell everybody who it is. */
const UNTOLD = new Set([401, 403, 404]);

/** The id of the instance, asked without the credential; null when it does not tell. */
async function readInstance(
  client: JiraClient,
  { instance, instanceAt }: JiraKind,
): Promise<{ id: string | null } | { refused: JiraAnswer }> {
  const known = instanceAt(client.baseUrl);
  if (known !== undefined) return { id: known };
  const answer = await client.readAnonymously(instance.path);
  if (UNTOLD.has(answer.status)) return { id: null };
  if (answer.status !== 200) return { refused: answer };
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), answer.json);
  const id = success ? data[instance.field] : undefined;
  return { id: typeof id === 'string' && id !== '' ? id : null };
}
