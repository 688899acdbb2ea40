import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { newcomer, openApp, reopenApp } from '../support/app.tsx';
import { expectAddress, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { linkIn, typeLogin, typePassword } from './entry.ts';

test('an admin resets the sign-in of somebody who lost their app', async () => {
  const { person: ann, api } = await newcomer();
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: bob.email });
  const user = await openApp('/admin', ann);
  await press(user, fill(adminTexts.resetFactorOf, { person: bob.username }));
  const dialog = await screen.findByRole('dialog');
  await expectText(fill(adminTexts.resetFactorText, { person: bob.username, email: bob.email }));
  server.refuse('reset_second_factor');
  await press(user, adminTexts.resetFactor, dialog);
  await expectText(errors.tooManyRequests.message);
  server.serve('reset_second_factor');
  await press(user, adminTexts.resetFactor, dialog);
  await expectText(fill(adminTexts.resetFactorDone, { email: bob.email }));
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
