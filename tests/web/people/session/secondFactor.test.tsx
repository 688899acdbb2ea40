import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { codeAt } from '#infra/local/cognito/totp.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { typeLogin } from './entry.ts';

const { cognitoUrl } = inject('stack');
const STEP = 30_000;
afterEach(() => void vi.restoreAllMocks());

/** Comes in the way of an operation of the user pool until the test ends it. */
function failing(operation: string, answer: () => Response): { end: () => void } {
  const through = globalThis.fetch;
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((target, init) =>
      (target instanceof Request ? target.url : target.toString()).startsWith(cognitoUrl) &&
      new Headers(init?.headers).get('x-amz-target')?.endsWith(`.${operation}`) === true
        ? Promise.resolve(answer())
        : through(target, init),
    );
  return { end: () => spy.mockRestore() };
}

const refusal = (__type: string, message: string) => () =>
  new Response(JSON.stringify({ __type, message }), { status: 400, headers: { 'content-type': 'application/json' } });

/** Opens the dialog that sets an app up. @returns the secret, as the app gets it */
async function openSetUp(person: Person): Promise<{ user: UserEvent; inside: HTMLElement; secret: string }> {
  const user = await openApp('/account', person);
  await expectText(accountTexts.secondFactorOff);
  await press(user, accountTexts.setUp);
  const inside = await screen.findByRole('dialog', { name: accountTexts.setUpTitle });
  await within(inside).findByRole('img', { name: sessionTexts.appQrCode });
  const secret = (await within(inside).findByText(/^([A-Z2-7]{4} ?)+$/)).textContent.replaceAll(' ', '');
  return { user, inside, secret };
}

async function typeCode(user: UserEvent, code: string): Promise<void> {
  await fillIn(user, await field(sessionTexts.appCode), code);
  await user.keyboard('{Enter}');
}

/** Somebody signed in, who has set an app up with its present code. */
async function withApp(): Promise<{ person: Person; user: UserEvent; secret: string }> {
  const { person } = await newcomer();
  const { user, secret } = await openSetUp(person);
  await typeCode(user, codeAt(secret, Date.now()));
  await expectText(accountTexts.setUpDone);
  return { person, user, secret };
}

/** The same at the login, behind the password. */
async function atCode(): Promise<{ person: Person; user: UserEvent; secret: string }> {
  const { person, user, secret } = await withApp();
  localStorage.clear();
  await openApp('/login');
  await typeLogin(user, person.email, person.password);
  await expectFocus(await field(sessionTexts.appCode));
  return { person, user, secret };
}

