import { implementPublic } from '#lambdas/runtime/implementPublic.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { user_sign_in_provider_id } from '#shared/contract/people/user_sign_in_provider_id.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { PASSWORD_PROVIDER, providerOf } from '#shared/rules/people/signInProviders.ts';

export const usesSignInProviders = true;

/** Only the domain decides, so that the answer does not reveal who has an account (rule session.1). */
export const handler = implementPublic(user_sign_in_provider_id, async ({ email }) => ({
  providerId: providerOf(signInProviders(), companyOfEmail(email))?.id ?? PASSWORD_PROVIDER,
}));
