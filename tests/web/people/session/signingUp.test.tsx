import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';
import { newCompany, newPerson } from '#tests/e2e/support/people.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { linkIn, typeLogin, typeSignUp } from './entry.ts';

describe('signing up', () => {
  test('shows what is wrong at each field and focuses the first', async () => {
    const user = await openApp('/signup');
    await press(user, sessionTexts.continue);
    await expectText(sessionFieldTexts.emailEmpty);
    await expectFocus(await field(sessionTexts.email));
    await fillIn(user, await field(sessionTexts.email), newPerson().email);
    await press(user, sessionTexts.continue);
    await fillIn(user, await field(sessionTexts.password), 'five5');
    await press(user, sessionTexts.signUp);
    await expectText(sessionFieldTexts.passwordTooShort);
    await expectText(sessionFieldTexts.usernameEmpty);
    await expectFocus(await field(sessionTexts.password));
    await fillIn(user, await field(sessionTexts.password), 'secret-1');
    await fillIn(user, await field(sessionTexts.username), 'Ann');
    await press(user, sessionTexts.signUp);
    await expectText(sessionFieldTexts.passwordsDiffer);
    await expectFocus(await field(sessionTexts.confirmPassword));
  });

  test('drops the error of a field that is changed, so that its advice is seen, and keeps the focus there', async () => {
    const user = await openApp('/signup');
    await fillIn(user, await field(sessionTexts.email), newPerson().email);
    await press(user, sessionTexts.continue);
    await fillIn(user, await field(sessionTexts.password), '12345');
    await press(user, sessionTexts.signUp);
    await expectText(sessionFieldTexts.passwordTooShort);
    await expectText(sessionFieldTexts.passwordsDiffer);
    await fillIn(user, await field(sessionTexts.password), '123456');
    await expectText(sessionTexts.passwordCommon);
    await expectFocus(await field(sessionTexts.password));
    expect(screen.queryByText(sessionFieldTexts.passwordsDiffer)).toBeNull();
    await expectText(sessionFieldTexts.usernameEmpty);
  });

  test('with a free mail address is refused with the reason, before more is asked', async () => {
    const user = await openApp('/signup');
    await fillIn(user, await field(sessionTexts.email), ` Someone-${newCompany()}@GMail.com`);
    await press(user, sessionTexts.continue);
    await expectText(signUpTexts.freeMailDomain);
    await expectFocus(await field(sessionTexts.email));
    expect(screen.queryByLabelText(sessionTexts.password)).toBeNull();
  });

  test('takes the address over from the login, and back', async () => {
    const { email } = newPerson();
    const user = await openApp('/login');
    const main = within(screen.getByRole('main'));
    await typeLogin(user, email, 'secret-1');
    await expectText(sessionErrorTexts.userNotFound);
    await user.click(main.getByRole('link', { name: sessionTexts.createAccount }));
    await main.findByRole('heading', { name: sessionTexts.signupTitle });
    expect(await field(sessionTexts.email)).toHaveProperty('value', email);
    await user.click(main.getByRole('link', { name: sessionTexts.signIn }));
    await main.findByRole('heading', { name: sessionTexts.loginTitle });
    expect(await field(sessionTexts.email)).toHaveProperty('value', email);
    await expectFocus(await field(sessionTexts.password));
  });

  test('with an address that has an account is refused', async () => {
    const { person } = await newcomer();
    const user = await openApp('/signup');
    await typeSignUp(user, person);
    await expectText(sessionErrorTexts.emailInUse);
  });

  test('with a broken link offers another, and a link opened twice does no harm', async () => {
    const ann = newPerson();
    const user = await openApp('/signup');
    await typeSignUp(user, ann);
    await expectAddress(/^\/unverified_email/);
    await reopenApp(`/unverified_email?email=${ann.email}&code=000000x`);
    await expectText(sessionTexts.codeWrong);
    await press(user, sessionTexts.resend);
    await expectText(sessionTexts.resent);
    const link = await linkIn(ann.email);
    for (const _time of ['first', 'second']) {
      await reopenApp(link);
      await expectText(sessionTexts.verified);
    }
  });
});
