import * as errors from '#shared/errors.ts';
import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, test } from './fixtures.ts';
import { announcement, card, dragTo, face, makeMap, press, seen, standing, stored, url } from './support/board.ts';

test.describe('building the map of Activities', () => {
  test('adds ten Activities by keyboard alone on an empty map, in the typed order, also after a reload', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await signIn(page, ann, `/story_map/${id}/map`);
    await expect(page).toHaveURL(new RegExp(`${url(id)}$`));
    await expect(page).toHaveTitle(/^Activities – Desks/);
    await expect(page.getByText(storyMapTexts.purpose({ why: 'Everybody finds a desk' }))).toBeVisible();
    await expect(page.getByText(storyMapTexts.emptyTitle)).toBeVisible();
    await expect(page.getByRole('button', { name: storyMapTexts.add, exact: true })).toBeFocused();

    await press(page, 'Enter');
    for (const text of ['Find', 'Book', 'Come in', 'Work']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await page.keyboard.type('Leave');
    await press(page, 'Tab');
    for (const text of ['Tidy up', 'Say goodbye', 'Report a fault']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await press(page, 'Shift+Tab');
    await page.keyboard.type('Pay');
    await press(page, 'Enter');
    await page.keyboard.type('Rate');
    await press(page, 'Enter', 'Escape');

    const expected = standing({
      Find: [],
      Book: [],
      'Come in': [],
      Work: [],
      Leave: ['Tidy up', 'Say goodbye', 'Report a fault'],
      Pay: [],
      Rate: [],
    });
    expect(await seen(page)).toEqual(expected);
    await expect(face(page, 'Rate')).toBeFocused();
    await expect.poll(() => stored(api, id)).toEqual(expected);
    await page.reload();
    await expect(face(page, 'Rate')).toBeVisible();
    expect(await seen(page)).toEqual(expected);
  });

  test('moves by keyboard between rows and levels, and says why a third level is refused', async ({
    page,
    openNewMap,
  }) => {
    const { api, id } = await openNewMap(page, { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });

    await face(page, 'Find').focus();
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(face(page, 'Sort')).toBeFocused();
    await press(page, ' ', 'ArrowRight');
    await expect(announcement(page)).toContainText(
      storyMapTexts.announcements.atUnder({ name: 'Sort', position: 2, count: 2, parent: 'Book' }),
    );
    await press(page, 'ArrowUp', ' ');
    await expect(face(page, 'Sort')).toBeFocused();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] }));

    await face(page, 'Pay').focus();
    await press(page, ' ', 'ArrowDown', ' ');
    await face(page, 'Filter').focus();
    await press(page, ' ', 'ArrowUp', ' ');
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));

    await face(page, 'Book').focus();
    await press(page, ' ', 'ArrowDown');
    await expect(announcement(page)).toContainText(errors.parentHasChildren.message);
    await expect(page.locator('[data-hint]')).toHaveText(errors.parentHasChildren.message);
    await press(page, 'ArrowLeft', 'Escape');
    expect(await seen(page)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));

    await face(page, 'Sort').focus();
    await press(page, 'c');
    await expect(page.locator('[data-hint]')).toHaveText(errors.levelMix.message);
    await page.reload();
    await expect(face(page, 'Book')).toBeVisible();
    expect(await seen(page)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));
  });

  test('moves by mouse exactly to the line; Escape puts back, and a refused place says why', async ({
    page,
    openNewMap,
  }) => {
    const { api, id } = await openNewMap(page, { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });

    await dragTo(page, 'Sort', 'Pick', { x: 0.5, y: 0.2 }, { drop: false });
    await expect(page.locator('[data-line]')).toBeVisible();
    await page.mouse.up();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] }));

    await dragTo(page, 'Pay', 'Find', { x: 0.2, y: 0.5 });
    expect((await seen(page)).map(([text]) => text)).toEqual(['Pay', 'Find', 'Book']);
    const expected = standing({ Pay: [], Find: ['Filter'], Book: ['Sort', 'Pick'] });
    await expect.poll(() => stored(api, id)).toEqual(expected);

    await dragTo(page, 'Pay', 'Pick', { x: 0.5, y: 0.9 }, { drop: false });
    await press(page, 'Escape');
    await page.mouse.up();
    expect(await seen(page)).toEqual(expected);

    await dragTo(page, 'Book', 'Filter', { x: 0.5, y: 0.9 }, { drop: false });
    await expect(page.getByText(errors.parentHasChildren.message).first()).toBeVisible();
    await page.mouse.up();
    await expect(announcement(page)).toContainText(errors.parentHasChildren.message);
    await page.reload();
    await expect(face(page, 'Book')).toBeVisible();
    expect(await seen(page)).toEqual(expected);
  });

  test('a card is dragged also while the code for its preview cannot be loaded, which is said', async ({
    page,
    openNewMap,
    pageErrors,
  }) => {
    pageErrors.allow(/Dragging/);
    const dragging = '**/static/Dragging-*.js';
    await page.route(dragging, (route) => route.abort());
    await openNewMap(page, { Find: ['Filter'], Book: ['Pick'] });
    await dragTo(page, 'Filter', 'Pick', { x: 0.5, y: 0.2 }, { drop: false });
    await expect(page.getByRole('alert').filter({ hasText: commonTexts.notFetched })).toBeVisible();
    await expect(page.locator('[data-line]')).toBeVisible();
    await page.mouse.up();
    expect(await seen(page)).toEqual(standing({ Find: [], Book: ['Filter', 'Pick'] }));

    await page.unroute(dragging);
    await dragTo(page, 'Filter', 'Pick', { x: 0.5, y: 0.9 }, { drop: false });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await page.mouse.up();
    expect(await seen(page)).toEqual(standing({ Find: [], Book: ['Pick', 'Filter'] }));
  });

  test('renames, ranks and deletes; deleting a backbone card says how many go with it', async ({
    page,
    openNewMap,
  }) => {
    const { api, id } = await openNewMap(page, { Find: ['Filter', 'Sort'], Book: [] });

    await face(page, 'Filter').focus();
    await press(page, 'F2');
    await expect(page.getByLabel(storyMapTexts.changeOf({ name: 'Filter' }))).toBeFocused();
    await page.keyboard.type('Narrow down');
    await press(page, 'Enter');
    await expect(face(page, 'Narrow down')).toBeFocused();

    await face(page, 'Sort').focus();
    await press(page, 'm');
    await page.getByRole('menuitem', { name: storyMapTexts.menu.rank }).click();
    await page.getByLabel(storyMapTexts.rankLabel, { exact: true }).fill('1');
    await press(page, 'Enter');
    await expect(card(page, 'SortRank 1')).toBeVisible();
    // Text that is not a number is not a rank.
    await press(page, 'm');
    await page.getByRole('menuitem', { name: storyMapTexts.menu.rank }).click();
    await page.getByLabel(storyMapTexts.rankLabel, { exact: true }).fill('first');
    await press(page, 'Enter');
    // Text that is not a number does not remove the rank silently.
    await expect(page.getByText(/^A rank is a whole number/)).toBeVisible();
    await page.getByLabel(storyMapTexts.rankLabel, { exact: true }).fill('');
    await press(page, 'Enter');
    await expect(face(page, 'Sort')).toBeFocused();
    await expect(card(page, 'Sort')).toBeVisible();

    await face(page, 'Find').focus();
    await press(page, 'Delete');
    await expect(page.getByRole('dialog')).toContainText(storyMapTexts.deleteTitle({ name: 'Find' }));
    await expect(page.getByRole('dialog')).toContainText(storyMapTexts.deleteWithChildren({ count: 2 }));
    await page.getByRole('dialog').getByRole('button', { name: storyMapTexts.deleteConfirm, exact: true }).click();
    await expect(page.getByText(storyMapTexts.deleted)).toBeVisible();
    await expect(face(page, 'Book')).toBeFocused();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Book: [] }));
  });

  test('explains that another map uses an Activity, and reuses one on another map', async ({ page, openNewMap }) => {
    await openNewMap(page, { Book: [] }, { Find: [] });

    await face(page, 'Book').focus();
    await press(page, 'n');
    await page.keyboard.type('find');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(storyMapTexts.reused)).toBeVisible();
    await expect(face(page, 'Find')).toBeFocused();
    await press(page, 'F2');
    await expect(page.getByText(changeRequestTexts.fieldNote)).toBeVisible();
    await press(page, 'Escape');

    await face(page, 'Book').focus();
    await press(page, 'F2');
    await page.keyboard.type('Find');
    await press(page, 'Enter');
    await expect(page.getByText(errors.descriptionTaken.message)).toBeVisible();
    await page.getByRole('button', { name: storyMapTexts.discard }).click();
    await expect(face(page, 'Book')).toBeVisible();
  });

  test('keeps what was typed when nothing can be saved', async ({ page, openNewMap }) => {
    const { api, id } = await openNewMap(page, { Find: [] });
    await page.route('**/api/add_what', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }),
    );
    await face(page, 'Find').focus();
    await press(page, 'c');
    await page.keyboard.type('Filter');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(storyMapTexts.notSaved({ message: errors.tooManyRequests.message }))).toBeVisible();
    await expect(face(page, 'Filter')).toBeVisible();
    await page.unroute('**/api/add_what');
    await card(page, 'Filter').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Filter'] }));
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  });
});
