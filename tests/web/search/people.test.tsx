import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import * as texts from '#shared/texts/palette.ts';
import * as personTexts from '#shared/texts/palettePerson.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectAddress, expectText } from '../support/hands.ts';

// Loading the code of a dialog takes longer than queries wait.
beforeAll(
  () =>
    Promise.all([
      import('#web/base/theme/MuiTheme.tsx'),
      import('#web/features/search/MapSearch.tsx'),
      import('#web/features/search/PageSearch.tsx'),
      import('#web/features/search/ServerSearches.tsx'),
    ]),
  60_000,
);

const CTRL_K = '{Control>}k{/Control}';

/** A super admin with a colleague. */
async function two() {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  const { uid } = await api.call('add_registered_email', { email: bob.email });
  return { ann, api, bob, uid };
}

async function choose(user: UserEvent, label: string, name: string): Promise<void> {
  await user.keyboard(CTRL_K);
  await screen.findByRole('combobox', { name: label });
  await user.keyboard(name.toLowerCase());
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('combobox', { name: personTexts.actions({ person: name }) });
}

test('finds a colleague, with whom its owner shares the open map', async () => {
  const { ann, api, bob, uid } = await two();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const user = await openApp(paths.mapActivity(id), ann);
  await screen.findByRole('button', { name: /^Find/ });
  await choose(user, texts.labelOnMap, bob.username);
  await user.click(screen.getByRole('option', { name: personTexts.shareAsViewer({ person: bob.username }) }));
  await expectText(sharingTexts.added({ person: bob.username }));
  const { members } = await api.call('get_container', { containerId: id });
  expect(members).toMatchObject([{ id: uid, role: 'viewer' }]);
  // Once shared, it is not offered again.
  await choose(user, texts.labelOnMap, bob.username);
  expect(screen.queryByRole('option', { name: personTexts.shareAsViewer({ person: bob.username }) })).toBeNull();
});

test('leads administrators to the story maps of a colleague, and copies the address', async () => {
  const { ann, bob, uid } = await two();
  const user = await openApp(paths.storyMaps(), ann);
  await choose(user, texts.label, bob.username);
  await user.click(screen.getByRole('option', { name: personTexts.copyAddress({ email: bob.email }) }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(bob.email));
  await choose(user, texts.label, bob.username);
  await user.keyboard('{Enter}');
  await expectAddress(paths.admin('maps', { owner: uid }));
});
