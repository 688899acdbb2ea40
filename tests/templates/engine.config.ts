import { defineConfig } from 'vitest/config';

/** What needs cfn-lint, which `npm run test:templates` installs and names, and so is no part of `npm test`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/infra/stacks/**/*.engine.ts'],
    testTimeout: 180_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
