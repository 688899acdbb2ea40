import { expect, test } from '../fixtures.ts';
import { collectPageErrors } from '../support/pageErrors.ts';

test.describe('the check for errors inside pages', () => {
  // A context of its own: the one that is watched for every test would fail this one.
  test('finds uncaught errors, console errors and violations of the content security policy', async ({
    browser,
    stack,
  }) => {
    const errors = collectPageErrors(stack);
    const context = await browser.newContext();
    errors.watch(context);
    const page = await context.newPage();
    await page.goto(stack.webUrl);
    expect(errors.unexpected()).toEqual([]);

    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('thrown on purpose');
      });
      console.error('logged on purpose');
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/pixel.png';
      document.body.append(image);
    });
    await expect.poll(() => errors.unexpected().join('\n')).toMatch(/uncaught: .*thrown on purpose/);
    await expect.poll(() => errors.unexpected().join('\n')).toMatch(/console: logged on purpose/);
    await expect.poll(() => errors.unexpected().join('\n')).toMatch(/console: .*Content Security Policy/);

    errors.allow(/./);
    expect(errors.unexpected()).toEqual([]);
    await context.close();
  });

  test('accepts a refusal by the API, and reports a missing file as an error', async ({ browser, stack }) => {
    const errors = collectPageErrors(stack);
    const context = await browser.newContext();
    errors.watch(context);
    const page = await context.newPage();
    await page.goto(stack.webUrl);
    const refused = await page.evaluate(async (url) => (await fetch(url)).status, `${stack.apiUrl}/company_users`);
    expect(refused).toBe(401);
    await page.evaluate(async () => {
      await fetch('/static/missing.js');
    });
    await expect.poll(() => errors.unexpected()).toEqual([expect.stringContaining('missing.js')]);
    await context.close();
  });
});
