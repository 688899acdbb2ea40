import { createHmac, randomBytes } from 'node:crypto';
import { setAppCheckKeys } from '#lambdas/runtime/appCheckKey.ts';
import { setCredentialCipher } from '#lambdas/tracker/credentialCipher.ts';
import { setTrackerGateway } from '#lambdas/tracker/gateway.ts';
import { setTrackerHttp } from '#lambdas/tracker/trackers.ts';
import { createLocalCipher } from './credentialCipher.ts';
import { inRole } from './grants/role.ts';

/** Lets calls reach issue trackers: by the same gateway as in a deployment, with keys of this machine. @returns the end */
export async function openTrackers(dataDir: string | undefined): Promise<() => Promise<void>> {
  setCredentialCipher(createLocalCipher(dataDir));
  const appCheckKey = randomBytes(32);
  setAppCheckKeys(async (day) => createHmac('sha256', appCheckKey).update(day).digest());
  const { handler } = await import('#lambdas/events/tracker_gateway.ts');
  setTrackerGateway(inRole('tracker_gateway', handler, ({ company }) => [company]));
  return async () => {
    setCredentialCipher(undefined);
    setAppCheckKeys(undefined);
    setTrackerGateway(undefined);
    setTrackerHttp(undefined);
  };
}
