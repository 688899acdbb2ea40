import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Integration, IntegrationType } from '#shared/model/integration/integration.ts';

/** The most integrations of a company. */
export const MAX_INTEGRATIONS = 20;

/** Why nothing can be done with an integration but to enable it, if so (rule integration.5). */
export function integrationError({ enabled }: Pick<Integration, 'enabled'>): KnownError | undefined {
  return enabled ? undefined : errors.integrationDisabled;
}

/** Why a credential cannot be that of Jira, if so: Jira Cloud wants the address of its account too. */
export function credentialError(type: IntegrationType, email: string | undefined): KnownError | undefined {
  return type === 'jira-cloud' && email === undefined ? errors.integrationEmailMissing : undefined;
}

/** Whether a credential for one address may be used at another one: only if they have the same origin (rule integration.4). */
export function keepsCredential(baseUrl: string, next: string): boolean {
  return new URL(baseUrl).origin === new URL(next).origin;
}
