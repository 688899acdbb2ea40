import { createHmac, randomBytes } from 'node:crypto';
import { guardedJiraHttp, setJiraHttp } from '#lambdas/ports/jira/connectJira.ts';
import { setCredentialCipher } from '#lambdas/ports/jira/credentialCipher.ts';
import { setJiraGateway } from '#lambdas/ports/jira/gateway.ts';
import { setLocalJiraPages } from '#lambdas/ports/jira/jiraPages.ts';
import { setAppCheckKeys } from '#lambdas/runtime/appCheckKey.ts';
import { createLocalCipher } from './credentialCipher.ts';
import { inRole } from './grants/role.ts';
import type { LocalJira } from './jira/localJira.ts';

/**
 * Lets calls reach Jira: by the same gateway and guard as in a deployment, with keys of this machine. Only
 * the addresses of the local Jira do not lead to the network (docs/decisions/0012).
 * @param pages the origin of the pages of the local Jira
 * @returns the end
 */
export async function openJira(
  dataDir: string | undefined,
  jira: Pick<LocalJira, 'http'>,
  pages: string,
): Promise<() => Promise<void>> {
  setJiraHttp(jira.http(guardedJiraHttp()));
  setLocalJiraPages(pages);
  setCredentialCipher(createLocalCipher(dataDir));
  const appCheckKey = randomBytes(32);
  setAppCheckKeys(async (day) => createHmac('sha256', appCheckKey).update(day).digest());
  const { handler } = await import('#lambdas/events/tracker_gateway/tracker_gateway.ts');
  const gateway = inRole('tracker_gateway', handler, ({ company }) => [company]);
  const invoke = async <Answer>(request: object) =>
    asJson<Answer>(await gateway(asJson<Parameters<typeof handler>[0]>(request)));
  setJiraGateway({ probe: invoke, read: invoke, change: invoke });
  return async () => {
    setCredentialCipher(undefined);
    setAppCheckKeys(undefined);
    setJiraGateway(undefined);
    setJiraHttp(undefined);
    setLocalJiraPages(undefined);
  };
}

/** What an invocation in a deployment makes of a value. */
const asJson = <Value>(value: object) => JSON.parse(JSON.stringify(value)) as Value;
