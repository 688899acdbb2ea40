import { MIN_PASSWORD_LENGTH } from '#shared/model/limits.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { sessionFieldTexts, sessionTexts } from '#shared/texts/session.ts';

/** Field -> what is wrong with it; empty when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** An e-mail address as it is compared and stored (rule text.4). */
export const normalEmail = (typed: string) => typed.trim().toLowerCase();

/** The address of a field, to be taken along to another page; undefined while there is none. */
export const emailOf = (typed: string) => (isAddress(typed) ? normalEmail(typed) : undefined);

export const isBlank = (text: string) => text.trim() === '';
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** What is wrong with step 1 of the login (rule session.3). */
export function checkLoginEmail(email: string): FieldErrors<'email'> {
  return isBlank(email) ? { email: sessionFieldTexts.loginEmailEmpty } : {};
}

/** What is wrong with step 2 of the login (rule session.3). */
export function checkLoginPassword(password: string): FieldErrors<'password'> {
  return isBlank(password) ? { password: sessionFieldTexts.loginPasswordEmpty } : {};
}

/** What is wrong with a code of an authenticator app, which apps show in two groups. */
export function checkAppCode(code: string): FieldErrors<'code'> {
  return /^\d{6}$/.test(plainCode(code)) ? {} : { code: sessionTexts.appCodeIncomplete };
}

/** A code without the spaces that people type in it. */
export const plainCode = (typed: string) => typed.replace(/\s/g, '');

/** What is wrong with a password that is chosen, and with its repetition (rule session.4). */
export function checkNewPassword(typed: { password: string; confirm: string }): FieldErrors<'password' | 'confirm'> {
  const { password, confirm } = typed;
  // All at once: who mends the password should not learn of the repetition only then.
  const differ = password === confirm ? {} : { confirm: sessionFieldTexts.passwordsDiffer };
  if (isBlank(password)) return { password: sessionFieldTexts.passwordEmpty, ...differ };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: sessionFieldTexts.passwordTooShort, ...differ };
  return differ;
}

/** What is wrong with the change of a password by somebody who is signed in. */
export function checkPasswordChange(typed: {
  present: string;
  password: string;
  confirm: string;
}): FieldErrors<'present' | 'password' | 'confirm'> {
  return {
    ...(isBlank(typed.present) ? { present: accountTexts.presentPasswordEmpty } : {}),
    ...checkNewPassword(typed),
  };
}

/** What is wrong with step 2 of the sign-up (rule session.4). */
export function checkSignup(typed: {
  password: string;
  confirm: string;
  username: string;
}): FieldErrors<'password' | 'confirm' | 'username'> {
  return {
    ...checkNewPassword(typed),
    ...(isBlank(typed.username) ? { username: sessionFieldTexts.usernameEmpty } : {}),
  };
}
