import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectText, field, fillIn, press } from '../support/hands.ts';

test('administrators see all story maps, find one, make it the top and change its owner', async () => {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const { person: bob, api: bobs } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: bob.email });
  const { id } = await bobs.call('story_map_container_create', { name: 'Bicycles', why: 'Rent them' });
  await bobs.call('story_map_container_create', { name: 'Skates', why: 'Rent them' });
  const user = await openApp('/admin?tab=maps', ann);
  await screen.findByRole('row', { name: /^Skates/ });
  expect(await screen.findAllByText(bob.email)).toHaveLength(2);

  await fillIn(user, await field(adminTexts.searchMaps), 'nothing like it');
  await user.keyboard('{Enter}');
  await expectText(adminTexts.noMapFound({ text: 'nothing like it' }));
  await fillIn(user, await field(adminTexts.searchMaps), 'bicyc');
  await user.keyboard('{Enter}');
  await screen.findByRole('row', { name: /^Bicycles/ });
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Skates/ })).toBeNull());

  const top = await screen.findByRole('button', { name: adminTexts.topNamed({ map: 'Bicycles' }) });
  await user.click(top);
  await waitFor(() => expect(top).toHaveProperty('disabled', true));
  await waitFor(async () => expect((await api.call('company_settings', {})).hierarchyTopContainer).toBe(id));

  await press(user, adminTexts.changeOwnerOf({ map: 'Bicycles' }));
  const asked = await dialog();
  const confirm = await screen.findByRole('button', { name: adminTexts.changeOwner });
  expect(confirm).toHaveProperty('disabled', true);
  await fillIn(user, await field(adminTexts.searchPeople, asked), 'Ann');
  await user.keyboard('{ArrowDown}{Enter}');
  await expectText(adminTexts.newOwner({ person: ann.username, email: ann.email }));
  await user.click(confirm);
  await expectText(adminTexts.ownerSet);
  await dialogGone();
  await screen.findByText(ann.email);
  const link = screen.getByRole('link', { name: adminTexts.openNamed({ map: 'Bicycles' }) });
  expect(link.getAttribute('target')).toBe('_blank');
});
