import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/company/audit.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectAlert, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const section = () => screen.findByRole('region', { name: adminTexts.tabs.audit });
const rows = () => screen.findByRole('list', { name: adminTexts.tabs.audit });

test('administrators see who gave whom what, narrow it and save it as CSV', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const { person: bob } = await newcomer({ name: '=Bob', company });
  await api.call('add_registered_email', { email: bob.email });
  await api.call('remove_registered_email', { email: bob.email });
  const user = await openApp('/admin?tab=audit', ann);
  const list = await rows();
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(2));
  await within(list).findByText(texts.kinds.access_removed);
  await within(list).findByText(texts.kinds.super_admin_granted);

  await user.selectOptions(await screen.findByRole('combobox', { name: texts.kind }), texts.kinds.access_removed);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  await within(list).findByText(bob.username);
  let saved: Blob | undefined;
  URL.createObjectURL = vi.fn((file: Blob) => {
    saved = file;
    return 'blob:saved';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press(user, texts.export);
  await waitFor(() => expect(saved).toBeDefined());
  const lines = ((await saved?.text()) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,'${bob.username},'${bob.email},${texts.kinds.access_removed},`);
  vi.restoreAllMocks();

  await user.selectOptions(await screen.findByRole('combobox', { name: texts.kind }), texts.kinds.admin_granted);
  await expectText(texts.none);
});

test('who has not signed up yet is named by their address', async () => {
  const { person, api } = await newcomer();
  const email = `soon@${person.email.split('@')[1] ?? ''}`;
  await api.call('add_registered_email', { email });
  await openApp('/admin?tab=audit', person);
  const list = within(await rows());
  await list.findByText(email);
});

test('a list that cannot be loaded says so and is loaded again', async () => {
  const { person } = await newcomer();
  server.refuse('access_audit', 'permission-denied');
  const user = await openApp('/admin?tab=audit', person);
  await expectAlert(await section());
  server.serve('access_audit');
  await press(user, commonTexts.tryAgain, await section());
  await within(await rows()).findByText(texts.kinds.super_admin_granted);
});
