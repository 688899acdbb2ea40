import * as texts from '#shared/texts/what/information.ts';
import { expect, test } from '../fixtures.ts';
import { card, face, press } from '../support/board.ts';
import { field, information, openInformation, whatIn } from '../support/information.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

test('the panel stands beside the board, moves no card, and leaves the map usable', async ({ page, openNewMap }) => {
  await openNewMap(page, { Find: ['Filter', 'Sort'], Book: ['Pay'] });
  const places = () => Promise.all(['Find', 'Filter', 'Book', 'Pay'].map((name) => card(page, name).boundingBox()));
  await face(page, 'Find').focus();
  const before = await places();
  await press(page, 'i');
  await expect(field(page, texts.longDescription)).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await information(page).boundingBox()).toMatchObject({ width: 420, x: 1280 - 420 });
  await expectNoSidewaysScroll(page);
  // The map is moved and written on, and the panel goes along.
  await press(page, 'ArrowDown');
  await expect(information(page, 'Filter')).toBeVisible();
  await press(page, ' ', 'ArrowDown', ' ');
  await expect(field(page, texts.order)).toHaveValue('2');
  await press(page, 'F2');
  await page.keyboard.type('Narrow down');
  await press(page, 'Enter');
  await expect(information(page, 'Narrow down')).toBeVisible();
});

test('without room beside the board the panel stands above it, and every card can be scrolled out from below it', async ({
  page,
  openNewMap,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openNewMap(page, { Find: [], Book: [], Ride: [], Leave: [] });
  await openInformation(page, 'Leave');
  const edge = 900 - 420;
  expect((await information(page).boundingBox())?.x).toBe(edge);
  await expect
    .poll(async () => {
      const box = await card(page, 'Leave').boundingBox();
      return box === null ? Infinity : box.x + box.width;
    })
    .toBeLessThanOrEqual(edge);
});

test('what a colleague changes shows in the panel, but for a field in which the user types', async ({
  page,
  openNewMap,
}) => {
  const { api, id } = await openNewMap(page, { Find: [] });
  const { id: whatId } = await whatIn(api, id, 'Find');
  await openInformation(page, 'Find');
  await field(page, texts.cost).fill('7');
  await api.call('change_what_fields', { containerId: id, whatId, fields: { cost: 3, value: 4 } });
  await expect(field(page, texts.value)).toHaveValue('4');
  await expect(field(page, texts.cost)).toHaveValue('7');
});
