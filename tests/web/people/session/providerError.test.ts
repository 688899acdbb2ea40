import { describe, expect, test } from 'vitest';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import { providerErrorText } from '#web/features/people/session/model/providerError.ts';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('a failed sign-in through a provider', () => {
  test('says what a trigger of the product refused', () => {
    expect(providerErrorText(failure('invalid_request', 'PreSignUp failed with error Not yours. '))).toBe('Not yours');
  });

  test.each(['server_error', 'internal_error'])('passes on what the provider says about its own fault, %s', (code) => {
    expect(providerErrorText(failure(code, 'We are moving'))).toBe('We are moving');
    expect(providerErrorText(failure(code))).toBe('Something went wrong, please try again');
  });

  test('names everything else, with the advice to ask for help', () => {
    const text = 'Something went wrong, please contact support or your sign in provider, Message: ';
    expect(providerErrorText(failure('access_denied', 'no consent'))).toBe(`${text}no consent`);
    expect(providerErrorText(failure('access_denied'))).toBe(`${text}access_denied`);
    expect(sessionErrorTexts.providerMessage({ message: 'no' })).toBe(`${text}no`);
  });
});
