import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { MAX_REMOVED_EXPLORE_OBJECTS } from '#shared/model/limits.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { dialogGone, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from '../epic/scene.ts';

const texts = releaseWhatTexts.explore;
const listed = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const addField = (kind: string) => field(texts.add({ kind }));

test('When, Where and Data items are added by Enter, each name once within its kind; a Data item is Input or Output', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const when = await addField(texts.when);
  await user.type(when, 'After the ride{Enter}In the morning{Enter}');
  await waitFor(() => expect(listed(texts.when)).toEqual(['After the ride', 'In the morning']));
  await user.type(when, 'after  the RIDE{Enter}');
  await expectText(errors.exploreObjectExists.message);
  expect(when).toHaveProperty('value', 'after  the RIDE');
  await user.type(await addField(texts.where), 'After the ride{Enter}');
  await waitFor(() => expect(listed(texts.where)).toEqual(['After the ride']));

  await user.type(await addField(epicTexts.kinds.data_input), 'Bike{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: texts.kind }), epicTexts.kinds.data_output);
  await user.type(await addField(epicTexts.kinds.data_output), 'Invoice{Enter}');
  await waitFor(() => expect(listed(texts.data)).toEqual(['BikeInput', 'InvoiceOutput']));
  const saved = async () => {
    const { exploreObjects } = await api.call('release_what', place);
    return exploreObjects.map(({ exploreType, name }) => `${exploreType}: ${name}`).sort();
  };
  await waitFor(async () =>
    expect(await saved()).toEqual([
      'data_input: Bike',
      'data_output: Invoice',
      'when: After the ride',
      'when: In the morning',
      'where: After the ride',
    ]),
  );
});

test('an item that the server refuses goes, and what was typed comes back with the reason', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const where = await addField(texts.where);
  await api.call('add_explore_object', { ...place, type: 'where', name: 'At the station' });
  await user.type(where, 'At the station{Enter}');
  await expectText(errors.exploreObjectExists.message);
  expect(where).toHaveProperty('value', 'At the station');
  // What a colleague has added is there by now.
  await waitFor(() => expect(listed(texts.where)).toEqual(['At the station']));
});

test('an item is renamed in its place; an empty name changes nothing, a double is refused, and a colleague is not overwritten', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const { id: exploreObjectId } = await api.call('add_explore_object', { ...place, type: 'when', name: 'At noon' });
  await api.call('add_explore_object', { ...place, type: 'when', name: 'At night' });
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const open = async (name: string) => {
    await press(user, texts.rename({ name }));
    return field(texts.nameOf({ name }));
  };
  await user.clear(await open('At noon'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listed(texts.when)).toEqual(['At night', 'At noon']));
  await expectFocus(screen.getByRole('button', { name: texts.rename({ name: 'At noon' }) }));
  await fillIn(user, await open('At noon'), 'at NIGHT');
  await user.keyboard('{Enter}');
  await expectText(errors.exploreObjectExists.message);
  await user.keyboard('{Escape}');
  await fillIn(user, await open('At noon'), 'At one');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listed(texts.when)).toEqual(['At night', 'At one']));

  await fillIn(user, await open('At one'), 'At two');
  await api.call('rename_explore_object', { ...place, exploreObjectId, name: 'At three' });
  await user.keyboard('{Enter}');
  await expectText(errors.valueChanged.message);
  await expectText('At three');
  await press(user, 'Keep mine');
  await waitFor(() => expect(listed(texts.when)).toEqual(['At night', 'At two']));
});

test('an item that an epic uses is kept, and says so; without such epics all items go at once', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const { id: used } = await api.call('add_explore_object', { ...place, type: 'when', name: 'At noon' });
  await api.call('add_explore_object', { ...place, type: 'where', name: 'At home' });
  const { id: epicId } = await api.call('create_epic', {
    ...place,
    epic: { type: 'when', new: false, exploreObjectId: used },
  });
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const kept = await screen.findByRole('button', {
    name: texts.removeUsed({ name: 'At noon', reason: errors.exploreObjectUsed.message }),
  });
  await user.click(kept);
  await press(user, texts.remove({ name: 'At home' }));
  await waitFor(() => expect(listed(texts.where)).toEqual([]));
  expect(listed(texts.when)).toEqual(['At noon']);
  expect(await screen.findByRole('button', { name: texts.deleteAll })).toHaveProperty('disabled', true);
  expect(screen.getByTitle(texts.allUsed)).toBeTruthy();

  await api.call('delete_epic', { ...place, epicId });
  await openApp(paths.releaseWhat(containerId, releaseId, whatId));
  await press(user, texts.deleteAll);
  await press(user, texts.deleteConfirm, await screen.findByRole('dialog'));
  await waitFor(() => expect(listed(texts.when)).toEqual([]));
  expect((await api.call('release_what', place)).exploreObjects).toEqual([]);
});

test('all items go in one call, or, when one transaction does not hold them, in parts under one group', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const add = (name: string) => api.call('add_explore_object', { ...place, type: 'where', name });
  const deleteAll = async () => {
    const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
    await press(user, texts.deleteAll);
    await press(user, texts.deleteConfirm, await screen.findByRole('dialog'));
    await dialogGone();
    expect(listed(texts.where)).toEqual([]);
    return server.keys('delete_explore_information').map((key) => key.split('/'));
  };
  await add('Home');
  await add('Office');
  expect(await deleteAll()).toEqual([[expect.any(String), '1']]);
  for (let i = 0; i <= MAX_REMOVED_EXPLORE_OBJECTS; i += 1) await add(`Place ${i}`);
  const [, ...parts] = await deleteAll();
  expect(parts.map(([, part]) => part)).toEqual(['1', '2']);
  expect(new Set(parts.map(([group]) => group)).size).toBe(1);
});
