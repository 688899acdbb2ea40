import * as texts from '#shared/texts/comments.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import { expect, test } from './fixtures.ts';
import { face, makeMap, press, url } from './support/board.ts';
import { information } from './support/information.ts';
import { addMember, newColleague } from './support/members.ts';
import { openLive } from './support/openLive.ts';

test('a mention arrives in the inbox without a reload, leads to its thread and goes once that was seen', async ({
  page,
  openPage,
  register,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'viewer');
  const other = await openPage();
  await openLive(other, () => signIn(other, ben, '/story_maps'));
  await signIn(page, ann, url(id));
  await face(page, 'Find').focus();
  await press(page, 't');
  await expect(information(page).getByLabel(texts.addLabel, { exact: true })).toBeFocused();
  await page.keyboard.type('What do you think, @Be');
  const list = page.getByRole('listbox', { name: texts.mentionPeople });
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(information(page).getByRole('article')).toContainText(`@${ben.username}`);

  await other.getByRole('button', { name: inboxTexts.opened({ count: 1 }) }).click();
  await other.getByRole('link', { name: /Find/ }).click();
  const comment = information(other).getByRole('article').filter({ hasText: 'What do you think' });
  await expect(comment).toBeInViewport();
  await expect(other).toHaveURL(/comment=/);
  await expect(other.getByRole('button', { name: inboxTexts.title, exact: true })).toBeVisible();
});
