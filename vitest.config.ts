import { defineConfig } from 'vitest/config';

/**
 * Everything that runs without a browser: rules, calls against a real table engine, infrastructure, repository rules.
 * Call tests start their own engine, so there is no set-up here that every other test would have to wait for.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A file without tests and a misspelt filter are both mistakes, never a pass.
    passWithNoTests: false,
    allowOnly: false,
    // The SDK says on every start that it will drop this version of Node one day.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
});
