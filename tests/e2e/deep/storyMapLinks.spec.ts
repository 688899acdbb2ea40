import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, type Page, test } from '../fixtures.ts';
import { card, face, makeMap, openMap, press, url } from '../support/board.ts';
import { information } from '../support/information.ts';

const texts = overviewTexts.link;
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** A button of the topmost dialog, or of the panel. */
const button = (page: Page, name: string) =>
  page.getByRole('dialog').or(information(page)).last().getByRole('button', { name, exact: true });

async function openMenu(page: Page, name: string): Promise<void> {
  await face(page, name).focus();
  await press(page, 'm');
  await expect(page.getByRole('menu')).toBeVisible();
}

/** The story map that an Activity is linked to, according to the server. */
async function linkOf(api: Api, containerId: string, description: string): Promise<string | null | undefined> {
  const { whats } = await api.call('get_container', { containerId });
  return whats.find((what) => what.description === description)?.childContainerId;
}

test.describe('the story map of an Activity', () => {
  test('is created from the menu of a backbone card, opens at its overview, and is unlinked from the menu', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: ['Filter'] });
    await openMap(page, ann, id, signIn);
    await openMenu(page, 'Filter');
    await expect(item(page, texts.make)).toHaveCount(0);
    await press(page, 'Escape');

    await openMenu(page, 'Find');
    await item(page, texts.make).click();
    await expect(dialog(page, texts.makeTitle({ name: 'Find' })).getByLabel(texts.makeName)).toHaveValue('Find');
    await page.getByLabel(texts.makeName).fill('Finding desks');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(face(page, 'Find')).toBeFocused();
    const childId = (await linkOf(api, id, 'Find')) ?? '';

    await openMenu(page, 'Find');
    await expect(item(page, texts.make)).toHaveAttribute('aria-disabled', 'true');
    await item(page, texts.make).hover();
    await expect(page.getByRole('tooltip', { name: texts.makeLinked })).toBeVisible();
    await expect(item(page, texts.choose)).toHaveCount(0);
    await item(page, overviewTexts.openStory).click();
    await expect(page).toHaveURL(paths.storyMap(childId, 'overview'));
    await expect(page.getByRole('heading', { name: 'Finding desks' })).toBeVisible();
    await page.goto(url(id));
    // The badge of the card leads there too.
    await card(page, 'Find')
      .getByRole('link', { name: overviewTexts.openStoryOf({ name: 'Find' }) })
      .click();
    await expect(page).toHaveURL(paths.storyMap(childId, 'overview'));

    await page.goto(url(id));
    await openMenu(page, 'Find');
    await item(page, texts.removeFromMenu).click();
    await expect(dialog(page, texts.removeTitle({ name: 'Finding desks' }))).toBeVisible();
    await button(page, texts.removeConfirm).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Find').getByRole('link')).toHaveCount(0);
    expect(await linkOf(api, id, 'Find')).toBeNull();
    expect((await api.call('get_container', { containerId: childId })).name).toBe('Finding desks');
  });

  test('is chosen in the information unless it has a link, and has to be unlinked there before another one is created', async ({
    page,
    pageErrors,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: [], Book: ['Pay'] });
    await makeMap(api, 'Paying');
    const { whats } = await api.call('get_container', { containerId: id });
    await api.call('create_story_map_from_activity', {
      containerId: id,
      whatId: whats.find(({ description }) => description === 'Find')?.id ?? '',
      name: 'Finding',
    });
    await openMap(page, ann, id, signIn);
    await face(page, 'Pay').focus();
    await press(page, 'i');
    const panel = information(page, 'Pay');
    await expect(panel.getByText(texts.none)).toBeVisible();
    await expect(button(page, texts.make)).toBeDisabled();
    await button(page, texts.choose).click();
    // The map itself is no choice.
    await expect(page.getByRole('option')).toHaveText([/^Finding/, /^Paying/]);
    pageErrors.allow(/409/);
    await page.getByRole('option', { name: 'Finding' }).click();
    await expect(page.getByText('Selected story map already has a link')).toBeVisible();
    await page.getByLabel(texts.chooseField).fill('Pay');
    await expect(page.getByRole('option')).toHaveText([/^Paying/]);
    await press(page, 'ArrowDown', 'Enter');
    await expect(dialog(page, texts.chooseTitle({ name: 'Pay' }))).toHaveCount(0);
    await expect(panel.getByText('Paying')).toBeVisible();
    await expect(button(page, texts.choose)).toHaveCount(0);
    await page.reload();
    await expect(panel.getByRole('link', { name: texts.openNamed({ name: 'Paying' }) })).toBeVisible();

    await button(page, texts.remove).click();
    await button(page, commonTexts.cancel).click();
    await expect(panel.getByText('Paying')).toBeVisible();
    await button(page, texts.remove).click();
    await button(page, texts.removeConfirm).click();
    await expect(panel.getByText(texts.none)).toBeVisible();
    expect(await linkOf(api, id, 'Pay')).toBeNull();
    await press(page, 'Escape');
    await expect(face(page, 'Pay')).toBeFocused();

    // A colleague was first.
    await openMenu(page, 'Book');
    await item(page, texts.make).click();
    const { whats: now } = await api.call('get_container', { containerId: id });
    await api.call('create_story_map_from_activity', {
      containerId: id,
      whatId: now.find(({ description }) => description === 'Book')?.id ?? '',
      name: 'Booking',
    });
    await press(page, 'Enter');
    await expect(page.getByRole('dialog').getByText(errors.whatLinked.message)).toBeVisible();
  });
});
