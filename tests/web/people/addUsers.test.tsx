import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

/** The dialog of a super admin, and the domain of their company. */
async function adding() {
  const { person, api } = await newcomer();
  const user = await openApp('/admin?tab=users', person);
  await press(user, adminTexts.addUser);
  return { user, api, domain: person.email.split('@')[1] ?? '' };
}

test('many people are added at once, with their permissions', async () => {
  const { user, api, domain } = await adding();
  await fillIn(user, await field(adminTexts.email), `Name,Email\nBob,bob@${domain}\nCleo,cleo@${domain}`);
  await user.click(await screen.findByRole('checkbox', { name: adminTexts.roleGlobalViewer }));
  await press(user, adminTexts.addMany({ count: 2 }));
  await expectText(adminTexts.addedMany({ count: 2 }));
  await dialogGone();
  await screen.findByRole('row', { name: new RegExp(`cleo@${domain}`) });
  const claims = { admin: false, super_admin: false, global_story_map_viewer: true };
  expect((await api.call('registered_emails', {})).docs.slice(1)).toMatchObject([
    { email: `bob@${domain}`, active: true, claims },
    { email: `cleo@${domain}`, active: true, claims },
  ]);
});

test('nobody is added while an address cannot be, and each says what is wrong with it', async () => {
  const { user, domain } = await adding();
  await fillIn(user, await field(adminTexts.email), `bob@${domain}, cleo@other.example, bob@${domain}`);
  // The button counts those who can be added.
  await press(user, adminTexts.add, await dialog());
  await expectText(adminTexts.linesWrong({ count: 2 }));
  const lines = within(await screen.findByRole('list', { name: adminTexts.lines })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `bob@${domain}${adminTexts.lineReady}`,
    `cleo@other.example${errorTexts.domainMismatch({ domain })}`,
    `bob@${domain}${adminTexts.emailTwice({ email: `bob@${domain}` })}`,
  ]);
  expect(server.asked('add_registered_email')).toEqual([]);
  await press(user, adminTexts.leaveOut);
  await press(user, adminTexts.add, await dialog());
  await expectText(adminTexts.added({ email: `bob@${domain}` }));
});

test('an address that the server refuses stays with the reason, and the others are added', async () => {
  const { user, domain } = await adding();
  await fillIn(user, await field(adminTexts.email), `bob@${domain}\ncleo@${domain}`);
  server.refuse('add_registered_email', 'not-super-administrator');
  await press(user, adminTexts.addMany({ count: 2 }));
  const list = await screen.findByRole('list', { name: adminTexts.lines });
  await within(list).findAllByText(errors.notSuperAdministrator.message);
  server.serve('add_registered_email');
  await press(user, adminTexts.addMany({ count: 2 }));
  await expectText(adminTexts.addedMany({ count: 2 }));
});
