import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/release/releases.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { releaseScene } from '#tests/web/epic/scene.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { dialog, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

/** A release with three epics, one of them done, and another open release to move the others to. */
async function sceneToComplete() {
  const scene = await releaseScene(['Find a desk']);
  const { api, place } = scene;
  const { containerId, releaseId } = place;
  const [done = ''] = await scene.addEpics(['By place', 'By day', 'By colour']);
  await api.call('complete_epic', { ...place, epicId: done });
  const { id: nextId } = await api.call('create_release', { containerId, name: 'Next desks' });
  const namesIn = async (id: string) => {
    const { whats } = await api.call('get_release', { containerId, releaseId: id });
    if (whats.length === 0) return [];
    const { epics } = await api.call('release_what', { ...place, releaseId: id });
    return epics.map(({ nameFreeText }) => nameFreeText);
  };
  const isCompleted = async () => (await api.call('get_release', { containerId, releaseId })).release.completed;
  const user = await openApp(paths.release(containerId, releaseId), scene.person);
  const openDialog = async () => {
    await press(user, texts.menuOf({ name: 'First desks' }));
    await user.click(await screen.findByRole('menuitem', { name: texts.menu.complete }));
    return within(await dialog()).findByRole('combobox', { name: texts.openEpics.label });
  };
  return { ...scene, user, nextId, namesIn, isCompleted, openDialog };
}

test('completing a release moves its open epics to another one if asked to, and one undo takes it all back', async () => {
  const { user, place, nextId, namesIn, isCompleted, openDialog } = await sceneToComplete();
  const select = await openDialog();
  within(await dialog()).getByText(texts.completeText);
  within(await dialog()).getByText(texts.openEpics.count({ count: 2 }));
  await user.selectOptions(select, texts.openEpics.moveTo({ name: 'Next desks' }));
  await press(user, texts.menu.complete, await dialog());
  await expectText(texts.openEpics.moved({ name: 'First desks', count: 2, target: 'Next desks' }));
  expect(await isCompleted()).toBe(true);
  expect(await namesIn(place.releaseId)).toEqual(['By place']);
  expect(await namesIn(nextId)).toEqual(['By day', 'By colour']);

  const action = undoTexts.several({ action: undoTexts.actions.move_epic, count: 2 });
  await press(user, undoTexts.undoNamed({ action }));
  await expectText(undoTexts.undone({ action }));
  expect(await isCompleted()).toBe(false);
  expect(await namesIn(place.releaseId)).toEqual(['By place', 'By day', 'By colour']);
});

test('open epics stay where they are unless another release is chosen, and one that cannot move keeps the release open', async () => {
  const { user, place, namesIn, isCompleted, openDialog } = await sceneToComplete();
  const select = await openDialog();
  await user.selectOptions(select, texts.openEpics.moveTo({ name: 'Next desks' }));
  server.refuse('move_epic', 'release-full');
  await press(user, texts.menu.complete, await dialog());
  await within(await dialog()).findByText(errors.releaseFull.message);
  expect(await isCompleted()).toBe(false);
  server.serve('move_epic');
  await user.selectOptions(select, texts.openEpics.stay);
  await press(user, texts.menu.complete, await dialog());
  await expectText(texts.completedNow({ name: 'First desks' }));
  await waitFor(async () => expect(await isCompleted()).toBe(true));
  expect(await namesIn(place.releaseId)).toEqual(['By place', 'By day', 'By colour']);
});
