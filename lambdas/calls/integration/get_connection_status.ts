import { checkGrants, implementConnectionCheck } from '#lambdas/calls/implementConnectionCheck.ts';
import { get_connection_status } from '#shared/contract/integration/get_connection_status.ts';

export const grants = checkGrants;
export const usesJira = true;

export const handler = implementConnectionCheck(get_connection_status);
