import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import { reopenApp } from '../support/app.tsx';
import { dialogGone, press } from '../support/hands.ts';
import { addFields, NAME, openMapping, openTarget, passTest, rowOf, save } from './mappingScene.ts';

const offer = () => screen.queryByRole('group', { name: unsavedTexts.yours });

test('a mapping that was changed and not saved is offered after a reload, and is gone once it is saved', async () => {
  const { user, saved } = await openMapping();
  const reopen = async () => {
    await reopenApp('/admin?tab=integration');
    await press(user, integrationTabTexts.actionsFor({ name: NAME }));
    await user.click(await screen.findByRole('menuitem', { name: integrationTabTexts.fieldMapping }));
    await openTarget(user);
  };
  await openTarget(user);
  await addFields(user, 'Labels');
  await rowOf('Labels');

  await reopen();
  await waitFor(() => expect(offer()?.textContent).toContain('Labels'));
  expect(screen.queryByRole('group', { name: 'Labels' })).toBeNull();
  await press(user, unsavedTexts.useIt);
  await press(user, texts.remove({ field: 'Labels' }));
  await passTest(user);
  await user.click(await save());
  await waitFor(async () => expect(await saved()).toMatchObject({ version: 1 }));

  await reopen();
  expect(offer()).toBeNull();
  await addFields(user, 'Labels');
  await rowOf('Labels');
  await user.keyboard('{Escape}');
  await press(user, texts.discard);
  await dialogGone();
  await reopen();
  expect(offer()).toBeNull();
});
