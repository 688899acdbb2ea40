import { companyOfEmail, isFreeMailDomain } from '#shared/model/company.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/model/limits.ts';
import { sessionFieldTexts } from '#shared/texts/session.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';

/** Field -> what is wrong with it; empty when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** An e-mail address as it is compared and stored (foundation §5). */
export const normalEmail = (typed: string) => typed.trim().toLowerCase();

/** The address of a field, to be taken along to another page; undefined while there is none. */
export const emailOf = (typed: string) => (isAddress(typed) ? normalEmail(typed) : undefined);

const isBlank = (text: string) => text.trim() === '';
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** What is wrong with step 1 of the login (foundation §5). */
export function checkLoginEmail(email: string): FieldErrors<'email'> {
  return isBlank(email) ? { email: sessionFieldTexts.loginEmailEmpty } : {};
}

/** What is wrong with step 2 of the login (foundation §5). */
export function checkLoginPassword(password: string): FieldErrors<'password'> {
  return isBlank(password) ? { password: sessionFieldTexts.loginPasswordEmpty } : {};
}

/**
 * What is wrong with step 1 of the sign-up (foundation §5). What is no address at all, or one that belongs to no company (decisions 2), is told here, before
 * anything else is asked; which companies can sign up is for the server to say.
 */
export function checkSignupEmail(email: string): FieldErrors<'email'> {
  if (isBlank(email)) return { email: sessionFieldTexts.emailEmpty };
  if (!isAddress(email)) return { email: sessionFieldTexts.emailNotValid };
  const company = companyOfEmail(email.trim());
  return company !== undefined && isFreeMailDomain(company) ? { email: signUpTexts.freeMailDomain } : {};
}

/** What is wrong with a password that is chosen, and with its repetition (foundation §5). */
export function checkNewPassword(typed: { password: string; confirm: string }): FieldErrors<'password' | 'confirm'> {
  const { password, confirm } = typed;
  if (isBlank(password)) return { password: sessionFieldTexts.passwordEmpty };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: sessionFieldTexts.passwordTooShort };
  return password === confirm ? {} : { confirm: sessionFieldTexts.passwordsDiffer };
}

/** What is wrong with step 2 of the sign-up (foundation §5). */
export function checkSignup(typed: { password: string; confirm: string; username: string }): FieldErrors<'password' | 'confirm' | 'username'> {
  return { ...checkNewPassword(typed), ...(isBlank(typed.username) ? { username: sessionFieldTexts.usernameEmpty } : {}) };
}
