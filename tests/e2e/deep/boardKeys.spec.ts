import * as errors from '#shared/errors.ts';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as resultTexts from '#shared/texts/paletteResults.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, newPerson, test } from '../fixtures.ts';
import { announcement, card, face, makeMap, openMap, press, seen, standing, stored } from '../support/board.ts';

const LONG = `${'Very long words that nobody can read on a small card. '.repeat(6)}The end`;

test.describe('the map by keyboard and by ear', () => {
  test('is a grid whose first row is the backbone and whose other rows are the cards at the same height', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', { Find: ['Filter', 'Sort'], Book: ['Pick'] });
    await openMap(page, ann, id, signIn);
    await expect(page.locator('[role="grid"]')).toHaveAttribute('aria-colcount', '3');
    const cells = await page.locator('[role="row"]').evaluateAll((rows) =>
      rows.map((row) =>
        (row.getAttribute('aria-owns') ?? '').split(' ').map((cell) => {
          const element = document.getElementById(cell);
          return `${element?.getAttribute('aria-colindex')} ${element?.querySelector('[data-focus-target]')?.textContent}`;
        }),
      ),
    );
    const { add, addUnder } = storyMapTexts;
    expect(cells).toEqual([
      ['1 Find', '2 Book', `3 ${add}`],
      ['1 Filter', '2 Pick'],
      ['1 Sort', `2 ${addUnder}`],
      [`1 ${addUnder}`],
    ]);
  });

  test('is entered by an arrow key from wherever nothing has the focus, and not from a control', async ({
    page,
    openNewMap,
  }) => {
    await openNewMap(page, { Find: [], Book: [] });
    await press(page, 'ArrowRight');
    await expect(face(page, 'Find')).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(face(page, 'Book')).toBeFocused();
    const zoom = page.getByRole('button', { name: storyMapTexts.zoom.in });
    await zoom.focus();
    await press(page, 'ArrowRight');
    await expect(zoom).toBeFocused();
  });

  test('finds an Activity from anywhere, goes there, or back to the former place', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const columns = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`Step ${index}`, [`Desk near window ${index}`]]),
    );
    const id = await makeMap(await apiAs(ann), 'Desks', { ...columns, Leave: ['Hand the DESK back'] });
    await openMap(page, ann, id, signIn);
    const field = page.getByRole('combobox', { name: paletteTexts.labelOnMap });

    await page.locator('body').press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('hand  the desk');
    await expect(page.getByRole('option')).toHaveText([
      `Hand the DESK back${storyMapTexts.underNamed({ name: 'Leave' })}`,
    ]);
    await expect(page.getByText(resultTexts.found.activities({ count: 1 }))).toBeVisible();
    await press(page, 'Enter');
    await expect(field).toHaveCount(0);
    await expect(face(page, 'Hand the DESK back')).toBeFocused();
    await expect(face(page, 'Hand the DESK back')).toBeInViewport({ ratio: 1 });
    await expect(announcement(page)).toContainText(
      storyMapTexts.announcements.atUnder({ name: 'Hand the DESK back', position: 1, count: 1, parent: 'Leave' }),
    );

    await press(page, 'Control+k');
    await page.keyboard.type('window');
    await expect(page.getByRole('option')).toHaveCount(8);
    await press(page, 'ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('window 1');
    await press(page, 'ArrowUp', 'ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toContainText('window 7');
    await press(page, 'Escape');
    await expect(face(page, 'Hand the DESK back')).toBeFocused();
    await press(page, '/');
    await page.keyboard.type('nowhere');
    await expect(page.getByText(resultTexts.nothing({ query: 'nowhere' }))).toBeVisible();
    await press(page, 'Enter');
    await expect(field).toBeFocused();
    await press(page, 'Escape');
    await expect(field).toHaveCount(0);
    await page.locator('body').press('?');
    await expect(page.getByRole('dialog', { name: storyMapTexts.keysTitle })).toBeVisible();
  });

  test('saves what is being written when the search opens, and ignores its key while typing', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: [] });
    await openMap(page, ann, id, signIn);
    await face(page, 'Find').focus();
    await press(page, 'n');
    await page.keyboard.type('Book/f0?');
    await press(page, 'Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await press(page, 'Escape');
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: [], 'Book/f0?': [] }));
  });

  test('shows the full text of a shortened card and purpose', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { [LONG]: [] }, LONG);
    await openMap(page, ann, id, signIn);
    await page.locator('[data-column] [data-focus-target]').first().focus();
    await press(page, 'v');
    await expect(page.getByRole('dialog', { name: storyMapTexts.readTitle }).getByText(/The end$/)).toBeInViewport();
    await press(page, 'Escape');
    await expect(page.locator('[data-column] [data-focus-target]').first()).toBeFocused();
    await page.getByRole('button', { name: /^Purpose/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: storyMapTexts.purposeTitle }).getByText(/The end$/)).toBeInViewport();
  });

  test('offers the Activity that already has a description: to go to it, or to reuse it', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    await makeMap(api, 'Rooms', { Enter: [] });
    const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    await openMap(page, ann, id, signIn);
    const rename = async (from: string, to: string) => {
      await face(page, from).focus();
      await press(page, 'F2');
      await page.keyboard.type(to);
      await press(page, 'Enter');
      await expect(page.getByText(errors.descriptionTaken.message)).toBeVisible();
    };
    await rename('Filter', 'BOOK');
    await page.getByRole('button', { name: storyMapTexts.takenShow }).click();
    await expect(face(page, 'Book')).toBeFocused();
    await page.getByRole('button', { name: storyMapTexts.discard }).click();
    await expect(face(page, 'Filter')).toBeFocused();

    await rename('Find', 'enter');
    await expect(page.getByText(storyMapTexts.takenKeep)).toBeVisible();
    await page.getByRole('button', { name: storyMapTexts.discard }).click();
    await rename('Filter', 'enter');
    await page.getByRole('button', { name: storyMapTexts.takenUse }).click();
    await expect(card(page, 'Enter')).toBeVisible();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Enter'], Book: [] }));
    expect(await seen(page)).toEqual(standing({ Find: ['Enter'], Book: [] }));
    await expect(face(page, 'Enter')).toBeFocused();
  });
});
