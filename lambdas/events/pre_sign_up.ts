import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { companyOfEmail, isFreeMailDomain } from '#shared/model/company.ts';
import { isEmail } from '#shared/model/fields.ts';
import { isKnownCompany } from '#shared/rules/companies.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { companies } from './environment.ts';

/**
 * Lets people of a company of this deployment sign up, and nobody else (rules company.4, company.5). An address counts as one by the same rule as in the
 * calls: with another one, an admin could never let its owner in, and mail programs disagree about where mail to it goes. Cognito passes the
 * message of an error on to the sign-up screen.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const email = event.request.userAttributes['email'] ?? '';
  const company = isEmail(email) ? companyOfEmail(email) : undefined;
  if (company === undefined) throw new Error(signUpTexts.invalidDomain);
  if (isFreeMailDomain(company)) throw new Error(signUpTexts.freeMailDomain);
  if (!isKnownCompany(companies(), company)) throw new Error(signUpTexts.unknownCompany);
  return event;
}
