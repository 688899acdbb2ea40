import type { CompanyDomain } from '../model/company.ts';

/**
 * A sign-in provider of the deployment, besides passwords. `id` is its name in the user pool, `label` what people call
 * it. `domains` are those whose people sign in with it; `*.example.com` means all subdomains. Without `passwords` they
 * can sign in no other way.
 */
export type SignInProvider = {
  readonly id: string;
  readonly label: string;
  readonly domains: readonly string[];
  readonly passwords: boolean;
};

/** The provider id of people who sign in with a password. */
export const PASSWORD_PROVIDER = 'password';

/** The provider that a company's domain is bound to, if any (rule session.1). */
export function providerOf(
  providers: readonly SignInProvider[],
  company: CompanyDomain | undefined,
): SignInProvider | undefined {
  if (company === undefined) return undefined;
  return providers.find(({ domains }) =>
    domains.some((domain) => (domain.startsWith('*.') ? company.endsWith(domain.slice(1)) : company === domain)),
  );
}

/** Whether people of a company may sign in with a password (rule session.29). */
export function mayUsePassword(providers: readonly SignInProvider[], company: CompanyDomain | undefined): boolean {
  return providerOf(providers, company)?.passwords ?? true;
}
