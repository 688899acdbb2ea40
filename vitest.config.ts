import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests whose functions are watched at the table; what they did is judged when all of them have run. */
const watched = ['tests/{calls,events}/**/*.test.ts'];
const judging = ['tests/grants/unused.test.ts'];
/**
 * The suites that `npm test` leaves to `npm test -- --all`. A project with `exclude` of its own ignores vitest's
 * `--exclude`.
 */
const excluded = process.env['WITHOUT_DEEP'] === '1' ? ['tests/**/deep/**'] : [];

// Workers inherit it through the environment; this file is read more than once.
process.env['TABLE_RECORDINGS'] ??= join(tmpdir(), `storyd-table-${process.pid}`);

/**
 * Everything that runs without a browser: rules, calls against a real table engine, infrastructure, repository rules.
 * Call tests start their own engine, so there is no set-up here that every other test would have to wait for.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Files share what they load, a third of the whole time otherwise. So each leaves process, environment and modules
    // as it found them.
    isolate: false,
    // On two cores there would be one: the table's engine is another process, and a test waits for it half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // On a busy machine all take several times as long. A limit is for tests that hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A file without tests and a misspelt filter are both mistakes, never a pass.
    passWithNoTests: false,
    allowOnly: false,
    // A list that ought to be empty is shown whole.
    chaiConfig: { truncateThreshold: 1_000 },
    // The SDK says on every start that it will drop this version of Node one day.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'table',
          include: watched,
          exclude: excluded,
          setupFiles: ['tests/grants/record.ts', 'tests/calls/support/clock.ts'],
          globalSetup: 'tests/grants/forget.ts',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'more',
          include: ['tests/**/*.test.ts'],
          exclude: ['node_modules/**', 'dist/**', ...watched, ...judging, ...excluded],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: excluded,
          environment: 'jsdom',
          globalSetup: 'tests/web/support/stack.ts',
          setupFiles: 'tests/web/support/browser.ts',
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'grants', include: judging, sequence: { groupOrder: 1 } } },
    ],
  },
});
