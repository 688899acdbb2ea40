import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests of the calls, and those that look at the engines themselves, for `npm run test:table`, which names the engine. No part of `npm test`. */
export default defineConfig({
  test: {
    environment: 'node',
    // As in the main configuration: files share what they load, and a test waits for the engine half of the time.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: ['tests/calls/**/*.test.ts', 'tests/table/**/*.engine.ts'],
    setupFiles: 'tests/grants/record.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
});
