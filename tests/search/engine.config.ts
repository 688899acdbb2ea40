import { defineConfig } from 'vitest/config';

/** What needs a real search engine, and so is no part of `npm test`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/search/**/*.engine.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    passWithNoTests: false,
    allowOnly: false,
  },
});
