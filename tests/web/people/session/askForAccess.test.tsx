import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';

/** Somebody whom nobody has let in, and the administrator who could. */
async function outsider() {
  const { person: ann, api: admin } = await newcomer();
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  return { bob, admin };
}

test('somebody who was never given access asks for it once, and reads so at the next visit too', async () => {
  const { bob, admin } = await outsider();
  const user = await openApp('/', bob);
  await expectAddress(/^\/no_access$/);
  await expectText(sessionTexts.notLetInYet);
  await press(user, commonTexts.askForAccess);
  await expectText(sessionTexts.askedForAccess);
  expect(document.activeElement?.textContent).toContain(sessionTexts.askedForAccess);
  expect((await admin.call('company_access_requests', {})).docs).toMatchObject([{ email: bob.email }]);
  await reopenApp('/no_access');
  await expectText(sessionTexts.askedForAccess);
  expect(screen.queryByRole('button', { name: commonTexts.askForAccess })).toBeNull();
});

test('a request that failed to send says so and can be sent again', async () => {
  const { bob } = await outsider();
  const user = await openApp('/', bob);
  server.refuse('ask_for_access', 'permission-denied');
  await press(user, commonTexts.askForAccess);
  await expectText(errors.permissionDenied.message);
  server.serve('ask_for_access');
  await press(user, commonTexts.askForAccess);
  await expectText(sessionTexts.askedForAccess);
  expect(screen.queryByText(errors.permissionDenied.message)).toBeNull();
});

test('a failed look-up of an earlier request can be retried', async () => {
  const { bob } = await outsider();
  server.refuse('asked_for_access', 'permission-denied');
  const user = await openApp('/', bob);
  await expectText(sessionTexts.askedFailed);
  server.serve('asked_for_access');
  const failed = (await screen.findByText(sessionTexts.askedFailed)).closest<HTMLElement>('[role=alert]');
  await press(user, commonTexts.tryAgain, failed ?? undefined);
  await screen.findByRole('button', { name: commonTexts.askForAccess });
});
