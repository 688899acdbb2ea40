import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { expect, type LocalStack, newCompany, newPerson, type Page, type Person, test } from './fixtures.ts';

/** The button of the mail with a subject, once it has come. */
async function linkOf(stack: LocalStack, { email }: Person, subject: string): Promise<string> {
  const find = () => stack.mailbox.mails(email).find((mail) => mail.subject === subject);
  await expect.poll(() => find()?.subject, { message: `a mail to ${email}` }).toBe(subject);
  return (/<a href="([^"]+)" style="display:inline-block/.exec(find()?.html ?? '')?.[1] ?? '').replaceAll('&amp;', '&');
}

/** Follows the link of a mail in a browser in which nobody is signed in, and signs in there. */
async function followSignedOut(page: Page, link: string, { email, password }: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel(sessionTexts.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: sessionTexts.continue, exact: true }).click();
  await page.getByLabel(sessionTexts.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: sessionTexts.signIn, exact: true }).click();
}

test('somebody asks to be let in, an admin gets a mail that leads to the request, and lets them in', async ({
  page,
  openPage,
  register,
  signIn,
  stack,
}) => {
  const company = newCompany();
  const ann = newPerson({ company });
  const bob = newPerson({ name: 'Bob', company });
  await register(ann);
  await register(bob);
  await signIn(page, bob, '/no_access');
  await page.getByRole('button', { name: commonTexts.askForAccess }).click();
  await expect(page.getByText(sessionTexts.askedForAccess)).toBeVisible();

  const theirs = await openPage();
  const asked = await linkOf(stack, ann, noticeTexts.companyRequest.title({ name: bob.username }));
  await followSignedOut(theirs, asked, ann);
  await expect(theirs).toHaveURL(/\/admin\?tab=requests$/);
  const requests = theirs.getByRole('region', { name: adminTexts.requests });
  await requests.getByRole('button', { name: adminTexts.letInNamed({ person: bob.username }) }).click();
  await expect(requests).toContainText(adminTexts.requestsAnswered);

  await page.goto(await linkOf(stack, bob, noticeTexts.letIn.title));
  await expect(page.getByRole('heading', { level: 1, name: navigationTexts.storyMaps })).toBeVisible();
  await expect(page).toHaveURL(/\/story_maps/);
});

test('the mail about a request for a story map leads through the sign-in to the inbox, where the owner answers', async ({
  page,
  register,
  apiAs,
  stack,
}) => {
  const company = newCompany();
  const ann = newPerson({ company });
  const bob = newPerson({ name: 'Bob', company });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const { id } = await api.call('story_map_container_create', { name: 'Desks', why: 'Find a desk' });
  await (await apiAs(bob)).call('request_container_access', { containerId: id, access_type: 'view' });
  const link = await linkOf(stack, ann, noticeTexts.mapRequest.title({ name: bob.username }));
  await followSignedOut(page, link, ann);
  const inbox = page.getByRole('region', { name: sharingTexts.inbox });
  const person = bob.username;
  await inbox.getByRole('button', { name: sharingTexts.approveNamed.view({ person, map: 'Desks' }) }).click();
  await expect(inbox).toContainText(sharingTexts.none);
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.close }).click();
  await expect(inbox).toHaveCount(0);
  await linkOf(stack, bob, noticeTexts.accepted.title({ map: 'Desks' }));
  // Signed in, the same link leads there at once.
  await page.goto(link);
  await expect(inbox).toBeVisible();
});
