import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import type { CompanyExport } from '#shared/model/company/companyExport.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/company/companyData.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { ExportState } from '#web/features/company/data_export/ExportState.tsx';
import { newcomer, openApp, reopenApp } from '../support/app.tsx';
import { expectAlert, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const PAGE = '/admin?tab=data';
/** The title of a file, from its definition. */
const PEOPLE = 'People of the company';

test('administrators start an export, follow it, and download its files', async () => {
  const { person } = await newcomer({ name: 'Ann' });
  const user = await openApp(PAGE, person);
  await expectText(texts.none);
  await press(user, texts.start);
  // The button has gone with the focus, which is on the heading now.
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.title })).toBe(document.activeElement));
  await expectText(texts.finished);
  const files = within(await screen.findByRole('list', { name: texts.files }));
  await files.findByText(PEOPLE);
  expect(files.queryByText('Activities of story maps')).toBeNull();
  const titles = files.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
  expect(titles).toEqual(titles.toSorted());
  expect(titles.indexOf(PEOPLE)).toBeLessThan(titles.indexOf('Types of references'));
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const name = texts.downloadNamed({ file: PEOPLE });
  await user.click(files.getByRole('button', { name }));
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const [link] = followed.mock.contexts as HTMLAnchorElement[];
  expect(link?.href).toContain('/user.jsonl.gz?');
  followed.mockRestore();

  server.refuse('company_export_link', errors.exportDoesNotExist.code);
  await user.click(files.getByRole('button', { name }));
  await expectText(errors.exportDoesNotExist.message);
  await press(user, texts.startAgain);
  await screen.findByRole('progressbar', { name: texts.running });
});

test('an export that named somebody who has been erased since says that it was deleted', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  const user = await openApp(PAGE, ann);
  await press(user, texts.start);
  await expectText(texts.finished);
  const { docs } = await api.call('company_users', {});
  await api.call('erase_person', { uid: docs.find(({ email }) => email === bob.email)?.uid ?? '', email: bob.email });
  await waitFor(async () => expect((await api.call('company_export', {})).export?.state).toBe('withdrawn'), {
    timeout: 10_000,
  });
  await reopenApp(PAGE);
  await expectText(texts.withdrawn);
  await expectText(texts.withdrawnHelp);
  expect(screen.queryByRole('list', { name: texts.files })).toBeNull();
  await press(user, texts.startAgain);
  await expectText(texts.running);
});

test('an export that cannot be loaded or started says so', async () => {
  const { person } = await newcomer();
  server.refuse('company_export');
  const user = await openApp(PAGE, person);
  await expectAlert();
  server.serve('company_export');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.none);
  server.refuse('start_company_export');
  await press(user, texts.start);
  await expectText(errors.tooManyRequests.message);
  await waitFor(() => expect(screen.getByRole('button', { name: texts.start })).toBe(document.activeElement));
});

test('the tab is for administrators alone', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const { person: bob } = await newcomer({ name: 'Bob', company });
  await api.call('add_registered_email', { email: bob.email });
  await openApp(PAGE, bob);
  await expectText(errors.notAdministrator.message);
  expect(screen.queryByText(adminTexts.tabs.data)).toBeNull();
});

test('how far an export has come is said once it is known of how many files', () => {
  const running: Omit<CompanyExport, 'progress'> = {
    exportId: 'a'.repeat(20),
    state: 'running',
    startedAt: 0,
    startedBy: 'b'.repeat(20),
    endedAt: null,
    expiresAt: null,
    files: [],
  };
  const { rerender } = render(
    <ExportState latest={{ ...running, progress: { done: 0, total: 0, rows: 0 } }} person="Ann" />,
  );
  const bar = screen.getByRole('progressbar', { name: texts.running });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  expect(screen.queryByText(texts.progress({ done: 0, total: 0, rows: 0 }))).toBeNull();
  rerender(<ExportState latest={{ ...running, progress: { done: 23, total: 46, rows: 1200 } }} person="Ann" />);
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  screen.getByText(texts.progress({ done: 23, total: 46, rows: '1,200' }));
});
