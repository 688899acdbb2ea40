import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectText } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const isChosen = async (name: string) => waitFor(async () => expect((await choice(name)).checked).toBe(true));

test('everybody chooses which mails they get, and the choice is there at the next visit', async () => {
  const { person, api } = await newcomer();
  const user = await openApp('/account', person);
  await isChosen(accountTexts.mailChoices.now);
  await user.click(await choice(accountTexts.mailChoices.hourly));
  await isChosen(accountTexts.mailChoices.hourly);
  // It shows as chosen before it is saved.
  const [input] = server.asked('notice_settings') as [{ uid: string }];
  await waitFor(async () => expect((await api.call('notice_settings', input)).mails).toBe('hourly'));
  await reopenApp('/account');
  await isChosen(accountTexts.mailChoices.hourly);
});

test('a choice that cannot be saved says so and is reset', async () => {
  const { person } = await newcomer();
  const user = await openApp('/account', person);
  await isChosen(accountTexts.mailChoices.now);
  server.refuse('change_notice_settings', 'permission-denied');
  await user.click(await choice(accountTexts.mailChoices.off));
  await expectText(errors.permissionDenied.message);
  await isChosen(accountTexts.mailChoices.now);
});
