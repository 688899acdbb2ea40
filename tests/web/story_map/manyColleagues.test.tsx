import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as searchTexts from '#shared/texts/search.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp, register } from '../support/app.tsx';
import { expectText, fillIn, press } from '../support/hands.ts';

test('a search for colleagues says when it shows only the first of them', async () => {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  for (let at = 0; at < 9; at++) {
    const email = `zoe${at}@${company}`;
    await api.call('add_registered_email', { email });
    await register({ email, password: 'correct horse', username: `Zoe ${at}` });
  }
  const id = await makeMap(api, 'Desks');
  const user = await openApp(paths.mapActivity(id), ann);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.members }));
  const search = await screen.findByRole('combobox', { name: sharingTexts.addPeople });
  await fillIn(user, search, 'zoe');
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(8);
  await expectText(searchTexts.cut({ count: 8 }));
  await fillIn(user, search, 'zoe 3');
  await expectText(searchTexts.found({ count: 1 }));
});
