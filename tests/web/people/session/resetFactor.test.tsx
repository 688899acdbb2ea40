import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { chooseFor } from '../userMenu.ts';
import { linkIn, typeLogin, typePassword } from './entry.ts';

test('an admin resets the sign-in of somebody who lost their app', async () => {
  const { person: ann, api } = await newcomer();
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: bob.email });
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.resetFactor);
  const dialog = await screen.findByRole('dialog');
  await expectText(adminTexts.resetFactorText({ person: bob.username, email: bob.email }));
  server.refuse('reset_second_factor');
  await press(user, adminTexts.resetFactor, dialog);
  await expectText(errors.tooManyRequests.message);
  server.serve('reset_second_factor');
  await press(user, adminTexts.resetFactor, dialog);
  await expectText(adminTexts.resetFactorDone({ email: bob.email }));
  expect(server.asked('reset_second_factor')).toEqual([{ email: bob.email }, { email: bob.email }]);

  localStorage.clear();
  await openApp('/login');
  await typeLogin(user, bob.email, bob.password);
  await expectText(sessionTexts.resetRequired);
  await reopenApp(await linkIn(bob.email));
  await fillIn(user, await field(sessionTexts.newPassword), 'brand-new-1');
  await fillIn(user, await field(sessionTexts.confirmPassword), 'brand-new-1');
  await user.keyboard('{Enter}');
  await expectText(sessionTexts.passwordChanged);
  await typePassword(user, 'brand-new-1');
  await expectAddress(/^\/story_maps$/);
});
