import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/chromium.mjs';

// The SDK says on every start that it will drop this version of Node one day.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const executablePath = findChromium();

/** Browser tests: the built application on a local stack of its own per worker (see `tests/e2e/fixtures.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/buildWeb.ts',
  outputDir: 'test-results',
  workers: 2,
  // On a busy machine all take several times as long. A limit is for tests that hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A recording costs a third of the whole run; `--trace=on` records one test.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Needs a download that Debian's Chromium does not come with.
    video: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
