import * as commonTexts from '#shared/texts/common.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { expect, test } from '../fixtures.ts';
import { face, url } from '../support/board.ts';
import { field, information, openInformation, whatIn } from '../support/information.ts';

test('Back closes what is open on a board, saves what was typed, and then leads to the page before', async ({
  page,
  openNewMap,
}) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await page.goto('/story_maps');
  await page.goto(url(id));
  const { href } = new URL(page.url());

  await openInformation(page, 'Find');
  await field(page, informationTexts.longDescription).pressSequentially('Many words');
  await page.goBack();
  await expect(information(page)).toBeHidden();
  await expect(page).toHaveURL(href);
  const { id: whatId } = await whatIn(api, id, 'Find');
  await expect
    .poll(async () => (await api.call('what_details', { containerId: id, whatId })).longDescription.text)
    .toBe('Many words');

  await face(page, 'Find').click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(href);

  await openInformation(page, 'Find');
  await information(page).getByRole('button', { name: commonTexts.close, exact: true }).click();
  await expect(information(page)).toBeHidden();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL(/\/story_maps$/);
});
