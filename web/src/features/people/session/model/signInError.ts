import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';

/** A failure as Cognito and Amplify report it: a code as the name, and a message for developers. */
export type IdentityFailure = { name: string; message: string };

/** Cognito's code -> the text for users (rule session.6). */
const TEXT_OF_CODE: Record<string, string> = {
  NotAuthorizedException: sessionErrorTexts.wrongCredentials,
  // Cognito's answer to an invalid e-mail address.
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
  // Amplify's name for an unreadable answer.
  Unknown: errors.unknown.message,
};

/**
 * The text for users when the user pool refuses. Unknown codes show the raw message (rule session.6). A refusal by one
 * of our triggers (such as a free-mail domain) arrives as `PreSignUp failed with error <message>.`; users get the
 * message.
 */
export function identityErrorText({ name, message }: IdentityFailure): string {
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) return sessionErrorTexts.tooManyAttempts;
  if (name === 'UserLambdaValidationException') return messageOfTrigger(message) ?? message;
  if (name === 'InternalErrorException') return message.trim() === '' ? errors.unknown.message : message;
  return TEXT_OF_CODE[name] ?? name;
}

/** The message of a trigger of ours in what the user pool says about its refusal; undefined for any other message. */
export function messageOfTrigger(message: string): string | undefined {
  return /^\w+ failed with error (.*?)\.?\s*$/s.exec(message)?.[1];
}

/** The same for any caught error. */
export function textOfCaught(error: unknown): string {
  return error instanceof Error ? identityErrorText(error) : errors.unknown.message;
}

/** Whether the pool refused a signed-in user's password, and not their session. */
export function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'NotAuthorizedException' && /username or password/i.test(error.message)
  );
}

/** Whether the pool refused a code of an authenticator app; the user can type another. */
export function isWrongAppCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'CodeMismatchException' || error.name === 'EnableSoftwareTokenMFAException')
  );
}

/** Whether a sign-in waited too long for its code and must start again. */
export function isSignInTimedOut(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'SignInException' || (error.name === 'NotAuthorizedException' && /session/i.test(error.message)))
  );
}

/** Whether a new password was refused only because the address is unverified. */
export function isNotYetVerified(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === 'InvalidParameterException' &&
    /no registered\/verified email/.test(error.message)
  );
}

/** Whether a confirmation was refused only because it was already done: the user opened the link twice. */
export function isAlreadyConfirmed(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAuthorizedException' && /CONFIRMED/.test(error.message);
}
