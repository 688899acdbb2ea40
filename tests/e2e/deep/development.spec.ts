import { expect, test } from '@playwright/test';
import { startLocalStack } from '#infra/local/stack.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { newPerson } from '../support/people.ts';
import { signInOnScreen } from '../support/session.ts';

/** `npm start -- --dev`: the application from its sources, in which React mounts everything twice. */
test('in development a dialog focuses its first field as well', async ({ page }) => {
  test.setTimeout(240_000);
  // The build before all browser tests leaves its own in the environment, with which React would behave as built.
  process.env['NODE_ENV'] = 'development';
  const stack = await startLocalStack({ web: 'dev' });
  try {
    const ann = newPerson();
    await stack.pool.admin.createConfirmedUser(ann);
    // The development server makes the libraries ready when they are first asked for.
    await page.goto(`${stack.webUrl}/login`, { timeout: 90_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await signInOnScreen(page, ann, stack.webUrl);
    const create = page.getByRole('button', { name: storyMapsTexts.create }).first();
    await create.click();
    await expect(page.getByRole('dialog').getByLabel(storyMapsTexts.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
  } finally {
    await stack.stop();
  }
});
