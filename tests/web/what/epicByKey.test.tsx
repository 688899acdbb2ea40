import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { epicNameObjectExists } from '#shared/errors.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus, expectText } from '../support/hands.ts';

// Loading the code of a dialog takes longer than queries wait.
beforeAll(
  () => Promise.all([import('#web/base/theme/MuiTheme.tsx'), import('#web/features/what/board/quick/CardPicker.tsx')]),
  60_000,
);

test('an epic under a card takes two keys beside its name, and adds the card to the release', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [], Pay: [] });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  const { whats } = await api.call('get_container', { containerId });
  const whatId = whats.find(({ description }) => description === 'Pay')?.id ?? '';
  const names = async () => {
    const { epics } = await api.call('release_roadmap', { containerId });
    return epics
      .filter((epic) => epic.whatId === whatId && epic.releaseId === releaseId)
      .map((epic) => epic.nameFreeText);
  };
  const user = await openApp(paths.mapActivity(containerId), person);
  const card = () => screen.findByRole('button', { name: /^Pay/ });
  const picker = () => screen.findByRole('combobox', { name: texts.placeholders.epic });
  (await card()).focus();

  await user.keyboard('e');
  await expectFocus(await picker());
  await user.keyboard('By card');
  await screen.findByRole('option', { name: /First/ });
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['By card']));
  await expectFocus(await card());

  // Neither an epic without a name is added nor the same one again.
  await user.keyboard('e');
  await expectFocus(await picker());
  await screen.findByRole('option', { name: /First/ });
  await user.keyboard('{Enter}');
  await expectText(texts.epicUnnamed);
  await user.keyboard('By card{Enter}');
  await expectText(epicNameObjectExists.message);
  expect(await names()).toEqual(['By card']);
});
