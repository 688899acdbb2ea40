import { describe, expect, it } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import {
  identityErrorText,
  isAlreadyConfirmed,
  isNotYetVerified,
  textOfCaught,
} from '#web/features/people/session/model/signInError.ts';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('messages of the user pool', () => {
  /**
   * Every error that Cognito documents for the operations of signing in, up, verifying and setting a password, and
   * Amplify's own.
   */
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'wrong credentials, try again'],
    ['NotAuthorizedException', 'User is disabled.', 'wrong credentials, try again'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'too many failed requests, try again in 30 seconds'],
    ['InvalidParameterException', 'Username should be an email.', 'wrong credentials, try again'],
    ['UserNotFoundException', 'User does not exist.', 'User with that email address was not found'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'The email address has not been verified yet'],
    [
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      'too many failed requests, try again in 30 seconds',
    ],
    ['TooManyRequestsException', 'Rate exceeded', 'too many failed requests, try again in 30 seconds'],
    ['TooManyFailedAttemptsException', 'Too many failed attempts', 'too many failed requests, try again in 30 seconds'],
    ['UsernameExistsException', 'An account with the given email already exists.', 'This email is already in use'],
    ['AliasExistsException', 'An account with the given email already exists.', 'This email is already in use'],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
      'Password must be at least six charaters',
    ],
    ['CodeMismatchException', 'Invalid verification code provided, please try again.', sessionTexts.codeWrong],
    ['ExpiredCodeException', 'Invalid code provided, please request a code again.', sessionTexts.codeExpired],
    ['InternalErrorException', 'The pool is being moved', 'The pool is being moved'],
    ['InternalErrorException', ' ', 'Something went wrong, please try again'],
    ['NetworkError', 'A network error has occurred.', commonTexts.unreachable],
    ['Unknown', 'An unknown error has occurred.', 'Something went wrong, please try again'],
    // All others are shown as they are (rule session.6).
    ...[
      'CodeDeliveryFailureException',
      'ForbiddenException',
      'InvalidEmailRoleAccessPolicyException',
      'InvalidLambdaResponseException',
      'InvalidUserPoolConfigurationException',
      'PasswordHistoryPolicyViolationException',
      'PasswordResetRequiredException',
      'ResourceNotFoundException',
      'UnexpectedLambdaException',
      'UnsupportedOperationException',
    ].map((name) => [name, 'Words for developers', name]),
  ])('%s (%s) is %s', (name, message, text) => {
    expect(identityErrorText({ name: String(name), message: String(message) })).toBe(text);
  });

  it('are shown as they are when their code is unknown', () => {
    expect(identityErrorText({ name: 'ResourceNotFoundException', message: 'Pool does not exist' })).toBe(
      'ResourceNotFoundException',
    );
  });

  it('of a trigger are taken out of their wrapping', () => {
    const message =
      "PreSignUp failed with error Free email addresses don't belong to a company. Sign up with your company's address.";
    expect(identityErrorText({ name: 'UserLambdaValidationException', message })).toBe(
      "Free email addresses don't belong to a company. Sign up with your company's address",
    );
  });

  it('have a text even for what is not an error', () => {
    expect(textOfCaught('odd')).toBe('Something went wrong, please try again');
    expect(textOfCaught(failure('UserNotFoundException'))).toBe('User with that email address was not found');
  });
});

describe('a link that is opened twice', () => {
  it('counts as verified the second time too', () => {
    expect(
      isAlreadyConfirmed(failure('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')),
    ).toBe(true);
  });

  it.each([
    failure('NotAuthorizedException', 'User is disabled.'),
    failure('CodeMismatchException', 'CONFIRMED'),
    'CONFIRMED',
  ])('is distinguished from other refusals: %s', (error) => {
    expect(isAlreadyConfirmed(error)).toBe(false);
  });
});

describe('a new password for an address that was not verified', () => {
  const message = 'Cannot reset password for the user as there is no registered/verified email or phone_number';
  it.each([
    [failure('InvalidParameterException', message), true],
    [failure('InvalidParameterException', 'Username should be an email.'), false],
    [failure('UserNotFoundException', message), false],
    [message, false],
  ])('is recognised by its refusal: %s, %s', (error, known) => {
    expect(isNotYetVerified(error)).toBe(known);
  });
});
