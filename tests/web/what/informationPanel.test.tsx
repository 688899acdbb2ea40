import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/information.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectFocus, expectText, field, fillIn, press } from '../support/hands.ts';

const face = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}$`, 'u') });
const panel = (name: string) => screen.findByRole('complementary', { name: `${texts.title} ${name}` });
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

/** A map with two columns, on which the user is on the first card. */
async function openMap() {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [], Book: [], Leave: [] });
  const { whats } = await api.call('get_container', { containerId: id });
  for (const { id: whatId, description } of whats)
    await api.call('set_what_long_description', {
      containerId: id,
      whatId,
      longDescription: `All about ${description}`,
    });
  const user = await openApp(paths.mapActivity(id), person);
  (await face('Find')).focus();
  return { user, api, id, person };
}

/** Waits for the details of a card. */
async function expectDetails(name: string): Promise<void> {
  const inside = await panel(name);
  await waitFor(async () => expect((await field(texts.longDescription, inside)).textContent).toBe(`All about ${name}`));
}

async function openPanel(user: UserEvent): Promise<void> {
  await user.keyboard('i');
  await expectDetails('Find');
}

beforeEach(() => localStorage.clear());

describe('the panel with the information of an Activity', () => {
  test("shows the next card's details after one act, by key and by click, while the card keeps the focus", async () => {
    const { user } = await openMap();
    await openPanel(user);
    await expectFocus(await face('Find'));
    await user.keyboard('{ArrowRight}');
    await expectDetails('Book');
    await expectFocus(await face('Book'));
    await user.click(await face('Leave'));
    await expectDetails('Leave');
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });

  test('closes by Escape from the card and from inside, and the focus is on the card then', async () => {
    const { user } = await openMap();
    await openPanel(user);
    await user.keyboard('{Escape}');
    await isClosed();
    await expectFocus(await face('Find'));
    await openPanel(user);
    (await field(texts.cost, await panel('Find'))).focus();
    await user.keyboard('{Escape}');
    await isClosed();
    await expectFocus(await face('Find'));
  });

  test('is reached by F6 and by I, and left by F6', async () => {
    const { user } = await openMap();
    await openPanel(user);
    await user.keyboard('{F6}');
    await expectFocus(await panel('Find'));
    await user.keyboard('{F6}');
    await expectFocus(await face('Find'));
    await user.keyboard('i');
    await expectFocus(await panel('Find'));
  });

  test('stays at what was begun and not added, says so, and goes on when asked once more', async () => {
    const { user } = await openMap();
    await openPanel(user);
    await fillIn(user, await field(texts.referenceName, await panel('Find')), 'Handbook');
    await user.click(await face('Book'));
    await expectText(texts.unsaved);
    const inside = await panel('Find');
    expect(((await field(texts.referenceName, inside)) as HTMLInputElement).value).toBe('Handbook');
    await user.click(await face('Leave'));
    await expectDetails('Leave');
  });

  test('saves what was typed before it goes on', async () => {
    const { user, api, id } = await openMap();
    await openPanel(user);
    await fillIn(user, await field(texts.cost, await panel('Find')), '12');
    await user.click(await face('Book'));
    await expectDetails('Book');
    const { whats } = await api.call('get_container', { containerId: id });
    expect(whats.find(({ description }) => description === 'Find')?.cost).toBe(12);
  });

  test('goes on to the neighbour of a card that its user deletes', async () => {
    const { user } = await openMap();
    await openPanel(user);
    await user.keyboard('{Delete}');
    await press(user, storyMapTexts.deleteConfirm, await dialog());
    await dialogGone();
    await expectDetails('Book');
  });

  test('is open on the next visit of whoever left it open, and stays closed once closed', async () => {
    const { user, id, person } = await openMap();
    await openPanel(user);
    await openApp(paths.mapActivity(id), person);
    await expectDetails('Find');
    await user.click(within(await panel('Find')).getByRole('button', { name: commonTexts.close }));
    await isClosed();
    await openApp(paths.mapActivity(id), person);
    await face('Find');
    await isClosed();
  });
});
