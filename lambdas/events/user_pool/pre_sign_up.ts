import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { companies } from '#lambdas/events/mail/environment.ts';
import { checkProviderAddress } from '#lambdas/runtime/providerAccount.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { isEmail } from '#shared/model/fields.ts';
import { companyOfEmail, isFreeMailDomain } from '#shared/model/people/companyDomain.ts';
import { isKnownCompany } from '#shared/rules/people/companies.ts';
import { mayUsePassword } from '#shared/rules/people/signInProviders.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';

/**
 * Lets only people of this deployment's companies sign up (rules company.4, company.5), with a password or by the first
 * sign-in through a provider. An address is validated by the same rule as in the calls: otherwise an admin could never
 * grant access to its owner, and mail programs disagree about where its mail goes. Cognito shows the message of an
 * error on the sign-up screen.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const attributes = event.request.userAttributes;
  const email = attributes['email'] ?? '';
  const company = isEmail(email) ? companyOfEmail(email) : undefined;
  if (company === undefined) throw new Error(signUpTexts.invalidDomain);
  if (isFreeMailDomain(company)) throw new Error(signUpTexts.freeMailDomain);
  if (!isKnownCompany(companies(), company)) throw new Error(signUpTexts.unknownCompany);
  const providers = signInProviders();
  if (event.triggerSource === 'PreSignUp_ExternalProvider')
    checkProviderAddress(attributes, providerOfUserName(event.userName), providers);
  else if (!mayUsePassword(providers, company)) throw new Error(signUpTexts.passwordsOff);
  return event;
}

/** Cognito names accounts of providers `<provider>_<subject>`; a provider's name holds no underscore. */
function providerOfUserName(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf('_')));
}
