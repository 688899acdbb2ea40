import { companyOfEmail, isFreeMailDomain } from '#shared/model/people/companyDomain.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';
import { type FieldErrors, isAddress, isBlank } from './validation.ts';

/**
 * The errors of step 1 of the sign-up (rule session.4). Reports invalid addresses and free-mail domains (rule
 * company.4) before asking for anything else; the server decides which companies can sign up.
 */
export function checkSignupEmail(email: string): FieldErrors<'email'> {
  if (isBlank(email)) return { email: sessionFieldTexts.emailEmpty };
  if (!isAddress(email)) return { email: sessionFieldTexts.emailNotValid };
  const company = companyOfEmail(email.trim());
  return company !== undefined && isFreeMailDomain(company) ? { email: signUpTexts.freeMailDomain } : {};
}
