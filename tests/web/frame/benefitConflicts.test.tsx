import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as texts from '#shared/texts/frame.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, field, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';

// Loading the code of a page takes longer than queries wait.
beforeAll(async () => {
  await tabPages['frame/objective/:objectiveId'].handle();
});

const required = (label: string) => `${label} *`;

describe('a benefit whose name and description the user has changed', () => {
  /** Types both texts of a benefit that colleagues may change meanwhile. */
  async function typed() {
    const { person, api } = await newcomer();
    const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
    const { id: objectiveId } = await api.call('add_objective_to_map', { containerId, name: 'Fewer empty desks' });
    const start = Date.UTC(2026, 0, 1);
    const benefit = { name: 'Rent', description: 'About it', achieved: 0, active: true, start, end: start };
    const { id: benefitId } = await api.call('add_benefit', { containerId, objectiveId, ...benefit });
    const user = await openApp(paths.frame(containerId, 'objective', objectiveId), person);
    await press(user, texts.editNamed({ name: 'Rent' }));
    const asked = await dialog();
    await fillIn(user, await field(required(texts.name), asked), 'My name');
    await fillIn(user, await field(texts.description, asked), 'My description');
    return {
      user,
      asked,
      theirs: (fields: { name?: string; description?: string }) =>
        api.call('change_benefit', { containerId, objectiveId, benefitId, fields }),
      saved: async () => (await api.call('get_objective', { containerId, objectiveId })).benefits[0],
    };
  }
  /** The colleagues' texts to choose about, once there is the first of them. */
  const choices = async (...theirs: string[]) => {
    const shown = () => screen.queryAllByText(/^It now says/).map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(theirs.map((text) => conflictTexts.theirs({ text }))));
    return (place: number) => {
      const alert = screen.getAllByText(/^It now says/)[place]?.closest<HTMLElement>('[role="alert"]');
      if (alert === null || alert === undefined) throw new Error(`no choice ${String(place)}`);
      return alert;
    };
  };

  test('asks about the description that a colleague has changed, and not about the name', async () => {
    const { user, asked, theirs, saved } = await typed();
    await theirs({ description: 'Their description' });
    await press(user, texts.save, asked);
    const at = await choices('Their description');
    expect(await saved()).toMatchObject({ name: 'Rent', description: 'Their description' });
    await press(user, conflictTexts.keepMine, at(0));
    await dialogGone();
    expect(await saved()).toMatchObject({ name: 'My name', description: 'My description' });
  });

  test('asks about each of two texts, and saves after the last choice', async () => {
    const { user, asked, theirs, saved } = await typed();
    await theirs({ name: 'Their name', description: 'Their description' });
    await press(user, texts.save, asked);
    const both = await choices('Their name', 'Their description');
    await press(user, conflictTexts.keepMine, both(0));
    const one = await choices('Their description');
    expect(await saved()).toMatchObject({ name: 'Their name', description: 'Their description' });
    await press(user, conflictTexts.takeTheirs, one(0));
    await dialogGone();
    expect(await saved()).toMatchObject({ name: 'My name', description: 'Their description' });
  });

  test('asks once more about a text that changes while the user chooses about the other', async () => {
    const { user, asked, theirs, saved } = await typed();
    await theirs({ name: 'Their name' });
    await press(user, texts.save, asked);
    const first = await choices('Their name');
    await theirs({ description: 'Their description' });
    await press(user, conflictTexts.keepMine, first(0));
    const second = await choices('Their description');
    expect(await saved()).toMatchObject({ name: 'Their name', description: 'Their description' });
    await press(user, conflictTexts.keepMine, second(0));
    await dialogGone();
    expect(await saved()).toMatchObject({ name: 'My name', description: 'My description' });
  });
});
