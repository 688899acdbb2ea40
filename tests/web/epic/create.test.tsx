import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EPIC_TYPES } from '#shared/model/epic/epic.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { field, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from './scene.ts';

const group = () => screen.findByRole('group', { name: texts.createEpic });
const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent ?? '');
type User = Awaited<ReturnType<typeof openApp>>;
const choose = async (user: User, kind: string) => {
  await user.click(within(await group()).getByRole('combobox', { name: texts.naming.kind }));
  // The page has a list of Input and Output elsewhere.
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: kind }));
};
const button = async () => within(await group()).getByRole('button', { name: texts.createEpic });

/** Waits for the toast of a refusal, and closes it. */
async function refusedBy(text: string): Promise<void> {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');
  if (toast === null) throw new Error('It is not announced');
  fireEvent.click(within(toast).getByRole('button', { name: commonTexts.close }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

test('epics of all six kinds are made, named by what is there or by new items, one after another', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  await api.call('add_who', { containerId, name: 'Rider' });
  await api.call('add_explore_object', { ...place, type: 'when', name: 'At noon' });
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  expect(await button()).toHaveProperty('disabled', true);
  await user.type(await field(texts.naming.text, await group()), 'Pay by card{Enter}Pay in cash');
  await user.click(await button());
  await choose(user, epicTexts.parts.who);
  await user.click(await within(await group()).findByRole('combobox', { name: texts.naming.who }));
  await user.click(await screen.findByRole('option', { name: 'Rider' }));
  await user.click(await button());
  await choose(user, epicTexts.kinds.when);
  await user.click(await within(await group()).findByRole('combobox', { name: texts.naming.item }));
  await user.click(await screen.findByRole('option', { name: 'At noon' }));
  await user.click(await button());
  for (const [kind, name] of [
    ['where', 'At the station'],
    ['data_input', 'Bike'],
    ['data_output', 'Invoice'],
  ] as const) {
    await choose(user, epicTexts.kinds[kind]);
    await user.type(await within(await group()).findByRole('combobox', { name: texts.naming.item }), `${name}{Enter}`);
  }
  const names = ['Pay by card', 'Pay in cash', 'Rider', 'At noon', 'At the station', 'Bike', 'Invoice'];
  await waitFor(async () => expect((await api.call('release_what', place)).total).toBe(names.length));
  await waitFor(() => expect(shown()).toEqual(names.map((name) => expect.stringContaining(name) as unknown as string)));
  const { epics, exploreObjects } = await api.call('release_what', place);
  expect(new Set(epics.map(({ nameObject }) => nameObject?.type ?? 'free_text'))).toEqual(new Set(EPIC_TYPES));
  expect(exploreObjects.map(({ name }) => name)).toEqual(['At noon', 'At the station', 'Bike', 'Invoice']);
});

test('a toast tells of a name that another epic has, which stays in the field; such an item cannot be chosen', async () => {
  const { person, api, place, addEpics } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  await addEpics(['Pay by card']);
  const { id: exploreObjectId } = await api.call('add_explore_object', { ...place, type: 'when', name: 'At noon' });
  await api.call('create_epic', { ...place, epic: { type: 'when', new: false, exploreObjectId } });
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  const name = await field(texts.naming.text, await group());
  await user.type(name, 'pay  BY card{Enter}');
  await refusedBy('A epic already exists with that name');
  expect(name).toHaveProperty('value', 'pay  BY card');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(shown()).toHaveLength(2);

  await fillIn(user, name, 'Pay later');
  expect(name.getAttribute('aria-invalid')).toBe('false');
  await addEpics(['Pay later']);
  await press(user, texts.createEpic, await group());
  await waitFor(() => expect(name).toHaveProperty('value', 'Pay later'));
  await refusedBy('A epic already exists with that name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  // That of the colleague is there instead.
  await waitFor(() => expect(shown()).toHaveLength(3));

  await choose(user, epicTexts.kinds.when);
  await user.click(await within(await group()).findByRole('combobox', { name: texts.naming.item }));
  expect((await screen.findByRole('option', { name: 'At noon' })).getAttribute('aria-disabled')).toBe('true');
});