/** The code after the present one, which is taken too. No code works twice, and the present one has set the app up. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + STEP);

/** Changes the password of somebody who has an app, up to its code. @returns the dialog */
async function changePassword(user: UserEvent, person: Person): Promise<HTMLElement> {
  await openApp('/account');
  await press(user, accountTexts.changePassword);
  const inside = await screen.findByRole('dialog', { name: accountTexts.changePassword });
  await fillIn(user, await field(accountTexts.presentPassword, inside), person.password);
  await fillIn(user, await field(sessionTexts.newPassword, inside), 'brand-new-1');
  await fillIn(user, await field(sessionTexts.confirmPassword, inside), 'brand-new-1');
  await user.keyboard('{Enter}');
  return inside;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the second factor', () => {
  test('is set up with a QR code or a key and the first code of the app, and turned off again', async () => {
    const { person } = await newcomer();
    const { user, inside, secret } = await openSetUp(person);
    await typeCode(user, '123');
    await expectText(sessionTexts.appCodeIncomplete);
    await typeCode(user, wrong(codeAt(secret, Date.now())));
    await expectText(sessionTexts.appCodeWrong);
    expect(inside.isConnected).toBe(true);
    const code = codeAt(secret, Date.now());
    await typeCode(user, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expectText(accountTexts.secondFactorOn);
    await press(user, accountTexts.turnOff);
    const ask = await screen.findByRole('dialog', { name: accountTexts.turnOffTitle });
    const password = await field(accountTexts.presentPassword, ask);
    await expectFocus(password);
    await press(user, accountTexts.turnOff, ask);
    await expectText(accountTexts.presentPasswordEmpty);
    await fillIn(user, password, 'not-the-password');
    await press(user, accountTexts.turnOff, ask);
    await expectText(accountTexts.presentPasswordWrong);
    await expectText(accountTexts.secondFactorOn);
    await fillIn(user, password, person.password);
    const pool = failing('SetUserMFAPreference', refusal('TooManyRequestsException', 'Too many requests'));
    await press(user, accountTexts.turnOff, ask);
    await expectText(sessionErrorTexts.tooManyAttempts);
    pool.end();
    await press(user, accountTexts.turnOff, ask);
    await expectText(accountTexts.secondFactorOff);
  });

  test('says when its state cannot be read, and tries again', async () => {
    const { person } = await newcomer();
    const pool = failing('GetUser', refusal('TooManyRequestsException', 'Too many requests'));
    const user = await openApp('/account', person);
    await expectText(accountTexts.secondFactorFailed);
    pool.end();
    await press(user, commonTexts.tryAgain);
    await expectText(accountTexts.secondFactorOff);
  });

  test('is required at the login: a wrong code may be typed again, the right one signs in', async () => {
    const { user, secret } = await atCode();
    await typeCode(user, wrong(codeAt(secret, Date.now())));
    await expectText(sessionTexts.appCodeWrong);
    await expectFocus(await field(sessionTexts.appCode));
    await typeCode(user, nextCode(secret));
    await expectAddress(/^\/story_maps$/);
  });

  test('returns to the password when the code comes too late', async () => {
    const { person, user, secret } = await atCode();
    const pool = failing(
      'RespondToAuthChallenge',
      refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    );
    await typeCode(user, nextCode(secret));
    await expectText(sessionTexts.signInTimedOut);
    pool.end();
    await fillIn(user, await field(sessionTexts.password), person.password);
    await user.keyboard('{Enter}');
    await typeCode(user, nextCode(secret));
    await expectAddress(/^\/story_maps$/);
  });

  test('is required to stay signed in when its owner changes the password', async () => {
    const { person, user, secret } = await withApp();
    const inside = await changePassword(user, person);
    await expectText(accountTexts.passwordChangedCode);
    await typeCode(user, wrong(nextCode(secret)));
    await expectText(sessionTexts.appCodeWrong);
    await typeCode(user, nextCode(secret));
    await waitFor(() => expect(inside.isConnected).toBe(false));
    await expectAddress('/account');
    // Calls are answered with the new session.
    await openApp('/story_maps');
    await expectAddress(/^\/story_maps$/);
    await screen.findByRole('heading', { level: 1 });
  });

  test('that is not at hand opens the login when the password is changed', async () => {
    const { person, user } = await withApp();
    const inside = await changePassword(user, person);
    await expectText(accountTexts.passwordChangedCode);
    await press(user, commonTexts.cancel, inside);
    await expectText(sessionTexts.passwordChanged);
    await expectAddress('/login');
  });
});

test('somebody who must have an app sets it up at sign-in', async () => {
  const { person } = await newcomer();
  // A pool that demands it, as far as this browser sees.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const answers: Record<string, object> = {
    RespondToAuthChallenge: {
      ChallengeName: 'MFA_SETUP',
      Session: 'a-session-of-the-test',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    },
    AssociateSoftwareToken: { SecretCode: secret, Session: 'another-session-of-the-test' },
  };
  const through = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const operation = new Headers(init?.headers).get('x-amz-target')?.split('.')[1] ?? '';
    return operation in answers
      ? Promise.resolve(new Response(JSON.stringify(answers[operation]), { status: 200 }))
      : through(target, init);
  });
  const user = await openApp('/login');
  await typeLogin(user, person.email, person.password);
  await expectText(sessionTexts.appDemanded);
  await expectText(secret.match(/.{4}/g)?.join(' ') ?? '');
  await screen.findByRole('img', { name: sessionTexts.appQrCode });
  await field(sessionTexts.appCode);
});
