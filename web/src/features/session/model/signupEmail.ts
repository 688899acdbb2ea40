import { companyOfEmail, isFreeMailDomain } from '#shared/model/company.ts';
import { sessionFieldTexts } from '#shared/texts/session.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { type FieldErrors, isAddress, isBlank } from './validation.ts';

/**
 * What is wrong with step 1 of the sign-up (rule session.4). What is no address at all, or one that belongs to no company (rule company.4), is told here, before
 * anything else is asked; which companies can sign up is for the server to say.
 */
export function checkSignupEmail(email: string): FieldErrors<'email'> {
  if (isBlank(email)) return { email: sessionFieldTexts.emailEmpty };
  if (!isAddress(email)) return { email: sessionFieldTexts.emailNotValid };
  const company = companyOfEmail(email.trim());
  return company !== undefined && isFreeMailDomain(company) ? { email: signUpTexts.freeMailDomain } : {};
}
