import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import { expect, type Page, test } from './fixtures.ts';
import { face, makeMap, press, url } from './support/board.ts';
import { newColleague } from './support/members.ts';

const link = (page: Page) =>
  page.getByRole('navigation', { name: navigationTexts.label }).getByRole('link', { name: navigationTexts.requests });
const tab = (page: Page, name: string) => page.getByRole('link', { name }).click();
const card = (page: Page, wanted: string) => page.getByRole('listitem', { name: wanted });
const answer = (page: Page, name: TextWithParts<'text'>, text: string) =>
  page.getByRole('button', { name: name({ text }) }).click();

/** Asks for another text of an Activity on the board. */
async function askFor(page: Page, old: string, wanted: string): Promise<void> {
  await face(page, old).focus();
  await press(page, 'F2');
  await expect(page.getByText(changeRequestTexts.fieldNote)).toBeVisible();
  await page.keyboard.type(wanted);
  await press(page, 'Enter');
  await page.getByRole('dialog').getByRole('button', { name: changeRequestTexts.ask }).click();
  await expect(page.getByText(changeRequestTexts.asked)).toBeVisible();
}

test('two owners: one asks and the other accepts, both see the new text; a declined request is escalated and accepted by an admin', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const bob = await newColleague(api, register, ann);
  const cleo = await newColleague(api, register, ann, 'Cleo');
  const [bobs, cleos] = [
    await makeMap(await apiAs(bob), 'Desks', { Find: [] }),
    await makeMap(await apiAs(cleo), 'Halls', { Find: [] }),
  ];
  const theirs = await openPage();
  await signIn(page, bob, url(bobs));
  await signIn(theirs, cleo, url(cleos));

  await askFor(page, 'Find', 'Find a place');
  await theirs.reload();
  await expect(link(theirs)).toHaveAccessibleName(/1/);
  await link(theirs).click();
  await tab(theirs, texts.tabs.awaiting);
  await expect(card(theirs, 'Find a place').locator('ins')).toHaveText('a place');
  await answer(theirs, texts.acceptNamed, 'Find a place');
  await expect(theirs.getByText(texts.outcomes.applied({ text: 'Find a place' }))).toBeVisible();
  await expect(link(theirs)).toHaveAccessibleName(navigationTexts.requests);
  await theirs.goto(url(cleos));
  await expect(face(theirs, 'Find a place')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(face(page, 'Find a place')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await askFor(page, 'Find a place', 'Book');
  await theirs.goto('/change_requests?tab=awaiting');
  await answer(theirs, texts.declineNamed, 'Book');
  await expect(theirs.getByRole('region', { name: texts.lists.answered })).toContainText(texts.answers.declined);
  await link(page).click();
  await expect(card(page, 'Book')).toContainText(texts.answers.declined);
  await answer(page, texts.escalateNamed, 'Book');
  await expect(page.getByText(texts.results.escalated)).toBeVisible();

  const admins = await openPage();
  await signIn(admins, ann, '/admin?tab=requests');
  await answer(admins, texts.acceptForAllNamed, 'Book');
  await admins.getByRole('dialog').getByRole('button', { name: texts.acceptForAll }).click();
  await expect(admins.getByText(texts.outcomes.appliedByAdmin({ text: 'Book' }))).toBeVisible();
  await expect(async () => {
    await theirs.goto(url(cleos));
    await expect(face(theirs, 'Book')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
