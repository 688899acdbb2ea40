import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueChanged } from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/conflicts.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus, field, fillIn, press } from '../support/hands.ts';

/** A map that is open at a tab of it, while a colleague works on it elsewhere. */
async function open(tab: string) {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const { id: whoId } = await api.call('add_who', { containerId, name: 'Keeper', group: 'Staff' });
  const user = await openApp(`/story_map/${containerId}/${tab}`, person);
  const read = () => api.call('get_container', { containerId });
  return { user, api, containerId, whoId, read };
}

/** The choice between what was typed and what a colleague has written. */
async function choice(theirs: string): Promise<HTMLElement> {
  const found = await screen.findByText(texts.theirs({ text: theirs }));
  const alert = found.closest<HTMLElement>('[role="alert"]');
  if (alert === null) throw new Error('nobody is told of the choice');
  expect(alert.textContent).toContain(valueChanged.message);
  return alert;
}

describe('a text that a colleague has changed meanwhile', () => {
  test.each([
    { menu: mapShellTexts.menu.name, label: mapShellTexts.name, name: 'change_story_map_name', field: 'name' },
    { menu: mapShellTexts.menu.why, label: mapShellTexts.why, name: 'change_story_map_why', field: 'why' },
  ] as const)(
    '$field of the map: theirs is taken, or mine is kept over theirs',
    async ({ menu, label, name, field: of }) => {
      const { user, api, containerId, read } = await open('overview');
      const theirs = (text: string) => api.call(name, { containerId, [of]: text } as never);
      const type = async (text: string) => {
        await press(user, mapShellTexts.edit);
        await user.click(await screen.findByRole('menuitem', { name: menu }));
        const dialog = await screen.findByRole('dialog');
        await fillIn(user, await field(label, dialog), text);
        return dialog;
      };
      const dialog = await type('Mine');
      await theirs('Theirs');
      await press(user, mapShellTexts.save, dialog);
      await press(user, texts.takeTheirs, await choice('Theirs'));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      expect((await read())[of]).toBe('Theirs');

      const again = await type('Mine after all');
      await theirs('Theirs again');
      await press(user, mapShellTexts.save, again);
      const asked = await choice('Theirs again');
      expect(await field(label, again)).toHaveProperty('value', 'Mine after all');
      await theirs('Third');
      await press(user, texts.keepMine, asked);
      // Yet another one is asked about once more.
      await press(user, texts.keepMine, await choice('Third'));
      await expect.poll(async () => (await read())[of]).toBe('Mine after all');
    },
  );

  test('the name of a Who in its dialog', async () => {
    const { user, api, containerId, whoId, read } = await open('map/who');
    await press(user, whoTexts.menuOf({ name: 'Keeper' }));
    await user.click(await screen.findByRole('menuitem', { name: whoTexts.menu.edit }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(user, await field(whoTexts.name, dialog), 'Mine');
    await api.call('change_what_description', {
      containerId,
      objectId: whoId,
      newDescription: 'Theirs',
      changeType: 'who_name',
    });
    await press(user, whoTexts.save, dialog);
    await press(user, texts.keepMine, await choice('Theirs'));
    await expect.poll(async () => (await read()).whos.map(({ name }) => name)).toEqual(['Mine']);
  });

  test('the name of a category in its field on the board', async () => {
    const { user, api, containerId, read } = await open('map/who');
    const labelId = (await read()).whoGroups[0]?.id ?? '';
    const rename = async (from: string, to: string) => {
      await user.click(await screen.findByTitle(whoTexts.renameCategory({ name: from })));
      await fillIn(user, await field(whoTexts.categoryName({ name: from })), to);
    };
    await rename('Staff', 'Crew');
    await api.call('rename_who_label', { containerId, labelId, name: 'Team' });
    await user.keyboard('{Enter}');
    const theirs = await screen.findByText(texts.theirs({ text: 'Team' }));
    const box = theirs.parentElement as HTMLElement;
    expect(screen.getByText(valueChanged.message).getAttribute('role')).toBe('alert');
    await user.click(within(box).getByRole('button', { name: texts.takeTheirs }));
    await expectFocus(await screen.findByTitle(whoTexts.renameCategory({ name: 'Team' })));

    await rename('Team', 'Crew');
    await api.call('rename_who_label', { containerId, labelId, name: 'Squad' });
    await user.keyboard('{Enter}');
    await press(user, texts.keepMine);
    await expect.poll(async () => (await read()).whoGroups.map(({ name }) => name)).toEqual(['Crew']);
    expect(screen.queryByText(commonTexts.tryAgain)).toBeNull();
  });
});
