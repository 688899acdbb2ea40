import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { apiAs } from './support/api.ts';
import { dragTo, face, press, seen, standing, stored, url } from './support/board.ts';
import { newPerson } from './support/people.ts';
import { signInOnScreen, signUpOnScreens } from './support/session.ts';

const portOf = (address: string) => Number(new URL(address).port);

/** The whole journey of a newcomer, with data that outlives the run: two runs of the product on one folder. */
test('somebody signs up, builds a map, restarts everything and finds it again; nobody else does', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'storyd-journey-'));
  let stack: LocalStack | undefined = await startLocalStack({ web: 'built', dataDir });
  try {
    const nora = newPerson({ name: 'Nora' });
    const page = await (await browser.newContext({ baseURL: stack.webUrl })).newPage();
    await signUpOnScreens(page, nora, stack);
    await page.getByRole('button', { name: storyMapsTexts.create }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Harbour tours');
    await press(page, 'Tab');
    await page.keyboard.type('Visitors find a boat in a minute');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/map\/activity$/);
    const id = /story_map\/([^/]+)/.exec(page.url())?.[1] ?? '';

    await expect(page.getByRole('button', { name: storyMapTexts.add, exact: true })).toBeFocused();
    await press(page, 'Enter');
    for (const text of ['Find', 'Book', 'Pay', 'Board', 'Enjoy', 'Rate']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await page.keyboard.type('Share');
    await press(page, 'Tab');
    for (const text of ['Take a picture', 'Send it', 'Tag friends']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await press(page, 'Escape');
    await dragTo(page, 'Send it', 'Take a picture', { x: 0.3, y: 0.1 });
    await face(page, 'Pay').focus();
    await press(page, ' ', 'ArrowLeft', ' ');
    const built = standing({
      Find: [],
      Pay: [],
      Book: [],
      Board: [],
      Enjoy: [],
      Rate: [],
      Share: ['Send it', 'Take a picture', 'Tag friends'],
    });
    await expect.poll(() => seen(page)).toEqual(built);
    const api = await apiAs(stack, nora);
    await expect.poll(() => stored(api, id)).toEqual(built);
    await page.reload();
    await expect.poll(() => seen(page)).toEqual(built);

    const ports = { web: portOf(stack.webUrl), cognito: portOf(stack.cognitoUrl), mailbox: portOf(stack.mailboxUrl) };
    await stack.stop();
    stack = undefined;
    stack = await startLocalStack({ web: 'built', dataDir, ports });
    await page.goto(`${stack.webUrl}${url(id)}`);
    await expect.poll(() => seen(page)).toEqual(built);

    const colleague = newPerson({ name: 'Otto', company: nora.email.split('@')[1] ?? '' });
    await (await apiAs(stack, nora)).call('add_registered_email', { email: colleague.email });
    for (const person of [colleague, newPerson({ name: 'Eve' })]) {
      await stack.pool.admin.createConfirmedUser(person);
      const elsewhere = await (await browser.newContext()).newPage();
      await signInOnScreen(elsewhere, person, stack.webUrl);
      await elsewhere.goto(`${stack.webUrl}${url(id)}`);
      await expect(elsewhere.getByText(errorTexts.mapNotVisible)).toBeVisible();
      await expect(elsewhere.getByText('Harbour tours')).toHaveCount(0);
    }
  } finally {
    await stack?.stop();
    rmSync(dataDir, { recursive: true });
  }
});
