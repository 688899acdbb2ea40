import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../../support/app.tsx';

test('an epic puts its card into the release that lacks it, and one undo takes both back', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [], Pay: [] });
  await api.call('create_release', { containerId, name: 'First' });
  const user = await openApp(paths.mapActivity(containerId), person);
  const planned = async () => {
    const { epics, releaseWhats } = await api.call('release_roadmap', { containerId });
    return [releaseWhats.length, epics.length];
  };
  (await screen.findByRole('button', { name: /^Pay/ })).focus();
  await user.keyboard('e');
  // Loading the code of the picker takes longer than queries wait.
  await screen.findByRole('combobox', { name: texts.placeholders.epic }, { timeout: 20_000 });
  await user.keyboard('By card');
  await screen.findByRole('option', { name: /^First/ });
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await planned()).toEqual([1, 1]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await planned()).toEqual([0, 0]));
});
