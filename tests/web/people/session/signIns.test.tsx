import { randomBytes } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import { LINK_WITHIN_S } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { signInAtProvider } from '#tests/calls/support/atProvider.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { configureIdentity } from '#web/base/api/identity.ts';
import { keptRedirect } from '#web/base/session/keptRedirect.ts';

const { apiUrl, cognitoUrl, webUrl, pool } = inject('stack');
const PROVIDER = 'the local provider';
const remove = commonTexts.removeNamed({ name: PROVIDER });

/** Sets the sign-in providers that the application knows; the stack has them all. */
function configure(list: { id: string; label: string; passwords: boolean }[]): void {
  const pools = { region: pool.region, userPoolId: pool.poolId, userPoolClientId: pool.clientId };
  const providers = list.length > 0 ? { providers: { origin: cognitoUrl, list } } : {};
  configureIdentity({ ...pools, userPoolEndpoint: cognitoUrl, apiBase: apiUrl, ...providers });
}

afterEach(() => {
  vi.restoreAllMocks();
  configure([]);
});

/** Opens the account of a person with a password and accounts at the provider, one by default. */
async function openLinked(subjects: readonly string[] = ['first']) {
  const { person, api } = await newcomer({ company: `t${randomBytes(5).toString('hex')}.sso.example` });
  const stack = { cognitoUrl, webUrl, pool: { config: () => pool } };
  for (const subject of subjects) {
    const met = await signInAtProvider(stack as never, { email: person.email, subject });
    if (met.refused !== undefined) throw new Error(met.refused);
    await api.call('link_sign_in', { accessToken: met.accessToken });
  }
  return { person, user: await openApp('/account', person) };
}

const section = () => screen.findByRole('region', { name: accountTexts.signIns });

test('the account page lists the ways to sign in, and removes another one than that of the session', async () => {
  configure([{ id: 'Local', label: PROVIDER, passwords: true }]);
  const { user } = await openLinked();
  const rows = await within(await section()).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    accountTexts.password + accountTexts.signInCurrent,
    PROVIDER + accountTexts.signInRemove,
  ]);
  await press(user, remove);
  server.refuse('unlink_sign_in', 'sign-in-too-old');
  await press(user, accountTexts.signInRemove, await dialog());
  await expectText(errors.signInTooOld.message);
  server.serve('unlink_sign_in');
  await press(user, accountTexts.signInRemove, await dialog());
  await dialogGone();
  await expectText(accountTexts.signInRemoved({ name: PROVIDER }));
  await expectText(accountTexts.signInsOnly);
  expect(screen.queryByRole('button', { name: remove })).toBeNull();
});

test('two accounts at one provider are told apart by its names for them, until one is left', async () => {
  const { user } = await openLinked(['first', 'second']);
  const named = (name: string) => accountTexts.signInAccount({ provider: PROVIDER, name });
  await within(await section()).findByText(named('first'));
  await press(user, commonTexts.removeNamed({ name: named('second') }));
  await press(user, accountTexts.signInRemove, await dialog());
  await dialogGone();
  await within(await section()).findByText(PROVIDER);
  expect(screen.queryByText(named('first'))).toBeNull();
});

test('after ten minutes the account page has its person sign in again first', async () => {
  const { user, person } = await openLinked();
  await section();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + (LINK_WITHIN_S + 60) * 1_000);
  await press(user, remove);
  await expectText(accountTexts.signInOld);
  await press(user, accountTexts.signInAgain, await dialog());
  await expectAddress('/login');
  expect(server.asked('unlink_sign_in')).toEqual([]);
  expect(keptRedirect(person.email)).toBe('/account');
});

test('ways to sign in that cannot be looked up are asked for again', async () => {
  configure([{ id: 'Local', label: PROVIDER, passwords: true }]);
  server.refuse('sign_ins', 'permission-denied');
  const { user } = await openLinked();
  await expectText(accountTexts.signInsFailed);
  server.serve('sign_ins');
  await press(user, commonTexts.tryAgain, await section());
  await screen.findByRole('button', { name: remove });
});
