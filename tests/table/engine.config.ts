import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the calls, and those that look at the engines themselves, for `npm run test:table`, which names the
 * engine. No part of `npm test`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // As in the main configuration: a test waits for the engine half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: 'tests/grants/record.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      // Files share what they load, as in the main configuration too.
      { extends: true, test: { name: 'calls', include: ['tests/calls/**/*.test.ts'], isolate: false } },
      // Starts the other engine beside the one that all else has been loaded with.
      { extends: true, test: { name: 'engines', include: ['tests/table/**/*.engine.ts'] } },
    ],
  },
});
