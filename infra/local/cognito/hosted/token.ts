import type { IncomingMessage } from 'node:http';
import type { PoolContext } from '../context.ts';
import { readText } from '../requestBody.ts';
import { startSession } from '../tokens.ts';
import { HostedError } from './hostedError.ts';
import { challengeOf } from './openid.ts';

/**
 * The token endpoint: exchanges a code, once, for tokens.
 *
 * @throws HostedError for another client, or a code that is unknown, used, too old, or of another address or verifier
 */
export async function exchangeCode(pool: PoolContext, request: IncomingMessage): Promise<object> {
  const form = new URLSearchParams(await readText(request));
  if (form.get('client_id') !== pool.config().clientId) throw new HostedError('invalid_client');
  if (form.get('grant_type') !== 'authorization_code') throw new HostedError('invalid_request');
  const granted = pool.pendingSignIns.granted.take(form.get('code'));
  const user = granted && pool.store.bySub(granted.sub);
  if (granted === undefined || user === undefined) throw new HostedError('invalid_grant');
  const { redirectUri, challenge, nonce } = granted.request;
  const verifier = form.get('code_verifier');
  const isOwn = challenge === undefined ? verifier === null : verifier !== null && challengeOf(verifier) === challenge;
  if (!isOwn || form.get('redirect_uri') !== redirectUri) throw new HostedError('invalid_grant');
  const tokens = startSession(pool, user, granted.changes, nonce);
  await pool.store.settled();
  return {
    id_token: tokens.IdToken,
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  };
}
