import { describe, expect, it } from 'vitest';
import { identityErrorText, isAlreadyConfirmed, textOfCaught } from '#web/features/session/model/signInError.ts';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('what people read when the user pool refuses', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'wrong credentials, try again'],
    ['InvalidParameterException', 'Username should be an email.', 'wrong credentials, try again'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'too many failed requests, try again in 30 seconds'],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'too many failed requests, try again in 30 seconds'],
    ['TooManyRequestsException', 'Rate exceeded', 'too many failed requests, try again in 30 seconds'],
    ['UserNotFoundException', 'User does not exist.', 'User with that email address was not found'],
    ['UsernameExistsException', 'An account with the given email already exists.', 'This email is already in use'],
    ['InvalidPasswordException', 'Password did not conform with policy: Password not long enough', 'Password must be at least six charaters'],
    ['InternalErrorException', 'The pool is being moved', 'The pool is being moved'],
    ['InternalErrorException', ' ', 'Something went wrong, please try again'],
  ])('%s (%s) is %s', (name, message, text) => {
    expect(identityErrorText({ name, message })).toBe(text);
  });

  it('shows codes that nobody foresaw as they are', () => {
    expect(identityErrorText({ name: 'ResourceNotFoundException', message: 'Pool does not exist' })).toBe('ResourceNotFoundException');
  });

  it('takes the message of a trigger out of its wrapping', () => {
    const message = 'PreSignUp failed with error Free e-mail addresses belong to no company, please sign up with the address of your company.';
    expect(identityErrorText({ name: 'UserLambdaValidationException', message })).toBe(
      'Free e-mail addresses belong to no company, please sign up with the address of your company',
    );
  });

  it('has words for what is no error at all', () => {
    expect(textOfCaught('odd')).toBe('Something went wrong, please try again');
    expect(textOfCaught(failure('UserNotFoundException'))).toBe('User with that email address was not found');
  });
});

describe('a link that is opened twice', () => {
  it('counts as verified the second time too', () => {
    expect(isAlreadyConfirmed(failure('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'))).toBe(true);
  });

  it.each([failure('NotAuthorizedException', 'User is disabled.'), failure('CodeMismatchException', 'CONFIRMED'), 'CONFIRMED'])('is not every refusal: %s', (error) => {
    expect(isAlreadyConfirmed(error)).toBe(false);
  });
});
