import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { presentClaims } from '#lambdas/entities/people/access.ts';
import { checkProviderAddress, isVerified, providerAccountOf } from '#lambdas/runtime/providerAccount.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { mayUsePassword } from '#shared/rules/people/signInProviders.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';
import { registeringGrants } from './registerPerson.ts';
import { registerPerson } from './registerPerson.ts';
import { verifiedPersonOf } from './verifiedPerson.ts';

export const grants = registeringGrants;

/**
 * Puts company, uid and roles into the token. Calls take the company from there; the rest tells the screen what to draw,
 * since permissions are looked up in the table with each call (rule access.2). People without access get the company, and
 * whether access was removed. It also completes a registration that failed after the address was verified.
 *
 * It refuses sign-ins by password where the company's provider is mandatory (rule session.29), and provider accounts
 * whose address is no longer verified or of another company (rule session.30): both may have changed since the sign-up.
 * An account that is not linked to the one of its address gets a token without a uid that says so (rule session.31).
 */
export async function handler(event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> {
  const attributes = event.request.userAttributes;
  const company = companyOfEmail(attributes['email'] ?? '');
  const account = providerAccountOf(attributes);
  const providers = signInProviders();
  if (account !== undefined) checkProviderAddress(attributes, account.provider, providers);
  else if (!mayUsePassword(providers, company)) throw new Error(signUpTexts.passwordsOff);
  const registered = isVerified(attributes) ? await registerPerson(verifiedPersonOf(attributes)) : undefined;
  const access = registered === 'unlinked' ? undefined : registered;
  event.response = {
    claimsOverrideDetails: {
      claimsToAddOrOverride: {
        ...(company !== undefined && { company }),
        ...(access?.active === true && { uid: access.uid, ...asStrings(presentClaims(access)) }),
        ...(access?.removed === true && asStrings({ access_removed: true })),
        ...(registered === 'unlinked' && asStrings({ unlinked: true })),
      },
    },
  };
  return event;
}

/** Claims of this trigger's version 1 are strings. */
function asStrings(claims: Record<string, boolean>): Record<string, string> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]));
}
