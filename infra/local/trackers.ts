import { createHmac, randomBytes } from 'node:crypto';
import { setCredentialCipher } from '#lambdas/ports/jira/credentialCipher.ts';
import { setTrackerGateway } from '#lambdas/ports/jira/gateway.ts';
import { setTrackerPages } from '#lambdas/ports/jira/trackerPages.ts';
import { guardedTrackers, setTrackerHttp } from '#lambdas/ports/jira/trackers.ts';
import { setAppCheckKeys } from '#lambdas/runtime/appCheckKey.ts';
import { createLocalCipher } from './credentialCipher.ts';
import { inRole } from './grants/role.ts';
import type { LocalJira } from './jira/localJira.ts';

/**
 * Lets calls reach issue trackers: by the same gateway and guard as in a deployment, with keys of this machine. Only
 * the addresses of the local Jira do not lead to the network (docs/decisions/0012).
 * @param pages the origin of the pages of the local Jira
 * @returns the end
 */
export async function openTrackers(
  dataDir: string | undefined,
  jira: Pick<LocalJira, 'http'>,
  pages: string,
): Promise<() => Promise<void>> {
  setTrackerHttp(jira.http(guardedTrackers()));
  setTrackerPages(pages);
  setCredentialCipher(createLocalCipher(dataDir));
  const appCheckKey = randomBytes(32);
  setAppCheckKeys(async (day) => createHmac('sha256', appCheckKey).update(day).digest());
  const { handler } = await import('#lambdas/events/tracker_gateway.ts');
  const gateway = inRole('tracker_gateway', handler, ({ company }) => [company]);
  const invoke = async <Answer>(request: object) =>
    asJson<Answer>(await gateway(asJson<Parameters<typeof handler>[0]>(request)));
  setTrackerGateway({ probe: invoke, read: invoke, change: invoke });
  return async () => {
    setCredentialCipher(undefined);
    setAppCheckKeys(undefined);
    setTrackerGateway(undefined);
    setTrackerHttp(undefined);
    setTrackerPages(undefined);
  };
}

/** What an invocation in a deployment makes of a value. */
const asJson = <Value>(value: object) => JSON.parse(JSON.stringify(value)) as Value;
