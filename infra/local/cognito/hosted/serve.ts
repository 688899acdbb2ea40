import type { IncomingMessage, ServerResponse } from 'node:http';
import { plain, targetOf } from '../../localServer.ts';
import { answer } from '../answers.ts';
import type { PoolContext } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { authorize } from './authorize.ts';
import { HostedError, redirect } from './hostedError.ts';
import { idpResponse } from './idpResponse.ts';
import { exchangeCode } from './token.ts';
import { userInfo } from './userInfo.ts';

const PATHS = ['/oauth2/authorize', '/oauth2/idpresponse', '/oauth2/token', '/oauth2/userInfo', '/logout'];

/** Whether a path belongs to the pool's hosted domain. */
export const isHosted = (path: string): boolean => PATHS.includes(path);

/**
 * The endpoints of the pool's domain that the web app uses to sign in through a provider (OAuth 2.0 with PKCE). It keeps
 * no session of its own: each sign-in goes to the provider.
 */
export async function serveHosted(
  pool: PoolContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path, query } = targetOf(request);
  try {
    switch (`${request.method} ${path}`) {
      case 'GET /oauth2/authorize':
        return redirect(response, await authorize(pool, query));
      case 'GET /oauth2/idpresponse':
        return redirect(response, await idpResponse(pool, query));
      case 'POST /oauth2/token':
        return answer(response, 200, await exchangeCode(pool, request), { 'cache-control': 'no-store' });
      case 'GET /oauth2/userInfo':
        return answer(response, 200, userInfo(pool, request));
      case 'GET /logout':
        return redirect(response, logout(pool, query));
      default:
        return plain(response, 405, 'Method Not Allowed');
    }
  } catch (error) {
    if (error instanceof HostedError) answer(response, error.status, { error: error.message });
    else if (error instanceof CognitoError) answer(response, error.status, { error: 'invalid_request' });
    else throw error;
  }
}

/** Where the web app wanted to be after the sign-out. */
function logout(pool: PoolContext, query: URLSearchParams): string {
  const target = query.get('logout_uri') ?? '';
  if (query.get('client_id') !== pool.config().clientId || !pool.federation.logoutUrls().includes(target))
    throw new HostedError('invalid_request');
  return target;
}
