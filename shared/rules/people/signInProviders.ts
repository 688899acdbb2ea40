import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { SignInProvider } from '#shared/model/people/signInProvider.ts';

/** The provider id of people who sign in with a password. */
export const PASSWORD_PROVIDER = 'password';

/** The provider that a company's domain is bound to, if any (rule session.1). */
export function providerOf(
  providers: readonly SignInProvider[],
  company: CompanyDomain | undefined,
): SignInProvider | undefined {
  if (company === undefined) return undefined;
  return providers.find((one) => isProviderOf(one, company));
}

/** Whether a provider is bound to a domain. */
export function isProviderOf({ domains }: SignInProvider, company: string): boolean {
  return domains.some((domain) => (domain.startsWith('*.') ? company.endsWith(domain.slice(1)) : company === domain));
}

/** Whether people of a company may sign in with a password (rule session.29). */
export function mayUsePassword(providers: readonly SignInProvider[], company: CompanyDomain | undefined): boolean {
  return providerOf(providers, company)?.passwords ?? true;
}
