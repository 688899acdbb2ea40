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
 * The endpoints of the pool's domain that the web app uses to sign in through a provider (OAuth 2.0 with PKCE). Like
 * Cognito it keeps a session of the browser, which ends at `/logout`.
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
        return redirect(response, await authorize(pool, query, browserOf(request)));
      case 'GET /oauth2/idpresponse': {
        const { location, browser } = await idpResponse(pool, query);
        return redirect(response, location, browser && cookieOf(browser));
      }
      case 'POST /oauth2/token':
        return answer(response, 200, await exchangeCode(pool, request), { 'cache-control': 'no-store' });
      case 'GET /oauth2/userInfo':
        return answer(response, 200, userInfo(pool, request));
      case 'GET /logout':
        return redirect(response, logout(pool, query, browserOf(request)), `${cookieOf('')}; Max-Age=0`);
      default:
        return plain(response, 405, 'Method Not Allowed');
    }
  } catch (error) {
    if (error instanceof HostedError) answer(response, error.status, { error: error.message });
    else if (error instanceof CognitoError) answer(response, error.status, { error: 'invalid_request' });
    else throw error;
  }
}

const COOKIE = 'cognito';
const cookieOf = (browser: string) => `${COOKIE}=${browser}; Path=/; HttpOnly; SameSite=Lax`;

/** The session that a browser names in its cookie. */
function browserOf({ headers }: IncomingMessage): string | null {
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? null;
}

/** Ends the session of the browser. @returns where the web app wants to be after that */
function logout(pool: PoolContext, query: URLSearchParams, browser: string | null): string {
  const target = query.get('logout_uri') ?? '';
  if (query.get('client_id') !== pool.config().clientId || !pool.federation.logoutUrls().includes(target))
    throw new HostedError('invalid_request');
  pool.pendingSignIns.browsers.take(browser);
  return target;
}
