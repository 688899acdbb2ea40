import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exploreInformationExists } from '#shared/errors.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap, stored } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

async function openMap() {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: ['Near'], Book: [], Pay: [] });
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  return { person, api, containerId, idOf };
}
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('an Activity with explore information says so before it is confirmed, and so does the one above', async () => {
  const { person, api, containerId, idOf } = await openMap();
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [idOf('Near')] });
  const epic = { type: 'free_text', text: 'Walk' } as const;
  await api.call('create_epic', { containerId, releaseId, whatId: idOf('Near'), epic });
  const user = await openApp(paths.mapActivity(containerId), person);
  for (const name of ['Near', 'Find']) {
    (await card(name)).focus();
    await user.keyboard('{Delete}');
    const asked = await dialog();
    await within(asked).findByText(exploreInformationExists.message);
    expect(within(asked).getByRole('button', { name: storyMapTexts.deleteConfirm }).matches(':disabled')).toBe(true);
    await user.keyboard('{Escape}');
    await dialogGone();
  }
});

test('so it does when several are selected, and the others can be deleted', async () => {
  const { person, api, containerId, idOf } = await openMap();
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [idOf('Book')] });
  const epic = { type: 'free_text', text: 'Walk' } as const;
  await api.call('create_epic', { containerId, releaseId, whatId: idOf('Book'), epic });
  const user = await openApp(paths.mapActivity(containerId), person);
  await user.click(await card('Book'));
  await user.keyboard('{Control>}');
  await user.click(await card('Pay'));
  await user.keyboard('{/Control}');
  await screen.findByRole('group', { name: selectionTexts.bar });
  await waitFor(() => expect(server.asked('release_slices')).toHaveLength(1));
  // As soon as the answer is there.
  await waitFor(async () => {
    await user.keyboard('{Delete}');
    const asked = await dialog();
    const isSaid = asked.textContent.includes(
      selectionTexts.stays({ count: 1, reason: exploreInformationExists.message }),
    );
    if (!isSaid) await user.keyboard('{Escape}');
    expect(isSaid).toBe(true);
  });
  await press(user, storyMapTexts.deleteConfirm, await dialog());
  await dialogGone();
  await waitFor(async () => expect((await stored(api, containerId)).map(([name]) => name)).toEqual(['Find', 'Book']));
});

test('after a refused deletion the focus is on the card again', async () => {
  const { person, containerId } = await openMap();
  const user = await openApp(paths.mapActivity(containerId), person);
  server.refuse('delete_what2', 'too-many-requests');
  (await card('Book')).focus();
  await user.keyboard('{Delete}');
  await press(user, storyMapTexts.deleteConfirm, await dialog());
  await dialogGone();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Book/));
  await waitFor(async () => expect(document.activeElement).toBe(await card('Book')));
});

test('each of several deletions is named', async () => {
  const { person, containerId } = await openMap();
  const user = await openApp(paths.mapActivity(containerId), person);
  for (const name of ['Book', 'Pay']) {
    (await card(name)).focus();
    await user.keyboard('{Delete}');
    await press(user, storyMapTexts.deleteConfirm, await dialog());
    await dialogGone();
  }
  await expectText(storyMapTexts.deleted);
  await expectText('Book');
  await expectText('Pay');
});
