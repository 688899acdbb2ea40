import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as initiativesTexts from '#shared/texts/initiatives.ts';
import * as texts from '#shared/texts/undo.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { BUILD_MODE, paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, field, fillIn, press } from '../support/hands.ts';

const undoButton = () => screen.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
const offers = (name: string) => waitFor(() => expect(undoButton().getAttribute('aria-label')).toBe(name));

async function scene() {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Pay: [] });
  const whatId = (await api.call('get_container', { containerId })).whats[0]?.id ?? '';
  const releaseIds = [];
  for (const name of ['First', 'Second']) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    releaseIds.push(releaseId);
  }
  const { id: initiativeId } = await api.call('create_initiative', { name: 'Pay everywhere' });
  await api.call('add_whats_to_initiative', { initiativeId, whatIds: [whatId] });
  await api.call('add_releases_to_initiative', {
    initiativeId,
    releases: releaseIds.map((releaseId) => ({ containerId, releaseId })),
  });
  const read = () => api.call('get_initiative', { initiativeId });
  return { person, api, containerId, initiativeId, read };
}

test('a rename of an initiative is undone by its button and redone by its keys', async () => {
  const { person, initiativeId, read } = await scene();
  const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
  await screen.findByRole('heading', { name: 'Pay everywhere' });
  await offers(texts.nothingToUndo);
  await press(user, initiativesTexts.settings);
  await user.click(await screen.findByRole('menuitem', { name: initiativesTexts.menu.name }));
  await fillIn(user, await field(initiativesTexts.name, await dialog()), 'Pay anywhere');
  await user.keyboard('{Enter}');
  await dialogGone();
  await offers(texts.undoNamed({ action: texts.actions.change_initiative_name }));
  await user.click(undoButton());
  await screen.findByRole('heading', { name: 'Pay everywhere' });
  await waitFor(async () => expect((await read()).initiative.name).toBe('Pay everywhere'));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByRole('heading', { name: 'Pay anywhere' });
  await waitFor(async () => expect((await read()).initiative.name).toBe('Pay anywhere'));
});
