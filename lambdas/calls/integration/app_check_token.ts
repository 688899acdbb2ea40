import { issueAppCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { app_check_token } from '#shared/contract/integration/app_check_token.ts';

export const handler = implementQuery(app_check_token, {
  load: async () => undefined,
  run: ({ person }) => issueAppCheck(person),
});
