import { checkGrants, implementConnectionCheck } from '#lambdas/calls/implementConnectionCheck.ts';
import { retry_connection } from '#shared/contract/integration/retry_connection.ts';

export const grants = checkGrants;
export const usesJira = true;

export const handler = implementConnectionCheck(retry_connection);
