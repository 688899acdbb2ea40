import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as erasedTexts from '#shared/texts/people/erased.ts';
import * as texts from '#shared/texts/people/erasure.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAlert, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { chooseFor, openMenuOf } from './userMenu.ts';

test('administrators see what erasing a person replaces, type the address, and follow it to its end', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const { person: bob } = await newcomer({ name: 'Bob', company });
  server.refuse('erasure_preview');
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, texts.open);
  await within(await dialog()).findByText(commonTexts.loadFailed);
  server.serve('erasure_preview');
  await press(user, commonTexts.tryAgain, await dialog());
  const list = within(await within(await dialog()).findByRole('list', { name: texts.replaced }));
  await waitFor(() => expect(list.getByText(texts.counted.ownedMaps).nextElementSibling?.textContent).toBe('0'));
  const erase = within(await dialog()).getByRole<HTMLButtonElement>('button', { name: texts.erase });
  const typed = within(await dialog()).getByLabelText(texts.typeAddress({ email: bob.email }));
  await user.type(typed, ann.email);
  expect(erase.disabled).toBe(true);
  await user.clear(typed);
  await user.type(typed, bob.email);
  server.refuse('erase_person', errors.conflict.code);
  await user.click(erase);
  await expectAlert(await dialog());
  server.serve('erase_person');
  await user.click(erase);
  await dialogGone();
  await expectText(texts.begun({ person: bob.username }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: bob.username })).toBeNull());
  const { docs } = await api.call('company_users', {});
  expect(JSON.stringify(docs)).not.toContain(bob.email);
  expect(docs.map(({ username }) => username)).toContain(erasedTexts.person);
});

test('a user who was removed is erased from the tab with the company data, all of it by keyboard', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const { person: bob } = await newcomer({ name: 'Bob', company });
  await newcomer({ name: 'Cy', company });
  await api.call('remove_user', { email: bob.email });
  const user = await openApp('/admin?tab=data', ann);
  const removed = await screen.findByRole('list', { name: texts.removed });
  // Cy has no access, and is still under Users.
  expect(within(removed).getAllByRole('listitem')).toHaveLength(1);
  within(removed)
    .getByRole('button', { name: texts.openFor({ person: bob.username }) })
    .focus();
  await user.keyboard('{Enter}');
  const typed = within(await dialog()).getByLabelText(texts.typeAddress({ email: bob.email }));
  await user.type(typed, bob.email);
  const erase = within(await dialog()).getByRole<HTMLButtonElement>('button', { name: texts.erase });
  await waitFor(() => expect(erase.disabled).toBe(false));
  await user.keyboard('{Enter}');
  await dialogGone();
  await expectText(texts.begun({ person: bob.username }));
  await expectText(texts.noneRemoved);
  expect(JSON.stringify((await api.call('company_users', {})).docs)).not.toContain(bob.email);
});

test('a person with access is not erased: the menu says why', async () => {
  const { person: ann } = await newcomer({ name: 'Ann' });
  const user = await openApp('/admin?tab=users', ann);
  await openMenuOf(user, ann.username);
  const item = await screen.findByRole('menuitem', { name: new RegExp(texts.open) });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain(errors.ownAccess.message);
  expect(screen.queryByText(adminTexts.empty)).toBeNull();
});
