import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { companyOfEmail, isFreeMailDomain } from '#shared/model/company.ts';
import { isKnownCompany } from '#shared/rules/companies.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { companies } from './environment.ts';

/**
 * Lets people of a company of this deployment sign up, and nobody else (decisions 2, 3). Cognito passes the message of an error on to the
 * sign-up screen.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const company = companyOfEmail(event.request.userAttributes['email'] ?? '');
  if (company === undefined) throw new Error(signUpTexts.invalidDomain);
  if (isFreeMailDomain(company)) throw new Error(signUpTexts.freeMailDomain);
  if (!isKnownCompany(companies(), company)) throw new Error(signUpTexts.unknownCompany);
  return event;
}
