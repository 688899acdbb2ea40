import type { PoolContext } from '../context.ts';
import { runPreTokenGeneration } from '../triggers.ts';
import type { UserRecord } from '../userStore.ts';
import { withQuery } from './hostedError.ts';
import type { AuthorizeRequest } from './pending.ts';

/** The web app's address with a code for a person's tokens. @throws CognitoError when the trigger refuses */
export async function grant(pool: PoolContext, request: AuthorizeRequest, user: UserRecord): Promise<string> {
  const changes = await runPreTokenGeneration(pool, 'TokenGeneration_HostedAuth', user, {});
  return withQuery(request.redirectUri, {
    code: pool.pendingSignIns.granted.issue({ request, sub: user.sub, changes }),
    state: request.state,
  });
}
