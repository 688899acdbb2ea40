import { MIN_PASSWORD_LENGTH } from '#shared/model/limits.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';

/** Errors by field; empty when all fields are valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The errors that still hold once a field is changed: neither its own, nor that the repetition of it differs. */
export function errorsAfterTyping<Field extends string>(
  errors: FieldErrors<Field>,
  changed: Field,
): FieldErrors<Field> {
  const gone: readonly string[] = changed === 'password' ? ['password', 'confirm'] : [changed];
  const kept = Object.entries(errors).filter(([field]) => !gone.includes(field));
  return kept.length === Object.keys(errors).length ? errors : (Object.fromEntries(kept) as FieldErrors<Field>);
}

/** The normal form of an e-mail address, for comparing and storing (rule text.4). */
export const normalEmail = (typed: string) => typed.trim().toLowerCase();

/** The address in a field, to pass to another page; undefined while there is none. */
export const emailOf = (typed: string) => (isAddress(typed) ? normalEmail(typed) : undefined);

export const isBlank = (text: string) => text.trim() === '';
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** Whether a password begins or ends with a space of any kind, which Cognito refuses (rule session.5). */
const hasOuterSpace = (password: string) => password !== password.trim();

/** The errors of step 1 of the login (rule session.3). */
export function checkLoginEmail(email: string): FieldErrors<'email'> {
  return isBlank(email) ? { email: sessionFieldTexts.loginEmailEmpty } : {};
}

/** The errors of step 2 of the login (rule session.3). */
export function checkLoginPassword(password: string): FieldErrors<'password'> {
  if (isBlank(password)) return { password: sessionFieldTexts.loginPasswordEmpty };
  return hasOuterSpace(password) ? { password: sessionFieldTexts.loginPasswordOuterSpace } : {};
}

/** The errors of a code of an authenticator app. Apps show it in two groups. */
export function checkAppCode(code: string): FieldErrors<'code'> {
  return /^\d{6}$/.test(plainCode(code)) ? {} : { code: sessionTexts.appCodeIncomplete };
}

/** A code without spaces. */
export const plainCode = (typed: string) => typed.replace(/\s/g, '');

/** The errors of a new password and its repetition (rule session.4). */
export function checkNewPassword(typed: { password: string; confirm: string }): FieldErrors<'password' | 'confirm'> {
  const { password, confirm } = typed;
  // Reports all errors at once, so that users need not fix the password to learn about the repetition.
  const differ = password === confirm ? {} : { confirm: sessionFieldTexts.passwordsDiffer };
  if (isBlank(password)) return { password: sessionFieldTexts.passwordEmpty, ...differ };
  if (hasOuterSpace(password)) return { password: sessionFieldTexts.passwordOuterSpace, ...differ };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: sessionFieldTexts.passwordTooShort, ...differ };
  return differ;
}

/** The errors of a password change by a signed-in user. */
export function checkPasswordChange(typed: {
  present: string;
  password: string;
  confirm: string;
}): FieldErrors<'present' | 'password' | 'confirm'> {
  return {
    ...(isBlank(typed.present)
      ? { present: accountTexts.presentPasswordEmpty }
      : hasOuterSpace(typed.present)
        ? { present: sessionFieldTexts.loginPasswordOuterSpace }
        : {}),
    ...checkNewPassword(typed),
  };
}

/** The errors of step 2 of the sign-up (rule session.4). */
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
