import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectText, field, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from './scene.ts';

const epicCount = async () =>
  within((await screen.findAllByRole('list', { name: texts.epics }))[0] as HTMLElement).queryAllByRole('article')
    .length;

test('an Activity of a release opens from its card, and leads back; what is gone says so', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const user = await openApp(paths.release(containerId, releaseId), person);
  const row = await screen.findByRole('region', { name: releaseTexts.rows.backbone });
  await user.click(within(row).getByRole('link', { name: /Find a desk/ }));
  await expectAddress(paths.releaseWhat(containerId, releaseId, whatId));
  await screen.findByRole('heading', { level: 2, name: 'Find a desk' });
  await user.click(await screen.findByRole('link', { name: texts.back({ name: 'First desks' }) }));
  await expectAddress(paths.release(containerId, releaseId));

  await reopenApp(paths.releaseWhat(containerId, releaseId, 'x'.repeat(20)));
  await expectText(texts.whatGone);
  await api.call('remove_whats_from_release', { containerId, releaseId, whatIds: [whatId] });
  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId));
  await expectText(texts.notInRelease);
  await api.call('delete_release', { containerId, releaseId });
  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId));
  await expectText(texts.releaseGone);
  await reopenApp(paths.releaseWhat('x'.repeat(20), releaseId, whatId));
  await expectText(/ask/i);
});

test('epics come fifteen at a time, in the order of their making, and one that the address names is opened', async () => {
  const { person, place, addEpics } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const names = Array.from({ length: 33 }, (_, i) => `Epic number ${i + 1}`);
  const keys = await addEpics(names);
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  await waitFor(async () => expect(await epicCount()).toBe(15));
  await press(user, texts.showMore({ count: 15 }));
  await waitFor(async () => expect(await epicCount()).toBe(30));
  await press(user, texts.showMore({ count: 3 }));
  await waitFor(async () => expect(await epicCount()).toBe(33));
  const shown = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(shown.map((text, i) => text.includes(names[i] ?? ''))).not.toContain(false);

  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId, keys[20]));
  await waitFor(async () => expect(await epicCount()).toBe(21));
  const open = screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByRole('button', { expanded: true }) !== null);
  expect(open.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Epic number 21')]);
});

test('a page whose address names an epic that has been deleted says so', async () => {
  const { person, place, addEpics, api } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const [, gone = ''] = await addEpics(['Here', 'Gone']);
  await api.call('delete_epic', { ...place, epicId: gone });
  await openApp(paths.releaseWhat(containerId, releaseId, whatId, gone), person);
  await screen.findByRole('article', { name: 'Here' });
  await expectText(texts.epicGone);
});

test('the next and the previous Activity of the release open by button and by key', async () => {
  const { person, place, whatIds } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const at = (i: number) => expectAddress(paths.releaseWhat(containerId, releaseId, whatIds[i] ?? ''));
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  await press(user, texts.next({ name: 'Book a desk', key: texts.keys.next }));
  await at(1);
  await screen.findByRole('heading', { level: 2, name: 'Book a desk' });
  await user.keyboard('n');
  await at(2);
  await screen.findByRole('button', { name: texts.last });
  await user.keyboard('p');
  await at(1);
  await user.type(await field(texts.explore.add({ kind: texts.explore.when })), 'n');
  await at(1);
  // Every page came with one call.
  expect(server.asked('get_release')).toEqual([]);
});

test('nothing can be edited while the release is completed, nor by viewers, and both are told', async () => {
  const { person, api, place, newViewer, addEpics } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  await addEpics(['Pay by card']);
  await api.call('add_explore_object', { ...place, type: 'when', name: 'At noon' });
  const path = paths.releaseWhat(containerId, releaseId, whatId);
  const expectLocked = async (text: string) => {
    await expectText(text);
    await screen.findByText('At noon');
    expect(screen.queryByRole('group', { name: texts.createEpic })).toBeNull();
    expect(screen.queryByLabelText(texts.explore.add({ kind: texts.explore.when }))).toBeNull();
    expect(screen.queryByRole('button', { name: texts.explore.remove({ name: 'At noon' }) })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.explore.deleteAll })).toBeNull();
  };
  await openApp(path, await newViewer());
  await expectLocked(texts.viewOnly);
  await api.call('complete_release', { containerId, releaseId });
  await openApp(path, person);
  await expectLocked(texts.releaseCompleted);
});

test('what the Activity has on the map is there to be read: its Whos and its reference links', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const { id: whoId } = await api.call('add_who', { containerId, name: 'Rider' });
  const { who_what_link_type: linkTypes, reference_link: types } = await api.call('company_settings', {});
  await api.call('add_what_who_links', { containerId, whatId, whoIds: [whoId], linkTypeId: linkTypes[0]?.id ?? '' });
  const reference = { name: 'https://desks.example/plan', type: types[0]?.id ?? '' };
  await api.call('add_what_reference_link', { containerId, whatId, ...reference });
  await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const whos = (await screen.findByRole('heading', { name: texts.whos })).closest('section') as HTMLElement;
  expect(within(whos).getByText('Rider')).toBeTruthy();
  expect(await within(whos).findByText(linkTypes[0]?.name ?? '')).toBeTruthy();
  expect((await screen.findByText(reference.name)).getAttribute('href')).toBe(reference.name);
});
