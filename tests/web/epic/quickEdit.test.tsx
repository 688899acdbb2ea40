import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { expectFocus, field } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from './scene.ts';

test('a collapsed epic shows what is set as chips, and a chip opens its field', async () => {
  const { person, api, place, addEpics } = await releaseScene();
  const [epicId = ''] = await addEpics(['Plan']);
  await api.call('change_epic_fields', { ...place, epicId, fields: { size: 5 } });
  const user = await openApp(paths.releaseWhat(place.containerId, place.releaseId, place.whatId), person);
  const card = await screen.findByRole('article', { name: 'Plan' });
  await user.click(within(card).getByRole('button', { name: texts.amount({ label: texts.short.size, amount: 5 }) }));
  const fields = await screen.findByRole('dialog', { name: texts.editFields({ name: 'Plan' }) }, { timeout: 20_000 });
  const size = await field(texts.size, fields);
  await expectFocus(size);
  await user.clear(size);
  await user.keyboard('8{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await within(card).findByRole('button', { name: texts.amount({ label: texts.short.size, amount: 8 }) });
  const saved = async () => (await api.call('release_what', place)).epics.map((epic) => epic.size);
  await waitFor(async () => expect(await saved()).toEqual([8]));
  // What is not set yet is reached from the card as well.
  await user.click(within(card).getByRole('button', { name: texts.editFields({ name: 'Plan' }) }));
  await field(texts.primaryWho, await screen.findByRole('dialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(card).getByRole('checkbox', { name: texts.complete({ name: 'Plan' }) }));
  await waitFor(() =>
    expect(within(card).queryByRole('button', { name: texts.editFields({ name: 'Plan' }) })).toBeNull(),
  );
});
