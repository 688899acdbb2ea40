import type { IncomingMessage } from 'node:http';
import type { PoolContext } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { authorise } from '../sessions.ts';
import { userNameOf } from '../triggers.ts';
import { HostedError } from './hostedError.ts';

/** The user-info endpoint: the attributes of the person of an access token. @throws HostedError when it is not valid */
export function userInfo(pool: PoolContext, request: IncomingMessage): object {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  try {
    const { user } = authorise(pool, { AccessToken: token });
    return { sub: user.sub, username: userNameOf(user), ...user.attributes };
  } catch (error) {
    if (error instanceof CognitoError) throw new HostedError('invalid_token', 401);
    throw error;
  }
}
