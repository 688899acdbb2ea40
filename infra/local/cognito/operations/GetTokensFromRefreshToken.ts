import type { Operation } from '../context.ts';
import { requiredText, textMap } from '../input.ts';
import { refresh } from '../sessions.ts';
import { requireClient } from '../users.ts';

/** Renews tokens: the call with which aws-amplify refreshes a session. */
export const GetTokensFromRefreshToken: Operation = async (pool, input) => {
  requireClient(pool, input);
  const token = requiredText(input, 'RefreshToken', { max: 131_072 });
  return { AuthenticationResult: await refresh(pool, token, textMap(input, 'ClientMetadata')) };
};
