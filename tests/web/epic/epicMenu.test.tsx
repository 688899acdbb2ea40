import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { dialog, dialogGone, expectAddress, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { cardOf, epicScene, openMenu } from './epicScene.ts';

const { naming } = releaseWhatTexts;

/** An epic, and other releases of its map to go to. */
async function withReleases() {
  const scene = await epicScene();
  const { api, place, whatIds } = scene;
  const { containerId } = place;
  const make = async (name: string, ids: readonly string[] = []) => {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    if (ids.length > 0) await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [...ids] });
    return releaseId;
  };
  const epicsIn = async (releaseId: string) => (await api.call('release_what', { ...place, releaseId })).epics;
  return { ...scene, make, epicsIn, whatIds };
}

const pick = async (user: Awaited<ReturnType<Awaited<ReturnType<typeof epicScene>>['open']>>['user'], name: string) =>
  user.click(await within(await dialog()).findByRole('option', { name: new RegExp(name) }));

describe('the More menu of an epic', () => {
  test('copies it into another release, and warns where that lacks the Activity', async () => {
    const { open, make, epicsIn, name, place } = await withReleases();
    const target = await make('Second desks');
    const { user } = await open();
    await openMenu(user, name, texts.menu.copy);
    await press(user, texts.copy, await dialog());
    await expectText(texts.pickFirst);
    await pick(user, 'Second desks');
    await expectText(
      "The current Activity doesn't exist in the selected release, copying this epic will add the Activity to the release",
    );
    await press(user, texts.copy, await dialog());
    await expectText(texts.copied({ name, release: 'Second desks' }));
    await dialogGone();
    const [copy] = await epicsIn(target);
    expect(copy?.nameFreeText).toBe(name);
    await cardOf(name);
    await press(user, texts.toTarget);
    await expectAddress(paths.releaseWhat(place.containerId, target, place.whatId, copy?.id));
  });

  test('moves it, after which it stands here no more', async () => {
    const { open, make, epicsIn, name, epicId, whatIds } = await withReleases();
    const target = await make('Second desks', whatIds.slice(0, 1));
    const { user } = await open();
    await make('Third desks');
    await openMenu(user, name, texts.menu.move);
    // One is left of the two once it is found by name, so Enter takes it.
    await fillIn(user, await field(texts.releaseLabel, await dialog()), 'Second');
    const there = within(await dialog());
    await waitFor(() => expect(there.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await press(user, texts.move, await dialog());
    await expectText(texts.moved({ name, release: 'Second desks' }));
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    expect((await epicsIn(target)).map(({ id }) => id)).toEqual([epicId]);
  });

  test('refuses a completed release and one of the other level before anything is asked of the server', async () => {
    const { open, make, api, place, name, whatIds } = await withReleases();
    const { containerId } = place;
    const { id: child } = await api.call('add_what', {
      containerId,
      description: 'By floor',
      level: 1,
      parentId: whatIds[1] ?? '',
    });
    await make('Skeleton desks', [child]);
    const done = await make('Done desks', whatIds.slice(0, 1));
    await api.call('complete_release', { containerId, releaseId: done });
    const { user } = await open();
    await openMenu(user, name, texts.menu.copy);
    await pick(user, 'Skeleton desks');
    await expectText(errors.releaseWhatLevelMix.message);
    await press(user, texts.otherRelease, await dialog());
    await fillIn(user, await field(texts.releaseLabel, await dialog()), 'Done');
    await user.keyboard('{Enter}');
    await pick(user, 'Done desks');
    await expectText('The selected release is marked as completed and cannot be edited.');
    await press(user, texts.copy, await dialog());
    expect(server.asked('copy_epic')).toEqual([]);
  });

  test('keeps the release chosen when the server refuses the move, of which a toast tells', async () => {
    const { open, make, epicsIn, name, api, place, whatIds } = await withReleases();
    const target = await make('Second desks', whatIds.slice(0, 1));
    const { user } = await open();
    await openMenu(user, name, texts.menu.move);
    await pick(user, 'Second desks');
    await api.call('create_epic', { ...place, releaseId: target, epic: { type: 'free_text', text: name } });
    await press(user, texts.move, await dialog());
    await expectText('A epic already exists with that name');
    expect(within(await dialog()).queryByText('A epic already exists with that name')).toBeNull();
    within(await dialog()).getByRole('group', { name: texts.chosen });
    expect(await epicsIn(target)).toHaveLength(1);
  });

  test('gives it another name, a text or an item, and asks whose shall stay when a colleague has named it too', async () => {
    const { open, name, explore, api, about, saved, addEpics } = await epicScene();
    await explore('when', 'Monday');
    await addEpics(['Taken']);
    const { user } = await open();
    await openMenu(user, name, texts.menu.name);
    const nameField = async () => field(naming.text, await dialog());
    expect(await nameField()).toHaveProperty('value', name);
    await fillIn(user, await nameField(), ' taken ');
    await press(user, texts.saveName, await dialog());
    await expectText('A epic already exists with that name');
    await api.call('change_epic_name', { ...about, epic: { type: 'free_text', text: 'Theirs' } });
    await fillIn(user, await nameField(), 'Mine');
    await press(user, texts.saveName, await dialog());
    await expectText(conflictTexts.theirs({ text: 'Theirs' }));
    await press(user, conflictTexts.keepMine, await dialog());
    await dialogGone();
    await cardOf('Mine');

    await openMenu(user, 'Mine', texts.menu.name);
    await user.click(await within(await dialog()).findByRole('combobox', { name: naming.kind }));
    await user.click(await screen.findByRole('option', { name: epicTexts.kinds.when }));
    await user.click(await field(naming.item, await dialog()));
    await user.click(await screen.findByRole('option', { name: 'Monday' }));
    await press(user, texts.saveName, await dialog());
    await dialogGone();
    await cardOf('Monday');
    expect((await saved()).nameObject?.type).toBe('when');
  });

  test('deletes it once that is confirmed, and exports it as text to be copied', async () => {
    const { open, name, api, place, setFields } = await epicScene();
    await setFields({ size: 5 });
    const { user } = await open();
    await openMenu(user, name, texts.menu.export);
    const text = await field(texts.exportLabel, await dialog());
    expect(text).toHaveProperty('value', expect.stringContaining('Size: 5'));
    await press(user, texts.copyText, await dialog());
    await within(await dialog()).findByRole('button', { name: texts.copiedText });
    expect(await navigator.clipboard.readText()).toBe((text as HTMLTextAreaElement).value);
    await user.keyboard('{Escape}');
    await dialogGone();

    await openMenu(user, name, texts.menu.remove);
    await press(user, texts.menu.remove, await dialog());
    await expectText(texts.deleted({ name }));
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    expect((await api.call('release_what', place)).total).toBe(0);
  });
});

test('an epic that an item names is exported by the name of that item', async () => {
  const { open, explore, api, about } = await epicScene();
  const exploreObjectId = await explore('data_input', 'Floor plan');
  const epic = { type: 'data_input', new: false, exploreObjectId, exploreObjectName: 'Floor plan' } as const;
  await api.call('change_epic_name', { ...about, epic });
  const { user } = await open(undefined, 'Floor plan');
  await openMenu(user, 'Floor plan', texts.menu.export);
  const text = await field(texts.exportLabel, await dialog());
  await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(/^Floor plan\n/));
});

test('epics of another release are copied from where they are; a release without any says so', async () => {
  const { open, make, api, place, name, whatIds } = await withReleases();
  const full = await make('Second desks', whatIds.slice(0, 1));
  await make('Empty desks', whatIds.slice(0, 1));
  await make('Other desks', whatIds.slice(1, 2));
  await api.call('create_epic', { ...place, releaseId: full, epic: { type: 'free_text', text: 'Quiet rooms' } });
  const { user } = await open();
  await press(user, texts.copyFrom);
  await pick(user, 'Other desks');
  await expectText("The current Activity doesn't exist in the selected release");
  await press(user, texts.otherRelease, await dialog());
  await pick(user, 'Empty desks');
  await expectText('There are no Epics for this Activity in the selected release');
  await press(user, texts.otherRelease, await dialog());
  await pick(user, 'Second desks');
  await press(user, texts.copyNamed({ name: 'Quiet rooms' }), await dialog());
  await expectText(texts.copiedHere({ name: 'Quiet rooms' }));
  await user.keyboard('{Escape}');
  await dialogGone();
  await cardOf('Quiet rooms');
  expect((await api.call('release_what', place)).epics.map(({ nameFreeText }) => nameFreeText)).toEqual([
    name,
    'Quiet rooms',
  ]);
});
