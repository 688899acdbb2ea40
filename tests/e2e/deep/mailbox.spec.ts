import { expect, type LocalStack, newCompany, newPerson, test } from '../fixtures.ts';

/** Signs an address up without a screen, so that a mail goes out to it. */
async function sendMail(
  stack: LocalStack,
  person: { email: string; password: string; username: string },
): Promise<void> {
  const response = await fetch(stack.cognitoUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({
      ClientId: stack.pool.config().clientId,
      Username: person.email,
      Password: person.password,
      UserAttributes: [{ Name: 'name', Value: person.username }],
    }),
  });
  expect(response.status).toBe(200);
}

test.describe('the dev mailbox', () => {
  // The sandbox keeps the recorder of the test tool itself out of a mail.
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/Blocked script execution in '[^']*\/mails\//));

  test('shows a mail as soon as it is sent, and its link opens the web app in a new tab', async ({
    page,
    context,
    stack,
  }) => {
    const ann = newPerson();
    await page.goto(`${stack.mailboxUrl}/?to=${encodeURIComponent(ann.email)}`);
    await expect(page.getByText(`No mail to ${ann.email}.`)).toBeVisible();
    await sendMail(stack, ann);
    await expect(page.getByRole('article')).toContainText(ann.email);
    const link = page.frameLocator('article iframe').getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? 'none';
    await expect(
      page.frameLocator('article iframe').getByText(address, { exact: true }),
      'where the button does not work',
    ).toBeVisible();
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await tab.waitForURL((url) => url.origin === stack.webUrl);
    expect(page.url()).toContain(stack.mailboxUrl);
  });

  test('does not reload a mail that somebody is reading', async ({ page, stack }) => {
    const company = newCompany();
    const [ann, ben] = [newPerson({ company }), newPerson({ name: 'Ben', company })];
    await sendMail(stack, ann);
    const domain = ann.email.slice(ann.email.indexOf('@'));
    await page.goto(`${stack.mailboxUrl}/?to=${encodeURIComponent(domain)}`);
    await page.getByRole('navigation').getByText(ann.email).click();
    const article = await page.getByRole('article').elementHandle();
    await sendMail(stack, ben);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('article')).toContainText(ann.email);
    expect(await article?.evaluate((element) => element.isConnected), 'not even replaced by the same').toBe(true);
  });

  test('cannot be read by another page on this computer', async ({ page, stack, pageErrors }) => {
    pageErrors.allow(/Content Security Policy|Failed to fetch|ERR_/);
    await page.goto(stack.webUrl);
    const read = await page.evaluate(
      (url) =>
        fetch(`${url}/mails.json`, { mode: 'no-cors' }).then(
          () => 'read',
          () => 'refused',
        ),
      stack.mailboxUrl,
    );
    expect(read).toBe('refused');
  });
});
