import { defineConfig } from 'vitest/config';

/** What needs a deployment, and so is no part of `npm test`. One file at a time: all are guests of one emulator. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/cloud/**/*.cloud.ts'],
    globalSetup: ['tests/cloud/deployed.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
});
