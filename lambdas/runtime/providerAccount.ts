import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { HOSTED_DOMAIN, type SignInProvider } from '#shared/model/people/signInProvider.ts';
import { isProviderOf, providerOf } from '#shared/rules/people/signInProviders.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';

/** An account at a sign-in provider: the provider's id, and its own permanent name for the person. */
export type ProviderAccount = { provider: string; subject: string };

type Attributes = Readonly<Record<string, string>>;

/**
 * The provider account behind an account of the user pool; undefined for one with a password. Cognito lists it in the
 * attribute `identities`, which no client can write.
 * @throws Error when the list is empty
 */
export function providerAccountOf(attributes: Attributes): ProviderAccount | undefined {
  if (attributes['identities'] === undefined) return undefined;
  const [identity] = JSON.parse(attributes['identities']) as { providerName?: string; userId?: string }[];
  const { providerName, userId } = identity ?? {};
  if (providerName === undefined || userId === undefined) throw new Error(signUpTexts.providerUnknown);
  return { provider: providerName, subject: userId };
}

/**
 * Refuses an address that the provider has not verified, or whose domain is bound to another provider or to none (rule
 * session.30): a provider speaks for its own people only. Of a provider with accounts that belong to no company, such
 * as Google, the company must have hosted the account: once it has let somebody go, their address alone proves nothing.
 * @throws Error with the text for people
 */
export function checkProviderAddress(
  attributes: Attributes,
  provider: string,
  providers: readonly SignInProvider[],
): void {
  const known = providers.find(({ id }) => id.toLowerCase() === provider.toLowerCase());
  if (known === undefined) throw new Error(signUpTexts.providerUnknown);
  if (providerOf(providers, companyOfEmail(attributes['email'] ?? '')) !== known)
    throw new Error(signUpTexts.providerForOthers);
  if (!isVerified(attributes)) throw new Error(signUpTexts.providerUnverified);
  if (known.hostedDomain === true && !isProviderOf(known, attributes[HOSTED_DOMAIN]?.toLowerCase() ?? ''))
    throw new Error(signUpTexts.providerNotHosted);
}

/** Cognito's two names for the same. */
export function isVerified(attributes: Attributes): boolean {
  return attributes['email_verified'] === 'true' || attributes['cognito:email_verified'] === 'true';
}
