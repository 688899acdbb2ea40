import type { Operation } from '../context.ts';
import { requiredText } from '../input.ts';
import { hashOfRefreshToken } from '../tokens.ts';
import { requireClient } from '../users.ts';

/**
 * Ends the session of a refresh token and revokes the access tokens issued from it; an unknown token is not an error.
 */
export const RevokeToken: Operation = async (pool, input) => {
  requireClient(pool, input);
  const hash = hashOfRefreshToken(requiredText(input, 'Token', { max: 131_072 }));
  const ended = pool.store.sessionByRefreshToken(hash)?.id;
  pool.store.revokeSessions(({ id }) => id === ended);
  return {};
};
