import { describe, expect, it } from 'vitest';
import { checkSignupEmail } from '#web/features/people/session/model/signupEmail.ts';
import {
  checkLoginEmail,
  checkLoginPassword,
  checkNewPassword,
  checkPasswordChange,
  checkSignup,
  errorsAfterTyping,
  normalEmail,
} from '#web/features/people/session/model/validation.ts';

const good = { password: 'secret', confirm: 'secret', username: 'Ann' };

describe('the login form', () => {
  it('needs an email and a password', () => {
    expect(checkLoginEmail(' ')).toEqual({ email: 'email is empty' });
    expect(checkLoginPassword('')).toEqual({ password: 'password is empty' });
    expect(checkLoginEmail('a@b.example')).toEqual({});
    expect(checkLoginPassword('x')).toEqual({});
  });

  it('compares addresses trimmed and in lower case', () => {
    expect(normalEmail('  Ann@ACME.example ')).toBe('ann@acme.example');
  });
});

describe('the sign-up form', () => {
  it('needs an email first', () => {
    expect(checkSignupEmail('')).toEqual({ email: 'Email field is empty' });
    for (const typed of ['ann', 'ann@', '@acme.example', 'ann smith@acme.example'])
      expect(checkSignupEmail(typed), typed).toEqual({ email: 'Enter a valid email address' });
    expect(checkSignupEmail(' Ann@ACME.example ')).toEqual({});
  });

  it.each([
    [{ ...good, password: '', confirm: '' }, { password: 'Password field is empty' }],
    [{ ...good, password: 'five5', confirm: 'five5' }, { password: 'Password must be at least six charaters' }],
    [{ ...good, confirm: 'secreT' }, { confirm: "Passwords don't match" }],
    [{ ...good, username: ' ' }, { username: 'Username field is empty' }],
    [good, {}],
  ])('%o gives %o', (typed, errors) => {
    expect(checkSignup(typed)).toEqual(errors);
  });

  it('reports every field at once', () => {
    expect(checkSignup({ password: '', confirm: '', username: '' })).toEqual({
      password: 'Password field is empty',
      username: 'Username field is empty',
    });
  });
});

it('a new password is checked as on sign-up', () => {
  expect(checkNewPassword({ password: '12345', confirm: '12345' })).toEqual({
    password: 'Password must be at least six charaters',
  });
  expect(checkNewPassword({ password: '123456', confirm: '123456' })).toEqual({});
});

it.each([' secret1', 'secret1 ', 'secret1\u00a0', '\tsecret1'])(
  'a password has no space at its ends: %j',
  (password) => {
    const refused = { password: "A password can't begin or end with a space" };
    expect(checkNewPassword({ password, confirm: password })).toEqual(refused);
    expect(checkSignup({ password, confirm: password, username: 'Ann' })).toEqual(refused);
    const pasted = 'A password does not begin or end with a space: remove it if it was pasted';
    expect(checkLoginPassword(password)).toEqual({ password: pasted });
    const change = { present: password, password: 'secret 1', confirm: 'secret 1' };
    expect(checkPasswordChange(change)).toEqual({ present: pasted });
  },
);

it('a wrong repetition is reported together with other errors', () => {
  expect(checkNewPassword({ password: '12345', confirm: '1234' })).toEqual({
    password: 'Password must be at least six charaters',
    confirm: "Passwords don't match",
  });
});

describe('the errors of a form', () => {
  it('no longer hold for a field that is changed, nor for the repetition of a changed password', () => {
    const errors = { password: 'too short', confirm: 'differs', username: 'empty' };
    expect(errorsAfterTyping(errors, 'confirm')).toEqual({ password: 'too short', username: 'empty' });
    expect(errorsAfterTyping(errors, 'password')).toEqual({ username: 'empty' });
    const others = { username: errors.username };
    expect(errorsAfterTyping<'password' | 'username'>(others, 'password')).toBe(others);
  });
});
