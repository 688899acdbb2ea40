import * as errors from '#shared/errors.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { sessionErrorTexts, sessionFieldTexts, sessionTexts } from '#shared/texts/session.ts';

/** How Cognito and Amplify tell of a failure: a code as the name, and words for developers. */
export type IdentityFailure = { name: string; message: string };

/** Cognito's code -> what people read (rule session.6). */
const TEXT_OF_CODE: Record<string, string> = {
  NotAuthorizedException: sessionErrorTexts.wrongCredentials,
  // Cognito's answer to something that is no e-mail address.
  InvalidParameterException: sessionErrorTexts.wrongCredentials,
  UserNotFoundException: sessionErrorTexts.userNotFound,
  LimitExceededException: sessionErrorTexts.tooManyAttempts,
  TooManyRequestsException: sessionErrorTexts.tooManyAttempts,
  TooManyFailedAttemptsException: sessionErrorTexts.tooManyAttempts,
  UsernameExistsException: sessionErrorTexts.emailInUse,
  AliasExistsException: sessionErrorTexts.emailInUse,
  UserNotConfirmedException: errors.emailNotVerified.message,
  InvalidPasswordException: sessionFieldTexts.passwordTooShort,
  CodeMismatchException: sessionTexts.codeWrong,
  ExpiredCodeException: sessionTexts.codeExpired,
  NetworkError: commonTexts.unreachable,
  // What Amplify calls an answer that it cannot read.
  Unknown: errors.unknown.message,
};

/**
 * What to tell people when the user pool refused. Codes that nobody foresaw are shown raw (rule session.6).
 * A trigger of ours that refuses (a free-mail domain, say) reaches us as `PreSignUp failed with error <message>.`, of which people get the message.
 */
export function identityErrorText({ name, message }: IdentityFailure): string {
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) return sessionErrorTexts.tooManyAttempts;
  if (name === 'UserLambdaValidationException') return message.replace(/^\w+ failed with error (.*?)\.?\s*$/s, '$1');
  if (name === 'InternalErrorException') return message.trim() === '' ? errors.unknown.message : message;
  return TEXT_OF_CODE[name] ?? name;
}

/** The same for whatever was caught. */
export function textOfCaught(error: unknown): string {
  return error instanceof Error ? identityErrorText(error) : errors.unknown.message;
}

/** Whether the password of somebody who is signed in was refused, and not their session. */
export function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'NotAuthorizedException' && /username or password/i.test(error.message)
  );
}

/** Whether a code of an authenticator app was refused, which may be typed again. */
export function isWrongAppCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'CodeMismatchException' || error.name === 'EnableSoftwareTokenMFAException')
  );
}

/** Whether a sign-in has waited too long for its code, so that it begins anew. */
export function isSignInTimedOut(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'SignInException' || (error.name === 'NotAuthorizedException' && /session/i.test(error.message)))
  );
}

/** Whether a new password was refused only because the address has not been verified. */
export function isNotYetVerified(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === 'InvalidParameterException' &&
    /no registered\/verified email/.test(error.message)
  );
}

/** Whether a confirmation was refused only because it had been done before: the link was opened twice. */
export function isAlreadyConfirmed(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAuthorizedException' && /CONFIRMED/.test(error.message);
}
