import * as texts from '#shared/texts/comments.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { type Api, expect, type Page, test } from './fixtures.ts';
import { card, face, makeMap, press, url } from './support/board.ts';
import { information } from './support/information.ts';
import { addMember, newColleague } from './support/members.ts';
import { openLive } from './support/openLive.ts';
import type { Person } from './support/people.ts';

const field = (page: Page) => information(page).getByLabel(texts.addLabel, { exact: true });
const comment = (page: Page, text: string) => information(page).getByRole('article').filter({ hasText: text });

/** A map of Ann's that Ben may view. */
async function mapWithViewer(
  newUser: () => Promise<{ person: Person; api: Api }>,
  register: (person: Person) => Promise<void>,
) {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'viewer');
  return { ann, ben, id };
}

/** Opens the comments of a card by its key. */
async function openComments(page: Page, name: string): Promise<void> {
  await face(page, name).focus();
  await press(page, 't');
}

test('two people talk about an Activity: comment, reply, resolve, delete', async ({
  page,
  openPage,
  register,
  signIn,
  newUser,
}) => {
  const { ann, ben, id } = await mapWithViewer(newUser, register);
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, url(id)));
  await openLive(other, () => signIn(other, ben, url(id)));

  await openComments(page, 'Find');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Do we **need** this?');
  await page.keyboard.press('Control+Enter');
  await expect(comment(page, 'Do we need this?').locator('strong')).toHaveText('need');
  await expect(field(page)).toHaveValue('');

  // The other one sees a mark on the card, which goes once they have looked.
  const mark = card(other, 'Find').getByRole('img', {
    name: texts.withUnread({ threads: texts.openThreads({ count: 1 }) }),
  });
  await expect(mark).toBeVisible();
  await openComments(other, 'Find');
  await expect(comment(other, 'Do we need this?')).toContainText(texts.fresh);
  await expect(
    card(other, 'Find').getByRole('img', { name: texts.openThreads({ count: 1 }), exact: true }),
  ).toBeVisible();

  await information(other).getByRole('button', { name: texts.reply, exact: true }).click();
  await other.keyboard.type('Yes, people ask for it');
  await other.keyboard.press('Control+Enter');
  await expect(comment(page, 'Yes, people ask for it')).toBeVisible();

  // Only the owner of the map has a menu for it beside its author, and cannot edit it.
  await comment(page, 'Yes, people ask for it')
    .getByRole('button', { name: texts.menuOf({ name: ben.username }) })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([texts.remove]);
  await page.keyboard.press('Escape');
  await expect(
    comment(other, 'Do we need this?').getByRole('button', { name: texts.menuOf({ name: ann.username }) }),
  ).toHaveCount(0);

  await comment(other, 'Yes, people ask for it')
    .getByRole('button', { name: texts.menuOf({ name: ben.username }) })
    .click();
  await other.getByRole('menuitem', { name: texts.edit }).click();
  await expect(information(other).getByLabel(texts.editLabel)).toBeFocused();
  await other.keyboard.press('End');
  await other.keyboard.type(' every day');
  await other.keyboard.press('Control+Enter');
  await expect(comment(page, 'Yes, people ask for it every day')).toContainText(texts.edited);

  await information(page).getByRole('button', { name: texts.resolve, exact: true }).click();
  await expect(comment(page, 'Do we need this?')).toHaveCount(0);
  await expect(card(other, 'Find').getByRole('img', { name: texts.openThreads({ count: 1 }) })).toHaveCount(0);
  await information(other)
    .getByRole('button', { name: texts.resolved({ count: 1 }) })
    .click();
  await information(other).getByRole('button', { name: texts.reopen, exact: true }).click();
  await expect(comment(page, 'Do we need this?')).toBeVisible();

  await comment(page, 'Do we need this?')
    .getByRole('button', { name: texts.menuOf({ name: ann.username }) })
    .click();
  await page.getByRole('menuitem', { name: texts.remove }).click();
  await expect(information(other).getByText(texts.deleted)).toBeVisible();
  await expect(comment(other, 'Yes, people ask for it every day')).toBeVisible();
  await expect(information(page).getByRole('button', { name: texts.reply, exact: true })).toHaveCount(0);
});

test('viewers only read once the owner has stopped them from commenting', async ({
  page,
  openPage,
  register,
  signIn,
  newUser,
}) => {
  const { ann, ben, id } = await mapWithViewer(newUser, register);
  const other = await openPage();
  await openLive(other, () => signIn(other, ben, url(id)));
  await openComments(other, 'Find');
  await expect(field(other)).toBeFocused();

  await signIn(page, ann, url(id));
  await page.getByRole('button', { name: sharingTexts.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: sharingTexts.shareTitle({ map: 'Desks' }) });
  await dialog.getByRole('switch', { name: texts.viewersComment }).click();
  await expect(field(other)).toHaveCount(0);
  await expect(information(other).getByText(texts.nothingToSay)).toBeVisible();
  await dialog.getByRole('switch', { name: texts.viewersComment }).click();
  await expect(field(other)).toBeVisible();
  await dialog.getByRole('button', { name: commonTexts.close }).click();
});

test('a comment that cannot be sent stays in its field, and one that was not sent is there after a reload', async ({
  page,
  openNewMap,
}) => {
  await openNewMap(page, { Find: [] });
  await openComments(page, 'Find');
  await expect(field(page)).toBeFocused();
  await page.route('**/api/add_comment', (route) =>
    route.fulfill({ status: 409, json: { code: 'too-many-comments', message: 'Full' } }),
  );
  await page.keyboard.type('Kept');
  await page.keyboard.press('Control+Enter');
  await expect(information(page).getByText('Full')).toBeVisible();
  await expect(field(page)).toHaveValue('Kept');
  await page.reload();
  await expect(field(page)).toHaveValue('Kept');
});
