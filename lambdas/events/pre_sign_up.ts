import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { companyOfEmail, isFreeMailDomain } from '#shared/model/company.ts';
import { isEmail } from '#shared/model/fields.ts';
import { isKnownCompany } from '#shared/rules/companies.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { companies } from './environment.ts';

/**
 * Lets only people of this deployment's companies sign up (rules company.4, company.5). An address is validated by the
 * same rule as in the calls: otherwise an admin could never grant access to its owner, and mail programs disagree about
 * where its mail goes. Cognito shows the message of an error on the sign-up screen.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const email = event.request.userAttributes['email'] ?? '';
  const company = isEmail(email) ? companyOfEmail(email) : undefined;
  if (company === undefined) throw new Error(signUpTexts.invalidDomain);
  if (isFreeMailDomain(company)) throw new Error(signUpTexts.freeMailDomain);
  if (!isKnownCompany(companies(), company)) throw new Error(signUpTexts.unknownCompany);
  return event;
}
