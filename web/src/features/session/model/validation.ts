import { MIN_PASSWORD_LENGTH } from '#shared/model/limits.ts';
import { sessionFieldTexts } from '#shared/texts/session.ts';

/** Field -> what is wrong with it; empty when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** An e-mail address as it is compared and stored (foundation §5). */
export const normalEmail = (typed: string) => typed.trim().toLowerCase();

const isBlank = (text: string) => text.trim() === '';

/** What is wrong with step 1 of the login (foundation §5). */
export function checkLoginEmail(email: string): FieldErrors<'email'> {
  return isBlank(email) ? { email: sessionFieldTexts.loginEmailEmpty } : {};
}

/** What is wrong with step 2 of the login (foundation §5). */
export function checkLoginPassword(password: string): FieldErrors<'password'> {
  return isBlank(password) ? { password: sessionFieldTexts.loginPasswordEmpty } : {};
}

/**
 * What is wrong with step 1 of the sign-up (foundation §5). What is no address at all is told here, before anything else is asked; whose addresses can sign
 * up is for the server to say.
 */
export function checkSignupEmail(email: string): FieldErrors<'email'> {
  if (isBlank(email)) return { email: sessionFieldTexts.emailEmpty };
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: sessionFieldTexts.emailNotValid };
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
