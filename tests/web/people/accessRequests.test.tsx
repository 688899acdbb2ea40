import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const section = () => screen.findByRole('region', { name: adminTexts.requests });

/** An admin, and two colleagues who ask to be let in. */
async function asking() {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  const [bob, cleo] = await Promise.all(
    ['Bob', 'Cleo'].map(async (name) => {
      const { person, api: own } = await newcomer({ name, company });
      await own.call('ask_for_access', { email: person.email });
      return person;
    }),
  );
  return { ann, api, bob: bob ?? expect.fail(), cleo: cleo ?? expect.fail() };
}

test('an admin lets one person in and declines another, who reads so', async () => {
  const { ann, api, bob, cleo } = await asking();
  const user = await openApp('/admin?tab=requests', ann);
  const inside = await section();
  await press(user, adminTexts.letInNamed({ person: bob.username }), inside);
  await expectText(adminTexts.added({ email: bob.email }));
  await waitFor(() => expect(within(inside).queryByText(bob.username)).toBeNull());
  await expectFocus(within(inside).getByRole('heading'));
  await press(user, adminTexts.declineNamed({ person: cleo.username }), inside);
  await expectText(adminTexts.declined({ person: cleo.username }));
  await expectText(adminTexts.requestsAnswered);
  expect((await api.call('company_access_requests', {})).total).toBe(0);
  await openApp('/', cleo);
  await expectText(sessionTexts.askDeclined);
  expect(screen.queryByRole('button', { name: sessionTexts.askAgain })).toBeNull();
});

test('a request that another admin has answered says so and leaves the list', async () => {
  const { ann, api, bob } = await asking();
  const user = await openApp('/admin?tab=requests', ann);
  const inside = await section();
  await within(inside).findByText(bob.username);
  await api.call('decline_company_access_request', { email: bob.email });
  await press(user, adminTexts.declineNamed({ person: bob.username }), inside);
  await expectText(errors.accessRequestDoesNotExist.message);
  await waitFor(() => expect(within(inside).queryByText(bob.username)).toBeNull());
});

test('requests that cannot be loaded say so and are loaded again', async () => {
  const { ann, bob } = await asking();
  server.refuse('company_access_requests', 'permission-denied');
  const user = await openApp('/admin?tab=requests', ann);
  await expectText(adminTexts.requestsFailed);
  server.serve('company_access_requests');
  await press(user, commonTexts.tryAgain, await section());
  await within(await section()).findByText(bob.username);
});

test('while nobody asks, the tab says what it is for', async () => {
  const { person } = await newcomer();
  await openApp('/admin?tab=requests', person);
  await expectText(adminTexts.noRequests);
  await screen.findByRole('heading', { name: adminTexts.requests });
});
