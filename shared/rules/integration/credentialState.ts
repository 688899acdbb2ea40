import type { IntegrationStatus } from '#shared/model/integration/integration.ts';
import type { Probe } from './integrationStatus.ts';

/** What is known of the credential of an integration. */
export type CredentialState = {
  /** Whether Jira has accepted it when it was last asked; undefined where an earlier release has not noted it. */
  readonly credentialWorked?: boolean | undefined;
  /** When it was refused after it had worked, in milliseconds; null for a credential that was not. */
  readonly credentialRefusedAt?: number | null | undefined;
};

/** The state of a credential that has just been given. */
export const newCredential = { credentialWorked: false, credentialRefusedAt: null } as const;

/**
 * The state of a credential after a check (rule integration.14). The moment of its refusal is that of the first refusal
 * since it worked, so that administrators are told once.
 * @param at when it was checked, in milliseconds
 */
export function credentialAfter(
  before: CredentialState & { readonly status: IntegrationStatus },
  { found }: Pick<Probe, 'found'>,
  at: number,
): { credentialWorked: boolean; credentialRefusedAt: number | null } {
  const worked = before.credentialWorked ?? (before.status === 'ACTIVE' || before.status === 'JIRA-DISABLED');
  if (found === 'connected' || found === 'no-project') return { credentialWorked: true, credentialRefusedAt: null };
  if (found === 'credential-refused' && worked) return { credentialWorked: false, credentialRefusedAt: at };
  return { credentialWorked: worked, credentialRefusedAt: before.credentialRefusedAt ?? null };
}
